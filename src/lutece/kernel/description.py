"""A game's description of itself: what lobby, page, terminal, rulebook and OpenAPI need to know.

Texts carry the English words; the page speaks other languages by text keys that follow from names
(`game-<game>`, `option-<game>-<option>`, `<game>-heading-<word>`).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

LANGUAGES = ("en", "it", "pt", "ru", "ja")

Method = Literal["plain-ucb", "evaluation", "network"]
RoleKind = Literal["seat", "name", "amount", "amounts", "message", "list"]


class Option(msgspec.Struct, frozen=True):
    """Something that a table may switch on; off by default."""

    name: str  # "open_screens"
    key: str  # text key of its title; `<key>-about` says what it does
    text: str  # what it does, in English
    changes_rules: bool = True  # False: changes what is shown, and is no part of a record
    in_every_record: bool = True  # False: newer than the format, recorded only where it is on


class DecisionKind(msgspec.Struct, frozen=True):
    """Decisions that begin with the same word, listed under one heading."""

    word: str  # "move"
    key: str  # text key of the heading
    heading: str  # in English


class ArgumentRole(msgspec.Struct, frozen=True):
    """How an argument of a text is put into words.

    seat     the number of a seat
    name     something of the game: the text `<game>-<of>-<value>`
    amount   a number of `of`: the text `<game>-amount-<of>` with `count`
    amounts  several, written `francs:4 wood:1`
    message  the key of another text with the same arguments
    list     values separated by commas

    A role that a description does not list is a name, of the kind that the role itself says.
    """

    kind: RoleKind
    of: str = ""  # a name: the kind of thing; an amount: the unit
    proper: bool = False  # named by the components: `<game>-<of>-other` takes that name
    patterns: Mapping[str, str] = {}  # values put together: "bank/{district}" -> text key


class LevelRecipe(msgspec.Struct, frozen=True):
    """How a level thinks about a decision of this game."""

    simulations: int
    method: Method


class Description(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is known of a game without loading its rules."""

    name: str  # in the notation and in addresses: lower case, hyphens
    title: str
    about: str  # one sentence that makes people want to play it; text key `lobby-about-<game>`
    fewest: int  # players
    most: int
    minutes: int  # that a game takes people
    rules: str  # prefix of the rule numbers: "PP"
    game: str  # where the Game is loaded from: "package.module:Class"
    options: tuple[Option, ...] = ()  # those of the rules in the order of the kernel's option bits
    decisions: tuple[DecisionKind, ...] = ()  # in the order in which they are listed
    arguments: Mapping[str, ArgumentRole] = {}
    levels: Mapping[str, LevelRecipe] = {}  # by level; a level without one has a recipe for all
    layers: tuple[int, ...] = (512, 256, 128)  # widths of a network that learns the game
    poster: str | None = None  # name of the drawing in the lobby
    board: str | None = None  # name of the page's drawing; None: the generic board
    terminal: str | None = None  # module of the terminal's drawing; None: the generic board
    components: Path | None = None  # the components file that the game comes with
    puzzles: Path | None = None  # a file that `lutece puzzles mine` wrote
    rulebook: Mapping[str, Path] = {}  # a Markdown file by language
    texts: Mapping[str, Path] = {}  # a Fluent file by language; without one the page says English
    lessons: Path | None = None  # a folder: lessons.toml, and a Fluent file for each language

    @property
    def seats(self) -> range:
        """The numbers of players that the game is made for."""
        return range(self.fewest, self.most + 1)

    @property
    def rule_options(self) -> tuple[str, ...]:
        """Names of the options that change the rules."""
        return tuple(option.name for option in self.options if option.changes_rules)

    def recorded_options(self, chosen: Mapping[str, bool]) -> dict[str, bool]:
        """The options of the rules as a record says them."""
        return {
            option.name: chosen[option.name]
            for option in self.options
            if option.changes_rules and (option.in_every_record or chosen[option.name])
        }

    @property
    def display_options(self) -> tuple[str, ...]:
        """Names of the options that change only what is shown."""
        return tuple(option.name for option in self.options if not option.changes_rules)

    def heading_of(self, word: str) -> str:
        """The heading of the decisions that begin with this word; the word itself without one."""
        return next((kind.heading for kind in self.decisions if kind.word == word), word)

    def rank_of(self, word: str) -> int:
        """Where decisions that begin with this word are listed; those without a rank go first."""
        words = [kind.word for kind in self.decisions]
        return words.index(word) if word in words else -1
