"""From a request to an answer: who asks, what they sent, and how refusals are told.

An `Endpoint` is one line of the interface: the router and the OpenAPI description are both made
from it.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from lutece.server.database import NotSavedError
from lutece.server.people import TOKEN, Player
from lutece.server.refusals import Refusal
from lutece.server.schema import Me, Problem

if TYPE_CHECKING:
    from lutece.server.app import House

log = logging.getLogger("lutece.server")

COOKIE = "lutece"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
LARGEST_BODY = 128_000
JSON = "application/json"
ALLOWED_A_SECOND, BURST = 100.0, 500.0  # requests of one sender


@dataclass
class Asked:
    """A request, read."""

    request: Request
    house: "House"
    player: Player | None
    body: Any = None

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int | None:
        """A number of the query; None if it is not there."""
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return None
        return as_number(text)

    def sitting(self) -> Player:
        """Whoever asks, if they said their name."""
        if self.player is None:
            raise Refusal("name-needed")
        return self.player

    @property
    def secure(self) -> bool:
        """Whether the request came by https, so that cookies need not go any other way."""
        return bool(self.request.scope["scheme"] == "https")

    @property
    def cookie(self) -> str | None:
        """The secret of this browser; a program that shows a token has none."""
        by_token = "authorization" in self.request.headers
        return None if by_token else self.request.cookies.get(COOKIE)

    def in_browser(self) -> Player:
        """Whoever asks, if they do so in person: a token does not open the account."""
        player = self.sitting()
        if self.cookie is None:
            raise Refusal("browser-needed")
        return player


@dataclass(frozen=True)
class Endpoint:
    """One address of the interface."""

    method: str
    path: str
    handler: Callable[[Asked], Awaitable[Any]]
    summary: str
    takes: Any = None  # the type of the body
    gives: Any = None  # the type of the answer
    refuses: tuple[str, ...] = ()
    query: tuple[tuple[str, type], ...] = ()
    media: str = JSON  # of the answer

    def route(self, house: "House") -> Route:
        """As Starlette wants it."""
        decoder = msgspec.json.Decoder(self.takes) if self.takes is not None else None

        async def answer(request: Request) -> Response:
            try:
                asked = await _read(request, house, self.method, decoder)
                given = await self.handler(asked)
            except Refusal as refusal:
                return problem(refusal)
            except NotSavedError:
                return problem(Refusal("not-saved"))
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            return given if isinstance(given, Response) else json_response(given)

        return Route(self.path, answer, methods=[self.method], name=self.handler.__name__)


@dataclass
class Bucket:
    """A measure against too many requests: it fills again with time."""

    rate: float = ALLOWED_A_SECOND
    size: float = BURST
    left: float = BURST
    at: float = field(default_factory=time.monotonic)

    def take(self, amount: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for each sender, the oldest forgotten."""

    def __init__(self, rate: float = ALLOWED_A_SECOND, size: float = BURST, most: int = 5_000):
        self.rate, self.size, self.most = rate, size, most
        self._by_sender: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, sender: str, amount: float = 1.0) -> None:
        """Raise the refusal where somebody asks too fast."""
        bucket = self._by_sender.pop(sender, None) or Bucket(self.rate, self.size, self.size)
        self._by_sender[sender] = bucket
        if len(self._by_sender) > self.most:
            self._by_sender.popitem(last=False)
        if not bucket.take(amount):
            raise Refusal("too-fast")


async def player_of(connection: HTTPConnection, house: "House") -> Player | None:
    """Who asks: by token, else by cookie."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        bearer = scheme.lower() == "bearer"
        player = await house.people.by_secret(token.strip(), TOKEN) if bearer else None
        if player is None:
            raise Refusal("wrong-token")
        return player
    secret = connection.cookies.get(COOKIE)
    return await house.people.by_secret(secret) if secret else None


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this very site sent it; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    try:
        sender = urlsplit(origin).netloc
    except ValueError:
        return False
    return sender != "" and sender == connection.headers.get("host", "")


def sender_of(connection: HTTPConnection) -> str:
    """An address to count requests by."""
    return connection.client.host if connection.client else "?"


def as_number(text: str) -> int:
    """A number that somebody wrote into an address."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refusal("bad-message", problem=f"{text[:40]!r} is not a number")
    return int(text)


def json_response(given: Any, status: int = 200) -> Response:
    """A struct as an answer; None as an empty one."""
    if given is None:
        return Response(status_code=204)
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(given), status, media_type=JSON, headers=headers)


def me(player: Player | None) -> Me:
    """A player as they see themselves."""
    if player is None:
        return Me(player=None, name=None, login=None)
    return Me(player=player.id, name=player.name, login=player.login, passkeys=player.passkeys)


def with_cookie(asked: Asked, response: Response, secret: str | None) -> Response:
    """An answer that leaves the secret in the browser, out of reach of scripts; None: takes it."""
    if secret is None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=asked.secure)
    else:
        response.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=asked.secure,
        )
    return response


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return json_response(Problem(reason=refusal.said, rule=refusal.rule), refusal.status)


async def _read(request: Request, house: "House", method: str, decoder: Any) -> Asked:
    player = await player_of(request, house)
    house.buckets.check(player.id if player else sender_of(request))
    if method in ("GET", "HEAD"):
        return Asked(request, house, player)
    if not same_origin(request):
        raise Refusal("foreign-page")
    raw = await _body(request)
    if decoder is None:
        return Asked(request, house, player)
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Refusal("bad-message", problem=f"its content type should be {JSON}")
    return Asked(request, house, player, decoded(decoder, raw))


def decoded(decoder: Any, raw: bytes | str) -> Any:
    """A message as its struct, or the refusal that says what is wrong with it."""
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-message", problem=str(error)[:300]) from None


async def _body(request: Request) -> bytes:
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > LARGEST_BODY:
            raise Refusal("too-large", limit=LARGEST_BODY)
    return bytes(raw)
