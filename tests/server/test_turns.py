"""Requests begin in turns between addresses."""

import asyncio

from lutece.server import limits
from lutece.server.turns import Turns

TOGETHER = int(limits.BEGIN_TOGETHER.amount)


async def begun(turns, *networks):
    """The addresses in the order in which their requests began, by rounds of the loop."""
    rounds = [[]]

    async def request(network):
        await turns.wait(network)
        rounds[-1].append(network)

    tasks = [asyncio.create_task(request(network)) for network in networks]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        rounds.append([])
    return [names for names in rounds if names]


def test_a_few_requests_begin_at_once():
    assert asyncio.run(begun(Turns(), "a", "b")) == [["a", "b"]]


def test_a_crowd_begins_a_few_at_a_time():
    rounds = asyncio.run(begun(Turns(), *["a"] * 100))
    assert max(map(len, rounds)) <= TOGETHER
    assert sum(map(len, rounds)) == 100


def test_one_address_does_not_wait_for_the_whole_crowd_of_another():
    rounds = asyncio.run(begun(Turns(), *["eve"] * 100, "ada"))
    assert "ada" in rounds[0] + rounds[1] + rounds[2]


def test_whoever_goes_away_holds_up_nobody():
    async def play():
        turns = Turns()
        tasks = [asyncio.create_task(turns.wait("a")) for _ in range(100)]
        await asyncio.sleep(0)
        for task in tasks[TOGETHER:]:
            task.cancel()
        await asyncio.wait_for(begun(turns, "a", "b"), 10)

    asyncio.run(play())
