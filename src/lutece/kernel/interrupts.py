"""Ctrl-C beside compiled code."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event


@contextmanager
def interrupts_wait(stop: Event | None = None) -> Iterator[None]:
    """Ctrl-C is heard when the block is over, and sets `stop` at once.

    While compiled code takes its arguments, functions among them, an interrupt would be taken for
    an argument that does not fit: whoever hands a kernel's pointers over does so in such a block.
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
