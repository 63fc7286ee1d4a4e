"""PettingZoo's own conformance tests, and what they do not ask."""

import importlib
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import lutece
from lutece.envs.pettingzoo import paris_paris_v0, paris_v0
from lutece.envs.position import EnvError
from lutece.games import NAMES, describe
from lutece.kernel.contract import OptionError
from lutece.table import SeatsError

EVERY_OPTION = dict.fromkeys(describe("paris").rule_options, True)
SETTINGS = [
    (paris_paris_v0, {"seats": 2}),
    (paris_paris_v0, {"seats": 3, "reward": "margin"}),
    (paris_paris_v0, {"seats": 4}),
    (paris_v0, {"seats": 2, "free_placement": True}),
    (paris_v0, {"seats": 3, "random_setup": True, "arc_builds_landmarks": True}),
    (paris_v0, {"seats": 4, "free_placement": True, "random_setup": True}),
    *[(paris_v0, {"seats": seats, **EVERY_OPTION}) for seats in (2, 3, 4)],
]


@pytest.mark.parametrize(("module", "parameters"), SETTINGS)
def test_conforms(module: Any, parameters: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # PettingZoo says so of every environment with an action mask.
        warnings.filterwarnings("ignore", "Observation")
        api_test(module.env(**parameters), num_cycles=150)
        seed_test(lambda: module.env(**parameters), num_cycles=50)


@pytest.mark.parametrize("game", NAMES)
def test_every_installed_game_has_a_module(game: str) -> None:
    module = importlib.import_module(f"lutece.envs.pettingzoo.{game.replace('-', '_')}_v0")
    assert module.env().metadata["name"] == module.__name__.rpartition(".")[2]


def test_a_game_that_is_not_installed_has_none() -> None:
    with pytest.raises(ImportError, match="chess_v0"):
        from lutece.envs.pettingzoo import chess_v0  # noqa: F401


@pytest.mark.parametrize("module", [paris_v0, paris_paris_v0])
def test_the_benchmark_plays_many_games(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds; by this clock they are over after 200 rounds."""
    seconds = count(0, 1 / 40)
    clock = SimpleNamespace(time=lambda: next(seconds))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(module.env(seats=3))


def test_renders() -> None:
    def is_svg(drawn: Any) -> bool:
        return bool(drawn.startswith("<svg"))

    render_test(paris_paris_v0.env, {"svg": is_svg})
    env = paris_v0.env(render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    with pytest.raises(EnvError):
        paris_v0.env(render_mode="opera")


def test_a_game_is_that_of_a_match_and_ends_with_its_rewards() -> None:
    env = paris_paris_v0.env(seats=3)
    env.reset(seed=7)
    match = lutece.new("paris-paris", 3, seed="7")
    chance = np.random.default_rng(1)
    won = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        if terminated:
            won[agent] = reward
            assert info["score"] == match.scores[int(agent[-1])]
            env.step(None)
            continue
        assert agent == f"player_{match.to_move}"
        assert np.array_equal(observation["action_mask"], match.action_mask(relative=True))
        assert np.array_equal(observation["observation"], match.observation(match.to_move))
        action = int(chance.choice(observation["action_mask"].nonzero()[0]))
        match.play(env.unwrapped.position.text(action))
        env.step(action)
    assert list(won.values()) == pytest.approx(match.win)


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = paris_paris_v0.env()
    env.reset(seed=1)
    env.step(38)
    assert env.terminations == {"player_0": True, "player_1": True}
    raw = paris_paris_v0.raw_env()
    raw.reset(seed=1)
    before = raw.position.state.copy()
    for action in (38, 10**6, -1, None):
        with pytest.raises(EnvError):
            raw.step(action)
    assert np.array_equal(before, raw.position.state)


def test_wrong_parameters_are_refused() -> None:
    for parameters, error in (({"seats": 5}, SeatsError), ({"reward": "fame"}, EnvError)):
        with pytest.raises(error):
            paris_v0.env(**parameters)
    with pytest.raises(OptionError):
        paris_v0.env(no_such_option=True)
