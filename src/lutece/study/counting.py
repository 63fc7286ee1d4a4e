"""Games counted by compiled code, tens of thousands a second, for the goals of a tuning.

The game's study guide is evaluated once for every kind of event and every value of its second
argument, and the results become lookup tables. The points of every game are checked against its
score, so a guide that does not fit into tables is refused, not misread.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError
from lutece.kernel.events import EVERYONE, Event, new_events
from lutece.kernel.jit import warm_up
from lutece.kernel.structs import MAX_SEATS
from lutece.kernel.study import Scored, StudyGuide, Taken
from lutece.study.counting_loop import COLUMN, COMPONENT, NONE, SOURCE, replay_counted
from lutece.study.tally import Tally, guide_of

KINDS, VALUES = 64, 128  # events are looked up by kind and by their second argument, up to these
FIRST_ARGUMENT = 1  # column of the seat in an event; the others follow
_PROBES = (10_007, 20_011)  # in the third and fourth argument: no points are like these
_SEAT = 1
PLACES = MAX_SEATS


class GameBatch(NamedTuple):
    """Games to be counted, given by their starts and decisions.

    Decisions without a choice are left out, and actions that name a seat are relative to the mover,
    as in a vector environment.
    """

    constants: npt.NDArray[np.uint8]  # (sets, bytes)
    set_of: npt.NDArray[np.int64]  # (games,): its set of figures
    starts: npt.NDArray[np.uint8]  # (games, bytes)
    seats: npt.NDArray[np.int64]  # (games,)
    actions: npt.NDArray[np.int16]  # (games, most decisions)


class Counts(NamedTuple):
    """What happened in games; places are seats counted from the start player on."""

    shares: npt.NDArray[np.float64]  # (games, 4): of the win, by place
    points: npt.NDArray[np.int64]  # (games, 4, sources): by place
    times: npt.NDArray[np.int64]  # (games, components, 4): takings by place


def event_tables(guide: StudyGuide) -> npt.NDArray[np.int64]:
    """The lookup tables of a guide: source or NONE, column of the points, component or NONE."""
    tables = np.full((3, KINDS, VALUES), NONE, np.int64)
    for kind in range(KINDS):
        for value in range(VALUES):
            for found in _read_event(guide, Event(kind, _SEAT, value, *_PROBES, EVERYONE)):
                if found.seat != _SEAT:
                    raise LuteceError(
                        "This study guide cannot be counted by tables: the first argument of its "
                        "events is not the seat."
                    )
                if isinstance(found, Scored):
                    arguments = (_SEAT, value, *_PROBES)
                    column = len(arguments) - 1 - arguments[::-1].index(found.points)
                    tables[SOURCE, kind, value] = found.source
                    tables[COLUMN, kind, value] = FIRST_ARGUMENT + column
                else:
                    tables[COMPONENT, kind, value] = found.component
    return tables


def _read_event(guide: StudyGuide, event: Event) -> list[Scored | Taken]:
    """What a guide reads from one event; nothing for an event that cannot happen."""
    try:
        return list(guide.read([event]))
    except (KeyError, IndexError):
        return []


def count_games(game: Game, played: GameBatch, threads: int = 0) -> Counts:
    """Replay games and count what happened; raises LuteceError if points do not add up."""
    warm_up()
    guide = guide_of(game)
    tables = event_tables(guide)
    games = len(played.set_of)
    shares, scores = np.zeros((games, PLACES)), np.zeros((games, PLACES))
    points = np.zeros((games, PLACES, len(guide.sources)), np.int64)
    times = np.zeros((games, len(guide.components), PLACES), np.int64)
    starts = np.ascontiguousarray(played.starts[:, : game.kernel.state_bytes])
    constants = np.ascontiguousarray(played.constants[:, : game.constants.size])
    sizes = np.array([game.kernel.actions, game.kernel.max_events, game.kernel.seat_actions])

    def count(part: slice) -> None:
        replay_counted(
            game.kernel.pointers, constants, played.set_of[part], starts[part], played.seats[part],
            played.actions[part], sizes, new_events(game.kernel.max_events), tables,
            shares[part], scores[part], points[part], times[part],
        )  # fmt: skip

    workers = threads or os.cpu_count() or 1
    bounds = np.linspace(0, games, workers + 1).astype(int).tolist()
    parts = [slice(a, b) for a, b in pairwise(bounds) if b > a]
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(count, parts))
    wrong = (points.sum(2) != scores).any(1)
    if wrong.any():
        raise LuteceError(
            f"The sources of {game.title} do not add up to the scores in {wrong.sum()} of {games} "
            "games: its study guide cannot be counted by tables."
        )
    return Counts(shares, points, times)


def tallies_of(
    counts: Counts, seats: npt.NDArray[np.int64], which: npt.NDArray[np.bool_]
) -> dict[int, Tally]:
    """Tallies by number of players, of the games `which`: wins, sources, components and owners."""
    tallies = {}
    for players in sorted(set(seats[which].tolist())):
        rows = which & (seats == players)
        tally = tallies[int(players)] = Tally()
        shares, points = counts.shares[rows][:, :players], counts.points[rows].sum(1)
        owners = counts.times[rows][:, :, :players] > 0
        tally.games = int(rows.sum())
        tally.wins.add(shares)
        tally.source_shares.add(points, points.sum(1, keepdims=True))
        tally.taken.add(owners.any(2))
        tally.owner_wins.add((owners * shares[:, None]).sum(2), owners.sum(2))
    return tallies
