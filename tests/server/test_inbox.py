"""What a connection waits with behaves as asyncio's Queue and Event do for one reader."""

import asyncio

from lutece.server.inbox import Gate, Inbox


def test_messages_come_in_order_to_a_reader_who_is_there_or_comes_later():
    async def read() -> list[int]:
        inbox = Inbox[int]()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        got = [await inbox.get(), await inbox.get()]
        assert inbox.empty()
        later = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        return [*got, await later, await inbox.get()]

    assert asyncio.run(read()) == [1, 2, 3, 4]


def test_a_reader_who_gives_up_takes_no_message_away():
    async def read() -> int:
        inbox = Inbox[int]()
        impatient = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(1)
        impatient.cancel()
        await asyncio.gather(impatient, return_exceptions=True)
        return await asyncio.wait_for(inbox.get(), 1)

    assert asyncio.run(read()) == 1


def test_all_who_wait_at_a_gate_pass_when_it_opens_and_not_before():
    async def passed() -> list[int]:
        gate, through = Gate(), []

        async def walk(number: int) -> None:
            await gate.wait()
            through.append(number)

        walkers = [asyncio.create_task(walk(number)) for number in range(3)]
        await asyncio.sleep(0)
        assert not through
        assert not gate.is_set()
        walkers[1].cancel()
        gate.set()
        await asyncio.gather(*walkers, return_exceptions=True)
        await asyncio.wait_for(gate.wait(), 1)
        gate.clear()
        assert not gate.is_set()
        return through

    assert asyncio.run(passed()) == [0, 2]
