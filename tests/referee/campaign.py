"""Both readings of the rules of Paris over many games: `python -m tests.referee.campaign`.

Every number of players and every combination of options has the same share of games: most between
random bots, which reach strange positions, some between bots that play well. `make test` plays a
small sample of the random games; this plays them all, and takes long.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import product
from multiprocessing import get_context
from typing import NamedTuple

from rich.progress import track

from lutece import games
from lutece.bots import bot
from lutece.kernel.rng import rng_from
from lutece.lab.simulate import play_match
from lutece.table import Match
from tests.referee.paris import check_record

SEATS = (2, 3, 4)
GAMES = 300
REPORT_EVERY = 500  # games
# Of the games of a combination: how many games out of 100, and the bots of their seats.
SHARES = (
    (66, ("random",)),
    (32, ("neural", "shrewd", "neural", "greedy")),
    (2, ("search:50", "neural")),
)


class Deal(NamedTuple):
    """One game of the campaign."""

    seats: int
    options: dict[str, bool]
    seed: str
    bots: tuple[str, ...]


def main() -> int:
    """Play, compare, and say what differs; 1 if anything does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each combination")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    games.load("paris")
    wanted = list(deals(chosen.games))
    played = different = 0
    with get_context("spawn").Pool(chosen.workers) as pool:
        compared = pool.imap_unordered(compare, wanted, chunksize=4)
        for deal, differences in track(compared, "Comparing games", len(wanted)):
            played += 1
            different += bool(differences)
            for difference in differences[:5]:
                print(deal.seats, deal.options, deal.seed, deal.bots, difference)
            if played % REPORT_EVERY == 0:
                print(f"{played} of {len(wanted)} games, {different} with differences", flush=True)
    print(f"{played} games, {different} with differences")
    return 1 if different else 0


def deals(count: int) -> Iterator[Deal]:
    """The games of all combinations, the same every time."""
    names = games.load("paris").description.rule_options
    for seats, chosen in product(SEATS, product((False, True), repeat=len(names))):
        options = dict(zip(names, chosen, strict=True))
        for number in range(count):
            seed = f"campaign {seats} {chosen} {number}"
            yield Deal(seats, options, seed, _bots_of(number))


def _bots_of(number: int) -> tuple[str, ...]:
    place = number * 37 % 100  # mixes the shares, so that a short campaign has some of each
    for share, bots in SHARES:
        if place < share:
            return bots
        place -= share
    raise AssertionError("the shares should add up to 100")


def compare(deal: Deal) -> tuple[Deal, list[str]]:
    """One game, and where the referee reads the rules otherwise."""
    match = Match(games.load("paris"), deal.seats, deal.options, seed=deal.seed)
    bots = [bot(deal.bots[seat % len(deal.bots)]) for seat in range(deal.seats)]
    play_match(match, bots, rng_from(deal.seed, "bots"))
    return deal, check_record(json.loads(match.record(full=True).line()))


if __name__ == "__main__":
    sys.exit(main())
