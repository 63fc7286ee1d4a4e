"""Words as everything in the house sends them: a key, its arguments, and the English sentence.

Pages in other languages speak the key with its arguments; the terminal prints the sentence.
Arguments are plain names and figures (`seat`: 2, `place`: "bank/chaillot"), never words of a
language. An argument that is itself a key (`asked`, `effect`) is spoken with the same arguments.
"""

from collections.abc import Mapping
from typing import NamedTuple

Args = dict[str, str | int]


class Said(NamedTuple):
    """Words as a key and its arguments, and the English sentence that they make."""

    key: str
    args: Mapping[str, str | int]
    text: str


class Prompt(NamedTuple):
    """What the seat to move is asked, and by which rule."""

    rule: str
    said: Said


class Refusal(NamedTuple):
    """Why a decision is not legal, and by which rule."""

    rule: str
    said: Said
