"""From findings to a review: labels, moments, and a ledger that adds up.

Let B be the value of a position by its best decision, P the value by the decision that was played,
both from one search. A decision changes the values by P - B; what happens until the next decision
changes them by the next B - P. The values begin at the fair share and end at the result, so the
changes add up to result - fair share whatever the search says.
"""

import numpy as np
import numpy.typing as npt

from lutece.lab.review.scale import SCALE
from lutece.lab.review.schema import (
    DecisionReview,
    Examined,
    PartialReview,
    PlayerReview,
    RevealReview,
    Review,
)
from lutece.table.match import Match

Floats = npt.NDArray[np.float64]


def assemble(
    match: Match,
    bot: str,
    partial: PartialReview,
    choices: list[int],
    reveals: list[int],
    note: str = "",
) -> Review:
    """The review that these findings make: `choices` and `reveals` are numbers of decisions."""
    findings = {n: partial.deep.get(n) or partial.quick.get(n) for n in choices}
    known = {n: found for n, found in findings.items() if found is not None}
    best, played = _values(match, partial, known)
    decisions = [
        _decision(match, number, known.get(number), number in findings, partial)
        for number in range(len(match))
    ]
    labelled = [d for d in decisions if d.label in SCALE.labels]
    return Review(
        game=match.game.name,
        seats=match.seats,
        bot=bot,
        seconds=round(partial.seconds, 2),
        players=[_player(match, seat, decisions, best, played) for seat in range(match.seats)],
        decisions=decisions,
        reveals=[_reveal(number, partial) for number in reveals if number in partial.revealed],
        win=best[1:].tolist(),
        moments=[d.number for d in sorted(labelled, key=lambda d: (-d.loss, d.number))],
        note=note,
    )


def _values(
    match: Match, partial: PartialReview, known: dict[int, Examined]
) -> tuple[Floats, Floats]:
    """B of every position, the last being the result, and P of every decision.

    Without a choice both are the same: what follows, or its mean where something was revealed.
    """
    decisions = len(match)
    best = np.empty((decisions + 1, match.seats))
    played = np.empty((decisions, match.seats))
    best[decisions] = match.win
    for number in reversed(range(decisions)):
        found, revealed = known.get(number), partial.revealed.get(number)
        if found is not None:
            best[number], played[number] = found.best_value, found.played_value
        else:
            best[number] = played[number] = revealed.mean if revealed else best[number + 1]
    return best, played


def _decision(
    match: Match, number: int, found: Examined | None, has_choice: bool, partial: PartialReview
) -> DecisionReview:
    seat, text = match.movers[number], match.moves[number]
    if found is None:
        nothing = [0.0] * match.seats
        label = SCALE.label(0.0, 0.0, not has_choice)
        return DecisionReview(
            number, seat, text, text, 0.0, 0.0, 0.0, 0.0, label, not has_choice, 0.0, nothing, {}
        )
    explained = partial.explained.get(number)
    gained = [p - b for p, b in zip(found.played_value, found.best_value, strict=True)]
    return DecisionReview(
        number=number,
        seat=seat,
        played=text,
        best=match.game.texts[found.best],
        loss=found.loss,
        loss_low=found.low,
        loss_high=found.high,
        points_lost=found.points_lost,
        label=SCALE.label(found.loss, found.low, False),
        forced=False,
        difficulty=found.difficulty,
        helped=gained,
        why=explained.sources if explained else {},
    )


def _player(
    match: Match, seat: int, decisions: list[DecisionReview], best: Floats, played: Floats
) -> PlayerReview:
    own = np.array([mover == seat for mover in match.movers])
    change = played[:, seat] - best[:-1, seat]
    result, fair = match.win[seat], 1 / match.seats
    by_own, by_others = float(change[own].sum()), float(change[~own].sum())
    luck = float(best[0, seat] - fair + (best[1:, seat] - played[:, seat]).sum())
    losses = [d.loss for d in decisions if d.seat == seat and not d.forced]
    mean = float(np.mean(losses)) if losses else 0.0
    return PlayerReview(
        seat=seat,
        result=result,
        fair=fair,
        own=by_own,
        others=by_others,
        luck=luck,
        remainder=result - fair - by_own - by_others - luck,
        mean_loss=mean,
        class_=SCALE.class_of(match.game.name, match.seats, mean),
        decisions=len(losses),
    )


def _reveal(number: int, partial: PartialReview) -> RevealReview:
    found = partial.revealed[number]
    luck = [came - mean for came, mean in zip(found.came, found.mean, strict=True)]
    return RevealReview(number, luck, found.half_width)
