"""Paris Paris for PettingZoo: `env(seats=3)` (parameters: `new_raw_env`)."""

from functools import partial

from lutece.envs.pettingzoo.table import new_env, new_raw_env

env = partial(new_env, "paris-paris", "paris_paris_v0")
raw_env = partial(new_raw_env, "paris-paris", "paris_paris_v0")
