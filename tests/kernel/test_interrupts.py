"""Ctrl-C beside compiled code: it is heard, and never taken for something else."""

import signal
import threading
from threading import Event

import pytest

from lutece.kernel.interrupts import interrupts_wait


@pytest.fixture(autouse=True)
def heard():
    """As in a program of its own: whoever runs the tests may have made them deaf."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_an_interrupt_waits_for_the_end_of_the_block_and_sets_stop():
    stop, done = Event(), []

    def work():
        with interrupts_wait(stop):
            signal.raise_signal(signal.SIGINT)
            done.append(stop.is_set())

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == [True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_block_without_an_interrupt_ends_quietly_and_another_thread_changes_nothing():
    with interrupts_wait():
        pass
    seen = []

    def beside():
        with interrupts_wait():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=beside)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]
