"""Gymnasium's own checks, and what they do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import lutece.envs.gymnasium
from lutece.bots import UnknownBotError
from lutece.envs import IllegalActionError
from lutece.envs.position import EnvError
from lutece.games import describe

PARIS, PARIS_PARIS = "lutece/Paris-v0", "lutece/ParisParis-v0"
ALL = dict.fromkeys(describe("paris").rule_options, True)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        (PARIS_PARIS, {"seats": 2}),
        (PARIS_PARIS, {"seats": 3, "opponents": ["random", "shrewd"], "reward": "margin"}),
        (PARIS_PARIS, {"seats": 4, "opponents": "neural", "seat": 3}),
        (PARIS, {"seats": 2, "opponents": "random", **ALL}),
        (PARIS, {"seats": 3, "opponents": "random", **ALL}),
        (PARIS, {"seats": 4, "opponents": "random", **ALL}),
        (PARIS, {"seats": 4, "opponents": "random", "free_placement": True}),
    ],
)
def test_conforms(name: str, parameters: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **parameters).unwrapped, skip_render_check=True)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        legal = env.unwrapped.action_masks()
        assert np.array_equal(legal, info["action_mask"])
        observation, reward, over, _, info = env.step(chance.choice(legal.nonzero()[0]))
        assert env.observation_space.contains(observation)
        if over:
            return reward, info


def test_games_end_with_a_result_and_repeat_by_their_seed() -> None:
    env = gymnasium.make(PARIS_PARIS, seats=3, opponents=["greedy", "search:20"])
    first = play(env, 3)
    assert play(env, 3)[0] == first[0]
    assert len(first[1]["scores"]) == 3
    assert {play(env, seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make(PARIS_PARIS)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(38)
    assert (reward, over, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize(
    ("parameters", "error"),
    [
        ({"opponents": "nobody"}, UnknownBotError),
        ({"opponents": ["greedy", "greedy"]}, EnvError),
        ({"seat": 2}, EnvError),
        ({"render_mode": "opera"}, EnvError),
    ],
)
def test_wrong_parameters_are_refused(parameters: dict[str, Any], error: type) -> None:
    with pytest.raises(error):
        lutece.envs.gymnasium.TableEnv("paris-paris", **parameters)


@pytest.mark.parametrize("name", [PARIS, PARIS_PARIS])
def test_many_tables(name: str) -> None:
    many = gymnasium.make_vec(name, num_envs=9, seats=3, opponents="random")
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    observations, info = many.reset(seed=1)
    again, _ = many.reset(seed=1)
    assert np.array_equal(observations, again)
    chance = np.random.default_rng(1)
    ended_before, ends = np.zeros(9, bool), 0
    for _ in range(200 if name == PARIS else 60):
        actions = [
            chance.choice(row.nonzero()[0]) if row.any() else 0 for row in info["action_mask"]
        ]
        observations, rewards, ended, truncated, info = many.step(np.array(actions))
        assert many.observation_space.contains(observations)
        assert rewards.shape == ended.shape == truncated.shape == (9,)
        assert not (ended & ended_before).any(), "a game that ended is dealt by the next step"
        assert not rewards[~ended].any()
        ended_before, ends = ended, ends + int(ended.sum())
    assert ends
    with pytest.raises(IllegalActionError):
        many.step(np.full(9, 10**6))
