"""People: guests are known by a secret in a cookie, programs by a token.

A secret is shown to its holder once; the database keeps its hash only.
"""

import asyncio
import hashlib
import re
import secrets as random_secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from lutece.server.database import ConflictError, Database, NotSavedError, Statement
from lutece.server.database_tables import passkeys, players, secrets
from lutece.server.refusals import Refusal
from lutece.server.schema import Passkey, Token

LONGEST_NAME = 30
LONGEST_LABEL = 60
MOST_TOKENS = 10
MOST_PASSKEYS = 10
ID_LENGTH = 16  # of the hash of a token, by which its holder names it
COOKIE, TOKEN, BROWSER = "cookie", "token", "browser"  # the kinds of secrets
MOST_BROWSERS = 10  # of one account that are known from an earlier sign-in
NOTED_SECONDS = 24 * 3600.0  # after which it is noted again that somebody was here
CACHED = 20_000  # players known by their secret without asking the database

_CREDENTIAL = re.compile("[A-Za-z0-9_-]{1,1400}")  # base64url

_NEW_PLAYER = sa.insert(players)
_NEW_SECRET = sa.insert(secrets)
_RENAME = (
    sa.update(players).where(players.c.id == sa.bindparam("who")).values(name=sa.bindparam("name"))
)
_KEEP = (
    sa.update(players)
    .where(players.c.id == sa.bindparam("who"), players.c.login.is_(None))
    .values(login=sa.bindparam("login"), password=sa.bindparam("password"))
)
_DROP_SECRET = sa.delete(secrets).where(secrets.c.hash == sa.bindparam("digest"))
_DROP_TOKEN = sa.delete(secrets).where(
    secrets.c.player == sa.bindparam("who"),
    secrets.c.kind == TOKEN,
    sa.func.substr(secrets.c.hash, 1, ID_LENGTH) == sa.bindparam("id"),
)
_CHANGE_PASSWORD = (
    sa.update(players)
    .where(players.c.id == sa.bindparam("who"))
    .values(password=sa.bindparam("password"))
)
_DROP_SECRETS = sa.delete(secrets).where(secrets.c.player == sa.bindparam("who"))
_NEW_PASSKEY = sa.insert(passkeys)
_DROP_PASSKEY = sa.delete(passkeys).where(
    passkeys.c.player == sa.bindparam("who"), passkeys.c.credential == sa.bindparam("id")
)
_COUNT_PASSKEY = (
    sa.update(passkeys)
    .where(passkeys.c.credential == sa.bindparam("id"))
    .values(sign_count=sa.bindparam("count"))
)
_PASSKEYS_OF = (
    sa.select(sa.func.count())
    .where(passkeys.c.player == players.c.id)
    .correlate(players)
    .scalar_subquery()
)
_PLAYER = (
    *(players.c.id, players.c.name, players.c.login, _PASSKEYS_OF, players.c.seen),
    players.c.on_vacation,
)
_SEEN = (
    sa.update(players).where(players.c.id == sa.bindparam("who")).values(seen=sa.bindparam("now"))
)


@dataclass(frozen=True)
class Player:
    """Somebody who can sit at tables."""

    id: str
    name: str
    login: str | None = None
    passkeys: int = 0
    seen: float = field(default=0.0, compare=False)  # here last, to the day
    vacation: bool = False

    @property
    def kept(self) -> bool:
        """Whether they can sign in elsewhere; a guest is known by one browser only."""
        return self.login is not None or self.passkeys > 0


class People:
    """The players of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._by_secret: OrderedDict[tuple[str, str], Player] = OrderedDict()
        self._notes: set[asyncio.Future[None]] = set()
        self._forgotten = 0  # how often: what was read before is not remembered after

    # --- who somebody is ----------------------------------------------------------------------

    async def by_secret(self, secret: str, kind: str = COOKIE) -> Player | None:
        """Whose secret of this kind this is."""
        key = (kind, hash_of(secret))
        if known := self._by_secret.get(key):
            self._by_secret.move_to_end(key)
            return self._seen(key, known)
        forgotten = self._forgotten
        rows = await self._database.read(
            sa.select(*_PLAYER)
            .join(secrets, secrets.c.player == players.c.id)
            .where(secrets.c.hash == key[1], secrets.c.kind == kind)
        )
        if not rows:
            return None
        player = Player(*rows[0])
        if forgotten == self._forgotten:
            self._remember(key, player)
            return self._seen(key, player)
        return player

    async def by_login(self, login: str) -> tuple[Player, str] | None:
        """An account and the hash of its password."""
        rows = await self._database.read(
            sa.select(*_PLAYER, players.c.password).where(players.c.login == login)
        )
        if not rows or rows[0].password is None:
            return None
        return Player(*rows[0][:-1]), str(rows[0].password)

    async def by_id(self, player: str) -> Player:
        """A player that there is."""
        rows = await self._database.read(sa.select(*_PLAYER).where(players.c.id == player))
        return Player(*rows[0])

    async def new_guest(self, name: str) -> tuple[Player, str]:
        """A new player and the secret that proves who it is."""
        now = time.time()
        player = Player(random_secrets.token_hex(8), proper_name(name), seen=now)
        secret, digest = new_secret()
        row = {"id": player.id, "name": player.name, "created": now, "seen": now}
        await self._database.write(
            Statement(_NEW_PLAYER, row),
            secret_row(digest, player, COOKIE, "", now),
        )
        self._remember((COOKIE, digest), player)
        return player, secret

    async def rename(self, player: Player, name: str) -> Player:
        """The same player under another name."""
        name = proper_name(name)
        await self._database.write(Statement(_RENAME, {"who": player.id, "name": name}))
        self.forget(player.id)
        return replace(player, name=name)

    def forget(self, player: str) -> None:
        """Drop a player from the cache."""
        self._forgotten += 1
        for key in [key for key, known in self._by_secret.items() if known.id == player]:
            del self._by_secret[key]

    # --- accounts -----------------------------------------------------------------------------

    async def keep(
        self, player: Player, login: str, password: str, cookie: str
    ) -> tuple[Player, str]:
        """Make a guest an account with the hash of a password, under a new cookie."""
        secret, digest = new_secret()
        try:
            await self._database.write(
                Statement(_KEEP, {"who": player.id, "login": login, "password": password}),
                Statement(_DROP_SECRET, {"digest": hash_of(cookie)}),
                secret_row(digest, player, COOKIE, "", time.time()),
            )
        except ConflictError:
            raise Refusal("login-taken") from None
        finally:
            self.forget(player.id)
        return await self.by_id(player.id), secret

    async def change_password(self, player: Player, password: str) -> str:
        """Another hash; every browser is signed out and tokens end. Gives a cookie for this one."""
        secret, digest = new_secret()
        try:
            await self._database.write(
                Statement(_CHANGE_PASSWORD, {"who": player.id, "password": password}),
                Statement(_DROP_SECRETS, {"who": player.id}),
                secret_row(digest, player, COOKIE, "", time.time()),
            )
        finally:
            self.forget(player.id)
        return secret

    async def let_in(
        self, player: Player, guest: Player | None, cookie: str | None, also: Sequence[Statement]
    ) -> str:
        """A cookie for a player who proved who they are, in place of the one shown. A guest who
        came over is nobody any more: `also` says what else changes hands in the same moment.
        """
        secret, digest = new_secret()
        gone = [] if cookie is None else [Statement(_DROP_SECRET, {"digest": hash_of(cookie)})]
        if guest is not None:
            gone.append(Statement(_DROP_SECRETS, {"who": guest.id}))
        new = secret_row(digest, player, COOKIE, "", time.time())
        try:
            await self._database.write(*also, *gone, new)
        finally:
            self._forget_cookie(cookie)
            if guest is not None:
                self.forget(guest.id)
        return secret

    async def let_out(self, cookie: str) -> None:
        """Forget a cookie for good."""
        try:
            await self._database.write(Statement(_DROP_SECRET, {"digest": hash_of(cookie)}))
        finally:
            self._forget_cookie(cookie)

    async def new_browser(self, player: Player) -> str:
        """A mark for a browser that signed in; the oldest marks are forgotten."""
        rows = await self._database.read(
            sa.select(secrets.c.hash)
            .where(secrets.c.player == player.id, secrets.c.kind == BROWSER)
            .order_by(secrets.c.created.desc())
            .offset(MOST_BROWSERS - 1)
        )
        mark, digest = new_secret()
        await self._database.write(
            *(Statement(_DROP_SECRET, {"digest": row.hash}) for row in rows),
            secret_row(digest, player, BROWSER, "", time.time()),
        )
        return mark

    # --- passkeys -----------------------------------------------------------------------------

    async def passkeys_of(self, player: Player) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        rows = await self._database.read(
            sa.select(passkeys.c.credential, passkeys.c.created)
            .where(passkeys.c.player == player.id)
            .order_by(passkeys.c.created, passkeys.c.credential)
        )
        return [Passkey(id=row.credential, created=row.created) for row in rows]

    async def passkey(self, credential: str) -> Any:
        """A passkey's row, by its id; None if there is none."""
        if not _CREDENTIAL.fullmatch(credential):
            return None
        rows = await self._database.read(
            sa.select(passkeys).where(passkeys.c.credential == credential)
        )
        return rows[0] if rows else None

    async def add_passkey(
        self, player: Player, credential: str, public_key: bytes, sign_count: int
    ) -> Player:
        """Keep a passkey for a player."""
        values = {
            "credential": credential,
            "player": player.id,
            "public_key": public_key,
            "sign_count": sign_count,
            "created": time.time(),
        }
        try:
            await self._database.write(Statement(_NEW_PASSKEY, values))
        except ConflictError:
            raise Refusal("wrong-passkey", problem="it is registered already") from None
        finally:
            self.forget(player.id)
        return await self.by_id(player.id)

    async def drop_passkey(self, player: Player, credential: str) -> None:
        """Delete a passkey by its id: nobody signs in with it any more."""
        if credential not in [known.id for known in await self.passkeys_of(player)]:
            raise Refusal("unknown-passkey")
        try:
            await self._database.write(
                Statement(_DROP_PASSKEY, {"who": player.id, "id": credential})
            )
        finally:
            self.forget(player.id)

    async def passkey_used(self, credential: str, sign_count: int) -> None:
        """Keep how often a passkey was used: a copy of it would fall behind."""
        await self._database.write(
            Statement(_COUNT_PASSKEY, {"id": credential, "count": sign_count})
        )

    # --- tokens -------------------------------------------------------------------------------

    async def tokens(self, player: Player) -> list[Token]:
        """Somebody's tokens, the oldest first."""
        rows = await self._database.read(
            sa.select(secrets)
            .where(secrets.c.player == player.id, secrets.c.kind == TOKEN)
            .order_by(secrets.c.created, secrets.c.hash)
        )
        return [Token(id=r.hash[:ID_LENGTH], label=r.label, created=r.created) for r in rows]

    async def new_token(self, player: Player, label: str) -> tuple[str, str, str]:
        """A new token, its public id, and its label as it is kept."""
        count = len(await self.tokens(player))
        if count >= MOST_TOKENS:
            raise Refusal("too-many-tokens", count=count)
        label = visible(label)[:LONGEST_LABEL]
        token, digest = new_secret()
        await self._database.write(secret_row(digest, player, TOKEN, label, time.time()))
        return token, digest[:ID_LENGTH], label

    async def drop_token(self, player: Player, token: str) -> None:
        """Delete a token by its public id."""
        if token not in [known.id for known in await self.tokens(player)]:
            raise Refusal("unknown-token")
        try:
            await self._database.write(Statement(_DROP_TOKEN, {"who": player.id, "id": token}))
        finally:
            self.forget(player.id)

    # --- helpers ------------------------------------------------------------------------------

    def _remember(self, key: tuple[str, str], player: Player) -> None:
        self._by_secret[key] = player
        if len(self._by_secret) > CACHED:
            self._by_secret.popitem(last=False)

    def _seen(self, key: tuple[str, str], player: Player) -> Player:
        """Note once a day that somebody was here: guests who never come back are deleted."""
        now = time.time()
        if now - player.seen < NOTED_SECONDS:
            return player
        player = replace(player, seen=now)
        self._remember(key, player)
        task = asyncio.ensure_future(self._note(player.id, now))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)
        return player

    async def _note(self, player: str, now: float) -> None:
        with suppress(NotSavedError):  # it is noted the next time
            await self._database.write(Statement(_SEEN, {"who": player, "now": now}))

    def _forget_cookie(self, cookie: str | None) -> None:
        self._forgotten += 1
        if cookie is not None:
            self._by_secret.pop((COOKIE, hash_of(cookie)), None)


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
    tidy = visible(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal("bad-name", most=LONGEST_NAME)
    return tidy


def visible(text: str) -> str:
    """A line of text without odd spaces or invisible characters."""
    shown = "".join(c for c in text if unicodedata.category(c)[0] not in "CZ" or c == " ")
    return " ".join(unicodedata.normalize("NFC", shown).split())
