"""How far a review can be trusted: truth, calibration, sanity, consistency, luck, ledger, speed.

    python benchmarks/review.py truth paris-paris --positions 200
    python benchmarks/review.py calibration paris --games 2000
    python benchmarks/review.py levels paris --seats 2 --games 4 --every 5
    python benchmarks/review.py consistency paris-paris --games 10
    python benchmarks/review.py luck paris-paris --games 100
    python benchmarks/review.py ledger paris --games 50
    python benchmarks/review.py speed paris --seats 4

Each prints one line of JSON a step, so that what was measured stands when it is interrupted.
docs/review.md says what the figures mean and what was measured.
"""

import argparse
import json
import resource
import time
from collections.abc import Iterator
from itertools import count

import numpy as np

from lutece import games
from lutece.bots import bot
from lutece.kernel.contract import Game
from lutece.kernel.rng import rng_from
from lutece.lab.batch import BOTS, play_games
from lutece.lab.review import Review, ReviewSettings, review
from lutece.lab.review.engine import NORMAL, Engine, legal_actions, thinker_for
from lutece.lab.simulate import play_match
from lutece.table import Match

TRUTH_REDEALS = 512
POSITIONS_A_GAME = 8
LEVELS = ("random", "novice", "casual", "strong", "expert")
GRAVE = ("mistake", "blunder")


def played(
    game: Game, seats: int, bots: list[str], seed: str, options: dict | None = None
) -> Match:
    """A finished game between these bots."""
    match = Match(game, seats, options, seed=seed)
    play_match(match, [bot(name) for name in bots], rng_from(seed, BOTS))
    return match


def tell(**figures: object) -> None:
    """One line."""
    print(json.dumps(figures), flush=True)


def truth(game: Game, wanted: argparse.Namespace) -> None:
    """Does the better decision win more where a review says mistake or blunder?"""
    found: list[tuple[float, float]] = []
    settings = ReviewSettings(seed=wanted.seed)
    engine = Engine(game, thinker_for(game, settings), "truth")
    for number in count():
        seats = game.seats[number % len(game.seats)]
        match = played(game, seats, [wanted.level] * seats, f"truth {number}")
        looked = review(match, settings=settings)
        for moment in looked.moments:
            decision = looked.decisions[moment]
            if decision.label not in GRAVE or len(found) == wanted.positions:
                continue
            firsts = np.array([game.numbers[decision.played], game.numbers[decision.best]])
            state = match.state_at(moment)
            results, _ = engine.play_out(state, firsts, TRUTH_REDEALS, f"{number} {moment}")
            gained = float((results[1, :, decision.seat] - results[0, :, decision.seat]).mean())
            found.append((decision.loss, gained))
        if found:
            pairs = np.array(found)
            right = pairs[:, 1] > 0
            thirds = np.array_split(right[np.argsort(pairs[:, 0])], 3)
            tell(
                games=number + 1,
                positions=len(found),
                better_wins_more=float(right.mean()),
                by_third_of_loss=[float(part.mean()) if len(part) else None for part in thirds],
                mean_loss=float(pairs[:, 0].mean()),
                mean_gain=float(pairs[:, 1].mean()),
            )
        if len(found) >= wanted.positions:
            return


def calibration(game: Game, wanted: argparse.Namespace) -> None:
    """Win chances of a review against outcomes, in tenths, over games of the bare network."""
    settings = ReviewSettings(seed=wanted.seed)
    engine = Engine(game, thinker_for(game, settings), "calibration")
    line_up = bot("neural").compiled(game)
    pairs: list[tuple[float, float]] = []
    rng = np.random.default_rng(1)
    for number in range(wanted.games):
        seats = game.seats[number % len(game.seats)]
        seed = f"calibration {number}"
        batch = play_games(game, [line_up] * seats, [seed])
        match = Match(game, seats, seed=seed)
        for action in batch.actions[0].tolist():
            match.play(action)
        open_ = [n for n in range(len(match)) if len(legal_actions(game, match.state_at(n))) > 1]
        for at in rng.choice(open_, min(wanted.positions, len(open_)), replace=False).tolist():
            state = match.state_at(at)
            looked = engine.examine(state, match.actions[at], wanted.simulations, f"{at}")
            pairs += zip(looked.played_value, match.win, strict=True)
        if (number + 1) % 50 == 0 or number + 1 == wanted.games:
            found = np.array(pairs)
            tenth = np.minimum((found[:, 0] * 10).astype(int), 9)
            rows, error = [], 0.0
            for n in range(10):
                inside = found[tenth == n]
                if len(inside):
                    expected, won = inside.mean(axis=0)
                    rows.append([len(inside), round(float(expected), 4), round(float(won), 4)])
                    error += len(inside) * abs(expected - won)
            tell(games=number + 1, mean_absolute_error=error / len(found), tenths=rows)


def levels(game: Game, wanted: argparse.Namespace) -> None:
    """The mean loss of each level among equals, at the default depth.

    Every so many decisions are enough, from another one on in each game.
    """
    settings = ReviewSettings(seed=wanted.seed)
    engine = Engine(game, thinker_for(game, settings), wanted.seed)
    for level in wanted.levels.split(","):
        by_game = []
        for number in range(wanted.games):
            match = played(game, wanted.seats, [level] * wanted.seats, f"levels {number}")
            losses = []
            for at in range(number % wanted.every, len(match), wanted.every):
                state = match.state_at(at)
                if len(legal_actions(game, state)) > 1:
                    depth = engine.thinker.simulations
                    looked = engine.examine(state, match.actions[at], depth, f"decision {at}")
                    losses.append(looked.loss)
            by_game.append(float(np.mean(losses)))
            half = NORMAL * np.std(by_game, ddof=1) / np.sqrt(len(by_game)) if number else None
            tell(
                game=game.name,
                seats=wanted.seats,
                level=level,
                games=number + 1,
                mean_loss=float(np.mean(by_game)),
                half_width=None if half is None else float(half),
            )


def consistency(game: Game, wanted: argparse.Namespace) -> None:
    """Labels and best decisions of two reviews with different seeds."""
    decisions = changed = grave = swapped = 0
    for number in range(wanted.games):
        seats = game.seats[number % len(game.seats)]
        match = played(game, seats, [wanted.level] * seats, f"consistency {number}")
        one, two = (review(match, settings=ReviewSettings(seed=seed)) for seed in ("one", "two"))
        for a, b in zip(one.decisions, two.decisions, strict=True):
            decisions += 1
            changed += a.label != b.label
            grave += (a.label in GRAVE and b.label == "good") or (
                b.label in GRAVE and a.label == "good"
            )
            # Swapped: one says that another decision is better beyond its interval, the other one
            # that the played one is.
            swapped += (a.loss_low > 0 and b.loss_high == 0) or (
                b.loss_low > 0 and a.loss_high == 0
            )
        tell(games=number + 1, decisions=decisions, changed=changed / decisions, grave=grave,
             swapped=swapped)  # fmt: skip


def luck(game: Game, wanted: argparse.Namespace) -> None:
    """The mean luck of equal bots by seat."""
    found = []
    settings = ReviewSettings(seed=wanted.seed, simulations=wanted.simulations, explained=0)
    for number in range(wanted.games):
        seats = wanted.seats
        looked = review(
            played(game, seats, ["neural"] * seats, f"luck {number}"), settings=settings
        )
        found.append([player.luck for player in looked.players])
        if (number + 1) % 10 == 0:
            rows = np.array(found)
            half = NORMAL * rows.std(axis=0, ddof=1) / np.sqrt(len(rows))
            tell(games=number + 1, mean=rows.mean(axis=0).tolist(), half_width=half.tolist())


def variants(game: Game) -> Iterator[dict[str, bool]]:
    """Every combination of the options of the rules."""
    names = game.description.rule_options
    for bits in range(1 << len(names)):
        yield {name: bool(bits >> n & 1) for n, name in enumerate(names)}


def ledger(game: Game, wanted: argparse.Namespace) -> None:
    """The largest remainder, at every number of players and with every variant."""
    settings = ReviewSettings(simulations=8, explained=0, redeals=8)
    worst, reviewed = 0.0, 0
    all_variants = list(variants(game))
    for seats in game.seats:
        for number in range(wanted.games):
            options = all_variants[number % len(all_variants)]
            match = played(game, seats, ["random"] * seats, f"ledger {number}", options)
            looked: Review = review(match, settings=settings)
            worst = max(worst, *(abs(player.remainder) for player in looked.players))
            reviewed += 1
        tell(game=game.name, seats=seats, games=reviewed, largest_remainder=worst)


def speed(game: Game, wanted: argparse.Namespace) -> None:
    """Processor seconds and memory of one review at the default depth."""
    match = played(game, wanted.seats, [wanted.level] * wanted.seats, "speed")
    begun = time.process_time()
    first: list[float] = []

    def note(progress: object) -> None:
        if not first and progress.review.moments:  # type: ignore[attr-defined]
            first.append(time.process_time() - begun)

    looked = review(match, progress=note)
    tell(
        game=game.name,
        seats=wanted.seats,
        decisions=len(match),
        moments=len(looked.moments),
        processor_seconds=time.process_time() - begun,
        first_moment=first[0] if first else None,
        megabytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    )


CAMPAIGNS = {f.__name__: f for f in (truth, calibration, levels, consistency, luck, ledger, speed)}


def main() -> None:
    """Run one campaign."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("campaign", choices=CAMPAIGNS)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=POSITIONS_A_GAME)
    parser.add_argument("--level", default="novice")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--seed", default="review")
    wanted = parser.parse_args()
    CAMPAIGNS[wanted.campaign](games.load(wanted.game), wanted)


if __name__ == "__main__":
    main()
