"""Who is who: guests by a secret in a cookie, programs by a token.

A secret is shown to its holder once; the database keeps its hash only.
"""

import hashlib
import secrets as random_secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass

import sqlalchemy as sa

from lutece.server.database import Database, Statement, players, secrets
from lutece.server.refusals import Refusal

LONGEST_NAME = 30
CACHED = 20_000  # players known by their secret without asking the database

_NEW_PLAYER = sa.insert(players)
_NEW_SECRET = sa.insert(secrets)
_RENAME = (
    sa.update(players).where(players.c.id == sa.bindparam("who")).values(name=sa.bindparam("name"))
)


@dataclass(frozen=True)
class Player:
    """Somebody who can sit at tables."""

    id: str
    name: str
    login: str | None = None


class People:
    """The players of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._by_hash: OrderedDict[str, Player] = OrderedDict()

    async def by_secret(self, secret: str) -> Player | None:
        """Whose secret this is."""
        digest = hash_of(secret)
        if known := self._by_hash.get(digest):
            self._by_hash.move_to_end(digest)
            return known
        rows = await self._database.read(
            sa.select(players.c.id, players.c.name, players.c.login)
            .join(secrets, secrets.c.player == players.c.id)
            .where(secrets.c.hash == digest)
        )
        if not rows:
            return None
        return self._remember(digest, Player(*rows[0]))

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """A new player and the secret that proves who it is."""
        player = Player(random_secrets.token_hex(8), proper_name(name))
        secret, digest = new_secret()
        now = time.time()
        await self._database.write(
            Statement(_NEW_PLAYER, {"id": player.id, "name": player.name, "created": now}),
            secret_row(digest, player, "cookie", "", now),
        )
        self._remember(digest, player)
        return player, secret

    async def rename(self, player: Player, name: str) -> Player:
        """The same player under another name."""
        name = proper_name(name)
        await self._database.write(Statement(_RENAME, {"who": player.id, "name": name}))
        self.forget(player.id)
        return Player(player.id, name, player.login)

    def forget(self, player: str) -> None:
        """Ask the database again the next time."""
        for digest in [d for d, known in self._by_hash.items() if known.id == player]:
            del self._by_hash[digest]

    def _remember(self, digest: str, player: Player) -> Player:
        self._by_hash[digest] = player
        if len(self._by_hash) > CACHED:
            self._by_hash.popitem(last=False)
        return player


def new_secret() -> tuple[str, str]:
    """A secret and its hash."""
    secret = random_secrets.token_urlsafe(24)
    return secret, hash_of(secret)


def hash_of(secret: str) -> str:
    """What the database keeps: secrets have 192 random bits, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def secret_row(digest: str, player: Player, kind: str, label: str, now: float) -> Statement:
    """A secret to be kept for a player."""
    return Statement(
        _NEW_SECRET,
        {"hash": digest, "player": player.id, "kind": kind, "label": label, "created": now},
    )


def proper_name(name: str) -> str:
    """A name without odd spaces or invisible characters; refused if empty or too long."""
    visible = "".join(c for c in name if unicodedata.category(c)[0] not in "CZ" or c == " ")
    tidy = " ".join(unicodedata.normalize("NFC", visible).split())
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return tidy
