"""The network of Paris Paris: read from components.toml, checked, and laid out for the kernel.

Rules PP-1 to PP-3: five lines of seven stops, every two crossing once; a tile for each neighbour of
a stop, in the colour of the line that leads there; one shop at a single stop, two at a crossing.
"""

import hashlib
from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec
import numpy as np

from lutece.kernel.components import Components, Source, name_of, read_components, slug
from lutece.kernel.contract import ComponentsError
from lutece.kernel.structs import Bytes, new_record, record_dtype

GAME = "paris-paris"
SHIPPED = Path(__file__).with_name("components.toml")

LINES = 5
STOPS = 25
STOPS_OF_LINE = 7
CROSSINGS_OF_LINE = LINES - 1
CROSSINGS = LINES * CROSSINGS_OF_LINE // 2
TILES = 60
KINDS = STOPS + CROSSINGS  # a kind of tile is a stop and one of its lines
MAX_NEIGHBOURS = 4
MAX_REACH = 2 * (STOPS_OF_LINE - 1)  # other stops on the lines of a crossing
SHOPS = 20  # of each player, the one on the score track included
MAP_WIDTH, MAP_HEIGHT = 100, 76
NONE = -1
NOWHERE = STOPS  # a stop that is never built on

CONSTANTS = record_dtype(
    [
        ("kind_stop", np.int8, KINDS),
        ("kind_line", np.int8, KINDS),
        ("tile_kind", np.int8, TILES),
        ("places", np.int8, STOPS),  # how many shops a stop holds
        ("neighbours", np.int8, (STOPS, MAX_NEIGHBOURS)),  # filled up with NOWHERE
        ("crossings", np.int8, (LINES, CROSSINGS_OF_LINE)),  # in the order of the tour
        # Other stops on the lines of a stop, nearest first, with their distance along the line.
        ("reach", np.int8, (STOPS, MAX_REACH)),
        ("reach_distance", np.int8, (STOPS, MAX_REACH)),
        ("reach_count", np.int8, STOPS),
    ]
)


class Stop(msgspec.Struct, forbid_unknown_fields=True):
    """A stop, and where it is drawn."""

    name: str
    at: tuple[int, int]
    source: Source

    @property
    def slug(self) -> str:
        """Its name in the notation."""
        return slug(self.name)


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """A bus line and its stops, from the start arrow on."""

    name: str
    stops: list[str]
    source: Source


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """How many tiles a stop has in the colour of a line."""

    stop: str
    line: str
    count: int
    source: Source


class Shops(msgspec.Struct, forbid_unknown_fields=True):
    """The shops of each player."""

    count: int
    source: Source


class Network(Components):
    """The components file, typed."""

    tile: list[Tile]
    shops: Shops
    stop: list[Stop]
    line: list[Line]

    def neighbours(self, stop: str, line: str) -> list[str]:
        """The stops next to a stop along one of its lines."""
        stops = next(x.stops for x in self.line if x.name == line)
        i = stops.index(stop)
        return stops[max(i - 1, 0) : i] + stops[i + 1 : i + 2]

    def lines_of(self, stop: str) -> list[Line]:
        """The lines that call at a stop."""
        return [line for line in self.line if stop in line.stops]


def read_network(source: Path | str | None = None) -> Network:
    """The game's own components, or others; raises ComponentsError if they make no game."""
    source = SHIPPED if source is None else source
    network = read_components(source, Network, GAME)
    problems = find_problems(network)
    if problems:
        raise ComponentsError(name_of(source), problems)
    return network


def find_problems(network: Network) -> list[str]:
    """What is wrong with a network, in the words of a player who looks at the board."""
    problems = _problems_of_names(network)
    if problems:
        return problems  # the rest would only repeat them
    return [
        *_problems_of_lines(network),
        *_problems_of_tiles(network),
        *_problems_of_map(network),
    ]


def lay_out(network: Network) -> Bytes:
    """The network as the kernel's record."""
    buffer, t = new_record(CONSTANTS)
    stops = {stop.slug: i for i, stop in enumerate(network.stop)}
    lines = {line.name: i for i, line in enumerate(network.line)}
    for kind, (stop, line) in enumerate(kinds(network)):
        t.kind_stop[kind], t.kind_line[kind] = stops[stop], lines[line]
    t.tile_kind[:] = [kind for kind, tile in enumerate(_tiles(network)) for _ in range(tile.count)]
    t.neighbours[:], t.reach[:], t.reach_distance[:] = NOWHERE, NOWHERE, 0
    for name, i in stops.items():
        through = network.lines_of(name)
        t.places[i] = len(through)
        near = [stops[n] for line in through for n in network.neighbours(name, line.name)]
        t.neighbours[i, : len(near)] = near
        reach = _reach(name, through)
        t.reach_count[i] = len(reach)
        t.reach[i, : len(reach)] = [stops[other] for _, other in reach]
        t.reach_distance[i, : len(reach)] = [distance for distance, _ in reach]
    for name, i in lines.items():
        route = next(line.stops for line in network.line if line.name == name)
        t.crossings[i] = [stops[s] for s in route if len(network.lines_of(s)) > 1]
    return buffer


def kinds(network: Network) -> list[tuple[str, str]]:
    """The kinds of tiles: stop and line, in the file's order."""
    return [(tile.stop, tile.line) for tile in _tiles(network)]


def digest(network: Network, rules_edition: str) -> str:
    """The edition: changes with every figure that a replay depends on, and with the rules."""
    figures = {
        "rules": rules_edition,
        "shops": network.shops.count,
        "lines": [[line.name, line.stops] for line in network.line],
        "tiles": sorted([tile.stop, tile.line, tile.count] for tile in network.tile),
    }
    return hashlib.sha256(msgspec.json.encode(figures)).hexdigest()[:16]


def _tiles(network: Network) -> list[Tile]:
    """One entry a kind, sorted, so that two files with the same figures number them the same."""
    order = [line.name for line in network.line]
    return sorted(network.tile, key=lambda tile: (tile.stop, order.index(tile.line)))


def _reach(name: str, through: list[Line]) -> list[tuple[int, str]]:
    return sorted(
        (abs(line.stops.index(other) - line.stops.index(name)), other)
        for line in through
        for other in line.stops
        if other != name
    )


def _problems_of_names(network: Network) -> list[str]:
    problems = []
    for what, names, expected in (
        ("stops", [stop.slug for stop in network.stop], STOPS),
        ("lines", [line.name for line in network.line], LINES),
    ):
        if len(names) != expected:
            problems.append(f"there are {len(names)} {what}, the game has {expected} (PP-1)")
        problems += [f"two {what} are called {n!r}" for n, k in Counter(names).items() if k > 1]
        problems += [
            f"{n!r} cannot name one of the {what}: letters, digits, hyphens and dots are allowed"
            for n in names
            if n != slug(n) or not n.replace("-", "").replace(".", "").isalnum()
        ]
    known = {stop.slug for stop in network.stop}
    for line in network.line:
        problems += [
            f"the {line.name} line calls at {s!r}, which is no stop (names as in the notation)"
            for s in line.stops
            if s not in known
        ]
    line_names = {line.name for line in network.line}
    for tile in network.tile:
        if tile.stop not in known:
            problems.append(f"there is a tile for {tile.stop!r}, which is no stop")
        if tile.line not in line_names:
            problems.append(f"there is a tile of the line {tile.line!r}, which does not exist")
    return problems


def _problems_of_lines(network: Network) -> list[str]:
    problems = []
    for line in network.line:
        if len(line.stops) != STOPS_OF_LINE:
            problems.append(
                f"the {line.name} line has {len(line.stops)} stops, not {STOPS_OF_LINE} (PP-1)"
            )
        problems += [
            f"the {line.name} line calls at {s!r} {n} times"
            for s, n in Counter(line.stops).items()
            if n > 1
        ]
    for stop in network.stop:
        through = network.lines_of(stop.slug)
        if not through:
            problems.append(f"no line calls at {stop.name}")
        if len(through) > 2:
            names = ", ".join(line.name for line in through)
            problems.append(
                f"{stop.name} lies on {len(through)} lines ({names}), two at most (PP-1)"
            )
        near = sum(len(network.neighbours(stop.slug, line.name)) for line in through)
        if len(through) == 2 and near < 3:
            problems.append(f"{stop.name} is a crossing with {near} neighbours, not 3 or 4 (PP-2)")
    for one, other in combinations(network.line, 2):
        shared = sorted(set(one.stops) & set(other.stops))
        if len(shared) != 1:
            where = f" (at {', '.join(shared)})" if shared else ""
            problems.append(
                f"the lines {one.name} and {other.name} cross {_times(len(shared))}{where}, "
                "every two lines cross once (PP-1)"
            )
    return problems


def _problems_of_tiles(network: Network) -> list[str]:
    problems = []
    pairs = Counter((tile.stop, tile.line) for tile in network.tile)
    problems += [
        f"the {line} tiles of {stop!r} are listed {n} times"
        for (stop, line), n in pairs.items()
        if n > 1
    ]
    for tile in network.tile:
        if tile.stop not in next(x.stops for x in network.line if x.name == tile.line):
            problems.append(f"{tile.stop!r} has a {tile.line} tile but is not on that line (PP-2)")
            continue
        near = len(network.neighbours(tile.stop, tile.line))
        if tile.count != near:
            problems.append(
                f"{tile.stop!r} has {tile.count} {tile.line} tiles but {near} neighbours "
                "along that line: one tile a neighbour (PP-2)"
            )
    for line in network.line:
        problems += [
            f"{stop!r} has no {line.name} tile (PP-2)"
            for stop in line.stops
            if (stop, line.name) not in pairs
        ]
    if network.shops.count != SHOPS:
        problems.append(f"each player has {network.shops.count} shops, the game has {SHOPS} (PP-4)")
    return problems


def _problems_of_map(network: Network) -> list[str]:
    return [
        f"{stop.name} is drawn at {stop.at[0]}, {stop.at[1]}, "
        f"outside the map of {MAP_WIDTH} by {MAP_HEIGHT}"
        for stop in network.stop
        if not (0 <= stop.at[0] <= MAP_WIDTH and 0 <= stop.at[1] <= MAP_HEIGHT)
    ]


def _times(n: int) -> str:
    return {0: "nowhere", 2: "twice"}.get(n, f"{n} times")
