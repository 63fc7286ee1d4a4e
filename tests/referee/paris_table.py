"""The table: all that lies on it, and what can be said and done there without a choice."""

from collections.abc import Iterable
from typing import Any

from .paris_figures import (
    BUILDING_COST,
    BUILDING_TYPE,
    BUY_PRICE,
    DISTRICTS,
    END_COUNTS_AS,
    END_FRANCS,
    END_TILES,
    KEYS_AT_START,
    KEYS_FOR_A_VP_TILE,
    KINDS,
    LANDMARKS,
    MORE_FRANCS,
    RESOURCES,
    SELL_PRICE,
    SPACES_BACKWARDS,
    TILE_ANY_BONUS,
    TILE_BACKWARDS,
    TILE_COUNTS_AS,
    TILE_FRANCS,
    TILE_KEY_PRICE,
    TILE_OPPONENT_KEY,
    TILE_OWN_KEY,
    TILE_PAIRS,
    TILE_PER_FRANC,
    TILE_PER_LANDMARK,
    TILE_PER_UNUSED_TILE,
    TILE_TYPES,
    TILE_UNITS,
    TILE_VP,
    TILE_VP_PER_BUILDING,
    TRACK_SPACES,
    VP_PER_LANDMARK,
    VP_PER_UNUSED_TILE,
    VP_TILES,
)
from .paris_player import Player, best_price
from .paris_scoring import (
    ARC,
    district_of,
    district_vp,
    is_landmark,
    types_vp,
    value_of,
)

FIRST_PLACES = (ARC, *(f"bank/{district}" for district in DISTRICTS))


class Table:
    """The position of a game, and the rules that need no decision."""

    def __init__(self, seats: int, options: dict[str, bool], setup: dict[str, Any]) -> None:
        self.free_placement = options["free_placement"]
        self.arc_builds_landmarks = options["arc_builds_landmarks"]
        self.start: int = setup["start"]
        self.piles: list[list[str]] = [list(pile) for pile in setup["piles"]]
        self.space_tokens: dict[str, str] = dict(setup["tokens"])
        self.track: dict[int, list[int]] = {
            space: list(stack) for space, stack in zip(TRACK_SPACES, setup["bonus"], strict=True)
        }
        self.players: list[Player] = [Player(KEYS_AT_START[seats]) for _ in range(seats)]
        if options.get("even_start"):  # P-2
            for turn, more in enumerate(MORE_FRANCS[seats]):
                self.players[(self.start + turn) % seats].francs += more
        # Type of the building on each space that has one (P-21).
        self.buildings: dict[str, str] = {}
        # Place of each landmark on the board; the others are in the supply (P-5).
        self.landmarks: dict[str, str] = {}
        # Seats of the keys on each place.
        self.keys: dict[str, list[int]] = {}
        # P-28: the supply starts empty.
        self.supply = dict.fromkeys(RESOURCES, 0)
        self.vp_tiles = list(VP_TILES)
        self.vp_spaces: dict[str, int] = {}
        self.end_tiles = list(END_TILES)
        self.seat: int = self.start

    @property
    def scores(self) -> list[int]:
        return [player.score for player in self.players]

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    # Buildings and keys

    def sites(self, tile: str) -> list[str]:
        return [
            district
            for district in DISTRICTS
            if f"{district}/{value_of(tile)}" not in self.buildings
            and BUILDING_TYPE[tile] not in self.types_in(district)
        ]

    def types_in(self, district: str) -> list[str]:
        return [kind for place, kind in self.buildings.items() if district_of(place) == district]

    def put_key(self, place: str) -> None:
        self.keys.setdefault(place, []).append(self.seat)

    def mine_on(self, place: str) -> bool:
        return self.seat in self.keys.get(place, [])

    def others_on(self, place: str) -> bool:
        return any(owner != self.seat for owner in self.keys.get(place, []))

    def held(self, seat: int) -> list[str]:
        """Buildings and landmarks with this seat's keys; a place held twice comes twice."""
        return [
            place
            for place, seats in self.keys.items()
            if place not in FIRST_PLACES
            for owner in seats
            if owner == seat
        ]

    def held_in(self, district: str, seat: int) -> list[str]:
        return [place for place in self.held(seat) if district_of(place) == district]

    def keys_in(self, district: str) -> int:
        return sum(
            len(seats)
            for place, seats in self.keys.items()
            if place not in FIRST_PLACES and district_of(place) == district
        )

    # Where a key can go

    def targets(self, source: str) -> list[str]:
        return [
            place
            for place in self.reach(source)
            if self.may_enter(place) and self.can_afford(source, place)
        ]

    def reach(self, source: str) -> list[str]:
        if source == ARC:
            # P-23: only by option does the Arc reach landmarks of the supply.
            building_sites = DISTRICTS if self.arc_builds_landmarks else ()
            return self.on_board(DISTRICTS) + self.new_landmarks(building_sites)
        here = (district_of(source),)
        reach = self.on_board(here) + self.new_landmarks(here)
        return [place for place in reach if value_of(place) > value_of(source)]

    def on_board(self, districts: Iterable[str]) -> list[str]:
        places = [*self.buildings, *self.landmarks.values()]
        return [place for place in places if district_of(place) in districts]

    def new_landmarks(self, districts: Iterable[str]) -> list[str]:
        # P-22: higher than every landmark already in the district.
        return [
            f"{district}/{name}"
            for district in districts
            for name, landmark in LANDMARKS.items()
            if name not in self.landmarks and landmark.value > self.highest_landmark(district)
        ]

    def highest_landmark(self, district: str) -> int:
        standing = [p for p in self.landmarks.values() if district_of(p) == district]
        return max(map(value_of, standing), default=0)

    def tiles_to_enter(self, place: str) -> list[int]:
        # P-19, P-34: both tiles where both own and opponents' keys stand.
        own = [TILE_OWN_KEY] if self.mine_on(place) else []
        return own + ([TILE_OPPONENT_KEY] if self.others_on(place) else [])

    def may_enter(self, place: str) -> bool:
        return all(number in self.me.tiles for number in self.tiles_to_enter(place))

    def can_afford(self, source: str, place: str) -> bool:
        price = value_of(place) - value_of(source)
        return self.me.francs >= price and self.me.can_pay(resource_units(place))

    def spends_no_tile(self, place: str) -> bool:
        """P-15: nobody's key stands in the way, and tokens alone pay the resources."""
        needed = resource_units(place)
        covered = all(self.me.tokens[r] >= needed.count(r) for r in RESOURCES)
        return covered and not self.tiles_to_enter(place)

    def carry_key(self, source: str, place: str) -> bool:
        """Moves the key; says whether it is the fourth of its district (P-25)."""
        district = district_of(place)
        before = self.keys_in(district)
        for number in self.tiles_to_enter(place):
            self.me.use_up(number)
        self.keys[source].remove(self.seat)
        if is_landmark(place):
            self.landmarks[place.rpartition("/")[2]] = place
        self.put_key(place)
        return before < KEYS_FOR_A_VP_TILE <= self.keys_in(district)

    # Tokens, buying and selling

    def spend(self, kind: str, way: str) -> None:
        self.me.spend(kind, way)
        # P-24, P-27: only tokens go to the supply, and only resources.
        if way == "token" and kind in RESOURCES:
            self.supply[kind] += 1

    def buy(self, resource: str) -> None:
        self.me.francs -= BUY_PRICE[resource]
        self.supply[resource] -= 1
        self.me.tokens[resource] += 1

    def sell(self, what: str) -> None:
        if what.startswith("tile "):
            number = int(last_word(what))
            self.me.use_up(number)
            self.me.francs += self.tile_price(number)
        elif what.startswith("end "):
            self.me.ends.remove(last_word(what))
            self.me.francs += self.end_price(last_word(what))
        else:
            self.spend(what, "token")
            self.me.francs += SELL_PRICE[what]

    def sell_texts(self) -> list[str]:
        """P-29, P-30."""
        me = self.me
        return [
            *(f"sell {kind}" for kind in KINDS if me.tokens[kind]),
            *(f"sell tile {number}" for number in me.tiles if number in TILE_COUNTS_AS),
            *(f"sell end {end}" for end in set(me.ends) if end in END_COUNTS_AS),
        ]

    def use_for_francs_texts(self) -> list[str]:
        """P-26: what can be used at value 3."""
        return [
            *(f"use {number}" for number in self.me.tiles if number in TILE_FRANCS),
            *(f"use end {end}" for end in set(self.me.ends) if end in END_FRANCS),
        ]

    def most_francs(self) -> int:
        """P-26: the francs if everything that gives francs were sold or used."""
        me = self.me
        tokens = sum(SELL_PRICE[kind] * count for kind, count in me.tokens.items())
        tiles = sum(self.tile_price(n) + TILE_FRANCS.get(n, 0) for n in me.tiles)
        ends = sum(self.end_price(end) + END_FRANCS.get(end, 0) for end in me.ends)
        return me.francs + tokens + tiles + ends

    def tile_price(self, number: int) -> int:
        kinds = TILE_COUNTS_AS.get(number)
        return TILE_UNITS[number] * best_price(kinds) if kinds else 0

    def end_price(self, end: str) -> int:
        kinds = END_COUNTS_AS.get(end)
        return best_price(kinds) if kinds else 0

    # Bonus tiles

    def ownable(self, spaces: Iterable[int]) -> list[int]:
        # P-32: the top tile must not be of a number already owned.
        return [
            space
            for space in spaces
            if self.track.get(space) and not self.me.owns(self.track[space][0])
        ]

    def take_bonus(self, space: int) -> None:
        self.me.tiles.append(self.track[space].pop(0))

    def usable(self, number: int) -> bool:
        # P-35.
        if number in TILE_KEY_PRICE:
            return self.me.francs >= TILE_KEY_PRICE[number] and self.me.reserve > 0
        if number in (TILE_ANY_BONUS, TILE_BACKWARDS):
            return bool(self.bonus_choice(number))
        if number in TILE_PAIRS:
            return bool(self.pairs(number))
        passive = (TILE_OWN_KEY, TILE_OPPONENT_KEY, TILE_PER_FRANC)
        return number not in TILE_COUNTS_AS and number not in passive

    def bonus_choice(self, number: int) -> list[int]:
        here = self.me.meeple
        backwards = range(here - SPACES_BACKWARDS, here)
        return self.ownable(TRACK_SPACES if number == TILE_ANY_BONUS else backwards)

    def pairs(self, number: int) -> list[str]:
        return [kind for kind in TILE_PAIRS[number] if self.me.tokens[kind] >= 2]

    def tile_vp(self, number: int) -> int:
        held = self.held(self.seat)
        if number in TILE_VP_PER_BUILDING:
            value, vp = TILE_VP_PER_BUILDING[number]
            return vp * sum(1 for place in held if value_of(place) == value)
        if number == TILE_PER_UNUSED_TILE:
            return VP_PER_UNUSED_TILE[len(self.players)] * len(self.me.tiles)
        if number == TILE_PER_LANDMARK:
            return VP_PER_LANDMARK * sum(1 for place in held if is_landmark(place))
        if number == TILE_TYPES:
            return types_vp(held, self.buildings)
        return TILE_VP.get(number, 0)

    # The end

    def score(self) -> None:
        for player in self.players:
            # P-39.
            if TILE_PER_FRANC in player.tiles:
                player.score += player.francs
        for district, first in self.vp_spaces.items():
            held = [self.held_in(district, seat) for seat in range(len(self.players))]
            for player, vp in zip(self.players, district_vp(held, VP_TILES[first]), strict=True):
                player.score += vp


def resource_units(place: str) -> list[str]:
    """The resources that a place costs, unit by unit in the order of payment."""
    if is_landmark(place):
        cost = LANDMARKS[place.rpartition("/")[2]].cost
    else:
        cost = BUILDING_COST.get(value_of(place), {})
    return [resource for resource in RESOURCES for _ in range(cost.get(resource, 0))]


def last_word(text: str) -> str:
    return text.rpartition(" ")[2]
