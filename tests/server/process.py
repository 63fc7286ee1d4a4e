"""`lutece serve` as a process of its own, for tests that attack it."""

import contextlib
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.server.helpers import SOON, Guest

HOST = "127.0.0.1"


def changed_program(*lines: str) -> str:
    """`lutece`, as Python runs it with `-c`, after a few lines that change it."""
    begin = ("import sys", "from dataclasses import replace", "from lutece.server import limits")
    end = ("from lutece.cli.main import main", "sys.exit(main())")
    return "\n".join([*begin, *lines, *end])


# A limit that fills again slowly: a busy machine reaches it just the same.
SLOW_REFILL = changed_program("limits.ANY_REQUESTS = replace(limits.ANY_REQUESTS, per_second=1)")


class ServerProcess:
    """A server that strangers can reach only through its port."""

    def __init__(
        self, database: str, errors: Path, *options: str, program: tuple[str, ...]
    ) -> None:
        command = [sys.executable, *program, "serve", "--host", HOST, "--port", "0"]
        self.errors = errors
        with errors.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--database", database, *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(rf"http://{HOST}:(\d+)/", first)
        assert found, f"the server does not start: {first!r} {errors.read_text()}"
        self.port = int(found[1])
        self.address = f"{HOST}:{self.port}"

    def guest(self, name: str | None = "Ada") -> Guest:
        return Guest(self.address, name)

    def memory(self) -> float:
        """Resident megabytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def processor_seconds(self, work: Callable[[], object]) -> float:
        """Processor time that the server takes while work is done; other programs do not count."""
        before = self._processor_seconds()
        work()
        return self._processor_seconds() - before

    def _processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def connect(self, receive_buffer: int | None = None) -> socket.socket:
        """A bare connection; with a small receive buffer the server's own buffers fill sooner."""
        connection = socket.socket()
        if receive_buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        connection.settimeout(SOON)
        connection.connect((HOST, self.port))
        return connection

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(SOON)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def serving(
    folder: Path, *options: str, program: tuple[str, ...] = ("-m", "lutece")
) -> Iterator[ServerProcess]:
    database = f"sqlite:///{folder / 'tables.db'}"
    server = ServerProcess(database, folder / "errors.txt", *options, program=program)
    try:
        yield server
    finally:
        server.stop()


def wait_until(holds: Callable[[], bool], what: str, seconds: float = SOON) -> None:
    """Look until something holds."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, what
        time.sleep(0.02)
