"""Environments for learning: many games as arrays, and the interfaces of other libraries.

`Batch` needs NumPy and Numba only. `lutece.envs.pettingzoo`, `lutece.envs.gymnasium` and
`lutece.envs.openspiel` need their libraries: `pip install 'lutece[envs]'`, and `open_spiel`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lutece.envs.arguments import BatchError, IllegalActionError
    from lutece.envs.batch import Batch
    from lutece.envs.stepping import DEAL, HOLD

__all__ = ["DEAL", "HOLD", "Batch", "BatchError", "IllegalActionError"]


def __getattr__(name: str) -> Any:
    """Names are looked up on demand: Gymnasium finds our environments without loading them."""
    if name in __all__:
        return getattr(import_module("lutece.envs.batch"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
