"""The course of turns: drawing a building (P-11, P-12), the next seat, the last rounds (P-38)."""

from lutece.games.paris.actions import DRAW_FIRST, SITE_FIRST
from lutece.games.paris.constants import (
    DISTRICTS,
    FIRST_BUILDING,
    NONE,
    SPACES_OF_DISTRICT,
)
from lutece.games.paris.events import BUILT, DREW, FINAL_ROUND, FITS_NOWHERE, emit_to_all
from lutece.games.paris.scoring import score_game
from lutece.games.paris.state import (
    DRAW,
    FINISHED,
    FREE_PLACEMENT,
    MAIN,
    MAX_HEIGHT,
    PILES,
    REMOVED,
    SITE,
)
from lutece.kernel.events import GAME_OVER, REVEALED, TURN_ENDED
from lutece.kernel.jit import compiled


@compiled
def pile_height(s):
    """P-3: three piles of 11, or of 12 with free placement (P-11)."""
    return MAX_HEIGHT if s.options & FREE_PLACEMENT else MAX_HEIGHT - REMOVED // PILES


@compiled
def piles_empty(s):
    """Whether every building has been drawn."""
    height = pile_height(s)
    for pile in range(PILES):  # noqa: SIM110 (compiled)
        if s.drawn[pile] < height:
            return False
    return True


@compiled
def offer_piles(s, mask):
    """P-12: any pile that is not empty."""
    for pile in range(PILES):
        if s.drawn[pile] < pile_height(s):
            mask[DRAW_FIRST + pile] = 1


@compiled
def draw(t, s, pile, events):
    """P-12: turn up the top tile and put it on its space."""
    tile = int(s.piles[pile, int(s.drawn[pile])])
    s.drawn[pile] += 1
    emit_to_all(events, REVEALED, NONE, NONE, NONE, NONE)
    emit_to_all(events, DREW, int(s.to_move), pile, tile, NONE)
    if not s.options & FREE_PLACEMENT:
        build(t, s, tile, tile, events)
        return
    s.drawn_tile = tile
    for district in range(DISTRICTS):
        if fits(t, s, tile, district):
            s.phase = SITE
            return
    emit_to_all(events, FITS_NOWHERE, int(s.to_move), tile, NONE, NONE)  # P-11: it leaves the game
    s.drawn_tile = NONE
    s.phase = MAIN


@compiled
def fits(t, s, tile, district):
    """P-11: the space of its value is free and no building of its type stands in the district."""
    first = district * SPACES_OF_DISTRICT
    if s.building[first + tile % SPACES_OF_DISTRICT] != NONE:
        return False
    for space in range(first, first + SPACES_OF_DISTRICT):
        if s.building[space] == t.tile_type[tile]:
            return False
    return True


@compiled
def offer_districts(t, s, mask):
    """P-11: the districts where the tile drawn fits."""
    for district in range(DISTRICTS):
        if fits(t, s, int(s.drawn_tile), district):
            mask[SITE_FIRST + district] = 1


@compiled
def choose_site(t, s, district, events):
    """P-11: the tile goes to the space of its value in the district chosen."""
    tile = int(s.drawn_tile)
    s.drawn_tile = NONE
    build(t, s, tile, district * SPACES_OF_DISTRICT + tile % SPACES_OF_DISTRICT, events)


@compiled
def build(t, s, tile, space, events):
    """A building stands, and the main step begins."""
    s.building[space] = t.tile_type[tile]
    emit_to_all(events, BUILT, int(s.to_move), FIRST_BUILDING + space, int(t.tile_type[tile]), NONE)
    s.phase = MAIN


@compiled
def end_turn(t, s, events):
    """Clockwise to the next seat; a round ends when the start player comes round again."""
    emit_to_all(events, TURN_ENDED, int(s.to_move), NONE, NONE, NONE)
    s.acted = 0
    s.to_move = (int(s.to_move) + 1) % int(s.seats)
    s.phase = MAIN if piles_empty(s) else DRAW
    if s.to_move == s.first and s.rounds_left != NONE:
        s.rounds_left -= 1  # P-38
        if s.rounds_left == 0:
            score_game(t, s, events)
            s.phase = FINISHED
            emit_to_all(events, GAME_OVER, NONE, NONE, NONE, NONE)
        else:
            emit_to_all(events, FINAL_ROUND, NONE, NONE, NONE, NONE)
