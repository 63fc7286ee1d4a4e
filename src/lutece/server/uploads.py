"""Components files of strangers: checked by simple bounds first, then read in a process of its own.

The process can be killed, so that a file made to be slow to read holds nobody up. The server itself
never reads the file: it takes the figures as JSON of bounded size, and writes its own text of them.
"""

import asyncio
import contextlib
import hashlib
import logging
import subprocess
import sys
from collections import OrderedDict

import msgspec

from lutece.server import limits
from lutece.server.components_text import as_toml
from lutece.server.components_worker import Job, Verdict
from lutece.server.refusals import Refusal

log = logging.getLogger("lutece.server")

MOST_LINES = 3_000
LONGEST_LINE = 1_000  # characters
MOST_DOTS = 40  # in a line: a key of thousands of parts takes quadratic time to read
READY_SECONDS = 60.0  # that the process may take to start, on a busy machine
IDLE_SECONDS = 60.0  # after which it ends
REMEMBERED = 64  # sound files that are not read again
LONGEST_ANSWER = 1024 * 1024  # bytes of the figures as JSON


class Uploads:
    """All reading of components files that came over the network."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._sound: OrderedDict[bytes, str] = OrderedDict()  # by digest: our own text
        self._idle: asyncio.TimerHandle | None = None

    async def plain(self, game: str, text: str) -> str:
        """A components file in the server's own words, or the refusal that says what is wrong."""
        check_shape(text)
        digest = hashlib.sha256(f"{game}\0{text}".encode()).digest()
        if digest in self._sound:
            self._sound.move_to_end(digest)
            return self._sound[digest]
        if self._waiting >= limits.UPLOADS_WAITING.amount:
            raise Refusal("too-fast")
        self._waiting += 1
        try:
            async with self._turn:
                verdict = await self._verdict(Job(game, text))
        finally:
            self._waiting -= 1
        if verdict.figures is None:
            raise Refusal("wrong-components", problem=verdict.problem or "it cannot be read")
        plain = self._sound[digest] = as_toml(verdict.figures)
        if len(self._sound) > REMEMBERED:
            self._sound.popitem(last=False)
        return plain

    async def stop(self) -> None:
        """End the process, and wait until it is gone."""
        process = self._process
        self._kill()
        if process is not None:
            await process.wait()

    def _kill(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self._process = None

    async def _verdict(self, job: Job) -> Verdict:
        if self._idle is not None:
            self._idle.cancel()
        try:
            process = self._process or await self._start()
            return await asyncio.wait_for(_ask(process, job), limits.UPLOAD_SECONDS.amount)
        except TimeoutError:
            self._kill()
            return Verdict("it takes too long to read")
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            log.warning("the process that reads components files ended")
            self._kill()
            return Verdict("it cannot be read")
        except asyncio.CancelledError:
            self._kill()  # its answer must not be taken for that of the next file
            raise
        finally:
            if self._process is not None:
                loop = asyncio.get_running_loop()
                self._idle = loop.call_later(IDLE_SECONDS, self._kill)

    async def _start(self) -> asyncio.subprocess.Process:
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "lutece.server.components_worker",
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        assert process.stdout is not None
        await asyncio.wait_for(process.stdout.readuntil(), READY_SECONDS)
        return process


def check_shape(text: str) -> None:
    """Refuse what no components file looks like, at the cost of one pass over the text."""
    most = int(limits.COMPONENTS.amount)
    if len(text) > most or len(text.encode()) > most:
        raise Refusal("too-large", limit=most)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Refusal("wrong-components", problem=f"it has more than {MOST_LINES} lines")
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            raise Refusal("wrong-components", problem=f"its line {number} is too long")


async def _ask(process: asyncio.subprocess.Process, job: Job) -> Verdict:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readuntil()
    return msgspec.json.decode(line, type=Verdict)
