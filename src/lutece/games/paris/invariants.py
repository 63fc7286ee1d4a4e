"""What must hold in every state of Paris that play can reach: nothing is lost or invented."""

from numba import int64, uint8

from lutece.games.paris.constants import (
    CONSTANTS,
    DISTRICTS,
    END_KINDS,
    END_TILES,
    FEWEST_SEATS,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    KINDS,
    LANDMARKS,
    NONE,
    NUMBERS,
    PLACES,
    RESOURCES,
    SPACES,
    SPACES_OF_DISTRICT,
    TOKENS_OF_A_KIND,
)
from lutece.games.paris.setup import KEYS_IN_HAND, RESERVE_KEYS, copies
from lutece.games.paris.state import (
    DRAW,
    FREE_PLACEMENT,
    MAIN,
    NOT_OWNED,
    PILES,
    REMOVED,
    SITE,
    STATE,
)
from lutece.kernel.jit import compiled, entry
from lutece.kernel.structs import MAX_SEATS

VIOLATIONS = (
    "",
    "a player's keys in hand, in reserve and on the board are not all there (P-2)",
    "a player has fewer than no francs, points, keys, tokens or tiles of a kind",
    "a player has two keys on one bank or on the Arc (P-17)",
    "the keys of all players at a place are counted wrong",
    "a key stands on an empty space or on a landmark that is in the supply (P-21)",
    "a VP tile lies in two districts (P-25)",
    "piles and removed tiles are not the 36 building tiles (P-3)",
    "a district holds two buildings of one type (P-3)",
    "the buildings that stand are not the tiles that were drawn (P-12)",
    "there are not six tokens of each resource, or more than six of a prestige (P-4)",
    "the bonus tiles of a number are not all there (P-8)",
    "the end-game tiles of a kind are not all there (P-7)",
    "the last rounds do not begin with the last end-game tile (P-38)",
    "a decision was left unfinished",
)
(
    KEYS_LOST,
    NEGATIVE,
    TWO_ON_A_BANK,
    MISCOUNTED,
    ON_NOTHING,
    VP_TILE_TWICE,
    TILES_LOST,
    TYPE_TWICE,
    NOT_DRAWN,
    TOKENS_LOST,
    BONUS_LOST,
    ENDS_LOST,
    LAST_ROUNDS,
    UNFINISHED,
) = range(1, 15)


@entry(int64(uint8[::1], uint8[::1]))
def find_violation(constants, state):
    """The first thing that is wrong, as an index of VIOLATIONS; 0 if nothing is."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    violation = violation_of_seats(s)
    if violation == 0:
        violation = violation_of_places(s)
    if violation == 0:
        violation = violation_of_buildings(t, s)
    if violation == 0:
        violation = violation_of_tokens_and_tiles(t, s)
    if violation == 0:
        violation = violation_of_end_tiles(t, s)
    return UNFINISHED if violation == 0 and is_unfinished(s) else violation


@compiled
def violation_of_seats(s):
    """Keys are conserved, and nobody has fewer than none of anything."""
    expected = KEYS_IN_HAND[int(s.seats) - FEWEST_SEATS] + RESERVE_KEYS
    for seat in range(s.seats):
        keys = int(s.hand[seat]) + int(s.reserve[seat])
        least = min(
            int(s.hand[seat]), int(s.reserve[seat]), int(s.francs[seat]), int(s.score[seat])
        )
        for place in range(PLACES):
            keys += s.keys_at[seat, place]
            least = min(least, int(s.keys_at[seat, place]))
            if place < FIRST_BUILDING and s.keys_at[seat, place] > 1:
                return TWO_ON_A_BANK
        for kind in range(len(KINDS)):
            least = min(least, int(s.tokens[seat, kind]))
        for kind in range(END_KINDS):
            least = min(least, int(s.end_held[seat, kind]))
        if keys != expected:
            return KEYS_LOST
        if least < 0:
            return NEGATIVE
    return 0


@compiled
def violation_of_places(s):
    """Keys stand where there is something to stand on; VP tiles lie once."""
    for place in range(PLACES):
        keys = 0
        for seat in range(s.seats):
            keys += s.keys_at[seat, place]
        if keys != s.crowd[place]:
            return MISCOUNTED
    for space in range(SPACES):
        if s.crowd[FIRST_BUILDING + space] > 0 and s.building[space] == NONE:
            return ON_NOTHING
    for landmark in range(LANDMARKS):
        if s.crowd[FIRST_LANDMARK + landmark] > 0 and s.landmark_at[landmark] == NONE:
            return ON_NOTHING
    for district in range(DISTRICTS):
        for other in range(district):
            tile = s.vp_tile_at[district]
            if tile != NONE and tile == s.vp_tile_at[other]:
                return VP_TILE_TWICE
    return 0


@compiled
def violation_of_buildings(t, s):
    """All 36 tiles are somewhere, and those that stand were drawn."""
    for tile in range(SPACES):
        found = 0
        for i in range(REMOVED):
            found += s.removed[i] == tile
        for pile in range(PILES):
            for i in range(s.piles.shape[1]):
                found += s.piles[pile, i] == tile
        if found != 1:
            return TILES_LOST
    standing = 0
    for space in range(SPACES):
        if s.building[space] == NONE:
            continue
        standing += 1
        if not s.options & FREE_PLACEMENT and s.building[space] != t.tile_type[space]:
            return NOT_DRAWN
        for other in range(space - space % SPACES_OF_DISTRICT, space):
            if s.building[other] == s.building[space]:
                return TYPE_TWICE
    drawn = int(s.drawn[0]) + int(s.drawn[1]) + int(s.drawn[2]) - int(s.drawn_tile != NONE)
    if standing > drawn or (standing < drawn and not s.options & FREE_PLACEMENT):
        return NOT_DRAWN
    return 0


@compiled
def violation_of_tokens_and_tiles(t, s):
    """Resource tokens go round (P-28), prestige can leave the game (P-27), bonus tiles stay."""
    for kind in range(len(KINDS)):
        count = int(s.supply[kind]) if kind < RESOURCES else 0
        for space in range(SPACES):
            count += s.token[space] == kind and s.token_gone[space] == 0
        for seat in range(MAX_SEATS):
            count += s.tokens[seat, kind]
        if count > TOKENS_OF_A_KIND or (count < TOKENS_OF_A_KIND and kind < RESOURCES):
            return TOKENS_LOST
        if kind < RESOURCES and s.supply[kind] < 0:
            return NEGATIVE
    for space in range(1, NUMBERS):
        number = int(s.space_number[space])
        count = int(s.space_left[space])
        for seat in range(MAX_SEATS):
            count += s.bonus[seat, number] != NOT_OWNED
        if count != copies(t, number, int(s.seats)) or s.space_left[space] < 0:
            return BONUS_LOST
    return 0


@compiled
def violation_of_end_tiles(t, s):
    """Every end-game tile is in the pile, held or used, as the takes and uses say."""
    for kind in range(END_KINDS):
        taken, gone = 0, 0
        for i in range(s.takes):
            taken += s.take_kind[i] == kind
        for i in range(s.uses):
            gone += s.used_kind[i] == kind
        for seat in range(MAX_SEATS):
            gone += s.end_held[seat, kind]
        if taken != gone or int(s.end_left[kind]) + taken != t.end_count[kind]:
            return ENDS_LOST
    if (s.takes == END_TILES) != (s.rounds_left != NONE):
        return LAST_ROUNDS
    return 0


@compiled
def is_unfinished(s):
    """Whether something is left over of a decision that should be done."""
    if (s.drawn_tile != NONE) != (s.phase == SITE):
        return True
    if s.phase not in (DRAW, SITE, MAIN):
        return False
    due = int(s.due[0]) + int(s.due[1]) + int(s.due[2])
    pending = s.moving_from != NONE or s.moving_to != NONE or s.slot != NONE
    return pending or s.vp_choice != NONE or due != 0 or s.opened != 0 or s.using != 0
