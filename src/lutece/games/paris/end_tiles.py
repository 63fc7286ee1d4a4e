"""End-game tiles (P-36, P-37): looking, taking, spending."""

from lutece.games.paris.actions import END_TILE_FIRST, USE_END_FIRST
from lutece.games.paris.constants import COUNTING_ENDS, END_KINDS, END_TILES, NONE
from lutece.games.paris.events import (
    END_KEPT,
    END_TAKEN,
    LAST_END_TILE,
    LOOKED,
    USED_END,
    emit_to_all,
    emit_to_seat,
)
from lutece.games.paris.state import END_TILE, MAIN
from lutece.games.paris.turns import piles_empty
from lutece.kernel.events import REVEALED
from lutece.kernel.jit import compiled

ROUNDS_TO_PLAY = 2  # P-38: the round in which the last tile goes, and a final one


@compiled
def can_take(s):
    """P-36: all piles are empty and end-game tiles are left."""
    return s.takes < END_TILES and piles_empty(s)


@compiled
def look(s, events):
    """P-36: look through the tiles that are left; who looks must take one."""
    s.phase = END_TILE
    emit_to_all(events, REVEALED, NONE, NONE, NONE, NONE)
    emit_to_all(events, LOOKED, int(s.to_move), NONE, NONE, NONE)


@compiled
def offer_end_tiles(s, mask):
    """Each kind that is left."""
    for kind in range(END_KINDS):
        if s.end_left[kind] > 0:
            mask[END_TILE_FIRST + kind] = 1


@compiled
def take_end_tile(s, kind, events):
    """P-36: taken unseen by the others; P-38: the last one ends the game soon."""
    seat = int(s.to_move)
    s.end_left[kind] -= 1
    s.end_held[seat, kind] += 1
    s.take_seat[int(s.takes)] = seat
    s.take_kind[int(s.takes)] = kind
    s.takes += 1
    emit_to_all(events, END_KEPT, seat, NONE, NONE, NONE)
    emit_to_seat(events, END_TAKEN, seat, kind)
    if s.takes == END_TILES:
        s.rounds_left = ROUNDS_TO_PLAY
        emit_to_all(events, LAST_END_TILE, seat, NONE, NONE, NONE)
    s.acted = 1
    s.phase = MAIN


@compiled
def offer_end_uses(s, mask):
    """P-37: tiles that pay francs or VP are used like bonus tiles."""
    seat = int(s.to_move)
    for kind in range(len(COUNTING_ENDS), END_KINDS):
        if s.end_held[seat, kind] > 0:
            mask[USE_END_FIRST + kind - len(COUNTING_ENDS)] = 1


@compiled
def use_end(t, s, kind, events):
    """Francs or VP at once."""
    seat = int(s.to_move)
    spend_end(s, seat, kind)
    s.francs[seat] += t.end_francs[kind]
    s.score[seat] += t.end_vp[kind]
    emit_to_all(events, USED_END, seat, kind, int(t.end_francs[kind]), int(t.end_vp[kind]))


@compiled
def spend_end(s, seat, kind):
    """The tile goes to the open discard: everyone sees it, and after how many takes it went."""
    s.end_held[seat, kind] -= 1
    use = int(s.uses)
    s.used_seat[use] = seat
    s.used_kind[use] = kind
    s.used_after[use] = s.takes
    s.uses += 1
