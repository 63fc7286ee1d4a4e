"""A queue for all searches: by priority, and in turns between owners.

Live bots come before hints, hints before analysis. Inside a priority each owner has one turn after
the other, so that fifty tables of one guest do not keep a bot of somebody else waiting.

Analysis takes long and gives way. It has threads of its own, to which the system gives less time,
and works only where a core is idle: when something else begins and takes that core, it is stopped,
and goes on later from where it was.
"""

import asyncio
import contextlib
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any, TypeVar

from lutece.server import limits

T = TypeVar("T")
Work = Callable[[threading.Event], T]  # ends soon once the event is set
PATIENCE = 10  # the niceness of threads that analyse


class Priority(IntEnum):
    """What goes first."""

    LIVE = 0  # a bot to move at a table
    HINT = 1
    ANALYSIS = 2


class QueueFullError(Exception):
    """An owner has too many jobs waiting, or everybody together has."""


@dataclass(eq=False)
class Job:
    """Work that waits or runs."""

    priority: Priority
    work: Work[Any]
    done: "asyncio.Future[Any]"
    stop: threading.Event = field(default_factory=threading.Event)

    @property
    def patient(self) -> bool:
        """Whether it gives way to everything else."""
        return self.priority is Priority.ANALYSIS


class JobQueue:
    """Runs jobs in threads; compiled code does not hold the interpreter's lock."""

    def __init__(self, threads: int | None = None) -> None:
        self._size = threads or max(1, (os.cpu_count() or 1) - 1)
        self._threads = ThreadPoolExecutor(self._size, thread_name_prefix="thinking")
        self._patient_threads = ThreadPoolExecutor(
            self._size, thread_name_prefix="analysis", initializer=_be_patient
        )
        self._waiting: dict[Priority, OrderedDict[str, deque[Job]]] = {
            priority: OrderedDict() for priority in Priority
        }
        self._running: set[Job] = set()
        self._closed = False

    async def run(self, priority: Priority, owner: str, work: Work[T]) -> T:
        """The result of a job. Cancelling takes it out of the queue, or stops it soon.

        The work of an analysis must be able to continue after it was stopped: a caller that wants
        more than it has returned runs it again.
        """
        if self._closed or self._is_full(owner):
            raise QueueFullError
        job = Job(priority, work, asyncio.get_running_loop().create_future())
        self._waiting[priority].setdefault(owner, deque()).append(job)
        self._start()
        try:
            result: T = await job.done
            return result
        except asyncio.CancelledError:
            job.stop.set()
            raise

    def waiting(self, owner: str | None = None) -> int:
        """How many jobs wait, of one owner or of all."""
        queues = [
            jobs
            for owners in self._waiting.values()
            for name, jobs in owners.items()
            if owner in (None, name)
        ]
        return sum(not job.done.cancelled() for jobs in queues for job in jobs)

    async def stop(self) -> None:
        """Cancel what waits, stop what runs, and wait until the threads are free."""
        self._closed = True
        for owners in self._waiting.values():
            for job in (job for jobs in owners.values() for job in jobs):
                job.done.cancel()
        for job in self._running:
            job.stop.set()
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._patient_threads.shutdown)

    def _is_full(self, owner: str) -> bool:
        everybody = self.waiting()
        return (
            everybody >= limits.JOBS_WAITING.amount
            or self.waiting(owner) >= limits.JOBS_OF_OWNER.amount
        )

    def _start(self) -> None:
        """Give the free threads what comes next."""
        while not self._closed and (job := self._next()) is not None:
            self._running.add(job)
            loop = asyncio.get_running_loop()
            threads = self._patient_threads if job.patient else self._threads
            running = loop.run_in_executor(threads, job.work, job.stop)
            running.add_done_callback(partial(self._ended, job))
        self._make_room()

    def _make_room(self) -> None:
        """Stop as many analyses as there are more jobs than cores."""
        analyses = [job for job in self._running if job.patient]
        going_on = [job for job in analyses if not job.stop.is_set()]
        too_many = len(self._running) - self._size - (len(analyses) - len(going_on))
        for job in going_on[: max(0, too_many)]:
            job.stop.set()

    def _next(self) -> Job | None:
        urgent = sum(not job.patient for job in self._running)
        for priority, owners in self._waiting.items():  # in the order of priority
            busy = len(self._running) if priority is Priority.ANALYSIS else urgent
            while owners and busy < self._size:
                owner, jobs = owners.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    owners[owner] = jobs  # behind the other owners
                if not job.done.cancelled():
                    return job
        return None

    def _ended(self, job: Job, future: "asyncio.Future[Any]") -> None:
        self._running.discard(job)
        if future.cancelled():
            job.done.cancel()
        elif not job.done.done():
            error = future.exception()
            if error is None:
                job.done.set_result(future.result())
            else:
                job.done.set_exception(error)
        self._start()


def _be_patient() -> None:
    """Let the system prefer every other thread to this one, where it can tell threads apart."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), PATIENCE)
