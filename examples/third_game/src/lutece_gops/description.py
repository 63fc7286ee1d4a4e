"""GOPS, described: what lobby, page and terminal know of it before its rules are loaded."""

from pathlib import Path

from lutece.kernel.description import ArgumentRole, DecisionKind, Description, LevelRecipe

DESCRIPTION = Description(
    name="gops",
    title="GOPS",
    about="Thirteen prizes, thirteen cards each, and nothing but nerve: everybody bids in secret.",
    fewest=2,
    most=4,
    minutes=10,
    rules="G",
    game="lutece_gops.game:Gops",
    decisions=(DecisionKind("bid", "gops-heading-bid", "Bid a card"),),
    arguments={"seat": ArgumentRole("seat")},
    levels={
        "novice": LevelRecipe(10, "plain-ucb"),
        "casual": LevelRecipe(60, "plain-ucb"),
        "strong": LevelRecipe(500, "evaluation"),
        "expert": LevelRecipe(5_000, "evaluation"),
    },
    rulebook={"en": Path(__file__).with_name("rules.md")},
    texts={"it": Path(__file__).parent / "texts" / "it.ftl"},
    lessons=Path(__file__).with_name("lessons"),
)
