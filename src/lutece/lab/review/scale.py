"""Thresholds, labels, classes and depth: data in `scale.toml`."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files

import msgspec

from lutece.kernel.reading import convert

FORCED, GOOD, UNCLEAR = "forced", "good", "unclear"
USUAL = "usual"
BEYOND = "beginner"  # the class of a mean loss above every limit


class Scale(msgspec.Struct, frozen=True):
    """The contents of the file."""

    labels: dict[str, float]  # the smallest first
    depth: dict[str, int]
    classes: dict[str, dict[str, float]]  # by game (and number of players), the best class first

    def label(self, loss: float, low: float, forced: bool) -> str:
        """The worst label whose threshold lies below the interval; UNCLEAR if the loss alone does.

        A decision that loses less than the lowest threshold is GOOD.
        """
        if forced:
            return FORCED
        sure = [name for name, threshold in self.labels.items() if low >= threshold]
        if sure:
            return sure[-1]
        return UNCLEAR if loss >= self.noticed else GOOD

    @property
    def noticed(self) -> float:
        """The smallest loss that has a label."""
        return min(self.labels.values())

    def simulations(self, game: str) -> int:
        """For each decision at the default depth."""
        return self.depth.get(game, self.depth[USUAL])

    def class_of(self, game: str, seats: int, mean_loss: float) -> str:
        """The best class whose limit the mean loss does not exceed."""
        limits = self.limits(game, seats)
        return next((name for name, limit in limits.items() if mean_loss <= limit), BEYOND)

    def limits(self, game: str, seats: int) -> Mapping[str, float]:
        """The limits of the classes."""
        keys = (f"{game}-{seats}", game, USUAL)
        return next(self.classes[key] for key in keys if key in self.classes)


def _read() -> Scale:
    text = files("lutece.lab.review").joinpath("scale.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Scale)


SCALE = _read()
LABELS = (FORCED, GOOD, UNCLEAR, *SCALE.labels)
"""Every label that a decision can have, the gravest last."""
CLASSES = (*SCALE.classes[USUAL], BEYOND)
"""Every class of a player, the best first."""
