"""The viewers of a table: its open connections, counted by player."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Protocol

from lutece.server.outbox import Encode
from lutece.server.people import Player


class Connection(Protocol):
    """Somebody who looks on: a socket, a stream."""

    player: Player | None
    seat: int | None  # the seat whose view it gets; None: a spectator's
    hidden: bool  # the page is in the background

    def post(self, data: bytes) -> None:
        """Send news about the table, now or as soon as possible; never waits."""

    def post_sync(self, encode: Encode) -> None:
        """Send everything, as it is when the client can take it."""

    def dismiss(self) -> None:
        """Close the connection: the client may come back, and then gets a sync."""


class Viewers:
    """The connections of a table."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self._by_player: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self._connections.add(connection)
        if connection.player is not None:
            self._by_player[connection.player.id] += 1

    def remove(self, connection: Connection) -> None:
        """Remove a connection."""
        if connection not in self._connections:
            return
        self._connections.discard(connection)
        if connection.player is not None:
            self._count_down(connection.player.id)

    def become(self, before: str, player: Player) -> bool:
        """Connections of one player belong to another, or have another name; whether any did."""
        changed = [c for c in self._connections if c.player is not None and c.player.id == before]
        for connection in changed:
            self._count_down(before)
            connection.player = player
            self._by_player[player.id] += 1
        return bool(changed)

    def online(self, player: str | None) -> bool:
        """Whether a player looks on."""
        return player is not None and player in self._by_player

    def is_looking(self, player: str) -> bool:
        """Whether a player has the table in front of them."""
        return any(
            connection.player is not None and connection.player.id == player
            for connection in self._connections
            if not connection.hidden
        )

    def watchers(self, seated: Collection[str]) -> int:
        """How many connections are not those of the players at the table."""
        return len(self._connections) - sum(self._by_player[player] for player in seated)

    def _count_down(self, player: str) -> None:
        self._by_player[player] -= 1
        if not self._by_player[player]:
            del self._by_player[player]
