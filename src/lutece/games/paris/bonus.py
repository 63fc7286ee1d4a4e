"""Activating bonus tiles (P-33 to P-35); those that count as something: payment, benefits."""

from lutece.games.paris.actions import (
    ANY_TILE,
    KEY_TILES,
    MEEPLE_BACK,
    PER_LANDMARK,
    PER_TILE,
    PER_TYPES,
    PRESTIGE_PAIRS,
    RESOURCE_PAIRS,
    RETURN_FIRST,
    RETURN_NONE,
    USABLE,
    USE_FIRST,
)
from lutece.games.paris.constants import (
    FEWEST_SEATS,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    SPACES,
    TYPES,
)
from lutece.games.paris.events import KEY_BOUGHT, RETURNED_PAIR, USED_TILE, emit_to_all
from lutece.games.paris.places import value_of
from lutece.games.paris.state import HELD, MAIN, PICK, RETURN, USED
from lutece.games.paris.track import any_between, first_pick, last_pick, offer_between, take_tile
from lutece.kernel.jit import compiled

# P-34. The rulebook states these amounts, so they are rules; those of the other tiles, most of them
# reconstructed, are in components.toml. Where there are three: with 2, 3, 4 players.
VP_OF_A_TILE = (1, 2, 3)  # tile 20
VP_OF_A_PAIR = (2, 3, 4)  # tiles 23 and 24
VP_OF_A_LANDMARK = 8  # tile 29
VP_OF_TYPES = (0, 0, 0, 0, 10, 15, 20, 25)  # tile 30, by the number of different types


@compiled
def offer_uses(t, s, mask):
    """P-33: every tile held that does something now."""
    seat = int(s.to_move)
    for i in range(USABLE.size):
        number = USABLE[i]
        if s.bonus[seat, number] == HELD and can_use(t, s, seat, number):
            mask[USE_FIRST + i] = 1


@compiled
def can_use(t, s, seat, number):
    """P-35: what a tile needs; those that may count zero need nothing."""
    if number in KEY_TILES:
        return s.francs[seat] >= t.bonus_price[number] and s.reserve[seat] > 0
    if number in (ANY_TILE, MEEPLE_BACK):
        return any_between(s, seat, first_pick(s, seat, number), last_pick(s, seat, number))
    if number in (PRESTIGE_PAIRS, RESOURCE_PAIRS):
        return has_pair(s, seat, number)
    return True


@compiled
def use(t, s, number, events):
    """Activate a tile: it is used up, and stays before the player (P-32)."""
    seat = int(s.to_move)
    s.bonus[seat, number] = USED
    if number in KEY_TILES:
        buy_key(t, s, seat, number, events)
        return
    francs, vp = int(t.bonus_francs[number]), tile_vp(t, s, seat, number)
    s.francs[seat] += francs
    s.score[seat] += vp
    emit_to_all(events, USED_TILE, seat, number, francs, vp)
    if number in (ANY_TILE, MEEPLE_BACK):
        s.using = number
        s.phase = PICK
    elif number in (PRESTIGE_PAIRS, RESOURCE_PAIRS):
        s.using = number
        s.returned = 0
        s.phase = RETURN


@compiled
def buy_key(t, s, seat, number, events):
    """Tiles 13 and 14: pay, and take a key from the reserve into hand."""
    s.francs[seat] -= t.bonus_price[number]
    s.reserve[seat] -= 1
    s.hand[seat] += 1
    emit_to_all(events, KEY_BOUGHT, seat, number, int(t.bonus_price[number]), NONE)


@compiled
def tile_vp(t, s, seat, number):
    """The VP of a tile now: fixed, or for what the seat occupies or holds."""
    if t.bonus_counts[number] > 0:
        return int(t.bonus_vp[number]) * buildings_of_value(t, s, seat, int(t.bonus_counts[number]))
    if number == PER_TILE:
        return VP_OF_A_TILE[int(s.seats) - FEWEST_SEATS] * unused_tiles(s, seat, number)
    if number == PER_LANDMARK:
        return VP_OF_A_LANDMARK * landmarks_of(s, seat)
    if number == PER_TYPES:
        return VP_OF_TYPES[types_of(s, seat)]
    return int(t.bonus_vp[number])


@compiled
def buildings_of_value(t, s, seat, value):
    """Buildings of one value that a seat occupies; one held twice counts twice (tile 9)."""
    found = 0
    for place in range(FIRST_BUILDING, FIRST_LANDMARK):
        if s.keys_at[seat, place] > 0 and value_of(t, place) == value:
            found += int(s.keys_at[seat, place])
    return found


@compiled
def unused_tiles(s, seat, number):
    """Tile 20: other bonus tiles not yet used; 27 counts, end-game tiles do not."""
    found = 0
    for other in range(NUMBERS):
        if other != number and s.bonus[seat, other] == HELD:
            found += 1
    return found


@compiled
def landmarks_of(s, seat):
    """Tile 29: landmarks that a seat occupies, one held twice counted twice."""
    found = 0
    for place in range(FIRST_LANDMARK, PLACES):
        found += int(s.keys_at[seat, place])
    return found


@compiled
def types_of(s, seat):
    """Tile 30: different types that a seat occupies; all landmarks together are one."""
    found = 1 if landmarks_of(s, seat) > 0 else 0
    for kind in range(len(TYPES)):
        for space in range(SPACES):
            if s.building[space] == kind and s.keys_at[seat, FIRST_BUILDING + space] > 0:
                found += 1
                break
    return found


@compiled
def offer_picks(s, mask):
    """Tile 17: any tile of the track; tile 25: those up to five spaces back."""
    seat, number = int(s.to_move), int(s.using)
    offer_between(s, seat, first_pick(s, seat, number), last_pick(s, seat, number), mask)


@compiled
def pick(s, space, events):
    """Take the tile; only tile 25 moves the meeple."""
    seat = int(s.to_move)
    if s.using == MEEPLE_BACK:
        s.meeple[seat] = space
    take_tile(s, seat, space, 0, events)
    s.using = 0
    s.phase = MAIN


@compiled
def pair_kinds(number):
    """The first kind that tile 23 (prestige) or 24 (resources) takes; there are three."""
    return RESOURCES if number == PRESTIGE_PAIRS else 0


@compiled
def has_pair(s, seat, number):
    """Two identical tokens of the tile's class; tiles do not count."""
    first = pair_kinds(number)
    for kind in range(first, first + RESOURCES):  # noqa: SIM110 (compiled)
        if s.tokens[seat, kind] >= 2:
            return True
    return False


@compiled
def offer_pairs(s, mask):
    """Each pair that could go back; none, once one did."""
    first = pair_kinds(int(s.using))
    for kind in range(first, first + RESOURCES):
        if s.tokens[int(s.to_move), kind] >= 2:
            mask[RETURN_FIRST + kind] = 1
    if s.returned > 0:
        mask[RETURN_NONE] = 1


@compiled
def return_pair(s, action, events):
    """Tiles 23 and 24: VP for each pair; resources go to the supply, prestige leaves the game."""
    seat = int(s.to_move)
    if action != RETURN_NONE:
        kind = action - RETURN_FIRST
        vp = VP_OF_A_PAIR[int(s.seats) - FEWEST_SEATS]
        s.tokens[seat, kind] -= 2
        if kind < RESOURCES:
            s.supply[kind] += 2
        s.score[seat] += vp
        s.returned += 1
        emit_to_all(events, RETURNED_PAIR, seat, kind, vp, NONE)
        if has_pair(s, seat, int(s.using)):
            return
    s.using = 0
    s.returned = 0
    s.phase = MAIN
