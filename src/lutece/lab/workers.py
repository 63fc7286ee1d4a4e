"""Work split over processes, its results given back in order."""

import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import get_context
from typing import Any, Generic, Protocol, TypeVar

from lutece.kernel.errors import LuteceError

R = TypeVar("R")
Span = tuple[int, int]  # first number, how many

LOCAL, RAY = "", "ray"  # where work is done
AHEAD = 3  # spans queued for each worker, so that none is ever idle


def spans_of(total: int, size: int) -> Iterator[Span]:
    """The numbers 0 … total - 1 in spans, made lazily: there may be a billion games."""
    if total < 1:
        raise LuteceError(f"{total} games cannot be played: ask for one or more.")
    return ((first, min(size, total - first)) for first in range(0, total, size))


class Results(Generic[R]):
    """An iterator of results in the order of their spans; closing it early stops the workers."""

    def __init__(self, results: Generator[R, None, None], pool: "Pool | None" = None) -> None:
        self._results = results
        self._pool = pool
        self._finished: list[R] = []

    def __iter__(self) -> Iterator[R]:
        return self

    def __next__(self) -> R:
        try:
            return next(self._results)
        except _Interrupted as interrupted:
            self._finished = interrupted.finished
            raise KeyboardInterrupt from None

    def after_interrupt(self) -> list[R]:
        """Stop; returns finished results that were waiting for an earlier one."""
        try:
            self._results.throw(KeyboardInterrupt)
        except _Interrupted as interrupted:
            self._finished = interrupted.finished
        except (KeyboardInterrupt, StopIteration):
            pass  # the generator has ended, or nothing was running
        self.close()
        finished, self._finished = self._finished, []
        return finished

    def close(self) -> None:
        """Stop the workers without the remaining results."""
        self._results.close()
        if self._pool is not None:
            self._pool.stop(at_once=True)  # the generator has not started before the first result


class _Interrupted(BaseException):
    """Raised on Ctrl-C, with the finished results."""

    def __init__(self, finished: list[Any]) -> None:
        self.finished = finished


def in_order(
    task: Callable[[int, int], R], spans: Iterable[Span], workers: int, on: str = LOCAL
) -> Results[R]:
    """The result of task(first, count) for each span; with one worker, in this process.

    The workers start when this is called, not when the first result is asked for. On a Ray cluster
    they are as many as it has processors, or on a new local one as many as asked for.
    """
    if workers < 1:
        raise LuteceError(f"{workers} workers cannot play: one at least is needed.")
    if on == RAY:
        from lutece.lab.cluster import RayPool

        return _collect(RayPool(workers), task, iter(spans))
    if on != LOCAL:
        raise LuteceError(f"Games cannot be played on {on!r}: there is only {RAY}.")
    rest = iter(spans)
    begin = list(islice(rest, workers))
    if len(begin) <= 1:
        return Results(task(first, count) for first, count in chain(begin, rest))
    return _collect(LocalPool(len(begin)), task, chain(begin, rest))


class Pool(Protocol):
    """Worker processes, on this machine or on a cluster."""

    workers: int

    def submit(self, task: Callable[[int, int], R], first: int, count: int) -> Any:
        """Start work on a span; returns a future for its result."""

    def result(self, future: Any) -> Any:
        """Wait for a result."""

    def done(self, future: Any) -> bool:
        """Whether a result is ready."""

    def stop(self, at_once: bool) -> None:
        """Shuts down (idempotent); `at_once` cancels running work."""


class LocalPool:
    """Processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = ProcessPoolExecutor(
            workers, mp_context=get_context(_start_method()), initializer=_leave_interrupts
        )

    def submit(self, task: Callable[[int, int], R], first: int, count: int) -> Future[R]:
        """Start work on the next free process."""
        return self._pool.submit(task, first, count)

    def result(self, future: Future[R]) -> R:
        """The result, or the exception of the task."""
        try:
            return future.result()
        except BrokenProcessPool:
            raise LuteceError("A worker process was killed; what came before it stands.") from None

    def done(self, future: Future[R]) -> bool:
        """Whether the task finished without an exception."""
        return future.done() and not future.cancelled() and future.exception() is None

    def stop(self, at_once: bool) -> None:
        """Shuts down; `at_once` terminates running work, since a game may take minutes."""
        if at_once:
            # Python 3.14 has terminate_workers(); before, only this attribute lists the processes.
            for worker in list((self._pool._processes or {}).values()):
                worker.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _collect(pool: Pool, task: Callable[[int, int], R], spans: Iterator[Span]) -> Results[R]:
    head = islice(spans, AHEAD * pool.workers)
    waiting = deque(pool.submit(task, *span) for span in head)
    return Results(_in_turn(pool, task, waiting, spans), pool)


def _in_turn(
    pool: Pool, task: Callable[[int, int], R], waiting: deque[Any], spans: Iterator[Span]
) -> Generator[R, None, None]:
    at_once = True
    try:
        for span in spans:
            result = pool.result(waiting[0])
            waiting.popleft()
            yield result
            waiting.append(pool.submit(task, *span))
        while waiting:
            result = pool.result(waiting[0])
            waiting.popleft()
            yield result
        at_once = False
    except KeyboardInterrupt:
        raise _Interrupted([pool.result(t) for t in waiting if pool.done(t)]) from None
    finally:
        pool.stop(at_once)


def _start_method() -> str:
    """Forked workers share the compiled rules; forking is not safe beside other threads."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def _leave_interrupts() -> None:
    """Ignore Ctrl-C: the process that started the workers stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
