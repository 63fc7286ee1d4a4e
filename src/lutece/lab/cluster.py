"""Workers on a Ray cluster: the one that RAY_ADDRESS names, or a new one on this machine."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from lutece.kernel.errors import LuteceError

R = TypeVar("R")


class RayPool:
    """As many workers as the cluster has processors."""

    def __init__(self, workers: int) -> None:
        self._ray = _ray()
        there = os.environ.get("RAY_ADDRESS")
        self._started_ray = not self._ray.is_initialized()
        if self._started_ray:
            size = {} if there else {"num_cpus": workers, "include_dashboard": False}
            try:
                self._ray.init(
                    address=there or "local",
                    log_to_driver=False,
                    logging_level="error",
                    configure_logging=False,
                    **size,
                )
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise LuteceError(f"No Ray cluster answers at {there or 'home'}: {error}") from None
        self.workers = int(self._ray.cluster_resources().get("CPU", 1))
        self._run = self._ray.remote(num_cpus=1)(_run)

    def submit(self, task: Callable[[int, int], R], first: int, count: int) -> Any:
        """To whoever is free first, on whichever machine."""
        return self._run.remote(task, first, count)

    def result(self, future: Any) -> Any:
        """A mistake is told as it would be here."""
        try:
            return self._ray.get(future)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise LuteceError(f"The Ray cluster failed: {error}") from None

    def done(self, future: Any) -> bool:
        """Whether it can be had without waiting."""
        ready, _ = self._ray.wait([future], timeout=0)
        return bool(ready)

    def stop(self, at_once: bool) -> None:
        """Leave the cluster; what we began ends with it."""
        if self._started_ray:
            self._started_ray = False
            self._ray.shutdown()


def _run(task: Callable[[int, int], R], first: int, count: int) -> R:
    """What a worker does."""
    return task(first, count)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise LuteceError(
            "Ray is not installed here: pip install 'lutece[cluster]', or play without --on ray."
        ) from None
    return ray
