"""Work split over processes, its results given back in order."""

import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from lutece.kernel.errors import LuteceError

R = TypeVar("R")
Span = tuple[int, int]  # first number, how many

AHEAD = 3  # spans that wait for each worker, so that none is ever idle


def spans_of(total: int, size: int) -> list[Span]:
    """0 … total - 1 in pieces."""
    if total < 1:
        raise LuteceError(f"{total} games cannot be played: ask for one or more.")
    return [(first, min(size, total - first)) for first in range(0, total, size)]


def in_order(task: Callable[[int, int], R], spans: Sequence[Span], workers: int) -> Iterator[R]:
    """The result of task(first, count) for each span; with one worker, in this process.

    The workers start when this is called, not when the first result is asked for.
    """
    if workers < 1:
        raise LuteceError(f"{workers} workers cannot play: one at least is needed.")
    if workers == 1 or len(spans) == 1:
        return (task(first, count) for first, count in spans)
    pool = ProcessPoolExecutor(
        min(workers, len(spans)),
        mp_context=get_context(_start_method()),
        initializer=_leave_interrupts,
    )
    head = AHEAD * workers
    waiting = deque(pool.submit(task, first, count) for first, count in spans[:head])
    return _collect(pool, task, waiting, spans[head:])


def _collect(
    pool: ProcessPoolExecutor,
    task: Callable[[int, int], R],
    waiting: deque[Future[R]],
    spans: Sequence[Span],
) -> Iterator[R]:
    try:
        for first, count in spans:
            yield waiting.popleft().result()
            waiting.append(pool.submit(task, first, count))
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise LuteceError("A worker process was killed; what came before it stands.") from None
    except BaseException:  # interrupted: a game between bots that think can take very long
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _start_method() -> str:
    """Forked workers have the compiled rules at once; forking beside other threads is not safe."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the workers: it tells them to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
