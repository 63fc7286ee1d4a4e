"""Positions of Paris for tests: set up a table as a player would describe it, then play on."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from lutece.games import earlier_components, load
from lutece.games.paris.constants import CONSTANTS, FIRST_BUILDING, KINDS
from lutece.games.paris.game import Paris
from lutece.games.paris.places import place_at
from lutece.games.paris.state import HELD, MAIN, STATE, USED
from lutece.games.paris.turns import pile_height
from lutece.kernel.contract import option_bits
from lutece.kernel.events import Event, new_events, read_events
from lutece.kernel.jit import warm_up
from lutece.kernel.rng import rng_from
from lutece.kernel.structs import Bytes

# Positions and amounts in these tests belong to one set of figures. The figures of the game are
# tuned from time to time; its rules are not.
FIGURES = earlier_components("paris")["70002a5e9ba4a187"]


@cache
def paris() -> Paris:
    game = load("paris", FIGURES)
    assert isinstance(game, Paris)
    warm_up()
    return game


class Table:
    """A game in seat 0's main step, with nothing on the board but what a test puts there."""

    def __init__(
        self, seats: int = 3, seed: str = "a table", game: Paris | None = None, **options: bool
    ) -> None:
        self.game = game or paris()
        self.state: Bytes = np.zeros(self.game.kernel.state_bytes, np.uint8)
        bits = option_bits(self.game, options)
        self.game.kernel.setup(
            self.game.constants, seats, bits, self.state, rng_from(seed, "a deal for a test")
        )
        self.events: list[Event] = []
        self.s.first = 0
        self.turn_of(0)

    @property
    def s(self) -> Any:
        return self.state.view(STATE)[0]

    @property
    def t(self) -> Any:
        return self.game.constants.view(CONSTANTS)[0]

    # Setting up

    def turn_of(self, seat: int) -> "Table":
        self.s.to_move = seat
        self.s.phase = MAIN
        self.s.acted = 0
        return self

    def building(self, *places: str) -> "Table":
        for place in places:
            space = self.address(place) - FIRST_BUILDING
            self.s.building[space] = self.t.tile_type[space]
        return self

    def landmark(self, *places: str) -> "Table":
        for place in places:
            district, name = place.split("/")
            districts = [d.slug for d in self.game.box.district]
            names = [x.slug for x in self.game.box.landmark]
            self.s.landmark_at[names.index(name)] = districts.index(district)
        return self

    def key(self, seat: int, *places: str) -> "Table":
        """Keys from hand onto places, which are built if they have to be."""
        for place in places:
            if "/" in place and not place.startswith("bank/"):
                if place.split("/")[1].isdecimal():
                    if self.s.building[self.address(place) - FIRST_BUILDING] < 0:
                        self.building(place)
                else:
                    self.landmark(place)
            number = int(place_at(self.address(place)))
            self.s.keys_at[seat, number] += 1
            self.s.crowd[number] += 1
            self.s.hand[seat] -= 1
        return self

    def francs(self, seat: int, amount: int) -> "Table":
        self.s.francs[seat] = amount
        return self

    def tokens(self, seat: int, **counts: int) -> "Table":
        """Tokens from the board's spaces: wood=1, prestige_gold=2."""
        for name, count in counts.items():
            kind = KINDS.index(name.replace("_", "-"))
            self.s.tokens[seat, kind] += count
            for _ in range(count):
                spaces = np.flatnonzero((self.s.token == kind) & (self.s.token_gone == 0))
                self.s.token_gone[spaces[-1]] = 1
        return self

    def tile(self, seat: int, *numbers: int, used: bool = False) -> "Table":
        """Bonus tiles from the track into a hand."""
        for number in numbers:
            self.s.bonus[seat, number] = USED if used else HELD
            self.s.space_left[self.s.space_number.tolist().index(number)] -= 1
        return self

    def end_tile(self, seat: int, *names: str) -> "Table":
        """End-game tiles into a hand, as if taken one after the other."""
        for name in names:
            kind = self.game.box.ends.index(name)
            take = int(self.s.takes)
            self.s.take_seat[take], self.s.take_kind[take] = seat, kind
            self.s.takes += 1
            self.s.end_left[kind] -= 1
            self.s.end_held[seat, kind] += 1
        return self

    def meeple(self, seat: int, space: int) -> "Table":
        self.s.meeple[seat] = space
        return self

    def vp_tile(self, district: str, first: int) -> "Table":
        firsts = [tile.vp[0] for tile in self.game.box.vp_tile]
        districts = [d.slug for d in self.game.box.district]
        self.s.vp_tile_at[districts.index(district)] = firsts.index(first)
        return self

    def no_piles(self) -> "Table":
        """Every building has been drawn and stands."""
        self.s.drawn[:] = int(pile_height(self.s))
        for tile in self.s.piles.flatten().tolist():
            if tile >= 0:
                self.s.building[tile] = self.t.tile_type[tile]
        return self

    # Playing

    def legal(self, start: str = "") -> list[str]:
        """The legal decisions, or those that start with some words."""
        mask = np.zeros(self.game.kernel.actions, np.uint8)
        count = self.game.kernel.legal(self.game.constants, self.state, mask)
        texts = sorted(self.game.texts[action] for action in np.flatnonzero(mask).tolist())
        assert count == len(texts)
        return [text for text in texts if text.startswith(start)]

    def do(self, *decisions: str) -> "Table":
        for decision in decisions:
            assert decision in self.legal(), f"{decision} is not in {self.legal()}"
            buffer = new_events(self.game.kernel.max_events)
            action = self.game.numbers[decision]
            self.game.kernel.play(self.game.constants, self.state, action, buffer)
            self.events = read_events(buffer)
        return self

    def end_game(self) -> list[int]:
        """Play `end` at the very end of the final round; the scores."""
        self.s.to_move = int(self.s.seats) - 1
        self.s.phase, self.s.acted, self.s.rounds_left = MAIN, 1, 1
        self.do("end")
        assert self.game.kernel.to_move(self.state) == -1
        return self.scores

    # Reading

    @property
    def scores(self) -> list[int]:
        return self.game.after(self.state)["scores"]

    @property
    def win(self) -> list[float]:
        out = np.zeros(8)
        self.game.kernel.result(self.game.constants, self.state, out)
        shares: list[float] = out[: int(self.s.seats)].tolist()
        return shares

    def purse(self, seat: int = 0) -> int:
        return int(self.s.francs[seat])

    def has(self, seat: int, kind: str) -> int:
        return self.game.after(self.state)[kind][seat]

    def keys_on(self, seat: int, place: str) -> int:
        return int(self.s.keys_at[seat, int(place_at(self.address(place)))])

    def address(self, place: str) -> int:
        return self.game.box.addresses.index(place)

    def kinds_of_events(self) -> list[int]:
        return [event.kind for event in self.events]


def corrected(folder: Path, *changes: tuple[str, str]) -> Paris:
    """The game with a components file in which the first of each of these texts is replaced."""
    text = FIGURES.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = folder / "corrected.toml"
    file.write_text(text, encoding="utf-8")
    game = load("paris", file)
    assert isinstance(game, Paris)
    return game


def copy_of(table: Table) -> Table:
    twin = Table.__new__(Table)
    twin.game, twin.state, twin.events = table.game, table.state.copy(), []
    return twin
