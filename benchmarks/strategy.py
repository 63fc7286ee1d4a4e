"""What the strategy pages in docs/strategy are made of: mistakes of each level, and plots.

    python benchmarks/strategy.py mistakes GAME --level LEVEL > FOLDER/mistakes-GAME-LEVEL.json
    python benchmarks/strategy.py plots GAME FOLDER

`mistakes` lets a level play among equals and reviews every game: the loss of win chance a decision
by the third of the game, which kind of decision took the place of which, and how many points by
source the labelled decisions cost. `plots` draws into docs/images. It needs in FOLDER the mistakes
of each level and studies, which `lutece study GAME --bots BOT --seats SEATS --json` prints:
`GAME-SEATS-neural.json` for each number of players, and `GAME-3-novice.json`.
"""

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from html import escape
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from lutece import games
from lutece.bots import bot
from lutece.games.paris_paris.game import ParisParis
from lutece.kernel.contract import Game
from lutece.kernel.rng import rng_from
from lutece.lab.batch import BOTS
from lutece.lab.estimates import Estimate, Ratio
from lutece.lab.review import ReviewSettings, review
from lutece.lab.simulate import play_match
from lutece.study.charts import GRID, INK, PALE, PALETTE, text
from lutece.study.report import PlayersReport, StudyReport
from lutece.table import Match

IMAGES = Path(__file__).parents[1] / "docs" / "images"
LEVELS = ("novice", "casual", "strong")
THIRDS = ("opening", "middle", "end")
MOST_SWAPS = 12
LEFT, WIDTH, TOP, GAP = 220, 760, 62, 9  # of a plot: names, all, head, between series

# What a decision of Paris is about, by its notation.
PARIS_KINDS = {
    r"place (bank|arc).*": "place a key",
    r"move .*": "move a key",
    r"take": "take an end-game tile",
    r"to .*/[123]$": "to a building of 1, 2 or 3",
    r"to .*/[458]$": "to a building of 4, 5 or 8",
    r"to .*": "to a landmark",
    r"bonus (none|decline).*": "no bonus tile",
    r"bonus .*": "take a bonus tile",
    r"use .*": "use a tile",
    r"end": "end the turn",
    r"(buy|sell) .*": "trade",
}


def paris_kind(decision: str) -> str:
    """The kind of a decision of Paris; its first word where no pattern fits."""
    for pattern, kind in PARIS_KINDS.items():
        if re.fullmatch(pattern, decision):
            return kind
    return decision.split()[0]


def paris_paris_kind(game: ParisParis) -> Callable[[str], str]:
    """The kind of a decision of Paris Paris: at a crossing or elsewhere, or a push."""
    network = game.network
    crossings = {stop.slug for stop in network.stop if len(network.lines_of(stop.slug)) > 1}

    def kind(decision: str) -> str:
        word, what, *_ = decision.split()
        if word == "push":
            return "push a shop out"
        return "open at a crossing" if what in crossings else "open at another stop"

    return kind


class Swap(msgspec.Struct):
    """A kind of decision played instead of a better one, a player and game."""

    played: str
    best: str
    times: Estimate
    loss: float  # mean, of win chance


class Mistakes(msgspec.Struct):
    """How a level loses win chance and points, among equals."""

    game: str
    level: str
    seats: int
    games: int
    loss: Estimate  # a decision with a choice
    by_third: dict[str, Estimate]
    labelled: Estimate  # decisions with a label, a player and game
    points: dict[str, Estimate]  # by source, given away by labelled decisions, a player and game
    swaps: list[Swap]


def mistakes(game: Game, wanted: argparse.Namespace) -> Mistakes:
    """Play and review games of one level."""
    kind = paris_paris_kind(game) if isinstance(game, ParisParis) else paris_kind
    guide = game.study_guide()
    assert guide is not None
    sources = [source for source in guide.sources if wanted.seats in source.seats]
    losses, labelled, points = Ratio(), Ratio(), Ratio()
    swaps: defaultdict[tuple[str, str], list[list[float]]] = defaultdict(
        lambda: [[] for _ in range(wanted.games)]
    )
    settings = ReviewSettings(simulations=wanted.simulations, playouts=48, explained=64)
    for number in range(wanted.games):
        match = Match(game, wanted.seats, seed=f"strategy {number}")
        play_match(match, [bot(wanted.level)] * wanted.seats, rng_from(match.seed, BOTS))
        looked = review(match, settings=settings)
        above, below = np.zeros(1 + len(THIRDS)), np.zeros(1 + len(THIRDS))
        for decision in looked.decisions:
            if not decision.forced:
                third = 1 + len(THIRDS) * decision.number // len(match)
                above[[0, third]] += decision.loss
                below[[0, third]] += 1
        losses.add(above, below)
        grave = [looked.decisions[moment] for moment in looked.moments]
        labelled.add(len(grave) / wanted.seats)
        given = [-sum(d.why.get(source.key, 0.0) for d in grave) for source in sources]
        points.add(np.array(given) / wanted.seats)
        for decision in grave:
            swap = kind(decision.played), kind(decision.best)
            swaps[swap][number].append(decision.loss)
    return Mistakes(
        game=game.name,
        level=wanted.level,
        seats=wanted.seats,
        games=wanted.games,
        loss=mean(losses),
        by_third={name: mean(losses, 1 + n) for n, name in enumerate(THIRDS)},
        labelled=mean(labelled),
        points={source.name: mean(points, n) for n, source in enumerate(sources)},
        swaps=most_frequent(swaps, wanted.seats),
    )


def mean(ratio: Ratio, column: int = 0) -> Estimate:
    """The ratio, which some game contributed to."""
    return ratio.mean(column) or Estimate(0.0)


def most_frequent(swaps: dict[tuple[str, str], list[list[float]]], seats: int) -> list[Swap]:
    """The swaps that cost most in all."""
    found = []
    for (played, best), by_game in swaps.items():
        times = Ratio()
        times.add(np.array([[len(losses) / seats] for losses in by_game]))
        found.append(Swap(played, best, mean(times), float(np.mean(list(chain(*by_game))))))
    found.sort(key=lambda swap: -swap.times.value * swap.loss)
    return found[:MOST_SWAPS]


class Row(NamedTuple):
    """A name, and an estimate for each series."""

    name: str
    estimates: Sequence[Estimate | None]


def plots(game: Game, folder: Path) -> None:
    """Points by source, points lost by level, and what the network and novices take."""
    strong = {seats: study(folder, game, seats, "neural") for seats in game.seats}
    novice = study(folder, game, 3, "novice")
    names = [source.name for report in strong.values() for source in report.sources]
    rows = [
        Row(name, [points_of(report, name) for report in strong.values()])
        for name in dict.fromkeys(names)
        if any(share_of(report, name) > 0.01 for report in strong.values())
    ]
    series = [f"{seats} players" for seats in strong]
    draw(game, "points", rows, series, "Points of a player under strong play, by source")
    found = [read_mistakes(folder, game, level) for level in LEVELS]
    rows = [
        Row(name, [of_level.points[name] for of_level in found])
        for name in found[0].points
        if any(abs(of_level.points[name].value) > 0.2 for of_level in found)
    ]
    draw(game, "mistakes", rows, LEVELS, "Points that a player loses by mistakes, by source")
    rows, what = taken(game, strong[3], novice)
    draw(game, "taken", rows, ("network", "novice"), f"{what}, 3 players", percent=True)


def taken(game: Game, strong: PlayersReport, novice: PlayersReport) -> tuple[list[Row], str]:
    """How often things are taken; of Paris Paris, for each of their tiles that was laid out."""
    if isinstance(game, ParisParis):
        network, group, what = game.network, "stop-", "Tiles taken, of those laid out"
        tiles = Counter[str]()
        for tile in network.tile:
            tiles[f"stop-{tile.stop}"] += tile.count
    else:
        group, what = "bonus-tile-", "Games in which a bonus tile is taken"
        tiles = Counter()
    by_novices = {component.key: component for component in novice.components}
    rows = []
    for component in strong.components:
        if component.key.startswith(group):
            both = component, by_novices[component.key]
            count = tiles[component.key]
            shares = [scaled(one.times, 1 / count) if count else one.taken for one in both]
            rows.append(Row(component.name.split(":")[0], shares))
    if tiles:
        rows.sort(key=lambda row: -(row.estimates[0] or Estimate(0.0)).value)
    return rows, what


def scaled(estimate: Estimate, factor: float) -> Estimate:
    """The estimate of a multiple."""
    low, high = (None if end is None else end * factor for end in (estimate.low, estimate.high))
    return Estimate(estimate.value * factor, low, high)


def points_of(report: PlayersReport, name: str) -> Estimate | None:
    """The points of a player from a source, where it exists."""
    return next((source.points for source in report.sources if source.name == name), None)


def share_of(report: PlayersReport, name: str) -> float:
    """A source's share of all points."""
    return next((s.share.value for s in report.sources if s.name == name and s.share), 0.0)


def study(folder: Path, game: Game, seats: int, bots: str) -> PlayersReport:
    """A study that was written before, of one number of players."""
    file = folder / f"{game.name}-{seats}-{bots}.json"
    return msgspec.json.decode(file.read_bytes(), type=StudyReport).players[0]


def read_mistakes(folder: Path, game: Game, level: str) -> Mistakes:
    """What `mistakes` printed before."""
    file = folder / f"mistakes-{game.name}-{level}.json"
    return msgspec.json.decode(file.read_bytes(), type=Mistakes)


def draw(
    game: Game,
    name: str,
    rows: Sequence[Row],
    series: Sequence[str],
    title: str,
    percent: bool = False,
) -> None:
    """A dot with its 95 % interval for each estimate, a colour a series, in docs/images."""
    tall = GAP * len(series) + 10
    bottom = TOP + tall * len(rows)
    found = [one for row in rows for one in row.estimates if one is not None]
    low = min(0.0, *(one.value if one.low is None else one.low for one in found))
    high = 1.0 if percent else 1.05 * max(one.high or one.value for one in found)

    def x(value: float) -> float:
        return LEFT + (value - low) * (WIDTH - LEFT - 30) / (high - low)

    parts = [text(16, 26, title, size=17)]
    for n, label in enumerate(series):
        parts.append(f'<circle cx="{LEFT + 4 + 120 * n}" cy="43" r="4.5" fill="{PALETTE[n]}"/>')
        parts.append(text(LEFT + 14 + 120 * n, 47, label, PALE, size=13))
    for value in ticks(low, high):
        label = f"{100 * value:.0f} %" if percent else f"{value:g}"
        parts.append(f'<path d="M{x(value):.1f} {TOP - 6}V{bottom}" stroke="{GRID}"/>')
        parts.append(text(x(value), bottom + 16, label, PALE, "middle", 12))
    for number, row in enumerate(rows):
        middle = TOP + tall * (number + 0.5)
        parts.append(text(LEFT - 14, middle + 4, row.name, INK, "end", 13))
        for n, one in enumerate(row.estimates):
            if one is not None:
                y = middle + GAP * (n - (len(series) - 1) / 2)
                parts.append(mark(one, x, y, PALETTE[n], f"{row.name}, {series[n]}"))
    (IMAGES / f"strategy-{game.name}-{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 28}" '
        f'font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="white"/>'
        f"{''.join(parts)}</svg>\n"
    )


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two others, at most nine."""
    step = next(step for step in (0.25, 1, 2, 5, 10, 20) if (high - low) / step <= 8)
    return [step * n for n in range(int(np.ceil(low / step)), int(high / step) + 1)]


def mark(one: Estimate, x: Callable[[float], float], y: float, colour: str, name: str) -> str:
    """An estimate: its interval as a bar, its value as a dot with a tooltip."""
    bar = ""
    if one.low is not None and one.high is not None:
        bar = f'<path d="M{x(one.low):.1f} {y}H{x(one.high):.1f}" stroke="{colour}" '
        bar += 'stroke-width="4" opacity="0.35"/>'
    dot = f'<circle cx="{x(one.value):.1f}" cy="{y}" r="4" fill="{colour}"/>'
    return f"<g><title>{escape(name)}: {one.value:.3g}</title>{bar}{dot}</g>"


def main() -> None:
    """Print the mistakes of a level, or draw the plots."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    counting = commands.add_parser("mistakes", help="review games of one level")
    counting.add_argument("game", choices=games.NAMES)
    counting.add_argument("--level", choices=LEVELS, default="novice")
    counting.add_argument("--seats", type=int, default=3)
    counting.add_argument("--games", type=int, default=60)
    counting.add_argument("--simulations", type=int, default=300)
    drawing = commands.add_parser("plots", help="draw what was found")
    drawing.add_argument("game", choices=games.NAMES)
    drawing.add_argument("folder", type=Path)
    wanted = parser.parse_args()
    if wanted.command == "mistakes":
        print(msgspec.json.encode(mistakes(games.load(wanted.game), wanted)).decode())
    else:
        plots(games.load(wanted.game), wanted.folder)


if __name__ == "__main__":
    main()
