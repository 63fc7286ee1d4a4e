"""`Batch`: the games of `Match`, many at once, and nothing that a caller can break."""

import pickle
from typing import Any

import numpy as np
import pytest

import lutece
from lutece.bots import UnknownBotError, bot
from lutece.envs import DEAL, HOLD, Batch, BatchError, IllegalActionError
from lutece.kernel.contract import OptionError
from lutece.kernel.features import read_observation
from lutece.table import SeatsError

ALL_OPTIONS = {"free_placement": True, "random_setup": True, "arc_builds_landmarks": True}
SHOWN = ("obs", "mask", "mover", "choices", "reward", "scores", "done", "states")


def shown(batch: Batch) -> dict[str, Any]:
    return {name: getattr(batch, name).copy() for name in SHOWN}


def same(a: dict[str, Any], b: dict[str, Any]) -> bool:
    return all(np.array_equal(a[name], b[name]) for name in SHOWN)


@pytest.mark.parametrize(
    ("game", "options"), [("paris-paris", {}), ("paris", {}), ("paris", ALL_OPTIONS)]
)
@pytest.mark.parametrize("relative", [False, True])
def test_games_are_those_of_matches(game: str, options: dict[str, bool], relative: bool) -> None:
    batch = Batch(game, 6, (2, 3, 4), options=options, seed="twin", relative=relative)
    matches = [
        lutece.new(game, int(seats), seed=f"twin/{i}", options=options)
        for i, seats in enumerate(batch.seats)
    ]
    open_games = set(range(6))
    first = batch.game.kernel.seat_actions
    while open_games:
        actions = batch.sample()
        for i in open_games:
            match = matches[i]
            assert batch.mover[i] == match.to_move
            assert batch.states[i].tobytes() == match.state.tobytes()
            assert np.array_equal(batch.mask[i], match.action_mask(relative=relative))
            assert np.array_equal(batch.obs[i], match.observation(match.to_move))
            assert not batch.done[i]
            action = int(actions[i])
            if relative and 0 <= first <= action:
                action = first + (action - first + match.to_move) % match.seats
            match.play(action)
        batch.step(actions)
        for i in sorted(open_games):
            if matches[i].over:
                open_games.remove(i)
                seats = matches[i].seats
                assert batch.done[i] == 1
                assert batch.scores[i, :seats].tolist() == matches[i].scores
                assert batch.reward[i, :seats].tolist() == pytest.approx(matches[i].win)
                assert not batch.reward[i, seats:].any()
                assert batch.choices[i] > 0, "the next game was dealt"


def test_threads_change_nothing() -> None:
    one = Batch("paris-paris", 100, (2, 3, 4), seed=5, bots=({0: "greedy"}, {1: "random"}))
    two = Batch(
        "paris-paris", 100, (2, 3, 4), seed=5, bots=({0: "greedy"}, {1: "random"}), threads=3
    )
    for _ in range(60):
        actions = one.sample()
        assert np.array_equal(actions, two.sample())
        one.step(actions)
        two.step(actions)
        assert same(shown(one), shown(two))


def test_margins_are_points_ahead() -> None:
    batch = Batch("paris-paris", 30, 3, seed=1, reward="margin")
    ended = 0
    for _ in range(120):
        batch.step(batch.sample())
        for i in batch.done.nonzero()[0]:
            scores = sorted(batch.scores[i, :3].tolist(), reverse=True)
            assert max(batch.reward[i, :3]) == scores[0] - scores[1]
            ended += 1
    assert ended


def test_without_autoreset_a_game_stays_over_until_it_is_dealt() -> None:
    batch = Batch("paris-paris", 2, seed=1, autoreset=False)
    while not batch.done[0]:
        batch.step([batch.sample()[0], HOLD])
    assert batch.mover[0] == -1
    assert not batch.mask[0].any()
    assert batch.reward[0].sum() == pytest.approx(1)
    end = batch.states[0].copy()
    batch.step([10**6, HOLD])  # any action: it is over
    assert batch.done.tolist() == [1, 0]
    assert not batch.reward.any()
    assert np.array_equal(batch.states[0], end)
    batch.step([DEAL, HOLD])
    assert batch.done.tolist() == [0, 0]
    assert batch.choices[0] > 1


def test_forced_decisions_are_skipped() -> None:
    batch = Batch("paris", 20, 3, seed=3, skip_forced=True)
    for _ in range(300):
        assert (batch.choices > 1).all()
        batch.step(batch.sample())


def test_bots_play_their_seats_as_they_do_elsewhere() -> None:
    batch = Batch("paris-paris", 40, 2, seed=9, bots=({1: "greedy"}, {0: "greedy"}))
    share, ended = 0.0, 0
    for _ in range(60):
        assert np.array_equal(batch.mover, np.arange(40) % 2)
        batch.step(batch.sample())
        mine = batch.reward[np.arange(40), np.arange(40) % 2]
        share, ended = share + float(mine.sum()), ended + int(batch.done.sum())
    assert ended >= 40
    assert share / ended < 0.25, "greedy beats random"


def test_a_network_chooses_as_alone() -> None:
    batch = Batch("paris-paris", 1, 2, seed=2, bots={0: "neural"}, relative=False, autoreset=False)
    match = lutece.new("paris-paris", 2, seed="2/0")
    neural, rng = bot("neural"), np.zeros(4, np.int64)
    while not match.over:
        while match.to_move == 0:
            match.play(neural.choose(match.game, match.state, rng))
        if not match.over:
            action = int(batch.sample()[0])
            batch.step([action])
            match.play(action)
    assert np.array_equal(batch.states[0], match.state)


@pytest.mark.parametrize("wrong", [10**6, 38, -3, -(2**63), 2**62])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    batch = Batch("paris-paris", 50, seed=1)
    actions = batch.sample()
    actions[37] = wrong
    before = shown(batch)
    with pytest.raises(IllegalActionError, match="Game 37") as caught:
        batch.step(actions)
    assert (caught.value.index, caught.value.action) == (37, wrong)
    assert same(before, shown(batch))


def test_who_writes_over_the_arrays_harms_nobody() -> None:
    batch = Batch("paris", 8, seed=1)
    legal = batch.mask.copy()
    batch.mask[:], batch.mover[:], batch.choices[:] = 1, 77, 10**6
    for action in np.flatnonzero(legal[0] == 0)[:50]:
        with pytest.raises(IllegalActionError):
            batch.step([action] + [HOLD] * 7)
    with pytest.raises(ValueError, match="read-only"):
        batch.states[0, 0] = 1


@pytest.mark.parametrize(
    "actions",
    [[0] * 7, [0] * 9, [[0] * 8], [0.5] * 8, ["a"] * 8, None, [None] * 8, np.zeros(8, np.uint64)],
)
def test_what_are_no_actions_is_refused(actions: Any) -> None:
    batch = Batch("paris-paris", 8, seed=1)
    before = shown(batch)
    with pytest.raises(BatchError):
        batch.step(actions)
    assert same(before, shown(batch))


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"num_envs": 0}, BatchError),
        ({"num_envs": 2.5}, BatchError),
        ({"seats": 5}, SeatsError),
        ({"seats": ()}, BatchError),
        ({"options": {"no_such": True}}, OptionError),
        ({"bots": {0: "greedy", 1: "greedy"}}, BatchError),
        ({"bots": {7: "greedy"}}, BatchError),
        ({"bots": {0: "nobody"}}, UnknownBotError),
        ({"bots": {0: "expert"}}, BatchError),
        ({"reward": "fame"}, BatchError),
        ({"threads": 0}, BatchError),
    ],
)
def test_what_cannot_be_a_batch_is_refused(arguments: dict[str, Any], error: type) -> None:
    with pytest.raises(error):
        Batch("paris-paris", **({"num_envs": 4} | arguments))


def test_saved_cloned_and_pickled_batches_continue_alike() -> None:
    def new() -> Batch:
        return Batch("paris", 12, (2, 4), seed="a", bots=({}, {2: "greedy"}))

    batch = new()
    for _ in range(40):
        batch.step(batch.sample())
    loaded = Batch("paris", 12, (2, 4), seed="b", bots=({}, {2: "greedy"}))
    loaded.load(batch.save())
    others = [batch.clone(), pickle.loads(pickle.dumps(batch)), loaded]
    for _ in range(80):
        assert all(same(shown(batch), shown(other)) for other in others)
        actions = batch.sample()
        for one in others:
            assert np.array_equal(one.sample(), actions)
        for one in (batch, *others):
            one.step(actions)


def test_what_another_batch_saved_is_refused() -> None:
    batch = Batch("paris-paris", 4, seed=1)
    before = shown(batch)
    damaged = bytearray(batch.save())
    damaged[len(damaged) // 2] ^= 255
    foreign = [b"", b"PK\x03\x04", bytes(damaged), Batch("paris", 4).save(),
               Batch("paris-paris", 5).save(), Batch("paris-paris", 4, 3).save()]  # fmt: skip
    for saved in foreign:
        with pytest.raises(BatchError):
            batch.load(saved)
    assert same(before, shown(batch))


def test_games_are_copied_and_put() -> None:
    batch = Batch("paris-paris", 4, (2, 3), seed=1)
    for _ in range(5):
        batch.step(batch.sample())
    batch.copy_games([0], [2])
    for name in ("obs", "mask", "mover", "states"):
        assert np.array_equal(getattr(batch, name)[0], getattr(batch, name)[2])
    match = lutece.new("paris-paris", 3, seed="other")
    match.play(match.legal_actions()[0])
    batch.put(1, match)
    assert np.array_equal(batch.states[1], match.state)
    for wrong in (([0], [1]), ([0, 1], [2]), ([9], [0])):
        with pytest.raises(BatchError):
            batch.copy_games(*wrong)
    with pytest.raises(BatchError):
        batch.put(0, match)


def test_reset_deals_again() -> None:
    batch = Batch("paris-paris", 4, seed=1)
    fresh = shown(batch)
    batch.reset()
    assert same(fresh, shown(batch)), "they are as fresh as can be"
    batch.step(batch.sample())
    moved = shown(batch)
    batch.reset([1, 2])
    assert np.array_equal(batch.states[[0, 3]], moved["states"][[0, 3]])
    assert not np.array_equal(batch.states[1], moved["states"][1])
    batch.reset(seed=1)
    assert same(fresh, shown(batch))


def test_any_seat_can_be_observed() -> None:
    batch = Batch("paris", 3, 3, seed=1)
    match = lutece.new("paris", 3, seed="1/2")
    assert np.array_equal(batch.observe([0, 1, 2])[2], match.observation(2))
    for wrong in (np.zeros((3, 4), np.float32), np.zeros(batch.obs.shape)):
        with pytest.raises(BatchError):
            batch.observe(0, out=wrong)
    with pytest.raises(BatchError):
        batch.observe(3)


@pytest.mark.parametrize("game", ["paris", "paris-paris"])
def test_features_name_every_number_of_an_observation(game: str) -> None:
    kernel = lutece.new(game, 2).game.kernel
    at = 0
    for feature in kernel.features:
        assert feature.start == at, feature.name
        assert len(feature.axes) == len(feature.shape)
        at = feature.stop
    assert at == kernel.observations
    assert len({feature.name for feature in kernel.features}) == len(kernel.features)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_of_paris_paris_decodes_into_the_view(seats: int) -> None:
    match = lutece.new("paris-paris", seats, seed=f"decode {seats}")
    while not match.over:
        seat = (match.to_move + 1) % seats
        board, network = match.view(seat).board, match.game.network
        told = read_observation(match.game.kernel.features, match.observation(seat))
        order = [(seat + n) % seats for n in range(seats)]
        for stop, row in zip(board.stops, told["shops"], strict=True):
            assert row[:seats].tolist() == [stop.shops.count(other) for other in order]
        assert told["scores"][:seats].round(3).tolist() == [board.scores[s] for s in order]
        assert told["stock"][:seats].round(3).tolist() == [board.stock[s] for s in order]
        assert told["bus"].argmax() == order.index(board.bus)
        assert network.line[told["marker"].argmax()].name == board.markers[seat]
        assert told["on_show"].sum() == len(board.on_show)
        assert told["parked"].sum() == len(board.parked)
        assert told["to_move"].argmax() == order.index(match.to_move)
        pending = told["pending"]
        assert (board.pending is None) == (not pending.any())
        assert told["rounds_left"] == pytest.approx((board.rounds - board.round + 1) / board.rounds)
        match.play(match.legal_actions()[len(match) % len(match.legal_actions())])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_observation_of_paris_decodes_into_the_view(seats: int) -> None:
    match = lutece.new("paris", seats, seed=f"decode {seats}", options={"free_placement": True})
    chance = np.random.default_rng(seats)
    while not match.over:
        match.play(int(chance.choice(match.legal_actions())))
        if len(match) % 7 or match.over:
            continue
        seat = (match.to_move + 1) % seats
        own = match.view(seat).board
        told = read_observation(match.game.kernel.features, match.observation(seat))
        order = [(seat + n) % seats for n in range(seats)]
        after = match.game.after(match.state)
        figures = dict(zip(("score", "francs", "hand"), told["seats_figures"].T, strict=False))
        for name, key in (("score", "scores"), ("francs", "francs"), ("hand", "keys")):
            assert figures[name][:seats].round(3).tolist() == [after[key][s] for s in order]
        for n, kind in enumerate(("wood", "marble", "gold")):
            assert told["tokens"][:seats, n].round(3).tolist() == [after[kind][s] for s in order]
        assert told["options"].tolist() == [1, 0, 0]
        assert told["heights"].round(3).sum() == sum(pile.left for pile in own.piles)
        assert told["to_move"].argmax() == order.index(match.to_move)
