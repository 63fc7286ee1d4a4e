"""View: the only way anything leaves a match. What one seat may know, and what it may decide.

Page, terminal, remote bots and tests all read this one schema.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from lutece.kernel.contract import Game
from lutece.kernel.events import EVERYONE, REVEALED, TURN_ENDED, Event
from lutece.kernel.structs import Bytes
from lutece.kernel.words import Said
from lutece.table.preview import Preview, previews

if TYPE_CHECKING:
    from lutece.table.match import Match

FORMAT = "lutece-view/1"


class SaidView(msgspec.Struct, frozen=True):
    """Words as key and arguments, and the sentence in English."""

    key: str
    args: Mapping[str, str | int]
    text: str


class PromptView(msgspec.Struct, frozen=True):
    """What is asked, and by which rule."""

    rule: str
    said: SaidView


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal decision: its text, what it does, the board elements it is about."""

    text: str
    number: int
    kind: str  # decisions of a kind stand under one heading
    said: SaidView
    touches: list[str]
    ends_turn: bool
    undoable: bool  # False: it ends the turn, or something is revealed
    goes_on: str | None  # "end": does nothing but end or pass; "decline": turns an offer down
    reveals: bool = False  # something comes out by it, so that nobody can take it back
    points: int = 0  # that the seat to move scores by it, as far as that can be known


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision made and what came of it; the text is None where it is another seat's secret."""

    number: int
    seat: int
    decision: str | None
    happened: list[SaidView]
    touches: list[str]  # the board elements that it was about
    ends_turn: bool = False
    revealed: bool = False  # something was revealed, so that the decision cannot be taken back


class View(msgspec.Struct, frozen=True):
    """A match as one seat (None: a spectator) may see it."""

    format: str
    game: str
    edition: str
    seats: int
    options: dict[str, bool]  # of the rules and of the table
    seat: int | None
    seed_hash: str
    seed: str | None  # shown when the game is over
    number: int  # how many decisions were made: the sequence number of the next one
    to_move: int | None
    prompt: PromptView
    decisions: list[DecisionView]  # only for the seat to move
    can_undo: bool
    undo_to: int | None  # the number that undo can go back to; None: nothing can be undone
    chosen: list[str]  # board elements that were chosen and wait for the next decision
    board: Any
    scores: list[int]
    win: list[float] | None
    log: list[LogEntry]


# An event: who may see it, its words (or their JSON), what it was about.
Told = tuple[int, Any, list[str]]


def view_of(match: "Match", seat: int | None, since: int = 0) -> View:
    """What a seat may know; the log from decision number `since` on."""
    return views_of(match, (seat,), since)[0]


def open_view(match: "Match", seat: int | None) -> View:
    """A moment of a game that is over since: the decisions of this seat, and all screens open.

    What one seat cannot see is None in its board, and stands in the board of another seat.
    """
    boards = match.game.boards(match.state, range(match.seats), match.display_options)
    view = view_of(match, seat)
    opened = msgspec.to_builtins(view.board)
    for board in boards:
        opened = _filled(opened, msgspec.to_builtins(board))
    return replace(view, board=opened)


def _filled(board: Any, other: Any) -> Any:
    """A board with what another one knows in the places where this one has nothing."""
    if board is None:
        return other
    if isinstance(board, dict) and isinstance(other, dict):
        return {key: _filled(value, other.get(key)) for key, value in board.items()}
    if isinstance(board, list) and isinstance(other, list) and len(board) == len(other):
        return [_filled(mine, theirs) for mine, theirs in zip(board, other, strict=True)]
    return board


def views_of(match: "Match", seats: Sequence[int | None], since: int = 0) -> list[View]:
    """What each of these seats may know: what all of them may is worked out once."""
    shared, viewers = shared_view(match), viewers_of(seats)
    boards = match.game.boards(match.state, viewers, match.display_options)
    logs = _logs(match, viewers, since)
    views = []
    for seat, board, log in zip(seats, boards, logs, strict=True):
        view = replace(shared, seat=seat, board=board, log=log)
        if seat is not None and seat == shared.to_move:
            undo_to = undo_target(match)
            view = replace(
                view,
                decisions=decision_views(match, match.legal_actions()),
                can_undo=undo_to is not None,
                undo_to=undo_to,
            )
        views.append(view)
    return views


def viewers_of(seats: Sequence[int | None]) -> list[int]:
    """The same seats as a game counts them, with its number for spectators."""
    return [EVERYONE if seat is None else seat for seat in seats]


_NOT_SHARED: dict[str, Any] = {
    "seat": None,
    "decisions": [],
    "can_undo": False,
    "undo_to": None,
    "board": None,
    "log": [],
}
NOT_SHARED = tuple(_NOT_SHARED)  # what differs between viewers, in the order of the fields


def shared_view(match: "Match", parts: Mapping[str, Any] = _NOT_SHARED) -> View:
    """What everybody may know; `parts` stand for the rest."""
    game, state, over = match.game, match.state, match.over
    asked = game.prompt(state)
    return View(
        format=FORMAT,
        game=game.name,
        edition=game.edition,
        seats=match.seats,
        options=match.options | match.display_options,
        seed_hash=match.seed_hash,
        seed=match.seed if over else None,
        number=len(match),
        to_move=None if over else match.to_move,
        prompt=PromptView(asked.rule, said_view(asked.said)),
        chosen=game.chosen(state),
        scores=match.scores,
        win=match.win if over else None,
        **parts,
    )


def decision_view(match: "Match", action: int) -> DecisionView:
    """One legal decision."""
    return decision_views(match, [action])[0]


def decision_views(match: "Match", actions: Sequence[int]) -> list[DecisionView]:
    """These legal decisions."""
    game, state = match.game, match.state
    return [
        previewed_decision(game, state, action, preview)
        for action, preview in zip(actions, previews(game, state, actions), strict=True)
    ]


def previewed_decision(game: Game, state: Bytes, action: int, preview: Preview) -> DecisionView:
    """A legal decision, where it is known what it would do."""
    return DecisionView(
        text=game.texts[action],
        number=action,
        kind=game.kind(action),
        said=said_view(game.say_action(state, action)),
        touches=game.touches(state, action),
        ends_turn=preview.ends_turn,
        undoable=preview.undoable,
        reveals=preview.reveals,
        goes_on=game.goes_on(action),
        points=preview.points,
    )


def undo_target(match: "Match") -> int | None:
    """The number of decisions that undo goes back to; None: nothing can be undone."""
    number = match.undo_to
    return number if number < len(match) else None


def told(game: Game, event: Event) -> Told | None:
    """An event in words; None for one that needs none."""
    said = game.say_event(event)
    return None if said is None else (event.seen_by, said_view(said), game.traces(said))


class Happened:
    """A decision and what came of it, for the log of each viewer."""

    def __init__(
        self,
        game: Game,
        mover: int,
        action: int,
        events: Sequence[Event],
        tell: Callable[[Event], Told | None],
    ) -> None:
        self._mover, self._decision = mover, game.texts[action]
        self._told = [words for event in events if (words := tell(event)) is not None]
        kinds = {event.kind for event in events}
        self._barriers = TURN_ENDED in kinds, REVEALED in kinds
        self._hides_decision = game.is_secret(action)
        self.has_secrets = self._hides_decision or any(
            seen_by != EVERYONE for seen_by, _, _ in self._told
        )

    def entry(self, number: int, viewer: int | None) -> LogEntry:
        """What a viewer may read of it; None: all of it."""
        whole = viewer is None
        seen = [row for row in self._told if whole or row[0] in (EVERYONE, viewer)]
        known = whole or viewer == self._mover or not self._hides_decision
        touches = dict.fromkeys(element for _, _, traced in seen for element in traced)
        return LogEntry(
            number,
            self._mover,
            self._decision if known else None,
            [words for _, words, _ in seen],
            list(touches),
            *self._barriers,
        )


def _logs(match: "Match", viewers: Sequence[int], since: int) -> list[list[LogEntry]]:
    """The log as each viewer may read it: at the end nothing is secret any more."""
    tell = partial(told, match.game)
    rows = [Happened(match.game, *row, tell) for row in match.history(since)]
    return [
        [
            row.entry(number, None if match.over else viewer)
            for number, row in enumerate(rows, start=since)
        ]
        for viewer in viewers
    ]


def said_view(said: Said) -> SaidView:
    """Words as they travel."""
    return SaidView(said.key, said.args, said.text)
