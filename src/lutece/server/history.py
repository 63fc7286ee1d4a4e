"""My finished games: a list that can be filtered, and simple statistics of all of them.

Games of one player on one screen are listed, but do not count: they say nothing about who won.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from lutece.server.people import Player
from lutece.server.repository import TableRepository
from lutece.server.schema import (
    GameStatistics,
    HeadToHead,
    History,
    PlayedGame,
    PlayedSeat,
)

SHOWN = 30  # games of one answer
PEOPLE = "people"  # whom somebody played against, where it was not bots alone


async def history_of(
    repository: TableRepository,
    player: Player,
    game: str | None = None,
    result: str | None = None,
    skip: int = 0,
) -> History:
    """The newest of my games that fit, and statistics of all my games."""
    played = [
        _game(list(rows), player)
        for _, rows in groupby(await repository.results_of(player), lambda row: row.table)
    ]
    fitting = [
        one
        for one in played
        if (game is None or one.game == game) and (result is None or result == _result(one))
    ]
    return History(
        games=fitting[skip : skip + SHOWN],
        more=len(fitting) > skip + SHOWN,
        statistics=_statistics(played),
        opponents=_opponents(played),
    )


def _game(rows: Sequence[Any], player: Player) -> PlayedGame:
    return PlayedGame(
        table=rows[0].table,
        game=rows[0].game,
        at=rows[0].at,
        seats=[
            PlayedSeat(
                name=row.beside or row.current_name,
                level=row.level,
                score=row.score,
                share=row.share,
                mine=row.player == player.id,
                stand_in=bool(row.stand_in),
            )
            for row in rows
        ],
    )


def _mine(played: PlayedGame) -> PlayedSeat | None:
    """My seat, where I have one."""
    mine = [seat for seat in played.seats if seat.mine]
    return mine[0] if len(mine) == 1 else None


def _result(played: PlayedGame) -> str | None:
    mine = _mine(played)
    return None if mine is None else "won" if mine.share > 0 else "lost"


def _statistics(played: Iterable[PlayedGame]) -> list[GameStatistics]:
    """By game, number of players, and the strongest kind of opponents."""
    groups: dict[tuple[str, int, str], list[PlayedSeat]] = defaultdict(list)
    for one in played:
        mine = _mine(one)
        if mine is not None:
            groups[one.game, len(one.seats), _against(one)].append(mine)
    return [
        GameStatistics(
            game=game,
            players=players,
            against=against,
            games=len(seats),
            wins=sum(seat.share for seat in seats),
            mean=sum(seat.score for seat in seats) / len(seats),
            best=max(seat.score for seat in seats),
        )
        for (game, players, against), seats in sorted(groups.items())
    ]


def _against(played: PlayedGame) -> str:
    """`people`, or the levels of the bots where there were only bots."""
    others = [seat for seat in played.seats if not seat.mine]
    if any(seat.level is None for seat in others):
        return PEOPLE
    return " ".join(sorted({seat.level or "" for seat in others}))


def _opponents(played: Iterable[PlayedGame]) -> list[HeadToHead]:
    """Each person whom I met: how often, and who was ahead."""
    met: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for one in played:
        mine = _mine(one)
        if mine is None:
            continue
        for other in one.seats:
            if other.mine or other.level is not None or not other.name:
                continue
            counts = met[other.name]
            counts[0] += 1
            counts[1] += mine.share > other.share
            counts[2] += mine.share < other.share
    rows = [
        HeadToHead(name=name, games=games, won=won, lost=lost)
        for name, (games, won, lost) in met.items()
    ]
    return sorted(rows, key=lambda row: (-row.games, row.name))[:SHOWN]
