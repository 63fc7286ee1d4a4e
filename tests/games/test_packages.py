"""Games of other packages: found by entry point; a broken one names itself, the others load."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from lutece import games
from lutece.kernel.contract import ComponentsError

ROOT = Path(__file__).parents[2]
WRONG = {
    "missing": ("missing = wrong.nothing:DESCRIPTION", "ModuleNotFoundError"),
    "number": ("number = wrong:NUMBER", "gives a int, not a Description"),
    "other": ("other = wrong:PARIS", "its description is of 'paris'"),
    "no-rules": ("no-rules = wrong:NO_RULES", "No module named 'wrong.rules'"),
    "no-game": ("no-game = wrong:NO_GAME", "list is not a Game"),
    "no-texts": ("no-texts = wrong:NO_TEXTS", "its file nowhere.ftl is missing"),
    "paris": ("paris = wrong:NUMBER", None),  # a name in use stays whose it is
}
SOURCE = """
from pathlib import Path
from msgspec.structs import replace
from lutece.games.paris.description import DESCRIPTION as PARIS
NUMBER = 3
NO_RULES = replace(PARIS, name="no-rules", game="wrong.rules:Game")
NO_GAME = replace(PARIS, name="no-game", game="builtins:list")
NO_TEXTS = replace(PARIS, name="no-texts", texts={"it": Path("nowhere.ftl")})
"""
SCRIPT = """
import sys
from lutece import games
from lutece.kernel.contract import ComponentsError
from lutece.kernel.errors import LuteceError
for name in sys.argv[1:]:
    try:
        print(name, games.load(name).title)
    except LuteceError as error:
        print(name, type(error).__name__, error)
print("usable", *games.NAMES, "loaded", *(game.name for game in games.load_all()))
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a process says that finds a package full of mistakes."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "wrong").mkdir()
    (folder / "wrong" / "__init__.py").write_text(SOURCE)
    metadata = folder / "wrong_games-1.2.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong-games\nVersion: 1.2\n")
    lines = "\n".join(line for line, _ in WRONG.values())
    (metadata / "entry_points.txt").write_text(f"[lutece.games]\n{lines}\n")
    env = os.environ | {"PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", SCRIPT, *WRONG]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", [name for name, (_, problem) in WRONG.items() if problem])
def test_a_broken_package_names_itself_and_what_is_wrong(told: list[str], name: str) -> None:
    [line] = [line for line in told if line.startswith(f"{name} ")]
    assert f"The game {name!r} of wrong-games 1.2 cannot be used" in line
    assert str(WRONG[name][1]) in line


def test_the_other_games_still_load(told: list[str]) -> None:
    assert "paris Paris" in told
    assert told[-1] == "usable paris paris-paris loaded paris paris-paris"


def test_our_games_are_declared_as_those_of_other_packages() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert declared["project"]["entry-points"]["lutece.games"] == games.OWN


def test_components_can_be_given_as_text_or_file() -> None:
    file = games.components_file("paris-paris")
    text = file.read_text(encoding="utf-8")
    plain, given = games.load("paris-paris"), games.load("paris-paris", text)
    assert given.edition == plain.edition == games.load("paris-paris", file).edition
    other = games.load(
        "paris-paris", text.replace("Bastille", "Bercy").replace("bastille", "bercy")
    )
    assert other.edition != plain.edition


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("own.toml", "give a file as a Path"),
        ("[[[", "not a TOML file"),
        ('format = "lutece-components/1"\ngame = "paris"\n', "it is for 'paris'"),
    ],
)
def test_a_wrong_text_of_components_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(ComponentsError, match="The components cannot be used") as caught:
        games.load("paris-paris", text)
    assert problem in str(caught.value)
