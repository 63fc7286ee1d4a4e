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
        address = os.environ.get("RAY_ADDRESS")
        self._started_ray = not self._ray.is_initialized()
        if self._started_ray:
            size = {} if address else {"num_cpus": workers, "include_dashboard": False}
            try:
                self._ray.init(
                    address=address or "local",
                    log_to_driver=False,
                    logging_level="error",
                    configure_logging=False,
                    **size,
                )
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise LuteceError(
                    f"No Ray cluster answers at {address or 'this machine'}: {error}"
                ) from None
        self.workers = int(self._ray.cluster_resources().get("CPU", 1))
        self._run = self._ray.remote(num_cpus=1)(_run)

    def submit(self, task: Callable[[int, int], R], first: int, count: int) -> Any:
        """Start work on the first free worker of the cluster."""
        return self._run.remote(task, first, count)

    def result(self, future: Any) -> Any:
        """The result, or the exception of the task as if it had run in this process."""
        try:
            return self._ray.get(future)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self._ray.exceptions.RayError as error:
            raise LuteceError(f"The Ray cluster failed: {error}") from None

    def done(self, future: Any) -> bool:
        """Whether the result is ready."""
        ready, _ = self._ray.wait([future], timeout=0)
        return bool(ready)

    def stop(self, at_once: bool) -> None:
        """Leave the cluster; a cluster that this process started is shut down."""
        if self._started_ray:
            self._started_ray = False
            self._ray.shutdown()


def _run(task: Callable[[int, int], R], first: int, count: int) -> R:
    """Run a task in a worker."""
    return task(first, count)


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise LuteceError(
            "Ray is not installed here: pip install 'lutece[cluster]', or play without --on ray."
        ) from None
    return ray
