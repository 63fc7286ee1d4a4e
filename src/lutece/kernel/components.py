"""Components files: every figure of a game as data, with the source it comes from."""

import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from lutece.kernel.contract import ComponentsError
from lutece.kernel.reading import convert

FORMAT = "lutece-components/1"

Source = Literal["S", "D", "P", "R"]
SOURCES: dict[Source, str] = {
    "S": "stated in a rulebook",
    "D": "deduced from the rulebooks",
    "P": "found in public descriptions of the printed game",
    "R": "reconstructed to fit everything known",
}

C = TypeVar("C", bound="Components")


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """What the components file of every game starts with."""

    format: str
    game: str


def name_of(source: Path | str) -> str:
    """The name of components in messages: their file, or "The components"."""
    return str(source) if isinstance(source, Path) else "The components"


def read_components(source: Path | str, kind: type[C], game: str) -> C:
    """Read and type the components of a file or of a text.

    Whether their figures make a game is for the game to say.
    """
    name = name_of(source)
    if isinstance(source, str) and "\n" not in source and source.endswith(".toml"):
        raise ComponentsError(name, [f"{source!r} is no text of components; give a file as a Path"])
    try:
        text = source if isinstance(source, str) else source.read_text(encoding="utf-8-sig")
        data = tomllib.loads(text)
    except OSError as error:
        raise ComponentsError(name, [f"it cannot be read: {error.strerror}"]) from None
    except (ValueError, RecursionError) as error:  # not TOML, not text, or absurdly large
        raise ComponentsError(name, [f"it is not a TOML file: {error}"]) from None
    if data.get("format") != FORMAT:
        found = data.get("format", "nothing")
        raise ComponentsError(name, [f"its format should be {FORMAT!r}, it says {found!r}"])
    if data.get("game") != game:
        raise ComponentsError(name, [f"it is for {data.get('game')!r}, this game is {game!r}"])
    try:
        return convert(data, kind)
    except msgspec.ValidationError as error:
        raise ComponentsError(name, [str(error).replace("$.", "")]) from None


@cache
def slug(name: str) -> str:
    """A name in the notation: lower case, accents dropped, spaces to hyphens, œ as oe."""
    plain = unicodedata.normalize("NFD", name.lower().replace("œ", "oe"))
    return "".join(c for c in plain if not unicodedata.combining(c)).replace(" ", "-")
