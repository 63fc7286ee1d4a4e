"""A light installation: what needs an extra says which."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [("uvicorn", "serve", "serve"), ("sqlalchemy", "admin tables", "serve")],
)
def test_what_is_not_installed_is_named(missing: str, command: str, extra: str) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None; sys.argv = ['lutece', *{command.split()}]; "
        "from lutece.cli.main import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    said = " ".join(done.stderr.split())
    assert missing in said
    assert f"pip install 'lutece[{extra}]'" in said


def test_environments_are_found_without_loading_the_rules() -> None:
    code = "import sys, lutece.envs; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
