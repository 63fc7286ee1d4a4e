"""A review in plain words, for the terminal and for pages made by commands."""

from collections.abc import Mapping

from lutece.kernel.contract import Game
from lutece.lab.review.schema import DecisionReview
from lutece.table.match import Match

MOST_TERMS = 2  # of a sentence why
SMALLEST_TERM = 0.05  # points
EASY, HARD = 0.05, 0.9  # difficulty


def say_why(game: Game, why: Mapping[str, float], terms: int = MOST_TERMS) -> str:
    """The largest differences by source: −3.1 Districts, +0.8 Francs."""
    guide = game.study_guide()
    names = {source.key: source.name for source in guide.sources} if guide else {}
    largest = sorted(why.items(), key=lambda item: -abs(item[1]))[:terms]
    return ", ".join(
        f"{signed(points)} {names.get(key, key)}"
        for key, points in largest
        if abs(points) >= SMALLEST_TERM
    )


def say_decision(match: Match, number: int, text: str) -> str:
    """A decision of the position after `number` decisions, in words."""
    return match.game.say_action(match.state_at(number), match.game.numbers[text]).text


def say_difficulty(decision: DecisionReview) -> str:
    """Whether the better decision was hard to find; empty in between."""
    if decision.difficulty >= HARD:
        return "hard to find"
    return "easy to find" if decision.difficulty <= EASY else ""


def signed(value: float, digits: int = 1) -> str:
    """A difference with its sign; a real minus."""
    rounded = f"{abs(value):.{digits}f}"
    return f"+{rounded}" if value >= 0 else f"\u2212{rounded}"


def percent_points(share: float, digits: int = 1) -> str:
    """A difference of shares in points of win chance."""
    return signed(100 * share, digits)
