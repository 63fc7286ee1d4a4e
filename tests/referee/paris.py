"""A referee for Paris: an independent reading of paris.md and decisions.md.

The game is one long generator: wherever a player has to decide, it yields the legal texts and is
sent the one chosen. So the code reads in the order in which the game is played.
"""

from collections.abc import Generator
from typing import Any

from . import paris_figures
from .paris_figures import (
    BANK_FRANCS,
    BUILDING_TYPE,
    BUY_PRICE,
    DISTRICTS,
    END_FRANCS,
    END_VP,
    FRANCS_FOR_BONUS_AT_THREE,
    KINDS,
    LANDMARKS,
    RESOURCES,
    SLOT_VP,
    TILE_ANY_BONUS,
    TILE_BACKWARDS,
    TILE_FRANCS,
    TILE_KEY_PRICE,
    TILE_PAIRS,
    TRACK_SPACES,
    VP_FOR_ENTERING_AN_EIGHT,
    VP_PER_PAIR,
)
from .paris_scoring import (
    district_of,
    is_bank,
    is_landmark,
    total_value,
    value_of,
    win_shares,
)
from .paris_setup import check_setup
from .paris_table import FIRST_PLACES, Table, last_word, resource_units

__all__ = ["Referee", "check_record", "check_setup"]

Decisions = Generator[list[str], str, None]


class Referee(Table):
    """One game of Paris, decision by decision."""

    def __init__(self, seats: int, options: dict[str, bool], setup: dict[str, Any]) -> None:
        super().__init__(seats, options, setup)
        self.acted = False
        self._game = self._play()
        self._legal = sorted(next(self._game))

    def legal(self) -> list[str]:
        return list(self._legal)

    def do(self, text: str) -> None:
        if text not in self._legal:
            raise ValueError(f"illegal for seat {self.seat}: {text}")
        try:
            self._legal = sorted(self._game.send(text))
        except StopIteration:
            self._legal = []

    def after(self) -> dict[str, list[int]]:
        return {
            "scores": self.scores,
            "francs": [player.francs for player in self.players],
            "keys": [player.keys for player in self.players],
            **{kind: [player.tokens[kind] for player in self.players] for kind in KINDS},
        }

    def win(self) -> list[float]:
        if self.seat != -1:
            raise ValueError("the game is not over")
        return win_shares(
            [
                (player.score, player.francs, total_value(self.held(seat)))
                for seat, player in enumerate(self.players)
            ]
        )

    # The course of the game

    def _play(self) -> Decisions:
        # P-38: the round after the one in which the last end-game tile went is the final one.
        final = False
        while True:
            yield from self._round()
            if final:
                break
            final = not self.end_tiles
        self.score()
        self.seat = -1

    def _round(self) -> Decisions:
        for turn in range(len(self.players)):
            self.seat = (self.start + turn) % len(self.players)
            yield from self._draw()
            yield from self._main_step()

    def _draw(self) -> Decisions:
        # P-12: skipped when all piles are empty.
        if not any(self.piles):
            return
        text = yield [f"draw {number}" for number, pile in enumerate(self.piles, 1) if pile]
        tile = self.piles[int(last_word(text)) - 1].pop(0)
        if not self.free_placement:
            self.buildings[tile] = BUILDING_TYPE[tile]
            return
        # P-11: a tile that fits nowhere leaves the game.
        sites = self.sites(tile)
        if sites:
            text = yield [f"site {district}" for district in sites]
            self.buildings[f"{last_word(text)}/{value_of(tile)}"] = BUILDING_TYPE[tile]

    def _main_step(self) -> Decisions:
        self.acted = False
        while True:
            text = yield self._main_texts()
            if text == "end":
                return
            yield from self._main_decision(text)

    def _main_texts(self) -> list[str]:
        texts = self._trade_texts() + self._use_texts()
        if self.acted:
            return [*texts, "end"]
        actions = self._place_texts() + self._move_texts() + self._take_texts()
        return texts + actions + ([] if self._must_act() else ["pass"])

    def _must_act(self) -> bool:
        """P-15: one of the three actions is possible, and no tile is spent for it."""
        if self._place_texts() or self._take_texts():
            return True
        sources = [place for place in self.keys if self.mine_on(place)]
        return any(self.spends_no_tile(to) for source in sources for to in self.targets(source))

    def _main_decision(self, text: str) -> Decisions:
        word, _, rest = text.partition(" ")
        if word in ("place", "move", "take", "pass"):
            self.acted = True
        if word == "place":
            self._place(rest)
        elif word == "move":
            yield from self._move(rest)
        elif word == "take":
            yield from self._take_end_tile()
        elif word == "buy":
            self.buy(rest)
        elif word == "sell":
            self.sell(rest)
        elif word == "use" and rest.startswith("end "):
            self._use_end(rest.removeprefix("end "))
        elif word == "use":
            yield from self._use(int(rest))

    # Placing a key

    def _place_texts(self) -> list[str]:
        # P-17: one key of a player on each bank and on the Arc.
        if not self.me.keys:
            return []
        return [f"place {place}" for place in FIRST_PLACES if not self.mine_on(place)]

    def _place(self, place: str) -> None:
        self.me.keys -= 1
        self.put_key(place)
        if is_bank(place):
            self.me.francs += BANK_FRANCS[district_of(place)]

    # Moving a key

    def _move_texts(self) -> list[str]:
        sources = [place for place in self.keys if self.mine_on(place)]
        return [f"move {place}" for place in sources if self.targets(place)]

    def _move(self, source: str) -> Decisions:
        # Order of decisions.md: francs, resources, key, VP tile, token, bonus tile, 2 VP, prestige.
        text = yield [f"to {place}" for place in self.targets(source)]
        place = last_word(text)
        self.me.francs -= value_of(place) - value_of(source)
        yield from self._pay(resource_units(place))
        fourth = self.carry_key(source, place)
        if fourth and self.vp_tiles:
            yield from self._vp_tile()
        if is_landmark(place):
            yield from self._hand_in_prestige(place)
        else:
            yield from self._building_benefits(place)

    def _pay(self, units: list[str]) -> Decisions:
        while units:
            resource = units[0]
            ways = [w for w in self.me.ways(resource) if self.me.can_pay_after(units, w)]
            way = ways[0]
            if len(ways) > 1:
                text = yield [f"pay {resource} {way}" for way in ways]
                way = text.removeprefix(f"pay {resource} ")
            self.spend(resource, way)
            units = units[1:]
        self.me.sell_opened()

    def _vp_tile(self) -> Decisions:
        text = yield ["vp none", *(f"vp {first}" for first in self.vp_tiles)]
        if text == "vp none":
            return
        first = int(last_word(text))
        free = [district for district in DISTRICTS if district not in self.vp_spaces]
        text = yield [f"vp-site {district}" for district in free]
        self.vp_tiles.remove(first)
        self.vp_spaces[last_word(text)] = first

    # Benefits

    def _building_benefits(self, place: str) -> Decisions:
        if place in self.space_tokens:
            self.me.tokens[self.space_tokens.pop(place)] += 1
        value = value_of(place)
        if value in (1, 2):
            yield from self._offer_bonus(0)
        elif value == 3:
            yield from self._offer_bonus(FRANCS_FOR_BONUS_AT_THREE)
        elif value == 8:
            self.me.score += VP_FOR_ENTERING_AN_EIGHT

    def _offer_bonus(self, price: int) -> Decisions:
        spaces = self.ownable(range(self.me.meeple + 1, len(TRACK_SPACES) + 1))
        if not spaces or self.most_francs() < price:
            return
        # P-26: with less than the price, everything that gives francs, and no space yet.
        while self.me.francs < price:
            text = yield ["bonus none", *self.sell_texts(), *self.use_for_francs_texts()]
            if text == "bonus none":
                return
            yield from self._main_decision(text)
        text = yield ["bonus none", *(f"bonus {space}" for space in spaces)]
        if text != "bonus none":
            self.me.francs -= price
            self.me.meeple = int(last_word(text))
            self.take_bonus(self.me.meeple)

    def _hand_in_prestige(self, place: str) -> Decisions:
        for slot in LANDMARKS[place.rpartition("/")[2]].slots:
            ways = self.me.ways(slot)
            if not ways:
                continue
            text = yield ["prestige none", *(f"prestige {way}" for way in ways)]
            if text != "prestige none":
                self.spend(slot, text.removeprefix("prestige "))
                self.me.score += SLOT_VP[slot]
        self.me.sell_opened()

    # End-game tiles

    def _take_texts(self) -> list[str]:
        # P-36: also in the turn that drew the last building.
        return ["take"] if self.end_tiles and not any(self.piles) else []

    def _take_end_tile(self) -> Decisions:
        text = yield [f"end-tile {tile}" for tile in set(self.end_tiles)]
        self.end_tiles.remove(last_word(text))
        self.me.ends.append(last_word(text))

    # Buying and selling

    def _trade_texts(self) -> list[str]:
        me = self.me
        return [
            *(f"buy {r}" for r in RESOURCES if self.supply[r] and me.francs >= BUY_PRICE[r]),
            *self.sell_texts(),
        ]

    # Activating tiles

    def _use_texts(self) -> list[str]:
        usable_ends = [end for end in set(self.me.ends) if end in END_VP or end in END_FRANCS]
        return [
            *(f"use {number}" for number in self.me.tiles if self.usable(number)),
            *(f"use end {end}" for end in usable_ends),
        ]

    def _use_end(self, end: str) -> None:
        self.me.ends.remove(end)
        self.me.score += END_VP.get(end, 0)
        self.me.francs += END_FRANCS.get(end, 0)

    def _use(self, number: int) -> Decisions:
        self.me.use_up(number)
        if number in TILE_KEY_PRICE:
            self.me.francs -= TILE_KEY_PRICE[number]
            self.me.reserve -= 1
            self.me.keys += 1
        elif number in (TILE_ANY_BONUS, TILE_BACKWARDS):
            yield from self._choose_bonus(number)
        elif number in TILE_PAIRS:
            yield from self._return_pairs(number)
        else:
            self.me.francs += TILE_FRANCS.get(number, 0)
            self.me.score += self.tile_vp(number)

    def _choose_bonus(self, number: int) -> Decisions:
        text = yield [f"bonus {space}" for space in self.bonus_choice(number)]
        if number == TILE_BACKWARDS:
            self.me.meeple = int(last_word(text))
        self.take_bonus(int(last_word(text)))

    def _return_pairs(self, number: int) -> Decisions:
        stop: list[str] = []
        while pairs := self.pairs(number):
            text = yield [f"return {kind}" for kind in pairs] + stop
            if text == "return none":
                return
            for _ in range(2):
                self.spend(last_word(text), "token")
            self.me.score += VP_PER_PAIR[len(self.players)]
            stop = ["return none"]


def check_record(record: dict[str, Any]) -> list[str]:
    """Replays a --full record; every difference from this reading, in words."""
    paris_figures.use(record["edition"])
    seats, options, setup = record["seats"], record["options"], record["setup"]
    wrong = check_setup(seats, options, setup)
    if wrong:
        return wrong
    referee = Referee(seats, options, setup)
    for number, entry in enumerate(record["moves"]):
        wrong += [f"move {number}: {difference}" for difference in _check_entry(referee, entry)]
        if entry["do"] not in referee.legal():
            return [*wrong, f"move {number}: {entry['do']!r} is not legal here"]
        referee.do(entry["do"])
        wrong += [f"move {number}: {line}" for line in _check_after(referee, entry)]
    return wrong + _check_result(referee, record)


def _check_entry(referee: Referee, entry: dict[str, Any]) -> list[str]:
    wrong = []
    if set(entry) != {"seat", "legal", "do", "after"}:
        wrong.append(f"fields are {sorted(entry)}")
    if entry.get("seat") != referee.seat:
        wrong.append(f"seat {entry.get('seat')}, referee {referee.seat}")
    theirs, ours = entry.get("legal", []), referee.legal()
    if sorted(theirs) != ours:
        extra = sorted(set(theirs) - set(ours))
        missing = sorted(set(ours) - set(theirs))
        wrong.append(f"legal has {extra} too many and lacks {missing}")
    elif theirs != ours:
        wrong.append("legal is not sorted")
    return wrong


def _check_after(referee: Referee, entry: dict[str, Any]) -> list[str]:
    theirs, ours = entry.get("after", {}), referee.after()
    return [
        f"after {entry['do']!r}: {name} {theirs.get(name)}, referee {ours.get(name)}"
        for name in sorted(set(theirs) | set(ours))
        if theirs.get(name) != ours.get(name)
    ]


def _check_result(referee: Referee, record: dict[str, Any]) -> list[str]:
    if referee.seat != -1:
        said = [name for name in ("scores", "win") if name in record]
        return [f"result: {said} given, but the game is not over"] if said else []
    if "scores" not in record or "win" not in record:
        return ["result: the game is over, but scores or win is missing"]
    wrong = []
    if record["scores"] != referee.scores:
        wrong.append(f"result: scores {record['scores']}, referee {referee.scores}")
    if not _same_shares(record["win"], referee.win()):
        wrong.append(f"result: win {record['win']}, referee {referee.win()}")
    return wrong


def _same_shares(theirs: list[float], ours: list[float]) -> bool:
    if len(theirs) != len(ours):
        return False
    return all(abs(a - b) < 1e-6 for a, b in zip(theirs, ours, strict=True))
