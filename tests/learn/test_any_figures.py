"""A network that plays any figures: learned, folded for one set, judging sets."""

from dataclasses import replace

import numpy as np
import pytest

from lutece import games
from lutece.kernel.tuning import ALL_GROUPS, Tuning

torch = pytest.importorskip("torch", reason="learning needs the extra `learn`")

from lutece.bots.net import NetFileError, figure_inputs, folded_layers, net_from  # noqa: E402
from lutece.learn.figure_sets import drawn_sets, figure_sets  # noqa: E402
from lutece.learn.model import PolicyValueNet, export  # noqa: E402
from lutece.learn.network_judge import NetworkJudge  # noqa: E402
from lutece.learn.training import Trainer, config_for  # noqa: E402
from lutece.learn.vector_env import VectorEnv  # noqa: E402

GAMES = 12
PARIS = games.load("paris")


@pytest.fixture(scope="module")
def tuning() -> Tuning:
    return Tuning(PARIS, groups=ALL_GROUPS)


@pytest.fixture(scope="module")
def network(tuning, tmp_path_factory):
    """A network of random weights; the figures matter to it."""
    torch.manual_seed(1)
    model = PolicyValueNet(PARIS, len(tuning.figures))
    file = tmp_path_factory.mktemp("any") / "any.npz"
    export(model, PARIS, file, "random", tuning)
    return file


def test_games_side_by_side_play_and_observe_their_own_figures(tuning):
    sets = [tuning.own, *(indices for indices, _ in tuning.draw("side", 3))]
    figures = figure_sets(tuning, sets)
    env = VectorEnv(
        PARIS, GAMES, "cpu", GAMES, "sets", (2, 3, 4), 0, figures=figures, paired=True
    )  # fmt: skip
    env.deal_in_order()
    assert env.dealt.set_of.tolist() == [0] * 3 + [1] * 3 + [2] * 3 + [3] * 3
    first = PARIS.kernel.observations
    mask = np.zeros(PARIS.kernel.actions, np.uint8)
    for _ in range(150):
        for i in range(GAMES):
            number = int(env._sets[i])
            read = env.observed[i, first : first + len(tuning.figures)]
            assert np.array_equal(read, figures.inputs[number])
            assert np.array_equal(env.watched[i, first : first + len(read)], read)
            constants = figures.constants[number, : PARIS.constants.size]
            state = env._states[i, : PARIS.kernel.state_bytes].numpy().copy()
            PARIS.kernel.legal(constants, state, mask)
            assert np.array_equal(env.mask[i], mask)
        env.step(torch.tensor([int(m.nonzero()[-1]) for m in env.mask]))


def test_paired_sets_get_the_same_shuffles(tuning):
    sets = [tuning.own, tuning.own]
    figures = figure_sets(tuning, sets)
    dealt = VectorEnv(PARIS, 12, "cpu", 12, "p", (2, 3), 0, figures=figures, paired=True).dealt
    for start in range(0, 12, 4):  # two numbers of players, then the other set
        assert np.array_equal(dealt.starts[start], dealt.starts[start + 2])
        assert np.array_equal(dealt.starts[start + 1], dealt.starts[start + 3])
    assert not np.array_equal(dealt.starts[0], dealt.starts[4])


def test_a_folded_network_says_what_the_one_for_any_figures_says(tuning, network):
    from lutece.study.tuner import components_with

    pytest.importorskip("tomlkit")
    indices = next(tuning.draw("fold", 1))[0]
    game = games.load("paris", components_with(tuning, indices))
    assert np.array_equal(figure_inputs(game, tuning.figures), tuning.inputs(indices))
    figures = figure_sets(tuning, [indices])
    env = VectorEnv(PARIS, GAMES, "cpu", GAMES, "fold", (2, 3, 4), figures=figures)
    env.deal_in_order()
    any_figures, folded = PolicyValueNet(PARIS, len(tuning.figures)), PolicyValueNet(game)
    any_figures.load_weights(network)
    folded.load_weights(network, game)
    theirs = any_figures(env.observed, env.seats)
    width = folded.linears[0].weight.shape[1]
    own = folded(env.observed[:, :width], env.seats)
    for one, other in zip(theirs, own, strict=True):
        assert torch.allclose(one, other, atol=1e-4)
    assert net_from(network, game).sizes[0] == game.kernel.observations
    assert len(folded_layers(network, game)) == len(folded.linears)


def test_a_network_for_any_figures_learns_and_is_written(tuning, tmp_path):
    config = config_for(GAMES, "cpu")
    config = replace(config, ppo=replace(config.ppo, horizon=8, minibatch=32), cycle=1)
    config = replace(config, exploiter_rounds=1)
    trainer = Trainer(PARIS, "cpu", "any", config, tuning=tuning, sets=5)
    last = list(trainer.rounds(2 * GAMES * 8))[-1]
    assert [p.role for p in trainer.curve] == ["learner", "exploiter"]
    assert last.decisions == 2 * GAMES * 8
    assert '"sets of figures":5' in trainer.provenance()
    trainer.write(tmp_path / "any.npz")
    specialist = Trainer(PARIS, "cpu", "own", config, tmp_path / "any.npz")
    assert specialist.averaged.figures == 0


def test_a_network_for_fixed_figures_becomes_one_that_ignores_figures_at_first(tuning, tmp_path):
    plain, file = PolicyValueNet(PARIS), tmp_path / "plain.npz"
    export(plain, PARIS, file, "")
    plain.load_weights(file)  # in half precision, as written
    grown = PolicyValueNet(PARIS, len(tuning.figures))
    grown.load_weights(file)
    observed, seats = torch.rand(5, PARIS.kernel.observations), torch.full((5,), 3)
    figures = torch.rand(5, len(tuning.figures))
    both = zip(plain(observed, seats), grown(torch.cat([observed, figures], 1), seats), strict=True)
    assert all(torch.allclose(one, other, atol=1e-5) for one, other in both)


def test_drawn_sets_begin_with_the_own_figures(tuning):
    sets = drawn_sets(tuning, "drawn", 4)
    assert np.array_equal(sets.constants[0, : PARIS.constants.size], PARIS.constants)
    assert np.array_equal(sets.inputs[0], tuning.inputs(tuning.own))
    assert len({tuple(row) for row in sets.inputs.tolist()}) == 4


def test_a_network_judges_sets_by_the_games_that_a_study_would_see(tuning, network):
    """The own figures, judged alone and beside others: the same games, the same tallies."""
    judge = NetworkJudge(tuning, network, "cpu")
    other = next(tuning.draw("judge", 1))[0]
    (alone,) = judge([tuning.own], 4, "games")
    beside, changed = judge([tuning.own, other], 4, "games")
    assert sorted(alone) == [2, 3, 4]
    for players, tally in alone.items():
        assert tally.games == 4
        assert np.array_equal(tally.taken._sums, beside[players].taken._sums)
        assert np.array_equal(tally.wins._sums, beside[players].wins._sums)
    assert any(
        not np.array_equal(alone[n].source_shares._sums, changed[n].source_shares._sums)
        for n in alone
    )


def test_figures_that_a_network_has_not_learned_are_refused(tuning, network, tmp_path):
    text = PARIS.description.components.read_text()
    own = "number = 1, francs = 6"
    assert own in text
    far = games.load("paris", text.replace(own, "number = 1, francs = 30"))
    with pytest.raises(NetFileError, match=r"knows bonus tile 1, francs from 2 to 8.* it is 30"):
        net_from(network, far)
    other = games.load("paris", text.replace("bank = { francs = 4", "bank = { francs = 5", 1))
    with pytest.raises(NetFileError, match="other figures differ"):
        net_from(network, other)
    plain = tmp_path / "plain.npz"
    export(PolicyValueNet(PARIS), PARIS, plain, "")
    with pytest.raises(NetFileError, match="has not learned wood, bought"):
        NetworkJudge(tuning, plain, "cpu")
