"""Positions of Paris Paris as a player would set them up on the board."""

from typing import Any

from lutece import games
from lutece.games.paris_paris.constants import NONE
from lutece.games.paris_paris.state import STATE
from lutece.table import Match

GAME = games.load("paris-paris")
LINES = ["green", "red", "blue", "yellow", "violet"]
# Tiles of termini, away from most of what is tested.
FAR_TILES = [
    "montparnasse violet",
    "champ-de-mars yellow",
    "gare-de-lyon red",
    "buttes-chaumont blue",
]
STOPS = [stop.slug for stop in GAME.network.stop]


def start(
    seats: int,
    *stacks: list[str],
    last: list[str] | None = None,
    first: int = 0,
    markers: list[str] | None = None,
    open_marker: str = "violet",
) -> Match:
    """A game with these first stacks, and perhaps this last one; the others fill up in order."""
    ending = [last] if last else []
    rest = [f"{t.stop} {t.line}" for t in GAME.network.tile for _ in range(t.count)]
    for stack in [*stacks, *ending]:
        assert len(stack) == seats + 1
        for tile in stack:
            rest.remove(tile)
    size = seats + 1
    filled = [rest[i : i + size] for i in range(0, len(rest), size)]
    setup = {
        "start": first,
        "stacks": [*stacks, *filled, *ending],
        "markers": (markers or LINES)[:seats],
        "open_marker": open_marker if seats == 2 else None,
    }
    return Match(GAME, seats, seed="a test", setup=setup)


def record(match: Match) -> Any:
    """The state as its record, to set up a position."""
    return match.state.view(STATE)[0]


def put(match: Match, stop: str, *owners: int) -> None:
    """Shops from the owners' stocks, at the places of a stop."""
    s = record(match)
    for place, owner in enumerate(owners):
        s.shops[STOPS.index(stop), place] = owner
        s.stock[owner] -= 1


def shops(match: Match, stop: str) -> list[int]:
    """Who has shops at a stop."""
    return [int(owner) for owner in record(match).shops[STOPS.index(stop)] if owner != NONE]


def do(match: Match, *decisions: str) -> None:
    """Decisions one after the other."""
    for decision in decisions:
        match.play(decision)


def last_round(match: Match) -> None:
    """Go to the last stack without playing the rounds before it."""
    s = record(match)
    size = int(s.seats) + 1
    s.round_index = 60 // size - 1
    s.shown[:size] = s.tiles[60 - size :]


def keys(match: Match) -> list[str]:
    """What happened in the last decision, by the keys of its words."""
    said = [GAME.say_event(event) for event in match.last_events()]
    return [words.key.removeprefix("paris-paris-") for words in said if words]
