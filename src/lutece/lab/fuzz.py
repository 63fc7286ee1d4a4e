"""Fuzzing: campaigns of random games in which the conformance suite checks every decision."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.lab.conformance import Failure, check_match
from lutece.lab.simulate import Plan, loaded_game
from lutece.lab.workers import in_order, spans_of
from lutece.table import Match

CHUNK = 25


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
    game.violation(Match(game, plan.seats, plan.options, plan.seed).state)  # compiled here, once
    task = partial(fuzz_chunk, plan, every)
    return _until_failure(in_order(task, spans_of(plan.games, CHUNK), workers))


def fuzz_chunk(plan: Plan, every: int, first: int, count: int) -> Chunk:
    """Fuzz games number first … first + count - 1."""
    game = loaded_game(plan)
    decisions = 0
    for number in range(first, first + count):
        match = Match(game, plan.seats, plan.options, plan.seed_of(number))
        failure = check_match(match, rng_from(match.seed, "lutece fuzz"), every)
        decisions += len(match)
        if failure:
            return Chunk(number - first + 1, decisions, failure)
    return Chunk(count, decisions, None)


def _until_failure(chunks: Iterator[Chunk]) -> Iterator[Chunk]:
    for chunk in chunks:
        yield chunk
        if chunk.failure:
            return
