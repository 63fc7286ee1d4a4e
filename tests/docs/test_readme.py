"""The README: what it links to is there, and the package's copy of it stands alone."""

import re
import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TARGET = re.compile(r"\]\(([^)]+)\)")


def metadata(monkeypatch: pytest.MonkeyPatch, repository: str) -> dict[str, Any]:
    """What a build with this address adds."""
    monkeypatch.setenv("LUTECE_REPOSITORY", repository)
    hook = runpy.run_path(str(ROOT / "hatch_build.py"))["RepositoryHook"]
    added: dict[str, Any] = {}
    hook.update(SimpleNamespace(root=str(ROOT)), added)
    return added


def test_files_that_the_readme_links_to_are_there() -> None:
    targets = TARGET.findall((ROOT / "README.md").read_text())
    assert len(targets) > 20
    for target in targets:
        assert (ROOT / target).exists(), target


def test_readme_of_the_package_has_full_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    added = metadata(monkeypatch, "https://a.example/lutece/")
    text = added["readme"]["text"]
    assert all(target.startswith("https://a.example/lutece/") for target in TARGET.findall(text))
    assert "](https://a.example/lutece/raw/main/docs/images/paris.jpg)" in text
    assert "](https://a.example/lutece/blob/main/docs/bots.md)" in text
    assert added["urls"]["Source"] == "https://a.example/lutece"


def test_package_without_a_repository_names_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    added = metadata(monkeypatch, "")
    assert added["readme"]["text"] == (ROOT / "README.md").read_text()
    assert "urls" not in added
