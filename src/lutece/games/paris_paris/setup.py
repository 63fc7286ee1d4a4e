"""Set-up of Paris Paris, rules PP-4 to PP-8: dealt from a generator, or read from a record."""

from typing import Any

import msgspec
import numpy as np

from lutece.games.paris_paris.actions import tile_text
from lutece.games.paris_paris.constants import LINES, NONE, SHOPS, TILES, Network, kinds
from lutece.games.paris_paris.state import STATE, TAKE
from lutece.kernel.contract import SetupError
from lutece.kernel.jit import compiled
from lutece.kernel.reading import convert
from lutece.kernel.rng import below, shuffle
from lutece.kernel.structs import MAX_SEATS, Bytes, new_record

START_STOCK = SHOPS - 1  # PP-4: one shop marks the score
SEATS_WITHOUT_BAG = 2  # PP-7, PP-18: two players have an open marker and no bag


@compiled
def deal(t, s, seats, rng):
    """A shuffled start: start player, stacks and markers by lot."""
    for i in range(TILES):
        s.tiles[i] = t.tile_kind[i]
    shuffle(rng, s.tiles, 0, TILES)  # PP-6
    lines = np.arange(LINES)
    shuffle(rng, lines, 0, LINES)  # PP-7
    for seat in range(MAX_SEATS):
        s.marker[seat] = lines[seat] if seat < seats else NONE
    s.open_marker = lines[seats] if seats == SEATS_WITHOUT_BAG else NONE
    begin(s, seats, below(rng, seats))  # PP-5


@compiled
def begin(s, seats, start):
    """The board before the first decision; tiles and markers are dealt already."""
    s.seats = seats
    s.phase = TAKE
    s.to_move = start
    s.bus = start
    s.first = start
    s.round_index = 0
    s.pending = NONE
    for seat in range(MAX_SEATS):
        s.score[seat] = 0
        s.bag[seat] = 0
        s.stock[seat] = START_STOCK if seat < seats else 0
    s.parked[:] = NONE
    s.shops[:, :] = NONE
    lay_out_tiles(s)


@compiled
def lay_out_tiles(s):
    """PP-8: turn up the next stack."""
    size = s.seats + 1
    s.taken = 0
    for i in range(s.shown.size):
        s.shown[i] = s.tiles[s.round_index * size + i] if i < size else NONE


@compiled
def rounds(s):
    """PP-6: 20, 15 or 12 stacks."""
    return TILES // (s.seats + 1)


class SetupData(msgspec.Struct, forbid_unknown_fields=True):
    """A record's `setup`: all that was dealt."""

    start: int
    stacks: list[list[str]]
    markers: list[str]
    open_marker: str | None


def setup_data(network: Network, s: Any) -> dict[str, Any]:
    """What was dealt, as a record writes it."""
    tiles = [tile_text(*kind) for kind in kinds(network)]
    size = int(s.seats) + 1
    return {
        "start": int(s.first),
        "stacks": [
            [tiles[kind] for kind in s.tiles[i : i + size].tolist()] for i in range(0, TILES, size)
        ],
        "markers": [network.line[m].name for m in s.marker[: int(s.seats)].tolist()],
        "open_marker": None if s.open_marker == NONE else network.line[int(s.open_marker)].name,
    }


def state_from(network: Network, seats: int, data: Any) -> Bytes:
    """The start that a record describes; raises SetupError where it does not fit the components."""
    try:
        setup = convert(data, SetupData)
    except msgspec.ValidationError as error:
        raise SetupError(str(error)) from None
    _check(network, seats, setup)
    lines = [line.name for line in network.line]
    tiles = {tile_text(*kind): i for i, kind in enumerate(kinds(network))}
    buffer, s = new_record(STATE)
    s.tiles[:] = [tiles[tile] for stack in setup.stacks for tile in stack]
    s.marker[:] = NONE
    s.marker[:seats] = [lines.index(marker) for marker in setup.markers]
    s.open_marker = NONE if setup.open_marker is None else lines.index(setup.open_marker)
    begin(s, seats, setup.start)
    return buffer


def _check(network: Network, seats: int, setup: SetupData) -> None:
    if not 0 <= setup.start < seats:
        raise SetupError(f"the start seat is {setup.start}, the seats are 0 to {seats - 1}")
    size, count = seats + 1, TILES // (seats + 1)
    if len(setup.stacks) != count or any(len(stack) != size for stack in setup.stacks):
        raise SetupError(f"{seats} players have {count} stacks of {size} tiles (PP-6)")
    dealt = sorted(tile for stack in setup.stacks for tile in stack)
    if dealt != sorted(tile_text(x.stop, x.line) for x in network.tile for _ in range(x.count)):
        raise SetupError("the stacks do not hold the 60 tiles of the game (PP-2)")
    if len(setup.markers) != seats:
        raise SetupError(f"there are {len(setup.markers)} markers for {seats} players (PP-7)")
    if (setup.open_marker is not None) != (seats == SEATS_WITHOUT_BAG):
        raise SetupError("one marker lies open with two players, and only then (PP-7)")
    drawn = setup.markers + ([setup.open_marker] if setup.open_marker is not None else [])
    if len(set(drawn)) != len(drawn) or not set(drawn) <= {line.name for line in network.line}:
        raise SetupError("the markers must be different lines of the game (PP-7)")
