"""Threads that are the first to read the same type of struct: msgspec alone crashes the process."""

import subprocess
import sys

READERS = """
import sys
import threading

import msgspec

from lutece.kernel.reading import convert

DEEP = 3


def kind(depth):
    of = list[kind(depth - 1)] if depth else int
    return msgspec.defstruct(f"Level{depth}", [(f"field{n}", of) for n in range(6)])


def data(depth):
    return {f"field{n}": [data(depth - 1)] if depth else n for n in range(6)}


def read():
    together.wait()
    for one in kinds:
        assert convert(raw, one).field0[0].field0[0].field0[0].field5 == 5


sys.setswitchinterval(1e-6)
kinds, raw = [kind(DEEP) for _ in range(2)], data(DEEP)
together = threading.Barrier(8)
threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_many_threads_may_be_the_first_to_read_a_type():
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", READERS], capture_output=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, b"")
