"""Positions of many games as data: observation, legal actions, decision and outcome.

One row a decision. Rows are written in shards of whole games, as `.npz` (NumPy) or Parquet
(pyarrow), with a data card that says how they were made and what every column holds. If asked, a
bot that searches tells of every position what it expects, whoever plays.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from lutece import games
from lutece.bots import SearchBot, bot
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import Rng, rng_from
from lutece.lab.batch import BOTS
from lutece.lab.simulate import play_match
from lutece.table import Match
from lutece.table.files import replace_file

FORMATS = ("npz", "parquet")
CARD = "README.md"

COLUMNS = {
    "game": ("int64", "number of the game"),
    "decision": ("int32", "number of the decision in its game, from 0 on"),
    "seat": ("int8", "who decided"),
    "seats": ("int8", "players of the game"),
    "action": ("int16", "what was decided, as the rules number it"),
    "legal": ("uint8 (actions)", "1 for each action that was legal"),
    "observation": ("float32 (observations)", "what the seat knew; the parts are listed below"),
    "share": ("float32", "the seat's share of the win at the end"),
    "score": ("int32", "the seat's points at the end"),
    "lead": ("int32", "its points ahead of the best other seat at the end"),
}
SEARCH_COLUMNS = {
    "policy": ("float32 (actions)", "the share of the search's visits that each action got"),
    "value": ("float32", "the share of the win that the search expects for the seat"),
    "expected": ("float32", "the points that the search expects for the seat at the end"),
}
SEARCHES = "lutece dataset search"  # the purpose of the generators from which searches draw


@dataclass(frozen=True)
class DatasetPlan:
    """The games of a data set."""

    game: str
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]  # one for all seats, or one for each
    options: dict[str, bool]
    file_format: str
    games_a_shard: int
    search: str | None = None  # a bot that searches every position, whoever plays

    @property
    def columns(self) -> dict[str, tuple[str, str]]:
        """The columns, each with its type and what it holds."""
        return COLUMNS if self.search is None else COLUMNS | SEARCH_COLUMNS


def write_dataset(plan: DatasetPlan, folder: Path, progress: Callable[[int], None]) -> int:
    """Play the games and write shards and data card into a new folder; returns the rows.

    `progress` is called with the number of games just played.
    """
    game = games.load(plan.game)
    seated = plan.bots * plan.seats if len(plan.bots) == 1 else plan.bots
    check_dataset_plan(plan, game, seated)
    if folder.exists():
        raise LuteceError(f"{folder} exists: a data set is written into a new folder.")
    folder.mkdir(parents=True)
    rows = 0
    for shard, first in enumerate(range(0, plan.games, plan.games_a_shard)):
        last = min(first + plan.games_a_shard, plan.games)
        found = list(_rows_of(plan, game, seated, range(first, last), progress))
        _write_shard(folder / f"part-{shard:05}.{plan.file_format}", plan, found)
        rows += len(found)
    replace_file(folder / CARD, data_card(plan, game, rows))
    return rows


def check_dataset_plan(plan: DatasetPlan, game: Game, seated: tuple[str, ...]) -> None:
    """Refuse what cannot be made, before any game is played."""
    if plan.file_format not in FORMATS:
        raise LuteceError(f"There is no format {plan.file_format!r}: {' or '.join(FORMATS)}.")
    if plan.file_format == "parquet":
        _pyarrow()
    if len(seated) != plan.seats:
        raise LuteceError(f"{plan.seats} seats need one bot for all, or {plan.seats} bots.")
    if plan.games_a_shard < 1:
        raise LuteceError("A shard holds at least one game.")
    for name in seated:
        bot(name).check(game)
    if plan.search is not None:
        _searcher(plan.search).check(game)
    Match(game, plan.seats, plan.options, plan.seed)  # refuses seats and options


def _rows_of(
    plan: DatasetPlan, game: Game, seated: tuple[str, ...], numbers: range,
    progress: Callable[[int], None],
) -> Iterator[dict[str, Any]]:  # fmt: skip
    """The rows of some games."""
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        match = Match(game, plan.seats, plan.options, seed)
        play_match(match, [bot(name) for name in seated], rng_from(seed, BOTS))
        shares, scores = match.win, match.scores
        searcher = _searcher(plan.search) if plan.search is not None else None
        chance = rng_from(seed, SEARCHES)
        for decision, (seat, action, _) in enumerate(match.history()):
            before = match.at(decision)
            others = scores[:seat] + scores[seat + 1 :]
            yield {
                "game": number,
                "decision": decision,
                "seat": seat,
                "seats": plan.seats,
                "action": action,
                "legal": before.action_mask(),
                "observation": before.observation(seat),
                "share": shares[seat],
                "score": scores[seat],
                "lead": scores[seat] - max(others, default=0),
                **(_found(searcher, before, chance) if searcher else {}),
            }
        progress(1)


def _searcher(name: str) -> SearchBot:
    """A bot that searches; others are refused."""
    found = bot(name)
    if not isinstance(found, SearchBot):
        raise LuteceError(f"{name} does not search: search:1000, neural:1000, strong, expert do.")
    return found


def _found(searcher: SearchBot, match: Match, rng: Rng) -> dict[str, Any]:
    """What a search of all legal actions finds for the seat to move, as the search columns."""
    game, moves = match.game, match.actions
    budget = searcher.budget(game)
    thoughts = searcher.search.think(game, match.state, budget, rng, moves=moves)
    policy, best = np.zeros(game.kernel.actions, np.float32), thoughts[0]
    for thought in thoughts:
        policy[thought.action] = thought.visits
    return {"policy": policy / policy.sum(), "value": best.share, "expected": best.score}


def _write_shard(file: Path, plan: DatasetPlan, rows: list[dict[str, Any]]) -> None:
    columns = {
        name: np.array([row[name] for row in rows], kind.split(" ")[0])
        for name, (kind, _) in plan.columns.items()
    }
    if file.suffix == ".npz":
        np.savez_compressed(file, **columns)  # type: ignore[arg-type]
        return
    pa, parquet = _pyarrow()
    arrays = {
        name: pa.array(column)
        if column.ndim == 1
        else pa.FixedSizeListArray.from_arrays(pa.array(column.ravel()), column.shape[1])
        for name, column in columns.items()
    }
    parquet.write_table(pa.table(arrays), file, compression="zstd")


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise LuteceError("Parquet needs pyarrow: pip install 'lutece[data]'.") from error
    return pyarrow, parquet


def data_card(plan: DatasetPlan, game: Game, rows: int) -> str:
    """What the data are and how they were made."""
    options = [name for name, chosen in plan.options.items() if chosen]
    columns = [f"| `{name}` | {kind} | {about} |" for name, (kind, about) in plan.columns.items()]
    searched = "" if plan.search is None else f"Every position was searched by {plan.search}. "
    features = [
        f"| `{part.name}` | {part.start} – {part.stop - 1} | {' × '.join(part.axes) or '–'} "
        f"{part.shape or ''} | {part.scale} | {part.about} |"
        for part in game.kernel.features
    ]
    return "\n".join(
        [
            f"# Positions of {game.title}",
            "",
            f"{plan.games} games of {plan.seats} players with {rows} decisions, one row each, "
            f"between bots by seat: {', '.join(plan.bots)}. "
            f"Options: {', '.join(options) or 'none'}. {searched}"
            f"Seed: `{plan.seed}`; game n is that of the seed `{plan.seed}/n`. "
            f"Edition of the game: `{game.edition}`.",
            "",
            "The rows of a game stand together and in order: split by `game`, not by row. The "
            "data are as strong as the bots that made them.",
            "",
            "| column | type | |",
            "|---|---|---|",
            *columns,
            "",
            "## Parts of an observation",
            "",
            "The numbers are the figures divided by the scale; seats are relative, own seat first.",
            "",
            "| part | numbers | axes | scale | |",
            "|---|---|---|---|---|",
            *features,
            "",
        ]
    )
