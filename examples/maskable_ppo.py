"""sb3-contrib's MaskablePPO learns a game against a bot, 256 games at a time.

pip install lutece sb3-contrib
python maskable_ppo.py [STEPS] [OPPONENT] [GAME]
"""
# ruff: noqa: D102 - Stable-Baselines3 says what the methods are

import sys

import numpy as np
import torch
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from lutece.envs import Batch


class Tables(VecEnv):
    """A Batch as Stable-Baselines3 wants it: one agent a table, in turn as seat A and seat B."""

    def __init__(self, game, tables, opponent, seed):
        bots = [{1: opponent}, {0: opponent}]
        self.batch = Batch(game, tables, bots=bots, skip_forced=True, seed=seed)
        kernel = self.batch.game.kernel
        self.tables, self.seats = np.arange(tables), np.arange(tables) % 2
        space = Box(-np.inf, np.inf, (kernel.observations,), np.float32)
        super().__init__(tables, space, Discrete(kernel.actions))

    def reset(self):
        self.batch.reset()
        return self.batch.obs.copy()

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        self.batch.step(self.actions)
        rewards = self.batch.reward[self.tables, self.seats]
        return self.batch.obs.copy(), rewards, self.batch.done.astype(bool), [{}] * self.num_envs

    def action_masks(self):
        return self.batch.mask.astype(bool)

    def env_method(self, method_name, *arguments, indices=None, **named):
        return getattr(self, method_name)()

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name, value, indices=None):
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * self.num_envs

    def close(self):
        pass


torch.set_num_threads(1)  # so small a network is quicker in one
steps = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
opponent = sys.argv[2] if len(sys.argv) > 2 else "greedy"
game = sys.argv[3] if len(sys.argv) > 3 else "paris-paris"
model = MaskablePPO(
    "MlpPolicy", Tables(game, 256, opponent, seed=1), n_steps=64, batch_size=2048,
    n_epochs=4, gamma=1.0, learning_rate=1e-3, seed=1, policy_kwargs={"net_arch": [128, 128]},
)  # fmt: skip
model.learn(steps)

test = Tables(game, 512, opponent, seed="other deals")
observed, won, games = test.reset(), 0.0, 0
while games < 1000:
    actions, _ = model.predict(observed, action_masks=test.action_masks(), deterministic=True)
    observed, rewards, done, _ = test.step(actions)
    won, games = won + float(rewards.sum()), games + int(done.sum())
print(f"won {won / games:.1%} of {games} games of {game} against {opponent}")
