"""View: the only way anything leaves a match. What one seat may know, and what it may decide.

Page, terminal, remote bots and tests all read this one schema.
"""

from collections.abc import Mapping
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
    game, state, over = match.game, match.state, match.over
    eyes = EVERYONE if seat is None else seat
    mine = seat is not None and seat == match.to_move
    prompt = game.prompt(state)
    return View(
        format=FORMAT,
        game=game.name,
        edition=game.edition,
        seats=match.seats,
        options=match.options | match.table_options,
        seat=seat,
        seed_hash=match.seed_hash,
        seed=match.seed if over else None,
        number=len(match),
        to_move=None if over else match.to_move,
        prompt=PromptView(prompt.rule, said_view(prompt.said)),
        decisions=_decisions(match) if mine else [],
        can_undo=mine and match.can_undo,
        board=game.board(state, eyes, **match.table_options),
        scores=match.scores,
        win=match.win if over else None,
        log=_log(match, eyes, since),
    )


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


def _log(match: "Match", eyes: int, since: int) -> list[LogEntry]:
    game = match.game
    log = []
    for number, (seat, action, events) in enumerate(match.history(since), start=since):
        secret = game.is_secret(action) and seat != eyes and not match.over
        said = [game.say_event(e) for e in events if e.seen_by in (EVERYONE, eyes) or match.over]
        log.append(
            LogEntry(
                number=number,
                seat=seat,
                decision=None if secret else game.texts[action],
                happened=[said_view(words) for words in said if words is not None],
            )
        )
    return log


def said_view(said: Said) -> SaidView:
    """Words as they travel."""
    return SaidView(said.key, said.args, said.text)
