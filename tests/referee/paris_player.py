"""What one player owns, and the ways in which it can stand for a resource or a prestige."""

from dataclasses import dataclass, field, replace

from .paris_figures import (
    END_COUNTS_AS,
    FRANCS_AT_START,
    KEYS_IN_RESERVE,
    KINDS,
    SELL_PRICE,
    TILE_COUNTS_AS,
    TILE_UNITS,
)


def _no_tokens() -> dict[str, int]:
    return dict.fromkeys(KINDS, 0)


@dataclass
class Player:
    keys: int
    reserve: int = KEYS_IN_RESERVE
    francs: int = FRANCS_AT_START
    score: int = 0
    meeple: int = 0
    tokens: dict[str, int] = field(default_factory=_no_tokens)
    tiles: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    # Tiles 19 and 21 between their first and their second unit.
    opened: list[int] = field(default_factory=list)
    ends: list[str] = field(default_factory=list)

    def owns(self, number: int) -> bool:
        # P-32: used tiles count.
        return number in self.tiles or number in self.used

    def use_up(self, number: int) -> None:
        self.tiles.remove(number)
        self.used.append(number)

    def ways(self, kind: str) -> list[str]:
        """All that could stand for one unit of this kind, as the notation ends."""
        tokens = ["token"] if self.tokens[kind] else []
        tiles = [
            f"tile {number}"
            for number in self.tiles + self.opened
            if kind in TILE_COUNTS_AS.get(number, ())
        ]
        ends = [f"end {end}" for end in set(self.ends) if kind in END_COUNTS_AS.get(end, ())]
        return tokens + tiles + ends

    def spend(self, kind: str, way: str) -> None:
        if way == "token":
            self.tokens[kind] -= 1
        elif way.startswith("end "):
            self.ends.remove(way.removeprefix("end "))
        else:
            self._spend_tile(int(way.removeprefix("tile ")))

    def _spend_tile(self, number: int) -> None:
        if number in self.opened:
            self.opened.remove(number)
            return
        self.use_up(number)
        if TILE_UNITS[number] == 2:
            self.opened.append(number)

    def sell_opened(self) -> None:
        # P-24: the second unit that nothing used, at the best price.
        for number in self.opened:
            self.francs += best_price(TILE_COUNTS_AS[number])
        self.opened.clear()

    def can_pay(self, units: list[str]) -> bool:
        """Whether some way of paying the first unit leaves the rest payable."""
        if not units:
            return True
        return any(self.can_pay_after(units, way) for way in self.ways(units[0]))

    def can_pay_after(self, units: list[str], way: str) -> bool:
        trial = self._copy()
        trial.spend(units[0], way)
        return trial.can_pay(units[1:])

    def _copy(self) -> "Player":
        return replace(
            self,
            tokens=dict(self.tokens),
            tiles=list(self.tiles),
            used=list(self.used),
            opened=list(self.opened),
            ends=list(self.ends),
        )


def best_price(kinds: tuple[str, ...]) -> int:
    return max(SELL_PRICE[kind] for kind in kinds)
