"""Training: on the CPU, in small; a GPU runs the same lines."""

from dataclasses import replace

import numpy as np
import pytest

from lutece import games
from lutece.games.paris.state import STATE
from lutece.kernel.errors import LuteceError

torch = pytest.importorskip("torch", reason="learning needs the extra `learn`")

from lutece.bots.inference import likeliest  # noqa: E402
from lutece.bots.net import Net, read_layers  # noqa: E402
from lutece.learn.exploit import BestResponse, measure_share  # noqa: E402
from lutece.learn.league import League, OpponentConfig, Opponents  # noqa: E402
from lutece.learn.model import PolicyValueNet, StackedPolicies, export  # noqa: E402
from lutece.learn.ppo import advantages, gae  # noqa: E402
from lutece.learn.training import (  # noqa: E402
    Trainer,
    TrainingConfig,
    config_for,
    device_for,
    stagger,
)
from lutece.learn.vector_env import DEAL, VectorEnv  # noqa: E402

GAMES = 12


def env_of(game, seats=(2, 3, 4)):
    env = VectorEnv(games.load(game), GAMES, "cpu", 30, "environment", seats)
    env.step(torch.full((GAMES,), DEAL))
    return env


def small(**changes) -> TrainingConfig:
    config = config_for(GAMES, "cpu")
    return replace(config, ppo=replace(config.ppo, horizon=8, minibatch=32), **changes)


def first_legal(env):
    return env.mask.argmax(1)


@pytest.mark.parametrize("game", games.NAMES)
def test_games_side_by_side_stand_at_decisions_with_a_choice_until_they_are_over(game):
    env, over = env_of(game), 0
    for _ in range(400):
        assert (env.mask.sum(1) > 1).all()
        assert (env.mover < env.seats).all()
        assert (env.watcher != env.mover).all()
        env.step(first_legal(env))
        ended = env.over.bool()
        over += int(ended.sum())
        assert np.allclose(env.result[ended, :4].sum(1), 1)
    assert over > GAMES / 2


def test_an_action_that_names_a_seat_is_relative_to_the_mover():
    env = env_of("paris-paris", seats=(3,))
    kernel = games.load("paris-paris").kernel
    first, width = kernel.seat_actions, kernel.observations
    asked = 0
    for _ in range(300):
        pushing = env.mask[:, first:].sum(1) > 0
        there = env.observed[:, : 25 * 4].reshape(GAMES, 25, 4)
        for i in pushing.nonzero()[:, 0].tolist():
            stops = env.observed[i, width - 26 : width - 1]
            pending = stops.argmax()  # the stop where a push is asked
            owners = (there[i, pending] > 0).nonzero()[:, 0].tolist()
            assert env.mask[i, first:].nonzero()[:, 0].tolist() == owners
            asked += 1
        env.step(first_legal(env))
    assert asked


@pytest.mark.parametrize("game", games.NAMES)
def test_a_network_learns_is_exported_and_plays(game, tmp_path):
    game, file = games.load(game), tmp_path / "net.npz"
    trainer = Trainer(game, "cpu", "learn", small(cycle=2, exploiter_rounds=1))
    before = [p.clone() for p in trainer.averaged.parameters()]
    last = list(trainer.rounds(5 * GAMES * 8))[-1]
    assert last.decisions == 5 * GAMES * 8
    assert [p.role for p in trainer.curve] == ["learner"] * 2 + ["exploiter"] + ["learner"] * 2
    assert any((a != b).any() for a, b in zip(before, trainer.averaged.parameters(), strict=True))
    trainer.write(file)
    edition, layers = read_layers(file)
    assert edition == game.edition
    again = PolicyValueNet(game)
    again.load_weights(file)
    env = env_of(game.name)
    prediction = again(env.observed, env.seats)
    parts = [part.ravel() for layer in layers for part in layer]
    sizes = np.array([layers[0][0].shape[0], *(len(b) for _, b in layers)])
    net = Net(np.concatenate(parts), sizes, game.kernel.seat_actions)
    state = np.zeros(game.kernel.state_bytes, np.uint8)
    for i in range(GAMES):  # the bots' inference agrees with PyTorch's
        state[:] = env._states[i, : len(state)].numpy()
        best = prediction.logits[i].masked_fill(env.mask[i] == 0, -1e9).argmax()
        seats = int(env.seats[i])
        args = (game.kernel.pointers, game.constants, state, seats, game.kernel.actions)
        if int(best) < game.kernel.seat_actions or game.kernel.seat_actions < 0:
            assert likeliest(*args, *net) == best


def test_the_same_seed_and_decisions_give_the_same_weights():
    game, config = games.load("paris-paris"), small(cycle=2, exploiter_rounds=1)

    def trained(seed):
        trainer = Trainer(game, "cpu", seed, config)
        list(trainer.rounds(4 * GAMES * 8))
        return torch.cat([p.flatten() for p in trainer.averaged.parameters()])

    assert torch.equal(trained("one"), trained("one"))
    assert not torch.equal(trained("one"), trained("two"))


def test_a_checkpoint_continues_with_its_optimiser(tmp_path):
    game, file = games.load("paris-paris"), tmp_path / "kept.npz"
    trainer = Trainer(game, "cpu", "first", small())
    list(trainer.rounds(2 * GAMES * 8))
    trainer.write_checkpoint(file)
    resumed = Trainer(game, "cpu", "second", small(), file)
    for one, other in zip(
        trainer.averaged.parameters(), resumed.averaged.parameters(), strict=True
    ):
        assert torch.equal(one, other)
    list(resumed.rounds(GAMES * 8))
    with pytest.raises(LuteceError, match="checkpoint of paris-paris"):
        Trainer(games.load("paris"), "cpu", "x", small(), file)
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(LuteceError, match="not a network to start from"):
        Trainer(game, "cpu", "x", small(), file)


def test_options_are_dealt_to_tables_of_every_size_and_most_games_are_without():
    combinations = 1 << len(games.describe("paris").rule_options)
    # One deal in three for each number of players has options, all combinations in turn.
    env = VectorEnv(games.load("paris"), GAMES, "cpu", 9 * combinations, "options", (2, 3, 4))
    dealt = [
        (int(seats), int(start.numpy()[: STATE.itemsize].view(STATE)[0].options))
        for start, seats in zip(env._starts, env._start_seats, strict=True)
    ]
    for seats in (2, 3, 4):
        options = [option for size, option in dealt if size == seats]
        assert set(options) == set(range(combinations))
        assert options.count(0) > len(options) / 2


def test_games_begin_at_different_times():
    env = env_of("paris-paris", seats=(2,))
    for _ in range(128):
        env.step(first_legal(env))
    last = games.load("paris-paris").kernel.observations - 1  # rounds still to play
    together = len(set(env.observed[:, last].tolist()))
    stagger(env)
    assert len(set(env.observed[:, last].tolist())) > together


def test_an_advantage_is_what_came_of_a_decision_until_the_game_was_over():
    """One game of two: three decisions, the second ends it. Worked out by hand."""
    value = torch.zeros(4, 1, 8)
    value[:, 0, 0] = torch.tensor([0.5, 0.6, 0.3, 0.4])
    value[:, 0, 1] = 1 - value[:, 0, 0]
    result = torch.zeros(3, 1, 8)
    result[1, 0] = torch.tensor([1.0, 0, 0, 0, 0.8, 0.4, 0, 0])
    over = torch.tensor([[False], [True], [False]])
    # Shares of seat 0: 0.4 at the end of the second, a quarter of that and 0.1 before it.
    target = gae(value, over, result, 0.25) + value[:-1]
    assert target[:, 0, 0].tolist() == pytest.approx([0.7, 1.0, 0.4])
    # Leads: 0.4 at the end, half of it before; a quarter of a lead counts. Seat 1 lost the second.
    mover, seats = torch.tensor([[0], [1], [0]]), torch.full((3, 1), 2)
    gained = advantages(gae(value, over, result, 0.5), mover, seats)
    assert gained[:, 0].tolist() == pytest.approx([0.3 + 0.05, -0.4 - 0.1, 0.1])


def test_opponents_decide_in_their_seats_only():
    game = games.load("paris-paris")
    env, networks = env_of("paris-paris"), [PolicyValueNet(game) for _ in range(2)]
    opponents = Opponents(env, OpponentConfig(0.5, 2, alone=0.5, greedy=True))
    opponents.assign(networks)
    mine = torch.zeros(GAMES, game.kernel.actions)
    logits, learns = opponents.take_over(env, mine)
    assert learns[:6].all()  # the first half is plain self-play
    held = opponents.seats_held()
    for i in range(6, GAMES):
        assert bool(learns[i]) == bool(held[i - 6] >> env.mover[i] & 1)
        theirs = networks[(i - 6) // 3](env.observed[i : i + 1], env.seats[i : i + 1]).logits[0]
        assert torch.allclose(logits[i], mine[i] if learns[i] else theirs * 1e4, rtol=1e-3)


def test_stacked_networks_say_what_each_says():
    game, env = games.load("paris"), env_of("paris")
    networks = [PolicyValueNet(game) for _ in range(3)]
    stacked = StackedPolicies(networks).logits(env.observed)
    for n, network in enumerate(networks):
        block = slice(4 * n, 4 * n + 4)
        alone = network(env.observed[block], env.seats[block]).logits
        assert torch.allclose(stacked[block], alone, atol=1e-5)


def test_a_league_prefers_opponents_that_are_hard_to_beat():
    league, net = League(0), PolicyValueNet(games.load("paris-paris"))
    for name, share in (("easy", 0.9), ("hard", 0.3)):
        league.add(name, net)
        league.members[-1].share = share
    chosen = [league.choose(1)[0].name for _ in range(200)]
    assert chosen.count("hard") > 170


def test_a_best_response_beats_a_network_that_knows_nothing(tmp_path):
    game, file = games.load("paris-paris"), tmp_path / "target.npz"
    export(PolicyValueNet(game), game, file, "")
    config = config_for(64, "cpu")
    response = BestResponse(game, "cpu", "exploit", config, file, seats=2)
    assert response.measure(64).share == pytest.approx(0.5, abs=0.25)
    list(response.rounds(30 * config.ppo.decisions))
    assert response.measure(128).share > 0.7


def test_a_network_against_itself_is_even():
    net = PolicyValueNet(games.load("paris-paris"))
    measured = measure_share(games.load("paris-paris"), net, net, "cpu", "even", 200, 4)
    assert abs(measured.share - 0.25) < 2 * measured.error


def test_a_resumed_network_learns_at_a_lower_rate():
    anew, again = config_for(GAMES, "cpu").ppo, config_for(GAMES, "cpu", resume=True).ppo
    assert max(again.learning_rate) < max(anew.learning_rate)
    assert max(again.entropy_bonus) < max(anew.entropy_bonus)
    assert again.games == anew.games == GAMES


def test_what_cannot_be_trained_is_refused(tmp_path):
    game, broken = games.load("paris"), tmp_path / "broken.npz"
    broken.write_text("no network")
    with pytest.raises(LuteceError, match="not a network to start from"):
        Trainer(game, "cpu", "x", small(), broken)
    other = tmp_path / "other.npz"
    export(PolicyValueNet(games.load("paris-paris")), games.load("paris-paris"), other, "")
    with pytest.raises(LuteceError, match="another game"):
        Trainer(game, "cpu", "x", small(), other)
    for empty in (b"", b"\x93NUMPY"):
        broken.write_bytes(empty)
        with pytest.raises(LuteceError, match="not a network to start from"):
            Trainer(game, "cpu", "x", small(), broken)
    with pytest.raises(LuteceError, match="available: cpu"):
        device_for("abacus")
    with pytest.raises(LuteceError, match="between 1 and"):
        config_for(0, "cpu")


def test_a_training_saves_while_it_runs(tmp_path, monkeypatch):
    from lutece.cli.commands import learn

    game, part, file = games.load("paris-paris"), tmp_path / "part", tmp_path / "net.npz"
    checkpoint, curve = tmp_path / "kept.npz", tmp_path / "curve.csv"
    monkeypatch.setattr(learn, "SECONDS_BETWEEN_SAVES", 0.0)
    trainer = Trainer(game, "cpu", "keep", small())
    learn.show_training(trainer, 3 * GAMES * 8, part, file, checkpoint, curve)
    assert read_layers(file)[0] == game.edition
    assert part.read_bytes() == b""  # the last state is written by the command itself
    assert len(curve.read_text().splitlines()) == 4
    Trainer(game, "cpu", "again", small(), checkpoint)
