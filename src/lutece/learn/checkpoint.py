"""Checkpoints: weights and optimiser state in full precision, to resume training from."""

from pathlib import Path

import numpy as np
import torch

from lutece.bots.net import BROKEN_FILE
from lutece.kernel.contract import Game
from lutece.kernel.errors import LuteceError

FORMAT = "lutece-checkpoint/1"


def write_checkpoint(file: Path, game: Game, state: dict[str, torch.Tensor]) -> None:
    """Write a checkpoint: named arrays, without pickled objects."""
    arrays = {name: value.cpu().numpy() for name, value in state.items()}
    with file.open("wb") as out:
        np.savez(out, format=FORMAT, game=game.name, **arrays)  # type: ignore[arg-type]


def read_checkpoint(file: Path, game: Game) -> dict[str, torch.Tensor] | None:
    """The state kept in a checkpoint; None if the file is a network for bots instead."""
    try:
        with file.open("rb") as opened, np.load(opened) as kept:
            if "format" not in kept.files:
                return None
            written_by, name = str(kept["format"]), str(kept["game"])
            if written_by != FORMAT or name != game.name:
                raise LuteceError(f"{file} is a checkpoint of {name} ({written_by}).")
            return {
                name: torch.from_numpy(kept[name])
                for name in kept.files
                if name not in ("format", "game")
            }
    except (OSError, *BROKEN_FILE) as error:
        raise LuteceError(f"{file} is not a network to start from: {error}") from None
