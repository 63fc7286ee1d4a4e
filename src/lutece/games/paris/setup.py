"""Set-up of Paris, rules P-1 to P-11: dealt from a generator, or read from a record."""

from typing import Any

import msgspec
import numpy as np

from lutece.games.paris.constants import (
    END_KINDS,
    FEWEST_SEATS,
    GOLD,
    KINDS,
    NONE,
    NUMBERS,
    SPACES,
    SPACES_OF_DISTRICT,
    TOKENS_OF_A_KIND,
    TRACK,
    Box,
)
from lutece.games.paris.state import (
    DRAW,
    EVEN_START,
    FREE_PLACEMENT,
    MAX_HEIGHT,
    PILES,
    RANDOM_SETUP,
    REMOVED,
    STATE,
)
from lutece.games.paris.turns import pile_height
from lutece.kernel.contract import SetupError
from lutece.kernel.jit import compiled
from lutece.kernel.reading import convert
from lutece.kernel.rng import below, shuffle
from lutece.kernel.structs import Bytes, new_record

KEYS_IN_HAND = (10, 9, 7)  # P-2: with 2, 3, 4 players
RESERVE_KEYS = 2


@compiled
def deal(t, s, seats, options, rng):
    """A shuffled start on a state of zeros: piles, tokens, bonus track, the start player by lot."""
    s.options = options
    deal_buildings(s, rng)
    for space in range(SPACES):
        s.token[space] = t.token[space]
    for space in range(NUMBERS):
        s.space_number[space] = space
    if options & RANDOM_SETUP:
        deal_tokens(s, rng)
        for section in range(t.section_first.size):  # P-10
            shuffle(rng, s.space_number, t.section_first[section], t.section_last[section] + 1)
    begin(t, s, seats, below(rng, seats))  # P-1


@compiled
def deal_buildings(s, rng):
    """P-3: shuffle, remove three unseen, make three piles; P-11: remove none."""
    tiles = np.arange(SPACES)
    shuffle(rng, tiles, 0, SPACES)
    height = pile_height(s)
    s.piles[:, :] = NONE
    s.removed[:] = NONE
    for i in range(SPACES):
        if i < PILES * height:
            s.piles[i // height, i % height] = tiles[i]
        else:
            s.removed[i - PILES * height] = tiles[i]


@compiled
def deal_tokens(s, rng):
    """P-10: gold to the value-8 spaces, the other 30 tokens shuffled onto the other spaces."""
    tokens = np.empty(SPACES, np.int64)
    count = 0
    for kind in range(len(KINDS)):
        for _ in range(0 if kind == GOLD else TOKENS_OF_A_KIND):
            tokens[count] = kind
            count += 1
    shuffle(rng, tokens, 0, count)
    for space in range(SPACES):
        if space % SPACES_OF_DISTRICT == SPACES_OF_DISTRICT - 1:
            s.token[space] = GOLD
        else:
            count -= 1
            s.token[space] = tokens[count]


@compiled
def begin(t, s, seats, start):
    """The board before the first decision: piles, tokens and track are dealt, the rest is zero."""
    s.seats = seats
    s.first = start
    s.to_move = start
    s.phase = DRAW
    s.rounds_left = NONE
    for seat in range(seats):  # P-2, P-9
        turn = (seat - start) % seats if int(s.options) & EVEN_START else 0
        s.francs[seat] = t.start_francs[seats - FEWEST_SEATS, turn]
        s.hand[seat] = KEYS_IN_HAND[seats - FEWEST_SEATS]
        s.reserve[seat] = RESERVE_KEYS
    s.building[:] = NONE
    s.landmark_at[:] = NONE
    s.vp_tile_at[:] = NONE
    for space in range(1, NUMBERS):
        s.space_left[space] = copies(t, int(s.space_number[space]), seats)
    for kind in range(END_KINDS):
        s.end_left[kind] = t.end_count[kind]  # P-7
    s.take_seat[:] = NONE
    s.take_kind[:] = NONE
    s.used_seat[:] = NONE
    s.used_kind[:] = NONE
    s.used_after[:] = NONE
    s.drawn_tile = NONE
    s.moving_from = NONE
    s.moving_to = NONE
    s.slot = NONE
    s.vp_choice = NONE


@compiled
def copies(t, number, seats):
    """P-8: how many tiles of a number are in the game."""
    return int(t.bonus_tiles[number, seats - FEWEST_SEATS])


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """A record's `setup`: all that was dealt."""

    start: int
    piles: list[list[str]]
    removed: list[str]
    tokens: dict[str, str]
    bonus: list[list[int]]


def setup_data(box: Box, s: Any, t: Any) -> dict[str, Any]:
    """What was dealt, as a record writes it."""
    tiles = box.tiles
    numbers = s.space_number[1:].tolist()
    return {
        "start": int(s.first),
        "piles": [[tiles[tile] for tile in pile if tile != NONE] for pile in s.piles.tolist()],
        "removed": [tiles[tile] for tile in s.removed.tolist() if tile != NONE],
        "tokens": {tile: KINDS[kind] for tile, kind in zip(tiles, s.token.tolist(), strict=True)},
        "bonus": [[number] * int(copies(t, number, int(s.seats))) for number in numbers],
    }


def state_from(box: Box, t: Any, seats: int, options: int, data: Any) -> Bytes:
    """The start that a record describes; raises SetupError where it does not fit the components."""
    try:
        setup = convert(data, SetupData)
    except msgspec.ValidationError as error:
        raise SetupError(str(error)) from None
    if not 0 <= setup.start < seats:
        raise SetupError(f"the start seat is {setup.start}, the seats are 0 to {seats - 1}")
    _check_piles(box, options, setup)
    _check_tokens(box, t, options, setup)
    _check_bonus(t, seats, options, setup)
    tiles = box.tiles
    buffer, s = new_record(STATE)
    s.options = options
    s.piles[:, :] = NONE
    s.removed[:] = NONE
    for i, pile in enumerate(setup.piles):
        s.piles[i, : len(pile)] = [tiles.index(tile) for tile in pile]
    s.removed[: len(setup.removed)] = [tiles.index(tile) for tile in setup.removed]
    s.token[:] = [KINDS.index(setup.tokens[tile]) for tile in tiles]
    s.space_number[1:] = [stack[0] for stack in setup.bonus]
    begin(t, s, seats, setup.start)
    return buffer


def _check_piles(box: Box, options: int, setup: SetupData) -> None:
    removed = 0 if options & FREE_PLACEMENT else REMOVED
    height = MAX_HEIGHT - removed // PILES
    if len(setup.piles) != PILES or any(len(pile) != height for pile in setup.piles):
        raise SetupError(f"there should be {PILES} piles of {height} tiles (P-3, P-11)")
    if len(setup.removed) != removed:
        raise SetupError(f"{removed} tiles should be removed, not {len(setup.removed)} (P-3, P-11)")
    dealt = [tile for pile in setup.piles for tile in pile] + setup.removed
    if sorted(dealt) != sorted(box.tiles):
        raise SetupError("the piles and the removed tiles are not the 36 building tiles (P-3)")


def _check_tokens(box: Box, t: Any, options: int, setup: SetupData) -> None:
    tiles = box.tiles
    if sorted(setup.tokens) != sorted(tiles):
        raise SetupError("there should be one token beside each of the 36 building spaces (P-4)")
    unknown = sorted(set(setup.tokens.values()) - set(KINDS))
    if unknown:
        raise SetupError(f"{unknown[0]!r} is no token (P-4)")
    kinds = [KINDS.index(setup.tokens[tile]) for tile in tiles]
    if any(kinds.count(kind) != TOKENS_OF_A_KIND for kind in range(len(KINDS))):
        raise SetupError(f"there should be {TOKENS_OF_A_KIND} tokens of each kind (P-4)")
    if not options & RANDOM_SETUP:
        if kinds != t.token.tolist():
            raise SetupError("the tokens do not lie as in the basic set-up (P-4)")
    elif any(kind != GOLD for kind in kinds[SPACES_OF_DISTRICT - 1 :: SPACES_OF_DISTRICT]):
        raise SetupError("gold lies beside the spaces of value 8 (P-10)")


def _check_bonus(t: Any, seats: int, options: int, setup: SetupData) -> None:
    if len(setup.bonus) != TRACK or not all(setup.bonus):
        raise SetupError(f"the bonus track has {TRACK} spaces with tiles on each (P-8)")
    numbers = [stack[0] for stack in setup.bonus]
    if sorted(numbers) != list(range(1, NUMBERS)):
        raise SetupError(f"the bonus track holds each number from 1 to {TRACK} once (P-8)")
    for number, stack in zip(numbers, setup.bonus, strict=True):
        if stack != [number] * int(copies(t, number, seats)):
            raise SetupError(f"the stack of bonus tile {number} is wrong for {seats} players (P-8)")
    if not options & RANDOM_SETUP and numbers != list(range(1, NUMBERS)):
        raise SetupError("the bonus tiles do not lie as in the basic set-up (P-8)")
    for first, last in zip(t.section_first.tolist(), t.section_last.tolist(), strict=True):
        if sorted(numbers[first - 1 : last]) != list(range(first, last + 1)):
            raise SetupError(f"spaces {first} to {last} hold numbers of another section (P-10)")
