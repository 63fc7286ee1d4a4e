"""Paris Paris as the rest of the house knows it: the contract's Game."""

from pathlib import Path
from typing import Any, ClassVar

from lutece.games.paris_paris import setup, text, view
from lutece.games.paris_paris.actions import notation
from lutece.games.paris_paris.kernel import KERNEL
from lutece.games.paris_paris.scoring import shops_on_board
from lutece.games.paris_paris.setup import SEATS_WITHOUT_BAG, START_STOCK
from lutece.games.paris_paris.state import FINISHED, STATE
from lutece.games.paris_paris.tables import (
    GAME,
    NONE,
    TABLES,
    TILES,
    digest,
    lay_out,
    read_network,
)
from lutece.kernel.contract import Game, Kernel, Prompt, Said
from lutece.kernel.events import Event
from lutece.kernel.records import Bytes

# Raised by every change of the rules that would replay an older record differently.
RULES_EDITION = "1"


class ParisParis(Game):
    """The game with one set of components."""

    name: ClassVar[str] = GAME
    title: ClassVar[str] = "Paris Paris"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, str]] = {}
    rules: ClassVar[str] = "PP"
    kernel: ClassVar[Kernel] = KERNEL

    def __init__(self, components: Path | None = None) -> None:
        self.network = read_network(components)
        self.tables = lay_out(self.network)
        self.edition = digest(self.network, RULES_EDITION)
        self.texts = notation(self.network)
        self._t: Any = self.tables.view(TABLES)[0]

    def setup_data(self, state: Bytes) -> dict[str, Any]:
        return setup.setup_data(self.network, _record(state))

    def state_from(self, seats: int, options: int, data: Any) -> Bytes:
        return setup.state_from(self.network, seats, data)

    def after(self, state: Bytes) -> dict[str, list[int]]:
        s = _record(state)
        seats = int(s.seats)
        return {
            "scores": s.score[:seats].tolist(),
            "stock": s.stock[:seats].tolist(),
            "bag": s.bag[:seats].tolist(),
        }

    def board(self, state: Bytes, seat: int) -> view.Board:
        return view.board(self.network, _record(state), self._t, seat)

    def prompt(self, state: Bytes) -> Prompt:
        return text.prompt(self.network, _record(state))

    def touches(self, state: Bytes, action: int) -> list[str]:
        return view.touches(self.network, _record(state), self._t, action)

    def say_action(self, state: Bytes, action: int) -> Said:
        return text.say_action(self.network, _record(state), self._t, action)

    def say_event(self, event: Event) -> Said | None:
        return text.say_event(self.network, event)

    def why_illegal(self, state: Bytes, action: int | None) -> tuple[str, str]:
        return text.why_illegal(self.network, _record(state), self._t, action)

    def faults(self, state: Bytes) -> list[str]:
        return faults(_record(state), self._t)


def load(components: Path | None = None) -> ParisParis:
    """The game with its own components or those of a file."""
    return ParisParis(components)


def faults(s: Any, t: Any) -> list[str]:
    """What a state breaks of what must always hold: shops, places, tiles, markers."""
    found = []
    seats = int(s.seats)
    for seat in range(seats):
        shops = int(s.stock[seat]) + int(s.bag[seat]) + int(shops_on_board(s, seat))
        if shops != START_STOCK:
            found.append(f"seat {seat} has {shops} shops in all, not {START_STOCK} (PP-4)")
        if s.stock[seat] < 0 or s.score[seat] < 0:
            found.append(f"seat {seat} has a negative stock or score")
    if seats == SEATS_WITHOUT_BAG and s.bag.any():
        found.append("there is a shop in the bag with two players (PP-18)")
    for places, shops in zip([*t.places.tolist(), 0], s.shops.tolist(), strict=True):
        if any(owner != NONE for owner in shops[places:]):
            found.append("a stop holds more shops than it has places (PP-3)")
    if sorted(s.tiles.tolist()) != sorted(t.tile_kind.tolist()):
        found.append(f"the stacks do not hold the {TILES} tiles (PP-2)")
    if any(k != NONE and t.kind_line[k] != i for i, k in enumerate(s.parked.tolist())):
        found.append("a tile is parked in another line's colour (PP-13)")
    on_show = sum(kind != NONE for kind in s.shown.tolist())
    expected = 0 if s.phase == FINISHED else seats + 1 - int(s.taken) - (s.pending != NONE)
    if on_show != expected:
        found.append(f"{on_show} tiles are on show, not {expected} (PP-9)")
    drawn = [m for m in [*s.marker[:seats].tolist(), int(s.open_marker)] if m != NONE]
    if len(set(drawn)) != seats + (seats == SEATS_WITHOUT_BAG):
        found.append("the special-tour markers are not different lines (PP-7)")
    return found


def _record(state: Bytes) -> Any:
    return state.view(STATE)[0]
