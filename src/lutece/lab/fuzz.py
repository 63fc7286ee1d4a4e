"""Fuzzing: random games in which, after every decision, everything that must hold is checked.

Invariants of the state; undo that brings back exactly what was; views that do not change when the
hidden part is dealt anew (so they cannot leak it); records that read back and replay to the same
end.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import msgspec
import numpy as np

from lutece.kernel.contract import NO_SEAT
from lutece.kernel.errors import LuteceError
from lutece.kernel.jit import plain
from lutece.kernel.rng import Rng, below, rng_from
from lutece.lab.simulate import Plan, loaded_game
from lutece.lab.workers import in_order, spans_of
from lutece.table import Match, UndoError, replay
from lutece.table.record import read_line

CHUNK = 25


@dataclass(frozen=True)
class Failure:
    """A game that broke a promise: what broke, and the record that leads there."""

    what: str
    line: str


@dataclass(frozen=True)
class Chunk:
    """Some fuzzed games: how many decisions they took, and the first failure."""

    games: int
    decisions: int
    failure: Failure | None


def fuzz(plan: Plan, workers: int = 1, every: int = 1) -> Iterator[Chunk]:
    """Fuzz the games of a plan, chunk by chunk; stops after the first failure."""
    if every < 1:
        raise LuteceError(f"Checking after every {every} decisions makes no sense: 1 or more.")
    game = loaded_game(plan)
    game.fault(Match(game, plan.seats, plan.options, plan.seed).state)  # compiled here, once
    task = partial(fuzz_chunk, plan, every)
    return _until_failure(in_order(task, spans_of(plan.games, CHUNK), workers))


def fuzz_chunk(plan: Plan, every: int, first: int, count: int) -> Chunk:
    """Fuzz games number first … first + count - 1."""
    game = loaded_game(plan)
    decisions = 0
    for number in range(first, first + count):
        match = Match(game, plan.seats, plan.options, plan.seed_of(number))
        failure = fuzz_game(match, rng_from(match.seed, "lutece fuzz"), every)
        decisions += len(match)
        if failure:
            return Chunk(number - first + 1, decisions, failure)
    return Chunk(count, decisions, None)


def fuzz_game(match: Match, rng: Rng, every: int = 1) -> Failure | None:
    """Play one game at random, checking after every decision (the slow checks after every n-th)."""
    try:
        while not match.over:
            legal = match.legal_actions()
            if not legal:
                return _failure(match, "nobody can decide anything, but the game is not over")
            match.play(legal[plain(below)(rng, len(legal))])
            checks = ALWAYS + NOW_AND_THEN if len(match) % every == 0 else ALWAYS
            for check in checks:
                problem = check(match, rng)
                if problem:
                    return _failure(match, problem)
        problem = check_record(match, full=zlib.crc32(match.seed.encode()) % every == 0)
    except Exception as error:  # whatever goes wrong in a game must be kept with that game
        return _failure(match, f"{type(error).__name__}: {error}")
    return _failure(match, problem) if problem else None


def check_state(match: Match, rng: Rng) -> str | None:
    """The game's own invariants."""
    return match.game.fault(match.state) or None


def check_events(match: Match, rng: Rng) -> str | None:
    """Leaving no events leads to the same state; events tell every point and franc."""
    game, before = match.game, match.previous_state
    state = before.copy()
    game.kernel.advance(game.tables, state, match.last_action)
    if state.tobytes() != match.state.tobytes():
        return "the decision leads elsewhere when no events are kept"
    was, now = game.after(before), game.after(match.state)
    for figure, changes in game.told(match.last_events(), match.seats).items():
        if [n - w for w, n in zip(was[figure], now[figure], strict=True)] != changes:
            return f"the events do not tell how the {figure} changed"
    return None


def check_undo(match: Match, rng: Rng) -> str | None:
    """Undo brings back exactly the state before, and the decision leads to where it led."""
    again = match.at(len(match))
    if not again.can_undo:
        try:
            again.undo()
        except UndoError:
            return None
        return "undo went through although it is not allowed"
    action = match.actions[-1]
    before = match.at(len(match) - 1)
    again.undo()
    if not np.array_equal(again.state, before.state) or again.legal() != before.legal():
        return "undo does not bring back what was"
    again.play(action)
    return None if np.array_equal(again.state, match.state) else "the decision leads elsewhere"


def check_views(match: Match, rng: Rng) -> str | None:
    """What a seat sees must not depend on what it cannot know."""
    seat = int(plain(below)(rng, match.seats + 1)) - 1  # one seat a decision, or a spectator
    eyes = None if seat == NO_SEAT else seat
    seen = msgspec.json.encode(match.view(eyes, since=len(match) - 1))
    if not match.over and match.seed.encode() in seen:
        return f"the view of seat {eyes} holds the seed"
    secret = match.game.is_secret(match.actions[-1]) and match.movers[-1] != seat
    if secret and not match.over and match.moves[-1].encode() in seen:
        return f"the view of seat {eyes} holds another seat's secret decision"
    other = match.redealt(seat, rng)
    problem = match.game.fault(other.state)
    if problem:
        return f"dealing anew for seat {eyes} breaks the state: {problem}"
    if not match.over and not other.legal_actions():
        return f"dealing anew for seat {eyes} leaves nothing to decide"
    if msgspec.json.encode(other.view(eyes, since=len(match) - 1)) != seen:
        return f"the view of seat {eyes} changes with what it cannot know"
    return None


def check_record(match: Match, full: bool = True) -> str | None:
    """The record reads back, replays to the same state, and is written the same again."""
    for kind in (False, True)[: 1 + full]:
        line = match.record(kind).line()
        again = replay(match.game, read_line(line, "the record"))
        if not np.array_equal(again.state, match.state):
            return "the record replays to another state"
        if again.record(kind).line() != line:
            return "the record is written differently after a replay"
    return None


# Cheap enough for every decision of every campaign; the others are as slow as drawing a view.
ALWAYS = (check_state, check_events)
NOW_AND_THEN = (check_undo, check_views)


def _until_failure(chunks: Iterator[Chunk]) -> Iterator[Chunk]:
    for chunk in chunks:
        yield chunk
        if chunk.failure:
            return


def _failure(match: Match, what: str) -> Failure:
    return Failure(what, match.record().line())
