"""PettingZoo's AEC interface: a module for every installed game, named as PettingZoo names its own.

from lutece.envs.pettingzoo import some_game_v0   # of the game `some-game`

env = some_game_v0.env(seats=3)                   # parameters: `new_raw_env`
"""

import sys
from functools import partial
from types import ModuleType

from lutece import games
from lutece.envs.pettingzoo.table import new_env, new_raw_env


def _module_of(game: str) -> ModuleType:
    """The module of a game, with `env` and `raw_env`; Python finds it under its name, too."""
    name = f"{game.replace('-', '_')}_v0"
    module = ModuleType(f"{__name__}.{name}", f"{games.describe(game).title} for PettingZoo.")
    vars(module).update(env=partial(new_env, game, name), raw_env=partial(new_raw_env, game, name))
    sys.modules[module.__name__] = module
    return module


_MODULES = {module.__name__.rpartition(".")[2]: module for module in map(_module_of, games.NAMES)}


def __getattr__(name: str) -> ModuleType:
    """The module of an installed game."""
    if name in _MODULES:
        return _MODULES[name]
    raise AttributeError(f"No installed game is {name!r}; there are {', '.join(_MODULES)}.")
