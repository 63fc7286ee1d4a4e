"""All open live connections: how many one person or one network has, and which a secret opened."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from lutece.server import limits
from lutece.server.addresses import is_local
from lutece.server.people import Player
from lutece.server.refusals import Refusal


class Revocable(Protocol):
    """A live connection."""

    player: Player | None

    def revoke(self) -> None:
        """Take the rights away and close the connection."""


class Origin(NamedTuple):
    """Where a connection comes from, as it was when it was opened."""

    network: str
    credential: str | None  # the digest of the secret that opened it
    player: str | None


class OpenConnections:
    """The live connections of the process."""

    def __init__(self) -> None:
        self._origins: dict[Revocable, Origin] = {}
        self._by_network: Counter[str] = Counter()
        self._by_player: Counter[str] = Counter()

    def _add(
        self, connection: Revocable, network: str, credential: str | None, player: Player | None
    ) -> None:
        self.check(network, player)
        self._origins[connection] = Origin(network, credential, player.id if player else None)
        self._by_network[network] += 1
        if player is not None:
            self._by_player[player.id] += 1

    def check(self, network: str, player: Player | None) -> None:
        """Raise the refusal where there are too many."""
        too_many = player and self._by_player[player.id] >= limits.CONNECTIONS_OF_PERSON.amount
        crowded = self._by_network[network] >= limits.CONNECTIONS_OF_NETWORK.amount
        if too_many or (crowded and not is_local(network)):
            raise Refusal("too-many-connections")

    @contextmanager
    def counted(
        self, connection: Revocable, network: str, credential: str | None, player: Player | None
    ) -> Iterator[None]:
        """Count a connection while it is open; raises the refusal where there are too many."""
        self._add(connection, network, credential, player)
        try:
            yield
        finally:
            self._remove(connection)

    def _remove(self, connection: Revocable) -> None:
        origin = self._origins.pop(connection)
        _count_down(self._by_network, origin.network)
        if origin.player is not None:
            _count_down(self._by_player, origin.player)

    def revoke(self, credential: str) -> None:
        """Close what was opened by a secret that is not valid any more."""
        for connection, origin in list(self._origins.items()):
            if origin.credential is not None and origin.credential.startswith(credential):
                connection.revoke()

    def revoke_player(self, player: str) -> None:
        """Close everything of a player."""
        for connection in list(self._origins):
            if connection.player is not None and connection.player.id == player:
                connection.revoke()


def _count_down(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
