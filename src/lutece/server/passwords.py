"""Passwords: kept as Argon2 hashes, worked out beside the event loop, guessed at slowly."""

import asyncio
import re
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lutece.server import limits
from lutece.server.rate_limit import RateLimiter
from lutece.server.refusals import Refusal

SHORTEST, LONGEST = 8, 200  # characters of a password
PASSES, KIB, LANES = 2, 19_456, 1  # of Argon2: what guidance for servers asks at least
AT_ONCE = 2  # hashes worked out side by side
MOST_WAITING = 32

_LOGIN = re.compile(r"[\w.\-]{3,40}")

T = TypeVar("T")


class Passwords:
    """Hashes and checks; an unknown login takes as long as a wrong password."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(PASSES, KIB, LANES)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="password")
        self._waiting = 0
        self._nobody: str | None = None  # a hash that no password fits

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._beside(lambda: self._hasher.hash(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password that was kept; None: there is no such account."""
        if self._nobody is None:
            self._nobody = await self.hash("")
        against = kept or self._nobody
        return await self._beside(lambda: self._verify(against, password)) and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1


class Attempts:
    """How often passwords may be tried.

    Guesses from elsewhere do not lock an owner out: each address has its own count for a sign-in
    name, and a browser that was signed in before has one to itself.
    """

    def __init__(self) -> None:
        self._by_network = RateLimiter(limits.SIGN_INS)
        self._by_login = RateLimiter(limits.GUESSES)
        self._by_login_anywhere = RateLimiter(limits.GUESSES_FROM_ANYWHERE)
        self._by_browser = RateLimiter(limits.GUESSES_OF_KNOWN)

    def check(self, network: str, login: str | None = None, browser: str | None = None) -> None:
        """Raise the refusal where too much is tried."""
        if browser is not None:
            self._by_browser.check(browser)
            return
        self._by_network.check(network)
        if login is not None:
            self._by_login.check(f"{login} {network}")
            self._by_login_anywhere.check(login)


def as_login(login: str) -> str | None:
    """A login as it is kept, without regard to case; None if it cannot be one."""
    plain = unicodedata.normalize("NFKC", login.strip()[:100]).casefold()
    return plain if _LOGIN.fullmatch(plain) else None


def as_password(password: str) -> str:
    """A password as it is hashed: however a keyboard composes its accents."""
    return unicodedata.normalize("NFC", password)
