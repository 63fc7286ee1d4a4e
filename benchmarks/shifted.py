"""`lutece` with a clock that can be put forward and back while it runs.

    LUTECE_CLOCK=FILE python benchmarks/shifted.py serve …

FILE holds eight bytes, a little-endian double: the seconds by which the clock is wrong.
"""

import mmap
import os
import struct
import time
from pathlib import Path

_real = time.time
with Path(os.environ["LUTECE_CLOCK"]).open("rb") as _file:
    _wrong = mmap.mmap(_file.fileno(), 8, access=mmap.ACCESS_READ)


def shifted() -> float:
    """The time that this process believes in."""
    return _real() + float(struct.unpack("<d", _wrong[:8])[0])


time.time = shifted

if __name__ == "__main__":
    from lutece.cli.main import main

    main()
