"""sb3-contrib's MaskablePPO learns Paris Paris against a bot.

pip install 'lutece[envs]' sb3-contrib
python maskable_ppo.py [STEPS] [OPPONENT]
"""

import sys

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import lutece.envs.gymnasium  # noqa: F401 - registers the environments

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 200_000
opponent = sys.argv[2] if len(sys.argv) > 2 else "greedy"
name = "lutece/ParisParis-v0"
many = make_vec_env(name, n_envs=16, env_kwargs={"opponents": opponent})
model = MaskablePPO("MlpPolicy", many, n_steps=256, batch_size=512, gamma=1.0, verbose=1)
model.learn(steps)

env, won, games = gymnasium.make(name, opponents=opponent), 0.0, 200
for seed in range(games):
    observation, info = env.reset(seed=10_000 + seed)
    over, reward = False, 0.0
    while not over:
        action, _ = model.predict(observation, action_masks=info["action_mask"].astype(np.bool_))
        observation, reward, over, _, info = env.step(action)
    won += float(reward)
print(f"won {won / games:.1%} of {games} games against {opponent}")
