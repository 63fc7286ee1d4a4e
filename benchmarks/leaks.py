"""A long watch over what leaves the tables: `python benchmarks/leaks.py --games 2000`.

Every message of every game, to every seat and to strangers, is made again with all that its reader
cannot know dealt anew: a byte that differs is a leak.
"""

import argparse
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path

from lutece.cli.console import progress_bar

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.watching import watched


def main() -> None:
    """Watch, count, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    chosen = parser.parse_args()
    began, games, payloads, decisions = time.perf_counter(), 0, 0, 0
    with progress_bar() as bar, suppress(KeyboardInterrupt):  # what was watched by then counts
        task = bar.add_task("Games watched", total=chosen.games)
        for game in watched(chosen.games, chosen.seed):
            games, payloads = games + 1, payloads + game.payloads
            decisions += game.decisions
            bar.advance(task)
    print(
        f"No leak: {games} games, {decisions} decisions, {payloads} payloads, "
        f"{time.perf_counter() - began:.0f} s (seed {chosen.seed})."
    )


if __name__ == "__main__":
    main()
