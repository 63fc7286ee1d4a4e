"""What the numbers of an observation mean: each part with its name, shape, scale and meaning."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Feature:
    """One part of an observation: an array, laid out flat from `start` on.

    A number of the observation is the figure divided by `scale`; where the figures along the last
    axis are of different kinds, `figures` names them and `scale` has one for each.
    """

    name: str
    start: int
    axes: tuple[str, ...]  # what each axis counts; seats are relative, own seat first
    shape: tuple[int, ...]
    about: str
    scale: float | tuple[float, ...] = 1.0
    figures: tuple[str, ...] = ()

    @property
    def stop(self) -> int:
        """Where the next part starts."""
        return self.start + prod(self.shape)

    def read(self, observation: npt.NDArray[np.float32]) -> npt.NDArray[np.float64]:
        """The figures of this part, unscaled; of one observation or of many, one a row."""
        part = observation[..., self.start : self.stop]
        shaped = part.reshape((*observation.shape[:-1], *self.shape))
        return shaped * np.asarray(self.scale, np.float64)


def read_observation(
    features: Sequence[Feature], observation: npt.NDArray[np.float32]
) -> dict[str, npt.NDArray[np.float64]]:
    """An observation taken apart: the figures of each part, unscaled, by name."""
    return {feature.name: feature.read(observation) for feature in features}
