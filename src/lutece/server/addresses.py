"""Network addresses, as limits count them."""

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection


def network_of(connection: HTTPConnection) -> str:
    """Where a request comes from: an IPv4 address, or the /64 that one IPv6 customer has."""
    return network_of_host(connection.client.host if connection.client else "")


def network_of_host(host: str) -> str:
    """The network of an address."""
    try:
        address = ip_address(host)
    except ValueError:
        return host or "?"
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


def is_local(network: str) -> bool:
    """Whether requests come from this machine: from its user, or from a proxy that does not say."""
    return network in ("127.0.0.1", "::/64", "?")


def is_loopback(host: str) -> bool:
    """Whether a name or an address is this machine itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
