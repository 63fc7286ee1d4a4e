"""Kinds of mistakes: in which part of the game, and of which source of points it lost most."""

from lutece.lab.review.schema import DecisionReview

PHASES = ("opening", "middle", "end")  # thirds of a game's decisions
UNKNOWN = ""  # the source of a mistake that no source explains


def source_of(decision: DecisionReview) -> str:
    """The source of points that a decision lost most of; UNKNOWN where it lost none."""
    source, points = min(decision.why.items(), key=lambda item: item[1], default=(UNKNOWN, 0.0))
    return source if points < 0 else UNKNOWN


def phase_of(number: int, decisions: int) -> str:
    """The third of the game that a decision belongs to."""
    return PHASES[min(len(PHASES) * number // max(decisions, 1), len(PHASES) - 1)]
