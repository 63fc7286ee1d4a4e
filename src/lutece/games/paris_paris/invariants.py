"""What must hold in every state of Paris Paris: shops, places, tiles, markers."""

from numba import int64, uint8

from lutece.games.paris_paris.constants import CONSTANTS, KINDS, LINES, NONE, STOPS, TILES
from lutece.games.paris_paris.scoring import shops_on_board
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG, START_STOCK
from lutece.games.paris_paris.state import FINISHED, STATE
from lutece.kernel.jit import compiled, entry

VIOLATIONS = (
    "",
    "a player's shops in stock, bag and on the board are not 19 (PP-4)",
    "a stock or a score is negative",
    "there is a shop in the bag with two players (PP-18)",
    "a stop holds more shops than it has places (PP-3)",
    "the stacks do not hold the 60 tiles (PP-2)",
    "a tile is parked in another line's colour (PP-13)",
    "the number of tiles on show does not fit the tiles taken (PP-9)",
    "the special-tour markers are not different lines (PP-7)",
)
SHOPS_LOST, NEGATIVE, BAG_OF_TWO, OVERFULL, TILES_LOST, MISPARKED, MISLAID, MARKERS = range(1, 9)


@entry(int64(uint8[::1], uint8[::1]))
def find_violation(constants, state):
    """The first thing that is wrong, as an index of VIOLATIONS; 0 if nothing is."""
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    for seat in range(s.seats):
        if s.stock[seat] + s.bag[seat] + shops_on_board(s, seat) != START_STOCK:
            return SHOPS_LOST
        if s.stock[seat] < 0 or s.score[seat] < 0:
            return NEGATIVE
        if s.seats == SEATS_WITHOUT_BAG and s.bag[seat] != 0:
            return BAG_OF_TWO
    if overfull(t, s):
        return OVERFULL
    if not has_all_tiles(t, s):
        return TILES_LOST
    for line in range(LINES):
        if s.parked[line] != NONE and t.kind_line[s.parked[line]] != line:
            return MISPARKED
    if tiles_on_show(s) != tiles_not_taken(s):
        return MISLAID
    return 0 if markers_differ(s) else MARKERS


@compiled
def overfull(t, s):
    """Whether a shop stands where there is no place."""
    for stop in range(STOPS):
        if t.places[stop] == 1 and s.shops[stop, 1] != NONE:
            return True
    return s.shops[STOPS, 0] != NONE or s.shops[STOPS, 1] != NONE


@compiled
def has_all_tiles(t, s):
    """Whether the stacks hold as many tiles of each kind as the game has."""
    for kind in range(KINDS):
        count = 0
        for i in range(TILES):
            count += int(s.tiles[i] == kind) - int(t.tile_kind[i] == kind)
        if count != 0:
            return False
    return True


@compiled
def tiles_on_show(s):
    """How many tiles lie at their stops."""
    count = 0
    for i in range(s.shown.size):
        count += s.shown[i] != NONE
    return count


@compiled
def tiles_not_taken(s):
    """How many should."""
    if s.phase == FINISHED:
        return 0
    return int(s.seats) + 1 - int(s.taken) - int(s.pending != NONE)


@compiled
def markers_differ(s):
    """Whether no line has two markers."""
    for line in range(LINES):
        count = int(s.open_marker == line)
        for seat in range(s.seats):
            count += s.marker[seat] == line
        if count > 1:
            return False
    return True
