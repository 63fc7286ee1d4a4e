"""View: the only way anything leaves a match. What one seat may know, and what it may decide.

Page, terminal, remote bots and tests all read this one schema.
"""

from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from lutece.kernel.contract import Game
from lutece.kernel.events import EVERYONE, REVEALED, TURN_ENDED, Event
from lutece.kernel.parts import HOLE, Json, around_holes, fill, listed
from lutece.kernel.structs import Bytes
from lutece.kernel.words import Said
from lutece.table.preview import Preview, preview_of, preview_rows, previews

if TYPE_CHECKING:
    from lutece.table.match import Match

FORMAT = "lutece-view/1"

T = TypeVar("T")

MOST_WORDS = 10_000  # of a kind that are kept for a game

_encode = msgspec.json.Encoder().encode


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
K = TypeVar("K")


class _Kept(dict[K, T], Generic[K, T]):
    """A dictionary that is emptied when it has grown too large."""

    def __setitem__(self, key: K, value: T) -> None:
        if len(self) >= MOST_WORDS:
            self.clear()
        super().__setitem__(key, value)


class _Known:
    """What was worked out before about a game's words, to be used again: they never change."""

    def __init__(self) -> None:
        self.decisions: _Kept[Hashable, bytes] = _Kept()  # as JSON
        self.events: _Kept[Event, Told | None] = _Kept()


_KNOWN: WeakKeyDictionary[Game, _Known] = WeakKeyDictionary()


def _known(game: Game) -> _Known:
    known = _KNOWN.get(game)
    if known is None:
        known = _KNOWN[game] = _Known()
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
    shared, viewers = _shared(match), _viewers(seats)
    boards = match.game.boards(match.state, viewers, match.display_options)
    logs = _logs(match, viewers, since)
    views = []
    for seat, board, log in zip(seats, boards, logs, strict=True):
        view = replace(shared, seat=seat, board=board, log=log)
        if seat is not None and seat == shared.to_move:
            undo_to = _undo_to(match)
            view = replace(
                view,
                decisions=_decisions(match, match.legal_actions()),
                can_undo=undo_to is not None,
                undo_to=undo_to,
            )
        views.append(view)
    return views


def encoded_views_of(match: "Match", seats: Sequence[int | None], since: int = 0) -> list[Json]:
    """The same views as JSON: what is in several of them, or was in earlier ones, is copied."""
    shared, viewers = _shared(match), _viewers(seats)
    holes = ("seat", "decisions", "can_undo", "undo_to", "board", "log")  # in the order of fields
    head, *asked, before_log, end = around_holes(replace(shared, **dict.fromkeys(holes, HOLE)))
    boards = match.game.encoded_boards(match.state, viewers, match.display_options)
    logs = _logs(match, viewers, since)
    told = {id(log): _encode(log) for log in logs}
    not_asked = b"".join(fill(asked, [b"[]"], [b"false"], [b"null"]))
    encoded = []
    for seat, board, log in zip(seats, boards, logs, strict=True):
        question = not_asked
        if seat is not None and seat == shared.to_move:
            undo_to = _undo_to(match)
            can_undo = _encode(undo_to is not None)
            question = b"".join(
                fill(asked, _encoded_decisions(match), [can_undo], [_encode(undo_to)])
            )
        encoded.append([head, _encode(seat), question, *board, before_log, told[id(log)], end])
    return encoded


def _viewers(seats: Sequence[int | None]) -> list[int]:
    return [EVERYONE if seat is None else seat for seat in seats]


def _shared(match: "Match") -> View:
    """What everybody may know, without the board."""
    game, state, over = match.game, match.state, match.over
    asked = game.prompt(state)
    return View(
        format=FORMAT,
        game=game.name,
        edition=game.edition,
        seats=match.seats,
        options=match.options | match.display_options,
        seat=None,
        seed_hash=match.seed_hash,
        seed=match.seed if over else None,
        number=len(match),
        to_move=None if over else match.to_move,
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


def decision_view(match: "Match", action: int) -> DecisionView:
    """One legal decision."""
    return _decisions(match, [action])[0]


def _decisions(match: "Match", actions: Sequence[int]) -> list[DecisionView]:
    game, state = match.game, match.state
    return [
        _decision(game, state, action, preview)
        for action, preview in zip(actions, previews(game, state, actions), strict=True)
    ]


def _encoded_decisions(match: "Match") -> Json:
    """The legal decisions as JSON."""
    game, state, known = match.game, match.state, _known(match.game).decisions
    actions = match.legal_actions()
    facts = game.facts(state, actions)
    if facts is None:
        return [_encode(_decisions(match, actions))]
    encoded = []
    for key in zip(actions, facts, preview_rows(game, state, actions), strict=True):
        decision = known.get(key)
        if decision is None:
            action, _, row = key
            decision = _encode(_decision(game, state, action, preview_of(row)))
            known[key] = decision
        encoded.append(decision)
    return [listed(encoded)]


def _decision(game: Game, state: Bytes, action: int, preview: Preview) -> DecisionView:
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


def _logs(match: "Match", viewers: Sequence[int], since: int) -> list[list[LogEntry]]:
    """The log as each viewer may read it; one list for all where nothing is hidden."""
    game, over, words = match.game, match.over, _known(match.game).events
    rows = []
    for number, (mover, action, events) in enumerate(match.history(since), start=since):
        happened = [told for event in events if (told := _told(game, words, event)) is not None]
        kinds = {event.kind for event in events}
        barriers = TURN_ENDED in kinds, REVEALED in kinds
        whole = _entry(number, mover, game.texts[action], happened, barriers)
        secret = game.is_secret(action) or any(seen_by != EVERYONE for seen_by, _, _ in happened)
        rows.append((whole, action, happened, secret and not over))
    if not any(secret for *_, secret in rows):
        return [[whole for whole, *_ in rows]] * len(viewers)
    return [
        [
            _as_seen(game, viewer, whole, action, happened) if secret else whole
            for whole, action, happened, secret in rows
        ]
        for viewer in viewers
    ]


def _as_seen(
    game: Game, viewer: int, whole: LogEntry, action: int, happened: list[Told]
) -> LogEntry:
    """An entry without what is hidden from a seat."""
    known = whole.seat == viewer or not game.is_secret(action)
    seen = [row for row in happened if row[0] in (EVERYONE, viewer)]
    barriers = whole.ends_turn, whole.revealed
    return _entry(whole.number, whole.seat, whole.decision if known else None, seen, barriers)


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
