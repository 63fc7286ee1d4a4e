"""Counting: what places are worth, the VP of tiles, the districts, the winner."""

from collections.abc import Sequence

from .paris_figures import LANDMARKS, VP_FOR_TYPES

ARC = "arc"


def is_bank(place: str) -> bool:
    return place.startswith("bank/")


def is_landmark(place: str) -> bool:
    return place.rpartition("/")[2] in LANDMARKS


def district_of(place: str) -> str:
    first, _, last = place.partition("/")
    return last if is_bank(place) else first


def value_of(place: str) -> int:
    """P-18: banks have no value; nor has the Arc (P-20)."""
    if place == ARC or is_bank(place):
        return 0
    last = place.rpartition("/")[2]
    return LANDMARKS[last].value if last in LANDMARKS else int(last)


def total_value(places: Sequence[str]) -> int:
    return sum(value_of(place) for place in places)


def types_vp(places: Sequence[str], types: dict[str, str]) -> int:
    """Tile 30: all landmarks together are one type (P-34)."""
    found = {"landmark" if is_landmark(place) else types[place] for place in places}
    return VP_FOR_TYPES.get(len(found), 0)


def district_vp(held: Sequence[Sequence[str]], figures: tuple[int, int, int]) -> list[int]:
    """P-40 to P-42 for one district; held is, by seat, the places there (twice if held twice)."""
    strength = [_strength(places) for places in held]
    return [_seat_vp(seat, strength, figures) for seat in range(len(held))]


def _strength(places: Sequence[str]) -> tuple[int, int]:
    # P-41: the total first, then the highest single place.
    return total_value(places), max(map(value_of, places), default=0)


def _seat_vp(seat: int, strength: list[tuple[int, int]], figures: tuple[int, int, int]) -> int:
    mine = strength[seat]
    if mine[0] == 0:
        return 0
    # P-41: players tied on both share a level; the levels they fill up are skipped.
    level = sum(1 for other in strength if other > mine)
    if level >= len(figures):
        return 0
    # P-42: two players, second place.
    if len(strength) == 2 and level == 1 and 2 * mine[0] < max(strength)[0]:
        return 0
    return figures[level]


def win_shares(standings: Sequence[tuple[int, int, int]]) -> list[float]:
    """P-43; a standing is VP, francs, total value on the board."""
    best = max(standings)
    share = 1 / standings.count(best)
    return [share if standing == best else 0.0 for standing in standings]
