"""Requests to addresses that players name: never into the server's own network.

The name is resolved once, every address that it has is checked, and the connection goes to the
checked address (so that a name which changes its address in between gains nothing). Redirects are
answers like others. A request has a few seconds for everything, and of the answer the head counts.
"""

import asyncio
import socket
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import h11

from lutece.server.notifications.delivery import RejectedError, UnreachableError

SECONDS = 10.0  # for the whole request
MOST_BYTES = 64 * 1024  # of an answer that are read
LOOKUPS_AT_ONCE = 8  # names that are resolved in threads of their own: no table waits for them
LATER = (408, 425, 429, *range(500, 600))  # statuses after which a request may be sent again

# Addresses of this IPv6 network hold an IPv4 address, which leads into that one's network.
_NAT64 = ip_network("64:ff9b::/96")

_lookups = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="lookup")
# The lookup that goes on for a person: nobody's slow names hold up those of others.
_lookup_for: dict[str, "asyncio.Future[list[Any]]"] = {}


class Target(NamedTuple):
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    path: str


def target_of(url: str, allow_private: bool) -> Target:
    """The parts of a URL; refused if it is none, or not https."""
    schemes = ("https", "http") if allow_private else ("https",)
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise RejectedError("target-address") from None
    if parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise RejectedError("target-address")
    if not url.isascii() or any(c <= " " or c == "\x7f" for c in url):
        raise RejectedError("target-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    usual = 443 if parts.scheme == "https" else 80
    return Target(parts.scheme, parts.hostname, usual if port is None else port, path)


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is None and found in _NAT64:
            return is_public(str(ip_address(int(found) & 0xFFFFFFFF)))
        if inner is not None:
            return is_public(str(inner))
        if found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


async def check(url: str, allow_private: bool, person: str) -> None:
    """Raise what is wrong with an address before it is kept."""
    target = target_of(url, allow_private)
    try:
        async with asyncio.timeout(SECONDS):
            await _addresses(target, allow_private, person)
    except TimeoutError:
        raise UnreachableError("target-unknown-host", "no answer in time") from None


def check_status(status: int) -> None:
    """Raise UnreachableError or RejectedError where a status says that a request failed."""
    if status in LATER:
        raise UnreachableError("target-unreachable", str(status))
    if not 200 <= status < 300:
        raise RejectedError("target-rejected", str(status))


async def post(
    url: str, body: bytes, headers: Sequence[tuple[str, str]], allow_private: bool, person: str
) -> int:
    """Send a request for a person; its status. Raises UnreachableError and RejectedError."""
    target = target_of(url, allow_private)
    try:
        async with asyncio.timeout(SECONDS):
            addresses = await _addresses(target, allow_private, person)
            return await _exchange(target, addresses, body, headers)
    except ssl.SSLError as error:
        raise UnreachableError("target-unreachable", str(error)) from None
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise UnreachableError("target-unreachable", str(error)) from None


async def _addresses(target: Target, allow_private: bool, person: str) -> list[str]:
    """The addresses of a name. One that is not public refuses all of them."""
    try:
        found = await _looked_up(target, person)
    except (OSError, UnicodeError) as error:
        raise UnreachableError("target-unknown-host", str(error)) from None
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not allow_private and not all(is_public(address) for address in addresses):
        raise RejectedError("target-private")
    return addresses


async def _looked_up(target: Target, person: str) -> list[Any]:
    """What the resolver says; it cannot be stopped, so a person's next lookup waits for its end."""
    while (before := _lookup_for.get(person)) is not None:
        await asyncio.wait([before])
    lookup: asyncio.Future[list[Any]] = asyncio.get_running_loop().run_in_executor(
        _lookups, lambda: socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    )
    _lookup_for[person] = lookup

    def end(lookup: asyncio.Future[list[Any]]) -> None:
        del _lookup_for[person]
        lookup.exception()  # read, also where nobody waits for it any more

    lookup.add_done_callback(end)
    return await asyncio.shield(lookup)


async def _exchange(
    target: Target, addresses: Sequence[str], body: bytes, headers: Sequence[tuple[str, str]]
) -> int:
    secure = target.scheme == "https"
    name = target.host if secure else None
    reader, writer = await _connect(addresses, target.port, _tls() if secure else None, name)
    try:
        client = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_BYTES)
        head = [("host", _host(target)), ("content-length", str(len(body)))]
        head += [("user-agent", "Lutece"), ("connection", "close"), *headers]
        request = h11.Request(method="POST", target=target.path, headers=head)
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(client.send(event) or b"")
        await writer.drain()
        while True:
            answer = client.next_event()
            if isinstance(answer, h11.Response):
                return answer.status_code
            if answer is h11.NEED_DATA:
                client.receive_data(await reader.read(MOST_BYTES))
            elif not isinstance(answer, h11.InformationalResponse):
                raise UnreachableError("target-unreachable", "no answer")
    finally:
        writer.close()


async def _connect(
    addresses: Sequence[str], port: int, tls: ssl.SSLContext | None, name: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that answers."""
    failed: OSError | None = None
    for address in addresses:
        try:
            return await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
        except ssl.SSLError:
            raise
        except OSError as error:
            failed = error
    raise failed or OSError("it has no address")


@lru_cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _host(target: Target) -> str:
    host = f"[{target.host}]" if ":" in target.host else target.host
    usual = 443 if target.scheme == "https" else 80
    return host if target.port == usual else f"{host}:{target.port}"
