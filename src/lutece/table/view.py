"""View: the only way anything leaves a match. What one seat may know, and what it may decide.

Page, terminal, remote bots and tests all read this one schema.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from weakref import WeakKeyDictionary

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

T = TypeVar("T")

MOST_WORDS = 10_000  # of a kind that are kept for a game


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


Told = tuple[int, SaidView, list[str]]  # an event: who may see it, its words, what it was about


class _Known:
    """The words of a game that were worked out before, to be used again: they never change."""

    def __init__(self) -> None:
        self.decisions = _Kept[DecisionView]()
        self.events = _Kept[Told | None]()


class _Kept(dict[Any, T], Generic[T]):
    """A dictionary that is emptied when it has grown too large."""

    def __setitem__(self, key: Any, value: T) -> None:
        if len(self) >= MOST_WORDS:
            self.clear()
        super().__setitem__(key, value)


_WORDS: WeakKeyDictionary[Game, _Known] = WeakKeyDictionary()


def _known(game: Game) -> _Known:
    known = _WORDS.get(game)
    if known is None:
        known = _WORDS[game] = _Known()
    return known


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
    game, state, over = match.game, match.state, match.over
    eyes = [EVERYONE if seat is None else seat for seat in seats]
    to_move = None if over else match.to_move
    asked = game.prompt(state)
    shared = View(
        format=FORMAT,
        game=game.name,
        edition=game.edition,
        seats=match.seats,
        options=match.options | match.display_options,
        seat=None,
        seed_hash=match.seed_hash,
        seed=match.seed if over else None,
        number=len(match),
        to_move=to_move,
        prompt=PromptView(asked.rule, said_view(asked.said)),
        decisions=[],
        can_undo=False,
        undo_to=None,
        chosen=game.chosen(state),
        board=None,
        scores=match.scores,
        win=match.win if over else None,
        log=[],
    )
    boards = game.boards(state, eyes, match.display_options)
    logs = _logs(match, eyes, since)
    views = []
    for seat, board, log in zip(seats, boards, logs, strict=True):
        view = replace(shared, seat=seat, board=board, log=log)
        if seat is not None and seat == to_move:
            undo_to = _undo_to(match)
            view = replace(
                view,
                decisions=_decisions(match),
                can_undo=undo_to is not None,
                undo_to=undo_to,
            )
        views.append(view)
    return views


def decision_view(match: "Match", action: int) -> DecisionView:
    """One legal decision."""
    return _described(match, [action])[0]


def _decisions(match: "Match") -> list[DecisionView]:
    return _described(match, match.legal_actions())


def _described(match: "Match", actions: Sequence[int]) -> list[DecisionView]:
    game, state, known = match.game, match.state, _known(match.game).decisions
    facts = game.facts(state, actions)
    described = []
    for i, (action, preview) in enumerate(
        zip(actions, previews(game, state, actions), strict=True)
    ):
        if facts is None:
            described.append(_new_decision(game, state, action, preview))
            continue
        key = (action, facts[i], preview)
        decision = known.get(key)
        if decision is None:
            decision = known[key] = _new_decision(game, state, action, preview)
        described.append(decision)
    return described


def _new_decision(game: Game, state: Bytes, action: int, preview: Preview) -> DecisionView:
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


def _undo_to(match: "Match") -> int | None:
    number = match.undo_to
    return number if number < len(match) else None


def _logs(match: "Match", eyes: Sequence[int], since: int) -> list[list[LogEntry]]:
    """The log as each pair of eyes may read it."""
    game, over, words = match.game, match.over, _known(match.game).events
    logs: list[list[LogEntry]] = [[] for _ in eyes]
    for number, (mover, action, events) in enumerate(match.history(since), start=since):
        secret = game.is_secret(action) and not over
        happened = [told for event in events if (told := _told(game, words, event)) is not None]
        for_all = over or all(seen_by == EVERYONE for seen_by, _, _ in happened)
        kinds = {event.kind for event in events}
        barriers = TURN_ENDED in kinds, REVEALED in kinds
        whole = _entry(number, mover, game.texts[action], happened, barriers)
        for log, own in zip(logs, eyes, strict=True):
            known = not secret or mover == own
            if known and for_all:
                log.append(whole)
                continue
            text = game.texts[action] if known else None
            seen = happened if over else [row for row in happened if row[0] in (EVERYONE, own)]
            log.append(_entry(number, mover, text, seen, barriers))
    return logs


def _told(game: Game, known: dict[Event, Told | None], event: Event) -> Told | None:
    """An event in words."""
    with suppress(KeyError):  # no look before: another thread may clear what is known
        return known[event]
    said = game.say_event(event)
    told = None if said is None else (event.seen_by, said_view(said), game.traces(said))
    known[event] = told
    return told


def _entry(
    number: int,
    mover: int,
    text: str | None,
    happened: list[Told],
    barriers: tuple[bool, bool],
) -> LogEntry:
    touches = dict.fromkeys(element for _, _, traced in happened for element in traced)
    said = [words for _, words, _ in happened]
    return LogEntry(number, mover, text, said, list(touches), *barriers)


def said_view(said: Said) -> SaidView:
    """Words as they travel."""
    return SaidView(said.key, said.args, said.text)
