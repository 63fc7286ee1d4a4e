"""Paris Paris, described."""

from pathlib import Path

from lutece.games.rulebooks import rulebook_files
from lutece.kernel.description import ArgumentRole, DecisionKind, Description, LevelRecipe

_NAME = "paris-paris"
_STOP = ArgumentRole("name", of="stop", proper=True)


DESCRIPTION = Description(
    name=_NAME,
    title="Paris Paris",
    about="Open shops where the tourist buses will stop. Easy to learn, fiercely fought.",
    fewest=2,
    most=4,
    minutes=30,
    rules="PP",
    game="lutece.games.paris_paris.game:ParisParis",
    decisions=(
        DecisionKind("take", f"{_NAME}-heading-take", "Take a tile"),
        DecisionKind("push", f"{_NAME}-heading-push", "Push out a shop"),
    ),
    arguments={
        "seat": ArgumentRole("seat"),
        "owner": ArgumentRole("seat"),
        "other": ArgumentRole("seat"),
        "asked": ArgumentRole("message"),
        "stop": _STOP,
        "name": _STOP,
        "first": _STOP,
        "last": _STOP,
        "line2": ArgumentRole("name", of="line"),
    },
    levels={
        "novice": LevelRecipe(8, "plain-ucb"),
        "casual": LevelRecipe(30, "plain-ucb"),
        "strong": LevelRecipe(150, "evaluation"),
        "expert": LevelRecipe(20_000, "evaluation"),
    },
    layers=(512, 128, 128),
    poster=_NAME,
    board=_NAME,
    terminal="lutece.games.paris_paris.terminal",
    components=Path(__file__).with_name("components.toml"),
    puzzles=Path(__file__).with_name("puzzles.jsonl"),
    rulebook=rulebook_files(_NAME),
    lessons=Path(__file__).with_name("lessons"),
)
