"""The names that a server answers to.

A page of another site can make its own name point to a server in somebody's private network, and
then talk to it as if it were its own (DNS rebinding). The header `Host` gives it away: it carries
that site's name.
"""

import socket
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address

from starlette.types import Scope

# Names that no site on the internet can have: RFC 6761, 6762, 8375, 9476 and common routers.
LOCAL_ENDINGS = (".localhost", ".local", ".home.arpa", ".internal", ".lan", ".home", ".fritz.box")
_FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded")


class Hosts:
    """Which values of `Host` are meant for this server.

    With names given: those, local names and bare addresses. Without: local names and bare
    addresses, and any name that a proxy hands on, because then the name is the proxy's business.
    """

    def __init__(self, names: Sequence[str] = (), listens: str = "") -> None:
        self.names = frozenset(name.strip().rstrip(".").lower() for name in names)
        own = {socket.gethostname().lower(), listens.lower()}
        self._own = own | {f"{name}.local" for name in own}
        self._is_known = lru_cache(maxsize=256)(self._is_meant)

    def refused(self, scope: Scope) -> str | None:
        """The name that a request asks for, if it is not one of this server's; None: it is."""
        host, proxied = None, False
        for name, value in scope["headers"]:
            if name == b"host":
                host = value.decode("latin-1")
            elif name in _FORWARDED:
                proxied = True
        if host is None or self._is_known(host):
            return None  # no browser leaves it out
        return None if proxied and not self.names else host

    def _is_meant(self, host: str) -> bool:
        name = _without_port(host).rstrip(".").lower()
        if name in self.names or name in self._own or name.endswith(LOCAL_ENDINGS):
            return True
        one_label = "." not in name and ":" not in name
        return one_label or _is_address(name)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
