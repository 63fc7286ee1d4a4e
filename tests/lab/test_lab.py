"""Many games: the same whatever the workers, fuzzing that finds what is broken, figures."""

import json
import time
from itertools import count
from multiprocessing import active_children, get_context

import numpy as np
import pytest

from lutece import games
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.lab import bench, fuzz
from lutece.lab.simulate import Plan, Summary, play_batch, simulate
from lutece.lab.workers import in_order, spans_of
from lutece.table import Match, SeatsError, verify
from lutece.table.record import read_line

GAME = games.load("paris-paris")


def test_the_number_of_workers_does_not_change_the_games():
    plan = Plan("paris-paris", 3, 250, "same", ("greedy", "random", "random"), records=True)
    alone = [line for batch in simulate(plan, workers=1) for line in batch.lines]
    together = [line for batch in simulate(plan, workers=2) for line in batch.lines]
    assert len(alone) == 250
    assert alone == together


def test_simulated_games_are_whole_verifiable_records():
    plan = Plan("paris-paris", 4, 20, "records", records=True, full=True)
    batch = play_batch(plan, 0, 20)
    for line, scores, wins in zip(batch.lines, batch.scores, batch.wins, strict=True):
        match = verify(GAME, read_line(line, "the record"))
        assert match.scores == scores.tolist()
        assert np.allclose(match.win, wins)


def test_a_summary_counts_every_game_once():
    summary, batches = Summary(), list(simulate(Plan("paris-paris", 2, 4100, "s")))
    for batch in batches:
        summary.add(batch)
    assert summary.games == 4100
    assert summary.wins.mean.sum() == pytest.approx(1)
    assert abs(summary.wins.mean[0] - 0.5) < 0.05  # the start player is drawn by lot
    for part in ("lengths", "scores", "wins"):
        spread, all_of_them = (
            getattr(summary, part),
            np.concatenate([getattr(b, part) for b in batches]),
        )
        assert spread.mean == pytest.approx(all_of_them.mean(axis=0))
        assert (spread.lowest == all_of_them.min(axis=0)).all()
        assert (spread.highest == all_of_them.max(axis=0)).all()


@pytest.mark.parametrize(
    ("plan", "workers", "message"),
    [
        (Plan("paris-paris", 5, 1, "s"), 1, "2 to 4 players"),
        (Plan("paris-paris", 2, 0, "s"), 1, "0 games"),
        (Plan("paris-paris", 2, 1, "s"), 0, "0 workers"),
        (Plan("chess", 2, 1, "s"), 1, "no game called 'chess'"),
        (Plan("paris-paris", 2, 1, "s", ("genius",)), 1, "no bot called 'genius'"),
        (Plan("paris-paris", 4, 1, "s", ("random", "greedy")), 1, "2 bots are named for 4 seats"),
        (Plan("paris-paris", 2, 1, "s", options={"x": True}), 1, "no option called 'x'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan, workers, message):
    with pytest.raises(LuteceError, match=message):
        list(simulate(plan, workers))


def test_bots_of_another_number_than_seats_are_refused():
    with pytest.raises(SeatsError):
        Plan("paris-paris", 3, 1, "s", ("random", "random")).seat_bots()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *(("paris-paris", seats, {}) for seats in (2, 3, 4)),
        *(("paris", 2 + n % 3, {"free_placement": n > 1, "random_setup": n % 2}) for n in range(4)),
        ("paris", 4, {"arc_builds_landmarks": True}),
    ],
)
def test_fuzzing_finds_nothing_wrong(game, seats, options):
    count = 30 if game == "paris-paris" else 3
    chunks = list(fuzz.fuzz(Plan(game, seats, count, "fuzz", options=options)))
    assert sum(chunk.games for chunk in chunks) == count
    assert [chunk.failure for chunk in chunks if chunk.failure] == []


def test_fuzzing_finds_a_broken_invariant_and_keeps_the_game(monkeypatch):
    monkeypatch.setattr(
        type(GAME),
        "fault",
        lambda self, state: "it broke" * (self.after(state)["scores"][0] > 5),
    )
    match = Match(GAME, 3, seed="broken")
    failure = fuzz.fuzz_game(match, rng_from("x", "test"))
    assert failure is not None
    assert failure.what == "it broke"
    monkeypatch.undo()
    kept = read_line(failure.line, "the record")
    assert kept.texts == match.moves
    assert verify(GAME, kept).scores[0] > 5


def test_fuzzing_finds_a_leak(monkeypatch):
    honest = type(GAME).boards
    monkeypatch.setattr(
        type(GAME),
        "boards",
        lambda self, state, seats, **options: honest(self, state, [0] * len(seats)),
    )
    failures = [
        fuzz.fuzz_game(Match(GAME, 3, seed=f"leak {n}"), rng_from("x", "test")) for n in range(3)
    ]
    assert any(f and "changes with what it cannot know" in f.what for f in failures)


def test_bench_measures_what_it_says(monkeypatch):
    for name in ("KERNEL_DECISIONS", "MATCH_DECISIONS", "COPIES"):
        monkeypatch.setattr(bench, name, 100)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "PEERS", {})
    steps = []
    figures = bench.measure([GAME], lambda what, total: steps.append((what, total)))
    assert list(figures) == ["games", "peers"]
    own = figures["games"]["paris-paris"]
    assert list(own) == ["kernel", "match", "copy_ns"]
    assert list(own["kernel"]) == ["2", "3", "4"]
    assert all(speed > 0 for speed in own["kernel"].values())
    assert len(steps) == steps[0][1] == 5
    json.dumps(figures)


def first_quickly(first: int, count: int) -> int:
    """A task whose later spans nobody wants to wait for."""
    if first > 0:
        time.sleep(3600)
    return first


def test_nobody_waits_for_workers_that_are_interrupted():
    results = in_order(first_quickly, [(0, 1), (1, 1), (2, 1)], workers=2)
    assert next(results) == 0
    results.close()  # within the hour


def test_workers_that_are_stopped_before_the_first_result_end_and_nobody_else_does():
    other = get_context("spawn").Process(target=time.sleep, args=(3600,))
    other.start()
    try:
        results = in_order(first_quickly, [(1, 1), (2, 1)], workers=2)
        assert len(active_children()) == 3
        results.close()
        assert active_children() == [other]
    finally:
        other.terminate()
        other.join()


def span(first: int, count: int) -> tuple[int, int]:
    """A task that tells what it was given."""
    return first, count


@pytest.mark.parametrize("workers", [1, 2])
def test_work_is_handed_out_bit_by_bit_however_much_there_is(workers):
    results = in_order(span, ((number, 1) for number in count()), workers)
    assert [next(results) for _ in range(20)] == [(number, 1) for number in range(20)]
    results.close()


def test_pieces_are_made_when_their_turn_comes():
    assert list(spans_of(5, 2)) == [(0, 2), (2, 2), (4, 1)]
    assert next(spans_of(10**18, 2)) == (0, 2)
    batches = simulate(Plan("paris-paris", 2, 10**15, "s", ("search:2",)))
    assert len(next(batches).lengths) == 1
