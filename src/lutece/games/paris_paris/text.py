"""The words of Paris Paris: what is asked, what a decision does, what happened, why not.

Everything is a key with arguments, and the English sentence that they make: pages in other
languages use key and arguments, the terminal the sentence. Seats are spoken of by their letter.
"""

from collections.abc import Sequence
from typing import Any

from lutece.games.paris_paris import events as kinds_of
from lutece.games.paris_paris.actions import PUSH_FIRST, TAKE_FIRST
from lutece.games.paris_paris.constants import NONE, Network
from lutece.games.paris_paris.facts import CHOOSE, NOTHING, OPEN, REPLACE, REPLACE_OWN
from lutece.games.paris_paris.scoring import SHOP_POINTS
from lutece.games.paris_paris.state import FINISHED, PUSH
from lutece.kernel.events import GAME_OVER, Event
from lutece.kernel.structs import SEAT_LETTERS
from lutece.kernel.words import Args, IllegalReason, Prompt, Said

# Event kind -> key, the arguments' roles in order, and the sentence.
_SENTENCES: dict[int, tuple[str, tuple[str, ...], str]] = {
    kinds_of.TOOK: ("took", ("seat", "stop", "line"), "{seat} takes the {line} tile of {stop}."),
    kinds_of.OPENED: ("opened", ("seat", "stop"), "{seat} opens a shop at {stop}."),
    kinds_of.NO_SHOP_LEFT: (
        "no-shop-left",
        ("seat", "stop"),
        "{seat} has no shop left to open at {stop}.",
    ),
    kinds_of.PUSHED_TO_BAG: (
        "pushed-to-bag",
        ("seat", "stop"),
        "{seat}'s shop is pushed out of {stop}, into the bag.",
    ),
    kinds_of.PUSHED_TO_STOCK: (
        "pushed-to-stock",
        ("seat", "stop"),
        "{seat}'s shop is pushed out of {stop}, back to the stock.",
    ),
    kinds_of.SMALL_TOUR: ("small-tour", ("stop", "line"), "Small tour at {stop} ({line})."),
    kinds_of.SHOP_SCORES: (
        "shop-scores",
        ("seat", "stop", "place"),
        "{seat} scores {points} at {stop}.",
    ),
    kinds_of.NOBODY_SCORES: (
        "nobody-scores",
        ("stop",),
        "There is no shop along the way: nobody scores.",
    ),
    kinds_of.PARKED: ("parked", ("stop", "line"), "The {line} tile of {stop} is parked."),
    kinds_of.GRAND_TOUR: ("grand-tour", ("line",), "Grand tour on the {line} line!"),
    kinds_of.BUS_CALLS: ("bus-calls", ("stop",), "The bus calls at {stop}."),
    kinds_of.NEIGHBOUR_SCORES: (
        "neighbour-scores",
        ("seat", "stop", "place", "crossing"),
        "{seat} scores {points} for the neighbouring shop at {stop}.",
    ),
    kinds_of.BUS_PASSED: ("bus-passed", ("seat",), "The bus passes to {seat}."),
    kinds_of.LAID_OUT: ("laid-out", ("stop", "line"), "A {line} tile is laid out at {stop}."),
    kinds_of.SPECIAL_TOUR: (
        "special-tour",
        ("seat", "line"),
        "{seat} reveals the {line} marker: special tour on that line.",
    ),
    kinds_of.OPEN_TOUR: ("open-tour", ("line",), "Last tour: the {line} line of the open marker."),
    kinds_of.BAG_SCORES: (
        "bag-scores",
        ("seat", "points"),
        "{seat} has the most shops in the bag: {points} points.",
    ),
    GAME_OVER: ("game-over", (), "The game is over."),
}

_SHOP_SCORES = (kinds_of.SHOP_SCORES, kinds_of.NEIGHBOUR_SCORES)


# What opening a shop does: the end of its key, and its words about those who leave.
_EFFECTS = {
    NOTHING: ("nothing", "you have no shop left"),
    OPEN: ("open", "open a shop"),
    CHOOSE: ("choose", "push out {} or {}"),
    REPLACE_OWN: ("replace-own", "replace your own shop"),
    REPLACE: ("replace", "push out {}"),
}


def say_event(network: Network, event: Event) -> Said | None:
    """An event in words; None for those that only mark a moment."""
    if event.kind not in _SENTENCES:
        return None
    key, roles, sentence = _SENTENCES[event.kind]
    args: Args = {}
    words: Args = {}
    for role, value in zip(roles, (event.a, event.b, event.c, event.d), strict=False):
        args[role], words[role] = _spoken(network, role, value)
    if event.kind in _SHOP_SCORES:
        args["points"] = words["points"] = SHOP_POINTS
    return Said(f"paris-paris-{key}", args, sentence.format(**words))


def points_by_seat(events: Sequence[Event], seats: int) -> list[int]:
    """The points that these events give, by seat."""
    points = [0] * seats
    for event in events:
        if event.kind in _SHOP_SCORES:
            points[event.a] += SHOP_POINTS
        elif event.kind == kinds_of.BAG_SCORES:
            points[event.a] += event.b
    return points


def say_action(network: Network, t: Any, action: int, facts: Sequence[int]) -> Said:
    """What a decision would do, from its row of facts."""
    if action >= PUSH_FIRST:
        owner, stop = action - PUSH_FIRST, network.stop[facts[0]]
        args: Args = {"seat": owner, "stop": stop.slug}
        words = f"Push {SEAT_LETTERS[owner]}'s shop out of {stop.name}"
        return Said("paris-paris-do-push", args, words)
    stop = network.stop[int(t.kind_stop[action - TAKE_FIRST])]
    line = network.line[int(t.kind_line[action - TAKE_FIRST])].name
    key, words = _EFFECTS[facts[0]]
    owners = [owner for owner in facts[1:] if owner != NONE]
    args = {"stop": stop.slug, "line": line}
    args |= zip(("owner", "other"), owners, strict=False)
    words = words.format(*(SEAT_LETTERS[owner] for owner in owners))
    return Said(f"paris-paris-do-{key}", args, f"{stop.name}, {line} tile: {words}")


def prompt(network: Network, phase: int, seat: int, pending: int) -> Prompt:
    """What the seat to move is asked, and by which rule."""
    if phase == FINISHED:
        return Prompt("PP-23", Said("paris-paris-ask-nothing", {}, "The game is over."))
    if phase == PUSH:
        stop = network.stop[pending]
        words = f"{SEAT_LETTERS[seat]}: {stop.name} is full. Whose shop is pushed out?"
        return Prompt(
            "PP-17", Said("paris-paris-ask-push", {"seat": seat, "stop": stop.slug}, words)
        )
    words = f"{SEAT_LETTERS[seat]}: take a tile and open a shop at its stop."
    return Prompt("PP-9", Said("paris-paris-ask-take", {"seat": seat}, words))


def why_illegal(network: Network, s: Any, t: Any, action: int | None) -> IllegalReason:
    """The rule that forbids a decision, and why."""
    if s.phase == FINISHED:
        return _refusal("PP-23", "over", "The game is over.")
    if action is None:
        rule = "PP-17" if s.phase == PUSH else "PP-9"
        return _refusal(rule, "no-such", "There is no such decision.")
    if s.phase == PUSH:
        stop = network.stop[int(s.pending)]
        if action < PUSH_FIRST:
            return _refusal(
                "PP-17",
                "push-first",
                f"First choose whose shop is pushed out of {stop.name}.",
                stop=stop.slug,
            )
        owner = action - PUSH_FIRST
        words = f"{SEAT_LETTERS[owner]} has no shop at {stop.name}."
        return _refusal("PP-17", "no-shop-there", words, seat=owner, stop=stop.slug)
    if action >= PUSH_FIRST:
        words = "There is no shop to push out now: take a tile first."
        return _refusal("PP-17", "nothing-to-push", words)._replace(asked=False)
    stop = network.stop[int(t.kind_stop[action - TAKE_FIRST])]
    line = network.line[int(t.kind_line[action - TAKE_FIRST])].name
    words = f"No {line} tile of {stop.name} is laid out."
    return _refusal("PP-9", "not-on-show", words, stop=stop.slug, line=line)


def _refusal(rule: str, key: str, words: str, **args: str | int) -> IllegalReason:
    return IllegalReason(rule, Said(f"paris-paris-why-{key}", args, words))


def _spoken(network: Network, role: str, value: int) -> tuple[str | int, str | int]:
    """An argument as programs and as people want it."""
    if role == "seat":
        return value, SEAT_LETTERS[value]
    if role in ("stop", "crossing"):
        return network.stop[value].slug, network.stop[value].name
    if role == "line":
        return network.line[value].name, network.line[value].name
    return value, value
