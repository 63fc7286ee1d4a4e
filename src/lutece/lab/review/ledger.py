"""From findings to a review: labels, moments, and a ledger that adds up.

Let V be the values of the positions by their best decisions: V[n] before decision n, the last one
being the result. Where decision n led to a reveal, L[n] is the luck of that reveal. The decision
itself changed the values by V[n + 1] - L[n] - V[n]. With V[0] - fair share, the luck of seat and
deal, these changes add up to result - fair share, whatever the search says of single positions.
"""

import numpy as np
import numpy.typing as npt

from lutece.lab.review.scale import SCALE
from lutece.lab.review.schema import (
    DecisionReview,
    Examined,
    Explained,
    PartialReview,
    PlayerReview,
    RevealReview,
    Review,
)
from lutece.table.match import Match

CERTAIN = 1.3  # times half of a 95 % interval is half of a 99 % one

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
    values = _values(match, partial, known)
    luck = np.array([_luck(match, number, partial) for number in range(len(match))])
    made = zip(match.movers, match.moves, strict=True)
    decisions = [
        _decision(match, number, seat, text, known.get(number), number in findings, partial)
        for number, (seat, text) in enumerate(made)
    ]
    labelled = [d for d in decisions if d.label in SCALE.labels]
    return Review(
        game=match.game.name,
        seats=match.seats,
        bot=bot,
        seconds=round(partial.seconds, 2),
        players=[_player(match, seat, decisions, values, luck) for seat in range(match.seats)],
        decisions=decisions,
        reveals=[_reveal(number, partial) for number in reveals if number in partial.revealed],
        win=values[1:].tolist(),
        moments=[d.number for d in sorted(labelled, key=lambda d: (-d.loss, d.number))],
        note=note,
    )


def _values(match: Match, partial: PartialReview, known: dict[int, Examined]) -> Floats:
    """The values by the best decision of every position; the last are the result.

    Without a choice they are those of what follows, before anything was revealed.
    """
    decisions = len(match)
    values = np.empty((decisions + 1, match.seats))
    values[decisions] = match.win
    for number in reversed(range(decisions)):
        found = known.get(number)
        if found is not None:
            values[number] = found.best_value
        else:
            values[number] = values[number + 1] - _luck(match, number, partial)
    return values


def _luck(match: Match, number: int, partial: PartialReview) -> Floats:
    """What came less what could have come, by seat; 0 where nothing was revealed."""
    found = partial.revealed.get(number)
    if found is None:
        return np.zeros(match.seats)
    return np.subtract(found.came, found.mean, dtype=np.float64)


def label_of(found: Examined, explained: Explained | None) -> str:
    """The label of a decision with a choice; one that playouts exclude does not stand."""
    if explained is None:
        return SCALE.label(found.loss, found.low, False)
    most = CERTAIN * explained.half_width - explained.share
    return SCALE.label(found.loss, min(found.low, most), False)


def _decision(
    match: Match,
    number: int,
    seat: int,
    text: str,
    found: Examined | None,
    has_choice: bool,
    partial: PartialReview,
) -> DecisionReview:
    if found is None:
        nothing = [0.0] * match.seats
        label = SCALE.label(0.0, 0.0, not has_choice)
        return DecisionReview(
            number, seat, text, text, 0.0, 0.0, 0.0, 0.0, label, not has_choice, 0.0, nothing, {}
        )
    explained = partial.explained.get(number)
    label = label_of(found, explained)
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
        label=label,
        forced=False,
        difficulty=found.difficulty,
        helped=gained,
        why=explained.sources if explained else {},
        losses=_losses(match, found) if label in SCALE.labels else {},
    )


def _losses(match: Match, found: Examined) -> dict[str, float]:
    """What each decision costs, the best first: what a later try needs to know."""
    return {match.game.texts[action]: round(max(lost, 0.0), 4) for action, lost, *_ in found.others}


def _player(
    match: Match, seat: int, decisions: list[DecisionReview], values: Floats, luck: Floats
) -> PlayerReview:
    own = np.array([mover == seat for mover in match.movers])
    change = values[1:, seat] - luck[:, seat] - values[:-1, seat]
    result, fair = match.win[seat], 1 / match.seats
    by_own, by_others = float(change[own].sum()), float(change[~own].sum())
    by_luck = float(values[0, seat] - fair + luck[:, seat].sum())
    losses = [d.loss for d in decisions if d.seat == seat and not d.forced]
    mean = float(np.mean(losses)) if losses else 0.0
    return PlayerReview(
        seat=seat,
        result=result,
        fair=fair,
        own=by_own,
        others=by_others,
        luck=by_luck,
        remainder=result - fair - by_own - by_others - by_luck,
        mean_loss=mean,
        class_=SCALE.class_of(match.game.name, match.seats, mean),
        decisions=len(losses),
    )


def _reveal(number: int, partial: PartialReview) -> RevealReview:
    found = partial.revealed[number]
    luck = [came - mean for came, mean in zip(found.came, found.mean, strict=True)]
    return RevealReview(number, luck, found.half_width)
