"""`lutece dataset`: positions of many games as data."""

from pathlib import Path
from typing import Annotated

import typer

from lutece.cli.arguments import (
    GameName,
    Options,
    Seats,
    Seed,
    check_amounts,
    read_bots,
    read_options,
    seed_or_new,
)
from lutece.cli.console import compile_rules, counted, out, progress_bar


def dataset(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="A new folder for shards and data card.")
    ],
    seats: Seats = 2,
    games: Annotated[int, typer.Option("--games", "-m", help="How many games.")] = 1000,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(help="The bots, by seat: one for all, or as many as seats (a,b,c).")
    ] = "shrewd",
    file_format: Annotated[
        str, typer.Option("--format", help="npz (NumPy), or parquet (needs pyarrow).")
    ] = "npz",
    games_a_shard: Annotated[int, typer.Option("--shard", help="Games in a file.")] = 500,
    search: Annotated[
        str | None,
        typer.Option(
            metavar="BOT", help="Add what this bot finds by searching every position: search:1000."
        ),
    ] = None,
    option: Options = None,
) -> None:
    """Write positions, decisions and outcomes of many games, for machine learning.

    One row a decision: what the seat knew, what was legal, what it did, how it ended. README.md in
    the folder says how the data were made and what every number means.

    [dim]lutece dataset GAME --games 5000 --bots strong --out positions[/]
    [dim]lutece dataset GAME --seats 3 --format parquet --out positions[/]
    [dim]lutece dataset GAME --games 50 --search search:1000 --out searched[/]
    """
    from lutece.lab.dataset import DatasetPlan, write_dataset

    check_amounts(games, 1)
    plan = DatasetPlan(
        game=game,
        seats=seats,
        games=games,
        seed=seed_or_new(seed),
        bots=read_bots(bots),
        options=read_options(option),
        file_format=file_format,
        games_a_shard=games_a_shard,
        search=search,
    )
    compile_rules()
    with progress_bar() as bar:
        task = bar.add_task(f"Playing {game}", total=games)
        rows = write_dataset(plan, folder, lambda played: bar.advance(task, played))
    out.print(f"{counted(rows, 'position')} of {counted(games, 'game')} in {folder}")
