"""What the words of a decision say about the state: a few figures each.

Words follow from these figures and from the components alone, so words can be kept and used again.
"""

from numba import int64, uint8, void

from lutece.games.paris_paris.actions import PUSH_FIRST, TAKE_FIRST
from lutece.games.paris_paris.constants import CONSTANTS, NONE
from lutece.games.paris_paris.rules import free_place
from lutece.games.paris_paris.state import STATE
from lutece.kernel.jit import compiled, entry

FACTS = 3

# What opening a shop does.
NOTHING, OPEN, CHOOSE, REPLACE_OWN, REPLACE = range(5)

_BYTES = uint8[::1]


@entry(void(_BYTES, _BYTES, int64[::1], int64[:, ::1]))
def facts_of_actions(constants, state, actions, out):
    """Fill a row for each legal action.

    A push: the stop, and the owners of its two shops. A tile: what happens there, and the owners
    of the shops that may have to leave.
    """
    t, s = constants.view(CONSTANTS)[0], state.view(STATE)[0]
    out[:] = NONE
    for i in range(actions.size):
        action = actions[i]
        if action >= PUSH_FIRST:
            stop = int(s.pending)
            out[i, 0] = stop
            out[i, 1], out[i, 2] = s.shops[stop, 0], s.shops[stop, 1]
        else:
            _facts_of_tile(t, s, int(t.kind_stop[action - TAKE_FIRST]), out[i])


@compiled
def _facts_of_tile(t, s, stop, out):
    """What opening at a stop would do there, and whose shops it may push out."""
    mover = int(s.to_move)
    if s.stock[mover] == 0:
        out[0] = NOTHING
        return
    if free_place(t, s, stop) != NONE:
        out[0] = OPEN
        return
    first, second = int(s.shops[stop, 0]), int(s.shops[stop, 1])
    if second != NONE and second != first:
        out[0], out[1], out[2] = CHOOSE, min(first, second), max(first, second)
    elif first == mover:
        out[0] = REPLACE_OWN
    else:
        out[0], out[1] = REPLACE, first
