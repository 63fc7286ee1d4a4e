"""My mistakes: what costs a player most over many reviewed games, and what to try again."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from lutece.lab.review.scale import SCALE
from lutece.lab.review.schema import DecisionReview, Review

PHASES = ("opening", "middle", "end")  # thirds of a game's decisions
UNKNOWN = ""  # the source of a mistake that no source explains


class ReviewedSeat(NamedTuple):
    """A reviewed game, by any name, and the seat that the player had."""

    name: str
    review: Review
    seat: int


class MistakeKind(msgspec.Struct):
    """Labelled decisions that lost points of one source in one phase of the game."""

    game: str
    source: str  # a key of the game's sources of points, or empty
    phase: str
    count: int
    loss: float  # of all of them together, in shares of the win


class ToRetry(msgspec.Struct):
    """A decision worth trying again: in game `name`, after `number` decisions."""

    name: str
    number: int
    loss: float
    label: str
    source: str
    phase: str


class Mistakes(msgspec.Struct):
    """The kinds and the single decisions, most costly first."""

    games: int
    kinds: list[MistakeKind]
    retry: list[ToRetry]


def my_mistakes(reviewed: Iterable[ReviewedSeat]) -> Mistakes:
    """What a player can learn most from."""
    kinds: dict[tuple[str, str, str], MistakeKind] = {}
    retry: list[ToRetry] = []
    games = 0
    for name, review, seat in reviewed:
        games += 1
        for number in review.moments:
            decision = review.decisions[number]
            if decision.seat != seat or decision.label not in SCALE.labels:
                continue
            source, phase = source_of(decision), phase_of(number, len(review.decisions))
            empty = MistakeKind(review.game, source, phase, 0, 0.0)
            kind = kinds.setdefault((review.game, source, phase), empty)
            kind.count += 1
            kind.loss += decision.loss
            retry.append(ToRetry(name, number, decision.loss, decision.label, source, phase))
    return Mistakes(
        games,
        sorted(kinds.values(), key=lambda kind: -kind.loss),
        sorted(retry, key=lambda mistake: -mistake.loss),
    )


def source_of(decision: DecisionReview) -> str:
    """The source of points that a decision lost most of; UNKNOWN where it lost none."""
    source, points = min(decision.why.items(), key=lambda item: item[1], default=(UNKNOWN, 0.0))
    return source if points < 0 else UNKNOWN


def phase_of(number: int, decisions: int) -> str:
    """The third of the game that a decision belongs to."""
    return PHASES[min(len(PHASES) * number // max(decisions, 1), len(PHASES) - 1)]
