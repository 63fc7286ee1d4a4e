"""Messages: a text key, its arguments, and the English sentence.

The page looks the key up in its language; the terminal prints the sentence. Arguments are plain
names and numbers (`seat`: 2, `place`: "bank/chaillot"), never words of a language. An argument that
is itself a key (`asked`, `effect`) is looked up with the same arguments.
"""

from collections.abc import Mapping
from typing import NamedTuple

Args = dict[str, str | int]


class Said(NamedTuple):
    """A message: its key, its arguments, and the English sentence."""

    key: str
    args: Mapping[str, str | int]
    text: str


class Prompt(NamedTuple):
    """The question to the seat to move, and the rule that asks it."""

    rule: str
    said: Said


class IllegalReason(NamedTuple):
    """Why a decision is not legal, and the rule that forbids it."""

    rule: str
    said: Said
    asked: bool = True  # False: it belongs to another step, and the prompt names that step
