"""Every test has a home of its own: `play` saves there."""

from pathlib import Path

import pytest

from lutece.kernel.jit import cache_root


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("LUTECE_CACHE", str(cache_root().parent))  # compiled code stays
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.chdir(tmp_path)
    return folder
