"""View: the only way anything leaves a match. What one seat may know, and what it may decide.

Page, terminal, remote bots and tests all read this one schema.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from lutece.kernel.events import EVERYONE, REVEALED, TURN_ENDED
from lutece.kernel.words import Said
from lutece.table.preview import previews

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
    undoable: bool  # False: once made, it stands
    goes_on: str | None  # "end": does nothing but end or pass; "decline": turns an offer down
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
    return msgspec.structs.replace(view, board=opened)


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
    prompt = PromptView(asked.rule, said_view(asked.said))
    options = match.options | match.display_options
    scores, win = match.scores, match.win if over else None
    chosen = game.chosen(state)
    undo_to = None if to_move is None or to_move not in seats else _undo_to(match)
    boards = game.boards(state, eyes, match.display_options)
    logs = _logs(match, eyes, since)
    return [
        View(
            format=FORMAT,
            game=game.name,
            edition=game.edition,
            seats=match.seats,
            options=options,
            seat=seat,
            seed_hash=match.seed_hash,
            seed=match.seed if over else None,
            number=len(match),
            to_move=to_move,
            prompt=prompt,
            decisions=_decisions(match) if seat is not None and seat == to_move else [],
            can_undo=seat is not None and seat == to_move and undo_to is not None,
            undo_to=undo_to if seat == to_move else None,
            chosen=chosen,
            board=board,
            scores=scores,
            win=win,
            log=log,
        )
        for seat, board, log in zip(seats, boards, logs, strict=True)
    ]


def decision_view(match: "Match", action: int) -> DecisionView:
    """One legal decision."""
    return _described(match, [action])[0]


def _decisions(match: "Match") -> list[DecisionView]:
    return _described(match, match.legal_actions())


def _described(match: "Match", actions: Sequence[int]) -> list[DecisionView]:
    game, state = match.game, match.state
    return [
        DecisionView(
            text=game.texts[preview.action],
            number=preview.action,
            kind=game.kind(preview.action),
            said=said_view(game.say_action(state, preview.action)),
            touches=game.touches(state, preview.action),
            ends_turn=preview.ends_turn,
            undoable=preview.undoable,
            goes_on=game.goes_on(preview.action),
            points=preview.points,
        )
        for preview in previews(game, state, list(actions))
    ]


def _undo_to(match: "Match") -> int | None:
    number = match.undo_to
    return number if number < len(match) else None


def _logs(match: "Match", eyes: Sequence[int], since: int) -> list[list[LogEntry]]:
    """The log as each pair of eyes may read it."""
    game, over = match.game, match.over
    logs: list[list[LogEntry]] = [[] for _ in eyes]
    for number, (mover, action, events) in enumerate(match.history(since), start=since):
        secret = game.is_secret(action) and not over
        happened = [
            (event.seen_by, said_view(said), game.traces(said))
            for event in events
            if (said := game.say_event(event)) is not None
        ]
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


def _entry(
    number: int,
    mover: int,
    text: str | None,
    happened: list[tuple[int, SaidView, list[str]]],
    barriers: tuple[bool, bool],
) -> LogEntry:
    touches = dict.fromkeys(element for _, _, traced in happened for element in traced)
    said = [words for _, words, _ in happened]
    return LogEntry(number, mover, text, said, list(touches), *barriers)


def said_view(said: Said) -> SaidView:
    """Words as they travel."""
    return SaidView(said.key, said.args, said.text)
