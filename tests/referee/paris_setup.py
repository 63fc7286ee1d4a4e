"""What a deal of Paris must look like (P-1, P-3, P-4, P-8, P-10, P-11)."""

from collections import Counter
from typing import Any

from .paris_figures import (
    BASIC_TOKENS,
    BUILDING_TYPE,
    COPIES_FROM_3_PLAYERS,
    COPIES_FROM_4_PLAYERS,
    KEYS_AT_START,
    KINDS,
    SECTIONS,
    TOKENS_OF_EACH_KIND,
    TRACK_SPACES,
)

OPTIONS = {"free_placement", "random_setup", "arc_builds_landmarks"}
LATER_OPTIONS = {"even_start"}  # said only where they are chosen
PARTS = {"start", "piles", "removed", "tokens", "bonus"}


def copies_of(number: int, seats: int) -> int:
    """How many tiles of this number are in the game (P-8)."""
    copies = 1
    if seats >= 3 and number in COPIES_FROM_3_PLAYERS:
        copies += 1
    if seats >= 4 and number in COPIES_FROM_4_PLAYERS:
        copies += 1
    return copies


def check_setup(seats: int, options: dict[str, bool], setup: dict[str, Any]) -> list[str]:
    """What is wrong with a deal; empty when nothing is."""
    if seats not in KEYS_AT_START:
        return [f"setup: {seats} seats"]
    if not OPTIONS <= set(options) <= OPTIONS | LATER_OPTIONS:
        return [f"setup: options are {sorted(options)}"]
    if set(setup) != PARTS:
        return [f"setup: parts are {sorted(setup)}"]
    return [
        *_check_start(seats, setup["start"]),
        *_check_buildings(options["free_placement"], setup["piles"], setup["removed"]),
        *_check_tokens(options["random_setup"], setup["tokens"]),
        *_check_bonus(seats, options["random_setup"], setup["bonus"]),
    ]


def _check_start(seats: int, start: Any) -> list[str]:
    return [] if start in range(seats) else [f"setup: start is {start}"]


def _check_buildings(free: bool, piles: list[list[str]], removed: list[str]) -> list[str]:
    wrong = []
    height, gone = (12, 0) if free else (11, 3)
    if [len(pile) for pile in piles] != [height] * 3:
        wrong.append(f"setup: piles of {[len(pile) for pile in piles]}, not three of {height}")
    if len(removed) != gone:
        wrong.append(f"setup: {len(removed)} tiles removed, not {gone}")
    dealt = [tile for pile in piles for tile in pile] + list(removed)
    if sorted(dealt) != sorted(BUILDING_TYPE):
        wrong.append("setup: piles and removed are not the 36 building tiles")
    return wrong


def _check_tokens(random_setup: bool, tokens: dict[str, str]) -> list[str]:
    if not random_setup:
        return [] if tokens == BASIC_TOKENS else ["setup: tokens are not as in the basic set-up"]
    wrong = []
    if set(tokens) != set(BUILDING_TYPE):
        wrong.append("setup: tokens are not beside the 36 spaces")
    if Counter(tokens.values()) != dict.fromkeys(KINDS, TOKENS_OF_EACH_KIND):
        wrong.append(f"setup: tokens are {dict(Counter(tokens.values()))}")
    if any(kind != "gold" for space, kind in tokens.items() if space.endswith("/8")):
        wrong.append("setup: a space of value 8 without gold")
    return wrong


def _check_bonus(seats: int, random_setup: bool, bonus: list[list[int]]) -> list[str]:
    if not isinstance(bonus, list) or len(bonus) != len(TRACK_SPACES):
        return ["setup: bonus is not a list of 30 spaces"]
    wrong = []
    for space, stack in zip(TRACK_SPACES, bonus, strict=True):
        if not stack or stack != [stack[0]] * copies_of(stack[0], seats):
            wrong.append(f"setup: bonus space {space} holds {stack}")
        elif not random_setup and stack[0] != space:
            wrong.append(f"setup: bonus space {space} holds number {stack[0]}")
    for section in SECTIONS:
        numbers = sorted(bonus[space - 1][0] for space in section if bonus[space - 1])
        if numbers != list(section):
            wrong.append(f"setup: bonus spaces {section[0]} to {section[-1]} hold {numbers}")
    return wrong
