"""View: the only way anything leaves a match. What one seat may know, and what it may decide.

Page, terminal, remote bots and tests all read this one schema.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from lutece.kernel.events import EVERYONE
from lutece.kernel.words import Said

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


class DecisionView(msgspec.Struct, frozen=True):
    """One legal decision: its text, what it does, the board elements it is about."""

    text: str
    number: int
    said: SaidView
    touches: list[str]


class LogEntry(msgspec.Struct, frozen=True):
    """One decision made and what came of it; the text is None where it is another seat's secret."""

    number: int
    seat: int
    decision: str | None
    happened: list[SaidView]


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
    board: Any
    scores: list[int]
    win: list[float] | None
    log: list[LogEntry]


def view_of(match: "Match", seat: int | None, since: int = 0) -> View:
    """What a seat may know; the log from decision number `since` on."""
    return views_of(match, (seat,), since)[0]


def views_of(match: "Match", seats: Sequence[int | None], since: int = 0) -> list[View]:
    """What each of these seats may know: what all of them may is worked out once."""
    game, state, over = match.game, match.state, match.over
    eyes = [EVERYONE if seat is None else seat for seat in seats]
    to_move = None if over else match.to_move
    asked = game.prompt(state)
    prompt = PromptView(asked.rule, said_view(asked.said))
    options = match.options | match.table_options
    scores, win = match.scores, match.win if over else None
    boards = game.boards(state, eyes, **match.table_options)
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
            can_undo=seat is not None and seat == to_move and match.can_undo,
            board=board,
            scores=scores,
            win=win,
            log=log,
        )
        for seat, board, log in zip(seats, boards, logs, strict=True)
    ]


def _decisions(match: "Match") -> list[DecisionView]:
    game, state = match.game, match.state
    return [
        DecisionView(
            text=game.texts[action],
            number=action,
            said=said_view(game.say_action(state, action)),
            touches=game.touches(state, action),
        )
        for action in match.legal_actions()
    ]


def _logs(match: "Match", eyes: Sequence[int], since: int) -> list[list[LogEntry]]:
    """The log as each pair of eyes may read it."""
    game, over = match.game, match.over
    logs: list[list[LogEntry]] = [[] for _ in eyes]
    for number, (mover, action, events) in enumerate(match.history(since), start=since):
        secret = game.is_secret(action) and not over
        happened = [
            (event.seen_by, said_view(said))
            for event in events
            if (said := game.say_event(event)) is not None
        ]
        for_all = all(seen_by == EVERYONE for seen_by, _ in happened)
        every_word = [words for _, words in happened]
        for log, own in zip(logs, eyes, strict=True):
            log.append(
                LogEntry(
                    number=number,
                    seat=mover,
                    decision=None if secret and mover != own else game.texts[action],
                    happened=every_word
                    if over or for_all
                    else [words for seen_by, words in happened if seen_by in (EVERYONE, own)],
                )
            )
    return logs


def said_view(said: Said) -> SaidView:
    """Words as they travel."""
    return SaidView(said.key, said.args, said.text)
