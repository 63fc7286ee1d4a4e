"""The queue of everything that thinks: priorities, turns between owners, limits, cancelling."""

import asyncio
import threading
from dataclasses import replace

import pytest

from lutece.server import limits
from lutece.server.jobs import JobQueue, Priority, QueueFullError


class Bench:
    """A queue of one thread, which is held up until it is let go, and what it has done."""

    def __init__(self) -> None:
        self.queue = JobQueue(threads=1)
        self.done: list[str] = []
        self._gate = threading.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Bench":
        self.add("first", work=lambda _: self._gate.wait(60))
        await asyncio.sleep(0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.queue.stop()

    def add(self, name, owner="ada", priority=Priority.LIVE, work=lambda _: None):
        async def run() -> None:
            await self.queue.run(priority, owner, work)
            self.done.append(name)

        self.tasks.append(asyncio.create_task(run()))
        return self.tasks[-1]

    async def finish(self) -> list[str]:
        await asyncio.sleep(0)
        self._gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.done[1:]


def test_live_bots_come_before_hints_and_hints_before_analysis():
    async def tries():
        async with Bench() as bench:
            bench.add("analysis", priority=Priority.ANALYSIS)
            bench.add("hint", priority=Priority.HINT)
            bench.add("live", priority=Priority.LIVE)
            assert await bench.finish() == ["live", "hint", "analysis"]

    asyncio.run(tries())


def test_owners_have_one_turn_after_the_other():
    async def tries():
        async with Bench() as bench:
            for n in range(3):
                bench.add(f"eve {n}", owner="eve")
            bench.add("ada 0", owner="ada")
            bench.add("bob 0", owner="bob")
            assert await bench.finish() == ["eve 0", "ada 0", "bob 0", "eve 1", "eve 2"]

    asyncio.run(tries())


def test_a_job_that_was_cancelled_does_not_run():
    async def tries():
        async with Bench() as bench:
            gone = bench.add("gone")
            bench.add("stays")
            await asyncio.sleep(0)
            gone.cancel()
            assert await bench.finish() == ["stays"]
            assert bench.queue.waiting() == 0

    asyncio.run(tries())


def test_a_job_that_runs_is_stopped_when_it_is_cancelled_or_the_queue_stops():
    async def tries():
        queue, begun, stopped = JobQueue(threads=1), [], []

        def until_stopped(stop: threading.Event) -> None:
            begun.append(stop)
            stopped.append(stop.wait(60))

        def another() -> "asyncio.Task[None]":
            return asyncio.create_task(queue.run(Priority.LIVE, "ada", until_stopped))

        async def until(count: int) -> None:
            while len(begun) < count:
                await asyncio.sleep(0)

        first, second, third = another(), another(), another()
        await until(1)
        first.cancel()
        await until(2)
        await queue.stop()
        await asyncio.wait([first, second, third])
        assert stopped == [True, True]  # the third never began
        assert first.cancelled()
        assert third.cancelled()

    asyncio.run(tries())


@pytest.mark.parametrize("limit", ["JOBS_OF_OWNER", "JOBS_WAITING"])
def test_nobody_lets_countless_jobs_wait(monkeypatch, limit):
    monkeypatch.setattr(limits, limit, replace(getattr(limits, limit), amount=2))

    async def tries():
        async with Bench() as bench:
            bench.add("one")
            bench.add("two")
            await asyncio.sleep(0)
            with pytest.raises(QueueFullError):
                await bench.queue.run(Priority.LIVE, "ada", lambda _: None)
            assert await bench.finish() == ["one", "two"]

    asyncio.run(tries())


def test_an_error_reaches_whoever_waits():
    async def tries():
        async with Bench() as bench:
            failing = bench.queue.run(Priority.HINT, "ada", lambda _: 1 / 0)
            task = asyncio.create_task(failing)
            bench.add("next")
            assert await bench.finish() == ["next"]
            with pytest.raises(ZeroDivisionError):
                await task

    asyncio.run(tries())


def test_an_analysis_gives_way_to_a_live_bot_which_does_not_wait_for_it():
    async def tries():
        queue, begun, given, gate = JobQueue(threads=1), asyncio.Event(), [], threading.Event()
        loop = asyncio.get_running_loop()

        def analyse(stop: threading.Event) -> str:
            loop.call_soon_threadsafe(begun.set)
            stopped = stop.wait(60)
            gate.wait(60)
            return "stopped" if stopped else "went on"

        async def run(priority, work) -> None:
            given.append(await queue.run(priority, "ada", work))

        analysis = asyncio.create_task(run(Priority.ANALYSIS, analyse))
        await begun.wait()
        other = asyncio.create_task(run(Priority.ANALYSIS, lambda _: "another"))
        await run(Priority.LIVE, lambda _: "live")
        assert given == ["live"]  # beside the analysis that has not noticed yet
        gate.set()
        await asyncio.gather(analysis, other)
        assert given == ["live", "stopped", "another"]
        await queue.stop()

    asyncio.run(tries())


def test_an_analysis_goes_on_where_there_is_room_for_both():
    async def tries():
        queue, begun, gate = JobQueue(threads=2), asyncio.Event(), threading.Event()
        loop = asyncio.get_running_loop()

        def analyse(stop: threading.Event) -> bool:
            loop.call_soon_threadsafe(begun.set)
            gate.wait(60)
            return stop.is_set()

        analysis = asyncio.create_task(queue.run(Priority.ANALYSIS, "ada", analyse))
        await begun.wait()
        await queue.run(Priority.LIVE, "ada", lambda _: None)
        gate.set()
        assert not await analysis
        await queue.stop()

    asyncio.run(tries())
