"""Ctrl-C beside compiled code."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event


@contextmanager
def interrupts_wait(stop: Event | None = None) -> Iterator[None]:
    """Delay KeyboardInterrupt until the end of the block; `stop` is set at once.

    A search uses it, so that its tree is whole when the interrupt is raised.
    """
    own = threading.current_thread() is threading.main_thread()
    if not own or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    interrupts: list[int] = []

    def note(number: int, _frame: object) -> None:
        interrupts.append(number)
        if stop:
            stop.set()

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if interrupts:
        raise KeyboardInterrupt
