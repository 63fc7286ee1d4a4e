"""Why a board element cannot be chosen now, and which decision would make that possible."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lutece.kernel.words import Said
from lutece.table.preview import previews, state_after

if TYPE_CHECKING:
    from lutece.table.match import Match

MOST_WAYS = 4  # more than a tooltip holds


class Way(NamedTuple):
    """A legal decision, and the decision about the element that becomes legal by it."""

    first: Said
    then: Said


class OutOfReach(NamedTuple):
    """The rule and the reason; where a decision leads to the element, those that do."""

    rule: str
    said: Said
    ways: tuple[Way, ...]


def out_of_reach(match: "Match", element: str) -> OutOfReach | None:
    """Why nothing can be done now with a board element; None where there is nothing to say.

    The reason may speak of what only the seat to move knows.
    """
    if match.over:
        return None
    game, state, legal = match.game, match.state, match.legal_actions()
    wanted = [
        action for action in range(game.kernel.actions) if element in game.touches(state, action)
    ]
    if not set(wanted).isdisjoint(legal):
        return None
    ways, rule = _ways(match, legal, wanted)
    if ways:
        steps = "; ".join(f"{way.first.text}, then {way.then.text}" for way in ways)
        return OutOfReach(rule, Said("match-ways", {}, f"First: {steps}."), ways)
    refusals = [refusal for action in wanted if (refusal := game.why_illegal(state, action)).asked]
    # That something else comes first says less than why the element cannot be what is asked for.
    current_prompt = game.prompt(state).said.key
    telling = (refusal for refusal in refusals if refusal.said.args.get("asked") != current_prompt)
    reason = next(telling, next(iter(refusals), None))
    return reason and OutOfReach(reason.rule, reason.said, ())


def _ways(match: "Match", legal: list[int], wanted: list[int]) -> tuple[tuple[Way, ...], str]:
    """Decisions that can be undone and lead to a step where the element can be chosen."""
    game, state = match.game, match.state
    current_prompt = game.prompt(state).said.key
    mask = np.empty(game.kernel.actions, np.uint8)
    ways: list[Way] = []
    rule = ""
    for action, preview in zip(legal, previews(game, state, legal), strict=True):
        if not preview.undoable:
            continue
        after = state_after(game, state, action)
        # A decision that returns to the same question (a sale, for example) leads nowhere new.
        if (prompt := game.prompt(after)).said.key == current_prompt:
            continue
        game.kernel.legal(game.constants, after, mask)
        then = next((other for other in wanted if mask[other]), None)
        if then is None:
            continue
        ways.append(Way(game.say_action(state, action), game.say_action(after, then)))
        rule = prompt.rule
        if len(ways) == MOST_WAYS:
            break
    return tuple(ways), rule
