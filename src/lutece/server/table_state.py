"""What a table is: a summary for lists, and the game that is played at it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Literal

from lutece.kernel.contract import OVER, Game
from lutece.server.clock import EXTENSIONS, Time
from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    ChatLine,
    ClockTimes,
    Pace,
    PausedBy,
    Person,
    PlayedByBot,
    Practice,
    Proposal,
    SeatInfo,
    Status,
    TableInfo,
)
from lutece.server.seats import BOT, PLAYER, MadeBy, Seat, seats_of
from lutece.server.viewers import Viewers
from lutece.table import Match
from lutece.table.record import RecordPlayer

_NO_VIEWERS = Viewers()
_AWAY: dict[MadeBy | None, Literal["left", "late"]] = {"stand-in": "left", "timeout": "late"}


@dataclass
class TableSummary:
    """A table without its game: enough for the lobby's lists."""

    id: str
    game: str
    options: dict[str, bool]
    own_components: bool
    pace: Pace
    status: Status
    invitation: str
    owner: str
    created: float
    changed: float
    seats: list[Seat]
    listed: bool = True  # strangers find the table in the lobby
    open_chat: bool = False  # spectators may read and write the chat
    muted: dict[str, str] = field(default_factory=dict)  # who may not speak: names by player
    hints_agreed: bool = False  # by all who sat down
    practice: Practice | None = None
    hints_used: Counter[int] = field(default_factory=Counter)  # by seat
    number: int = 0  # decisions made
    to_move: int | None = None
    deadline: float | None = None  # of the seat to move
    result: dict[str, Any] | None = None  # when over: scores, shares of the win, who was away
    clock: ClockTimes | None = None  # None: no time limit
    paused: float | None = None  # seconds that the seat to move has left after the pause
    paused_by: PausedBy | None = None  # why the clock stands still
    turn_began: float | None = None  # of the seat to move
    rematch: str | None = None  # the table where the same people play again
    standing: dict[str, Any] | None = None  # round and scores of a running game
    asked: float | None = None  # until when a late player may say that they are there
    proposal: Proposal | None = None

    @property
    def time(self) -> Time:
        """The time of the seat to move."""
        return Time(self.deadline, self.paused, self.paused_by)

    @property
    def paused_by_vacation(self) -> bool:
        """Whether the clock stands still because the player to move is on vacation."""
        return self.paused_by == "vacation"

    @property
    def people(self) -> set[str]:
        """The players who hold a seat and play it themselves."""
        return {seat.player for seat in self.seats if seat.player and not seat.level}

    def seats_of(self, player: Player | None) -> list[int]:
        """The seats that somebody holds."""
        return seats_of(self.seats, player.id if player else None)

    def is_participant(self, player: Player | None) -> bool:
        """Whether somebody set the table up or sits at it: the link and its review are theirs."""
        return player is not None and (player.id == self.owner or bool(self.seats_of(player)))

    def may_chat(self, player: Player | None) -> bool:
        """Whether somebody takes part in the table's chat: those who watch, by consent."""
        return self.open_chat or self.is_participant(player)

    @property
    def may_hint(self) -> bool:
        """Whether hints are allowed: all agreed, or one person plays against bots alone.

        A hint knows no more than the seat does, but against other people it is unfair.
        """
        kinds = [seat.kind for seat in self.seats]
        alone = kinds.count(PLAYER) == 1 and kinds.count(BOT) == len(kinds) - 1
        return self.hints_agreed or alone

    def info(self, player: Player | None, viewers: Viewers = _NO_VIEWERS) -> TableInfo:
        """The table as this player sees it from outside."""
        is_owner = player is not None and player.id == self.owner
        sitting = [seat.player for seat in self.seats if seat.player]
        standing = (self.standing or {}) | (self.result or {})
        return TableInfo(
            table=self.id,
            game=self.game,
            options=self.options,
            own_components=self.own_components,
            pace=self.pace,
            clock=self.clock,
            status=self.status,
            seats=self._seat_infos(player, viewers),
            to_move=self.to_move,
            number=self.number,
            created=self.created,
            changed=self.changed,
            watchers=viewers.watchers(set(sitting)),
            hot_seat=len(sitting) > len(set(sitting)),
            listed=self.listed,
            open_chat=self.open_chat,
            may_chat=self.may_chat(player),
            own=is_owner,
            muted=[Person(player=one, name=name) for one, name in self.muted.items()]
            if is_owner
            else [],
            invitation=self.invitation if self.is_participant(player) else None,
            round=standing.get("round"),
            scores=standing.get("scores"),
            win=standing.get("win"),
            played_by_bots=[PlayedByBot(**row) for row in standing.get("played_by_bots", ())],
            paused=self.paused,
            paused_by=self.paused_by,
            proposal=self.proposal,
            rematch=self.rematch,
            hints=self.may_hint and self.status != "closed",
            practice=self.practice,
        )

    def _seat_infos(self, player: Player | None, viewers: Viewers) -> list[SeatInfo]:
        mine = self.seats_of(player)
        return [
            SeatInfo(
                seat=n,
                kind=seat.public_kind,
                name=seat.shown,
                level=seat.level,
                stand_in=seat.kind == PLAYER and seat.level is not None,
                former=seat.former,
                online=seat.kind == BOT or viewers.online(seat.player),
                mine=n in mine,
                deadline=(self.asked or self.deadline) if n == self.to_move else None,
                bank=seat.bank,
                asked=n == self.to_move and self.asked is not None,
                extensions=max(0, EXTENSIONS - seat.extended) if self.clock else 0,
                hints=self.hints_used[n],
                vacation=seat.vacation,
            )
            for n, seat in enumerate(self.seats)
        ]


@dataclass(eq=False)
class TableState:
    """A table with its game."""

    summary: TableSummary
    game: Game
    seed: str
    match: Match | None = None  # None until every seat is taken
    numbers: list[int] = field(default_factory=lambda: [0])  # decisions made, by sequence number
    makers: list[MadeBy | None] = field(default_factory=list)  # of each decision that stands
    chat: list[ChatLine] = field(default_factory=list)
    turns: int = 0  # that have ended

    @property
    def seq(self) -> int:
        """How many changes there were: a command names the number that its sender has seen last."""
        return len(self.numbers) - 1

    def started(self) -> Match:
        """The match; refuses where none has begun."""
        if self.match is None:
            raise Refusal("table-closed" if self.summary.status == "closed" else "not-started")
        return self.match

    def finished(self) -> Match:
        """The match; refuses while it runs, when the answer would reveal what is hidden."""
        if self.match is None or not self.match.over:
            raise Refusal("not-over")
        return self.match

    def new_match(self) -> Match:
        """The game as it is dealt."""
        return Match(self.game, len(self.summary.seats), self.summary.options, self.seed)

    def results(self, match: Match, makers: Sequence[MadeBy | None]) -> list[dict[str, Any]]:
        """How a finished game ended for each seat, as the database keeps it."""
        return [
            {
                "table": self.summary.id,
                "seat": n,
                "player": seat.player,
                "level": seat.level if seat.kind == BOT else None,
                "score": match.scores[n],
                "share": match.win[n],
                "stand_in": _stood_in(n, match.movers, makers),
            }
            for n, seat in enumerate(self.summary.seats)
        ]

    def record_players(self) -> list[RecordPlayer]:
        """Who had which seat, for the record of a finished game."""
        assert self.match is not None
        return [
            RecordPlayer(
                name=seat.shown if seat.kind == PLAYER else None,
                level=seat.level if seat.kind == BOT else None,
                stand_in=bool(_stood_in(n, self.match.movers, self.makers)),
            )
            for n, seat in enumerate(self.summary.seats)
        ]


def mover_of(match: Match) -> int | None:
    """The seat to move; None when the game is over."""
    return None if match.to_move == OVER else match.to_move


def standing_of(match: Match, turns: int) -> dict[str, Any]:
    """How a running game stands, for the lobby's lists."""
    return {"scores": match.scores, "round": turns // match.seats + 1}


def result_of(match: Match, makers: Sequence[MadeBy | None]) -> dict[str, Any]:
    """How a finished game ended, for the lobby's lists."""
    return {
        "scores": list(match.scores),
        "win": list(match.win),
        "played_by_bots": _played_by_bots(match.movers, makers),
    }


def take_back_to(match: Match, summary: TableSummary, player: str) -> int | None:
    """How many decisions stand if a player takes the last one back; None: it cannot be.

    Nothing may have been revealed since, and only bots may have decided.
    """
    movers = match.movers
    begin = summary.practice.number if summary.practice else 0  # what came before is another game's
    for number in range(len(match) - 1, max(begin, match.unrevealed_from) - 1, -1):
        seat = summary.seats[movers[number]]
        if seat.player == player and not seat.level:
            return number
        if not seat.level:
            return None
    return None


def _played_by_bots(movers: Sequence[int], makers: Sequence[MadeBy | None]) -> list[dict[str, Any]]:
    """Which decisions bots made for players who were away."""
    rows: list[dict[str, Any]] = []
    for seat in sorted(set(movers)):
        mine = [n for n, mover in enumerate(movers) if mover == seat]
        for maker, run in groupby(mine, lambda n: makers[n]):
            numbers = list(run)
            if maker in _AWAY:
                rows.append(
                    {"seat": seat, "first": numbers[0], "last": numbers[-1], "why": _AWAY[maker]}
                )
    return rows


def _stood_in(seat: int, movers: Sequence[int], makers: Sequence[MadeBy | None]) -> bool | None:
    """Whether a bot made a decision for the player of a seat; None: not known of all of them."""
    made = [maker for mover, maker in zip(movers, makers, strict=True) if mover == seat]
    if any(maker in _AWAY for maker in made):
        return True
    return None if None in made else False


def replayed(match: Match, changes: Iterable[Any]) -> tuple[Match, list[MadeBy | None]]:
    """The match that the stored changes make, and who made each decision that stands."""
    makers: list[MadeBy | None] = []
    for change in changes:
        if change.decision is None:
            match = match.at(change.number)
            del makers[change.number :]
        else:
            match.play(change.decision)
            makers.append(change.made_by)
    return match, makers
