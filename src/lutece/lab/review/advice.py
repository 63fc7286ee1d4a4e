"""Advice in a game that is going on: hints, and what a decision would cost."""

from lutece.kernel.errors import LuteceError
from lutece.kernel.words import Said
from lutece.lab.review.engine import Engine, thinker_for
from lutece.lab.review.ledger import label_of
from lutece.lab.review.scale import FORCED, SCALE
from lutece.lab.review.schema import Alternative, Examined, Hint, ReviewSettings, Verdict
from lutece.table.match import IllegalDecisionError, Match

USUAL = ReviewSettings()
MOST_CONTRASTS = 3  # decisions that a hint is compared with, until its points speak for it


def hint(match: Match, seat: int, *, settings: ReviewSettings = USUAL) -> Hint:
    """What this seat, which is to move, should look at and do, from what it knows."""
    _check_turn(match, seat)
    legal, game, state = match.legal_actions(), match.game, match.state
    if len(legal) == 1:
        return _only(match, seat, legal[0])
    engine = _engine(match, settings)
    found = engine.examine(state, None, engine.thinker.simulations, _about(match))
    good = [a for a, lost, *_ in found.others if lost < SCALE.noticed / 2 and a != found.best]
    for instead in _contrasts(found):
        why = engine.explain(state, found.best, instead, settings.playouts, _about(match))
        if sum(why.sources.values()) > 0:
            break
    texts = game.texts
    return Hint(
        seat=seat,
        elements=_elements(match, [found.best, *good[:2]]),
        best=texts[found.best],
        win=found.best_value[seat],
        win_low=max(found.best_value[seat] - found.best_half_width, 0.0),
        win_high=min(found.best_value[seat] + found.best_half_width, 1.0),
        points=found.best_points,
        good=[texts[action] for action in (found.best, *good)],
        losses=[
            Alternative(texts[action], max(lost, 0.0), points, visits)
            for action, lost, points, visits in found.others
        ],
        why=why.sources,
        instead=texts[instead],
    )


def check_decision(
    match: Match, decision: str | int, *, settings: ReviewSettings = USUAL
) -> Verdict:
    """What a decision of the seat to move would cost, before it is made."""
    if match.over:
        raise LuteceError(Said("review-over", {}, "The game is over: there is nothing to decide."))
    game, seat, state = match.game, match.to_move, match.state
    action = _action(match, decision)
    text = game.texts[action]
    if len(match.legal_actions()) == 1:
        return Verdict(seat, text, text, 0.0, 0.0, 0.0, 0.0, FORCED, {})
    engine = _engine(match, settings)
    found = engine.quick(state, action, _about(match))
    if found.high >= SCALE.noticed or found.loss > 0:
        found = engine.examine(state, action, engine.thinker.simulations, _about(match))
    explained = None
    if found.low >= SCALE.noticed:
        played, best, redeals = found.played, found.best, settings.playouts
        explained = engine.explain(state, played, best, redeals, _about(match))
    return Verdict(
        seat,
        text,
        game.texts[found.best],
        found.loss,
        found.low,
        found.high,
        found.points_lost,
        label_of(found, explained),
        explained.sources if explained else {},
    )


def _only(match: Match, seat: int, action: int) -> Hint:
    """There is nothing to choose."""
    text = match.game.texts[action]
    alone = [Alternative(text, 0.0, 0.0, 0)]
    score = float(match.scores[seat])
    return Hint(seat, _elements(match, [action]), text, 0.0, 0.0, 1.0, score, [text], alone, {}, "")


def _contrasts(found: Examined) -> list[int]:
    """What the best decision may be compared with: the next ones that cost something.

    One that is just as good would give no reason.
    """
    others = [(action, lost) for action, lost, *_ in found.others if action != found.best]
    costly = [action for action, lost in others if lost >= SCALE.noticed]
    return costly[:MOST_CONTRASTS] or [others[0][0]]


def _elements(match: Match, actions: list[int]) -> list[str]:
    """What these decisions touch, each once, in their order."""
    touched = (e for action in actions for e in match.game.touches(match.state, action))
    return list(dict.fromkeys(touched))


def _check_turn(match: Match, seat: int) -> None:
    """Advice is for the seat to move: another seat's would tell what it may not know."""
    if match.over:
        raise LuteceError(Said("review-over", {}, "The game is over: there is nothing to decide."))
    if match.to_move != seat:
        text = "Another seat is to move: advice is for the seat that decides."
        raise LuteceError(Said("review-not-to-move", {"number": seat}, text))


def _action(match: Match, decision: str | int) -> int:
    """The number of a legal decision."""
    reason = match.why(decision)
    if reason is not None:
        raise IllegalDecisionError(str(decision), reason, match.legal())
    if isinstance(decision, int):
        return decision
    return match.game.numbers[" ".join(decision.split())]


def _engine(match: Match, settings: ReviewSettings) -> Engine:
    return Engine(match.game, thinker_for(match.game, settings), settings.seed)


def _about(match: Match) -> str:
    """The redeals are named by how far the game is: never by its seed, which nobody knows."""
    return f"decision {len(match)}"
