"""Many games: the same whatever the workers, fuzzing that finds what is broken, figures."""

import json
import time
from itertools import count
from multiprocessing import active_children, get_context

import numpy as np
import pytest

from lutece import games
from lutece.bots import bot
from lutece.cli.commands.bench import in_short, print_peers, ratio
from lutece.kernel.contract import option_bits
from lutece.kernel.errors import LuteceError
from lutece.kernel.rng import rng_from
from lutece.lab import bench, fuzz, peers
from lutece.lab.batch import BOTS, events_of, play_games
from lutece.lab.conformance import check_match
from lutece.lab.simulate import Plan, compiled_bots, play_batch, play_match, simulate
from lutece.lab.summary import Summary, simulation_report
from lutece.lab.workers import in_order, spans_of
from lutece.table import Match, SeatsError, verify
from lutece.table.record import read_line

GAME = games.load("paris-paris")


def test_the_number_of_workers_does_not_change_the_games():
    plan = Plan("paris-paris", 3, 250, "same", ("greedy", "random", "random"), records=True)
    alone = [line for batch in simulate(plan, workers=1) for line in batch.records]
    together = [line for batch in simulate(plan, workers=2) for line in batch.records]
    assert len(alone) == 250
    assert alone == together


def test_simulated_games_are_whole_verifiable_records():
    plan = Plan("paris-paris", 4, 20, "records", records=True, full=True)
    batch = play_batch(plan, 0, 20)
    for line, scores, wins in zip(batch.records, batch.scores, batch.wins, strict=True):
        match = verify(GAME, read_line(line, "the record"))
        assert match.scores == scores.tolist()
        assert np.allclose(match.win, wins)


@pytest.mark.parametrize("name", games.NAMES)
def test_compiled_games_are_those_of_the_same_bots_at_a_match(name):
    game, line_up = games.load(name), ["neural", "random", "greedy", "shrewd"]
    bots = [bot(player) for player in line_up]
    seeds = ["one", "two"]
    played = play_games(game, [player.compiled(game) for player in bots], seeds)
    for seed, actions, result in zip(seeds, *played, strict=True):
        match = Match(game, 4, seed=seed)
        play_match(match, bots, rng_from(seed, BOTS))
        assert actions.tolist() == match.actions
        assert result.tolist() == [*match.win, *match.scores]
        events = [
            [number, seat, *event]
            for number, (seat, _, happened) in enumerate(match.history())
            for event in happened
        ]
        assert events_of(game, 4, seed, actions).tolist() == events


def test_compiled_games_know_the_options_of_the_rules():
    game, options = games.load("paris"), {"free_placement": True}
    bits, seat = option_bits(game, options), bot("random").compiled(game)
    (actions,), _ = play_games(game, [seat, seat], ["options"], bits)
    match = Match(game, 2, options, "options")
    for action in actions.tolist():
        match.play(action)
    assert match.over
    assert len(events_of(game, 2, "options", actions, bits)) > len(actions)


def test_a_bot_that_searches_has_to_be_asked():
    assert bot("search:10").compiled(GAME) is None
    plan = Plan("paris-paris", 2, 1, "s", ("random", "search:10"))
    assert compiled_bots(plan, GAME) == []


def test_a_summary_counts_every_game_once():
    summary, batches = Summary(), list(simulate(Plan("paris-paris", 2, 4100, "s")))
    for batch in batches:
        summary.add(batch)
    assert summary.games == 4100
    report = simulation_report(Plan("paris-paris", 2, 4100, "s"), summary)
    scores = np.concatenate([batch.scores for batch in batches])
    wins = np.concatenate([batch.wins for batch in batches])
    assert [seat.score.value for seat in report.seats] == pytest.approx(scores.mean(axis=0))
    assert [seat.wins.value for seat in report.seats] == pytest.approx(wins.mean(axis=0))
    assert [seat.lowest for seat in report.seats] == scores.min(axis=0).tolist()
    assert [seat.highest for seat in report.seats] == scores.max(axis=0).tolist()
    lengths = np.concatenate([batch.lengths for batch in batches])
    assert report.decisions.value == pytest.approx(lengths.mean())
    assert (report.fewest_decisions, report.most_decisions) == (lengths.min(), lengths.max())


def test_a_summary_knows_the_turn_order_from_the_seats():
    plan = Plan("paris-paris", 3, 300, "s")
    summary, (batch,) = Summary(), simulate(plan)
    summary.add(batch)
    report = simulation_report(plan, summary)
    rows = zip(batch.wins, batch.first_seats, strict=True)
    assert report.turn_order[0].wins.value == pytest.approx(
        np.mean([wins[first] for wins, first in rows])
    )
    assert sum(place.wins.value for place in report.turn_order) == pytest.approx(1)
    # The start player is drawn, so every seat has a fair share of wins.
    assert all(seat.wins.low < 1 / 3 < seat.wins.high for seat in report.seats)
    assert {"start player", "second", "third"} == {place.name for place in report.turn_order}


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
        "violation",
        lambda self, state: "it broke" * (self.after(state)["scores"][0] > 5),
    )
    match = Match(GAME, 3, seed="broken")
    failure = check_match(match, rng_from("x", "test"))
    assert failure is not None
    assert (failure.check, failure.what) == ("invariants", "it broke")
    monkeypatch.undo()
    kept = read_line(failure.line, "the record")
    assert kept.texts == match.moves
    assert verify(GAME, kept).scores[0] > 5


def test_fuzzing_finds_a_leak(monkeypatch):
    honest = type(GAME).boards
    monkeypatch.setattr(
        type(GAME),
        "boards",
        lambda self, state, seats, options=None: honest(self, state, [0] * len(seats)),
    )
    failures = [
        check_match(Match(GAME, 3, seed=f"leak {n}"), rng_from("x", "test")) for n in range(3)
    ]
    assert any(f and "changes with what it cannot know" in f.what for f in failures)


@pytest.fixture
def little(monkeypatch):
    """Benchmarks over so few decisions that they take no time."""
    for name in ("KERNEL_DECISIONS", "MATCH_DECISIONS", "COPIES", "BATCH_GAMES"):
        monkeypatch.setattr(bench, name, 100)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    for name in ("DECISIONS", "OPENSPIEL_GAMES", "CATAN_GAMES"):
        monkeypatch.setattr(peers, name, 1)


def test_bench_measures_what_it_says(little):
    steps = []
    figures = bench.measure([GAME], lambda what, total: steps.append((what, total)))
    assert list(figures) == ["games"]
    own = figures["games"]["paris-paris"]
    assert list(own) == ["kernel", "match", "batch", "copy_ns"]
    assert list(own["kernel"]) == ["2", "3", "4"]
    assert all(speed > 0 for speed in own["kernel"].values())
    assert len(steps) == steps[0][1] == 6
    json.dumps(figures)


def test_bench_compares_only_what_is_driven_alike(little, monkeypatch):
    slow = peers.Peer("slow", "chess", "environment", ("json",), lambda rounds: 50.0)
    gone = peers.Peer("gone", "go", "batch", ("json", "no_such_package"), lambda rounds: 1 / 0)
    monkeypatch.setattr(bench, "PEERS", (slow, gone))
    steps = []
    figures = bench.measure_peers([GAME], lambda what, total: steps.append((what, total)))
    rows = [(row["way"], row["engine"], row["game"]) for row in figures["peers"]]
    assert rows == [
        ("rules", "lutece", "paris-paris"),
        ("python", "lutece", "paris-paris"),
        ("environment", "lutece", "paris-paris"),
        ("environment", "slow", "chess"),
        ("batch", "lutece", "paris-paris"),
    ]
    assert all(row["speed"] > 0 for row in figures["peers"])
    assert figures["not_installed"] == ["gone"]
    assert len(steps) == steps[0][1] == 5
    json.dumps(figures)


def test_bench_without_pettingzoo_compares_the_other_ways(little, monkeypatch, capsys):
    observed = peers.Peer("slow", "chess", "environment", ("json",), lambda rounds: 50.0)
    rules = peers.Peer("slow", "chess", "rules", ("json",), lambda rounds: 50.0)
    monkeypatch.setattr(bench, "PEERS", (observed, rules))
    monkeypatch.setattr(bench, "is_installed", lambda package: package != "pettingzoo")
    steps = []
    figures = bench.measure_peers([GAME], lambda what, total: steps.append((what, total)))
    found = [(row["way"], row["engine"]) for row in figures["peers"]]
    assert [way for way, engine in found if engine == "lutece"] == ["rules", "python", "batch"]
    assert [way for way, engine in found if engine == "slow"] == ["rules"]
    assert len(steps) == steps[0][1] == 4
    print_peers(figures)
    assert "observations" not in capsys.readouterr().out


def test_bench_says_when_there_is_nothing_to_compare_with(monkeypatch):
    monkeypatch.setattr(bench, "PEERS", ())
    with pytest.raises(LuteceError, match="No other engine is installed"):
        bench.measure_peers([GAME], lambda what, total: None)


@pytest.mark.parametrize("way", peers.WAYS)
def test_every_installed_engine_can_be_measured(little, way):
    installed = [peer for peer in peers.PEERS if peer.way == way and peer.installed]
    if not installed:
        pytest.skip(f"no engine to be driven as {way} is installed (extra: bench)")
    for peer in installed:
        assert peer.measure(1) > 0, f"{peer.engine} {peer.game}"


def test_a_speed_and_a_ratio_are_read_at_a_glance():
    assert [in_short(n) for n in (13_349_000, 138_200, 940)] == ["13.3 M", "138 k", "940"]
    assert [ratio(n) for n in (135.4, 2.345, 0.431)] == ["135 ×", "2.3 ×", "0.43 ×"]


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
