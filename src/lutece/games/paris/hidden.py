"""Redealing what is hidden in Paris (P-44): the building tiles and the end-game tiles.

Building tiles: every order of what has not been turned up in which each pile's top tile keeps its
district is equally likely.

End-game tiles: a seat knows who took one when, which tiles were used by whom and when, and, each
time it took one itself, what lay in the pile. So it knows exactly what the others took between two
looks of its own (a window), but not who of them took which; of the window since its last look it
knows only what the tiles come from. A world says of every tile which take took it and which use
used it; all worlds that agree with what the seat knows are equally likely. A question that another
seat is asked stays possible. Inferences from what a player declines, or pays without a choice, are
not made.
"""

import numpy as np

from lutece.games.paris.actions import PAY_WAYS
from lutece.games.paris.benefits import bonus_in_reach
from lutece.games.paris.constants import END_KINDS, END_TILES, NONE, SPACES, SPACES_OF_DISTRICT
from lutece.games.paris.moves import has_target
from lutece.games.paris.payment import next_due, way_open
from lutece.games.paris.state import BONUS, END_TILE, FINISHED, PAY, PILES, REMOVED, TARGET
from lutece.games.paris.turns import pile_height
from lutece.kernel.jit import compiled
from lutece.kernel.rng import MASK, below, next32, shuffle
from lutece.kernel.structs import copy_into

WINDOWS = END_TILES + 1
TRIES = 500  # then the arrangement that is: it fits for certain


@compiled
def redeal(t, s, seat, rng):
    """Every arrangement that this seat (or a spectator) cannot exclude, equally likely."""
    if s.phase == FINISHED:
        return
    redeal_buildings(s, rng)
    if s.takes == 0:
        return
    held, taken, left = s.end_held.copy(), s.take_kind.copy(), s.end_left.copy()
    for _ in range(TRIES):
        redeal_end_tiles(s, seat, rng)
        if question_stands(t, s):
            return
    for n in range(len(held)):
        copy_into(s.end_held[n], held[n])
    copy_into(s.take_kind, taken)
    copy_into(s.end_left, left)


@compiled
def question_stands(t, s):
    """A question tells that there is a choice: a target, francs within reach, two ways to pay."""
    if s.phase == TARGET:
        return has_target(t, s, int(s.moving_from), True)
    if s.phase == BONUS:
        return bonus_in_reach(t, s, int(s.to_move))
    if s.phase != PAY:
        return True
    kind, ways = next_due(s), 0
    for way in range(PAY_WAYS):
        ways += way_open(s, int(s.to_move), kind, way)
    return ways > 1


@compiled
def redeal_buildings(s, rng):
    """The top tiles first, from their districts; the rest in any order."""
    pool = np.empty(SPACES, np.int64)
    left = gather_buildings(s, pool)
    height = pile_height(s)
    for pile in range(PILES):
        top = int(s.drawn[pile])
        if top < height:
            left = deal_top(s, pile, top, pool, left, rng)
    shuffle(rng, pool, 0, left)
    for pile in range(PILES):
        for i in range(int(s.drawn[pile]) + 1, height):
            left -= 1
            s.piles[pile, i] = pool[left]
    for i in range(REMOVED):
        if s.removed[i] != NONE:
            left -= 1
            s.removed[i] = pool[left]


@compiled
def gather_buildings(s, pool):
    """The tiles that nobody has seen, in order, however they lie; returns how many."""
    unseen = np.zeros(SPACES, np.uint8)
    for pile in range(PILES):
        for i in range(int(s.drawn[pile]), pile_height(s)):
            unseen[s.piles[pile, i]] = 1
    for i in range(REMOVED):
        if s.removed[i] != NONE:
            unseen[s.removed[i]] = 1
    left = 0
    for space in range(SPACES):
        if unseen[space]:
            pool[left] = space
            left += 1
    return left


@compiled
def deal_top(s, pile, top, pool, left, rng):
    """P-12: the back of a pile's top tile shows its district; returns how many tiles are left."""
    district = int(s.piles[pile, top]) // SPACES_OF_DISTRICT
    fitting = 0
    for i in range(left):
        if pool[i] // SPACES_OF_DISTRICT == district:
            fitting += 1
    chosen = below(rng, fitting)
    for i in range(left):
        if pool[i] // SPACES_OF_DISTRICT == district:
            if chosen == 0:
                s.piles[pile, top] = pool[i]
                pool[i] = pool[left - 1]
                return left - 1
            chosen -= 1
    return left


@compiled
def redeal_end_tiles(s, seat, rng):
    """Uses take their tiles first, then every other take of the others, window by window."""
    pools = np.zeros((WINDOWS, END_KINDS), np.int64)
    window_of = np.full(END_TILES, NONE)  # of each take by another seat
    last = gather_ends(s, seat, pools, window_of)
    home = choose_windows(s, seat, pools, window_of, rng)
    used_by = np.full(END_TILES, NONE)  # the use that spends the tile of a take
    for use in range(s.uses):
        if s.used_seat[use] != seat:
            used_by[choose_take(s, use, home[use], window_of, used_by, rng)] = use
            pools[home[use], s.used_kind[use]] -= 1
    for take in range(s.takes):
        if window_of[take] != NONE:
            if used_by[take] != NONE:
                s.take_kind[take] = s.used_kind[used_by[take]]
            else:
                s.take_kind[take] = draw_kind(pools[window_of[take]], rng)
    leave_the_rest(s, pools[last])


@compiled
def gather_ends(s, seat, pools, window_of):
    """What the others took in each window; to the last one belongs what is left in the pile.

    A seat that is looking right now sees what is left: nothing of it is hidden. Returns the window
    that the pile belongs to.
    """
    window = 0
    for take in range(s.takes):
        if s.take_seat[take] == seat:
            window += 1
        else:
            window_of[take] = window
            pools[window, int(s.take_kind[take])] += 1
    if s.phase == END_TILE and s.to_move == seat:
        window += 1
    for kind in range(END_KINDS):
        pools[window, kind] += int(s.end_left[kind])
    return window


@compiled
def choose_windows(s, seat, pools, window_of, rng):
    """The window that the tile of each use by another seat was taken in.

    Mostly there is one candidate. Where equal tiles were taken in several windows, each combination
    is chosen in proportion to the worlds that it leaves: for each use the takes and tiles it could
    mean, over the tiles that still can be dealt. The combinations are tried one after the other.
    """
    uses = np.empty(END_TILES, np.int64)
    count = gather_uses(s, seat, uses)
    trial = np.full(END_TILES, NONE)
    weight = np.ones(END_TILES + 1)
    chosen = np.full(END_TILES, NONE)
    total = 0.0
    depth = 0
    while depth >= 0:
        if depth == count:
            total += weight[depth]
            if next32(rng) * total < weight[depth] * (MASK + 1):
                copy_into(chosen, trial)
            depth -= 1
            continue
        use = uses[depth]
        if trial[use] != NONE:
            pools[trial[use], int(s.used_kind[use])] += 1  # taken back
        trial[use] += 1
        while trial[use] < WINDOWS:
            ways = ways_in(s, use, trial, pools, window_of)
            if ways > 0:
                break
            trial[use] += 1
        if trial[use] == WINDOWS:
            trial[use] = NONE
            depth -= 1
            continue
        pools[trial[use], int(s.used_kind[use])] -= 1
        weight[depth + 1] = weight[depth] * ways
        depth += 1
    return chosen


@compiled
def gather_uses(s, seat, uses):
    """The uses by others, in order; returns how many."""
    count = 0
    for use in range(s.uses):
        if s.used_seat[use] != seat:
            uses[count] = use
            count += 1
    return count


@compiled
def ways_in(s, use, trial, pools, window_of):
    """The takes that a use's tile can come from in a window, times the share of fitting tiles."""
    window = trial[use]
    kind = int(s.used_kind[use])
    if pools[window, kind] == 0:
        return 0.0
    takes = 0
    for take in range(s.used_after[use]):
        if window_of[take] == window and s.take_seat[take] == s.used_seat[use]:
            takes += 1
    for earlier in range(use):
        if s.used_seat[earlier] == s.used_seat[use] and trial[earlier] == window:
            takes -= 1
    return takes * pools[window, kind] / tiles_in(pools[window])


@compiled
def choose_take(s, use, window, window_of, used_by, rng):
    """One of the seat's takes in the window, before the use, whose tile no other use spends."""
    free = np.empty(END_TILES, np.int64)
    count = 0
    for take in range(s.used_after[use]):
        mine = window_of[take] == window and s.take_seat[take] == s.used_seat[use]
        if mine and used_by[take] == NONE:
            free[count] = take
            count += 1
    return free[below(rng, count)]


@compiled
def tiles_in(pool):
    """How many tiles a window has left."""
    tiles = 0
    for kind in range(END_KINDS):
        tiles += pool[kind]
    return tiles


@compiled
def draw_kind(pool, rng):
    """A tile at random from what is left of a window."""
    chosen = below(rng, tiles_in(pool))
    for kind in range(END_KINDS):
        chosen -= pool[kind]
        if chosen < 0:
            pool[kind] -= 1
            return kind
    return NONE


@compiled
def leave_the_rest(s, pool):
    """What nobody took is in the pile; what was taken and not used is behind the screens."""
    for kind in range(END_KINDS):
        s.end_left[kind] = pool[kind]
    s.end_held[:, :] = 0
    for take in range(s.takes):
        s.end_held[int(s.take_seat[take]), int(s.take_kind[take])] += 1
    for use in range(s.uses):
        s.end_held[int(s.used_seat[use]), int(s.used_kind[use])] -= 1
