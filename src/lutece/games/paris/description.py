"""Paris, described."""

from pathlib import Path

from lutece.games.rulebooks import rulebook_files
from lutece.kernel.description import (
    ArgumentRole,
    DecisionKind,
    Description,
    LevelRecipe,
    Option,
)

_NAME = "paris"
_PLACE = ArgumentRole(
    "name",
    of="place",
    patterns={
        "bank/{district}": "paris-place-bank",
        "{district}/{value:number}": "paris-place-building",
        "{district}/{landmark}": "paris-place-landmark",
    },
)
_WAY = ArgumentRole(
    "name",
    of="way",
    patterns={"tile {number:number}": "paris-way-tile", "end {end}": "paris-way-end"},
)


def _option(
    name: str, text: str, changes_rules: bool = True, in_every_record: bool = True
) -> Option:
    key = f"option-{_NAME}-{name.replace('_', '-')}"
    return Option(name, key, text, changes_rules, in_every_record)


def _kind(word: str, heading: str) -> DecisionKind:
    return DecisionKind(word, f"{_NAME}-heading-{word}", heading)


DESCRIPTION = Description(
    name=_NAME,
    title="Paris",
    about="Buy your way from the banks to the grand façades around the Arc, and build the "
    "landmarks of a new city.",
    fewest=2,
    most=4,
    minutes=90,
    rules="P",
    game="lutece.games.paris.game:Paris",
    options=(
        _option("free_placement", "drawn buildings go to a district of the player's choice (P-11)"),
        _option("random_setup", "tokens and bonus tiles are shuffled onto the board (P-10)"),
        _option(
            "arc_builds_landmarks", "a key on the Arc may add a landmark in any district (P-23)"
        ),
        _option(
            "even_start",
            "later players start with more francs, because the start player has an edge (P-2)",
            in_every_record=False,
        ),
        _option(
            "open_screens",
            "everything behind the screens is shown but the end-game tiles (P-44)",
            changes_rules=False,
        ),
    ),
    decisions=(
        _kind("end", "When you are done"),
        _kind("place", "Place a key from your hand"),
        _kind("move", "Move a key"),
        _kind("take", "Take"),
        _kind("pass", "Pass"),
        _kind("bonus", "Bonus tile"),
        _kind("use", "Use a tile"),
        _kind("buy", "Buy"),
        _kind("sell", "Sell"),
    ),
    arguments={
        "seat": ArgumentRole("seat"),
        "owner": ArgumentRole("seat"),
        "other": ArgumentRole("seat"),
        "francs": ArgumentRole("amount", of="francs"),
        "price": ArgumentRole("amount", of="francs"),
        "cost": ArgumentRole("amounts"),
        "gain": ArgumentRole("amounts"),
        "gains": ArgumentRole("amounts"),
        "gift": ArgumentRole("amounts"),
        "asked": ArgumentRole("message"),
        "effect": ArgumentRole("message"),
        "tiles": ArgumentRole("list"),
        "district": ArgumentRole("name", of="district", proper=True),
        "landmark": ArgumentRole("name", of="landmark", proper=True),
        "place": _PLACE,
        "from": _PLACE,
        "tile": _PLACE,  # a building tile is named by the place that it is printed for
        "end": ArgumentRole(
            "name",
            of="end",
            patterns={
                "francs-{count:number}": "paris-end-francs",
                "vp-{count:number}": "paris-end-vp",
            },
        ),
        "way": _WAY,
        "prestige_way": _WAY,
    },
    levels={
        "novice": LevelRecipe(25, "plain-ucb"),
        "casual": LevelRecipe(150, "plain-ucb"),
        "strong": LevelRecipe(1_000, "evaluation"),
        "expert": LevelRecipe(12_000, "network"),
    },
    poster=_NAME,
    board=_NAME,
    terminal="lutece.games.paris.terminal",
    components=Path(__file__).with_name("components.toml"),
    puzzles=Path(__file__).with_name("puzzles.jsonl"),
    rulebook=rulebook_files(_NAME),
    lessons=Path(__file__).with_name("lessons"),
)
