"""The lead of one decision over its rivals when all are played out to the end of the game."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from lutece.kernel.structs import Bytes
from lutece.lab.review.engine import NORMAL, Engine, Floats, half_width

BATCH = 64  # playouts between two tests (sequential testing)


class Lead(NamedTuple):
    """The lead over a rival in shares of the win."""

    rival: int
    mean: float
    error: float


class LeadTest(NamedTuple):
    """When playouts have told enough."""

    wanted: float  # lead in shares of the win
    most: int  # playouts of each decision
    errors: float  # standard errors above or below `wanted` that settle a rival


def smallest_lead(
    engine: Engine,
    state: Bytes,
    actions: Sequence[int],
    test: LeadTest,
    about: str,
    first: Floats | None = None,
) -> Lead:
    """The lead of the first action over the strongest of the others, its rivals.

    All actions are played out on the same redeals. A rival is dropped once the lead over it
    exceeds `test.wanted` by `test.errors` standard errors; playing ends as soon as the lead
    over one rival falls short by as much. `first` holds shares of the win that are known already,
    a row for each action.
    """
    best, *left = actions
    seat, (wanted, most, errors) = int(engine.game.kernel.to_move(state)), test
    known = np.empty((len(actions), 0)) if first is None else first
    shares = dict(zip(actions, known, strict=True))
    leads: dict[int, Lead] = {}
    while left:
        if len(shares[best]):
            for action in left:
                ahead = shares[best] - shares[action]
                error = half_width(ahead, independent=True) / NORMAL
                leads[action] = Lead(action, float(ahead.mean()), error)
            if any(lead.mean + errors * lead.error < wanted for lead in leads.values()):
                break
            left = [one for one in left if leads[one].mean - errors * leads[one].error < wanted]
            if not left or len(shares[best]) >= most:
                break
        firsts = np.array([best, *left], np.int64)
        results, _ = engine.play_out(state, firsts, BATCH, f"{about} {len(shares[best])}")
        for action, found in zip(firsts.tolist(), results, strict=True):
            shares[action] = np.concatenate([shares[action], found[:, seat]])
    return min(leads.values(), key=lambda lead: lead.mean)
