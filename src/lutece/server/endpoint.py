"""From a request to a response: who sends it, what it holds, and how refusals are answered.

An `Endpoint` is one line of the interface: the router and the OpenAPI description are both made
from it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from lutece.server import limits
from lutece.server.addresses import network_of
from lutece.server.database import NotSavedError
from lutece.server.people import TOKEN, Player, hash_of
from lutece.server.refusals import Refusal
from lutece.server.schema import Me, Problem
from lutece.server.services import Services

log = logging.getLogger("lutece.server")

COOKIE = "lutece"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
JSON = "application/json"


@dataclass
class ApiRequest:
    """A request, read."""

    http: Request
    services: Services
    player: Player | None
    body: Any = None

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.http.path_params[name])

    def number(self, name: str) -> int | None:
        """A number of the query; None if it is not there."""
        text = self.http.query_params.get(name)
        if text is None or text == "":
            return None
        return as_number(text)

    def sitting(self) -> Player:
        """The person who sends the request, if they have a name."""
        if self.player is None:
            raise Refusal("name-needed")
        return self.player

    @property
    def secure(self) -> bool:
        """Whether the request came by https, so that cookies need not go any other way."""
        return bool(self.http.scope["scheme"] == "https")

    @property
    def cookie(self) -> str | None:
        """The secret of this browser; a program that shows a token has none."""
        by_token = "authorization" in self.http.headers
        return None if by_token else self.http.cookies.get(COOKIE)

    def in_browser(self) -> Player:
        """The person who sends the request, in person: a token does not open the account."""
        player = self.sitting()
        if self.cookie is None:
            raise Refusal("browser-needed")
        return player


@dataclass(frozen=True)
class Endpoint:
    """One address of the interface."""

    method: str
    path: str
    handler: Callable[[ApiRequest], Awaitable[Any]]
    summary: str
    takes: Any = None  # the type of the body
    gives: Any = None  # the type of the answer
    refuses: tuple[str, ...] = ()
    query: tuple[tuple[str, type], ...] = ()
    media: str = JSON  # of the answer

    def route(self, services: Services) -> Route:
        """As Starlette wants it."""
        decoder = msgspec.json.Decoder(self.takes) if self.takes is not None else None

        async def answer(request: Request) -> Response:
            try:
                read = await read_request(request, services, self.method, decoder)
                given = await self.handler(read)
            except Refusal as refusal:
                return problem(refusal)
            except NotSavedError:
                return problem(Refusal("not-saved"))
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it
            return given if isinstance(given, Response) else json_response(given)

        return Route(self.path, answer, methods=[self.method], name=self.handler.__name__)


async def player_of(connection: HTTPConnection, services: Services) -> Player | None:
    """The person who sends the request, by token or else by cookie."""
    authorization = connection.headers.get("authorization", "")
    if authorization:
        scheme, _, token = authorization.partition(" ")
        bearer = scheme.lower() == "bearer"
        player = await services.people.by_secret(token.strip(), TOKEN) if bearer else None
        if player is None:
            raise Refusal("wrong-token")
        return player
    secret = connection.cookies.get(COOKIE)
    return await services.people.by_secret(secret) if secret else None


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


def credential_of(connection: HTTPConnection) -> str | None:
    """The digest of the secret that a request shows."""
    authorization = connection.headers.get("authorization", "")
    secret = authorization.partition(" ")[2].strip() or connection.cookies.get(COOKIE)
    return hash_of(secret) if secret else None


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


def with_cookie(request: ApiRequest, response: Response, secret: str | None) -> Response:
    """An answer that leaves the secret in the browser, out of reach of scripts; None: takes it."""
    if secret is None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.secure)
    else:
        response.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.secure,
        )
    return response


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return json_response(Problem(reason=refusal.said, rule=refusal.rule), refusal.status)


async def read_request(
    request: Request, services: Services, method: str, decoder: Any = None
) -> ApiRequest:
    """A request with who sends it, within the limits of both."""
    player = await player_of(request, services)
    services.request_rate.check(player.id if player else network_of(request))
    if method in ("GET", "HEAD"):
        return ApiRequest(request, services, player)
    if not same_origin(request):
        raise Refusal("foreign-page")
    raw = await _body(request)
    if decoder is None:
        return ApiRequest(request, services, player)
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Refusal("bad-message", problem=f"its content type should be {JSON}")
    return ApiRequest(request, services, player, decoded(decoder, raw))


def decoded(decoder: Any, raw: bytes | str) -> Any:
    """A message as its struct, or the refusal that says what is wrong with it."""
    try:
        return decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-message", problem=str(error)[:300]) from None


async def _body(request: Request) -> bytes:
    raw, most = bytearray(), int(limits.BODY.amount)
    try:
        async with asyncio.timeout(limits.BODY_SECONDS.amount):
            async for piece in request.stream():
                raw += piece
                if len(raw) > most:
                    raise Refusal("too-large", limit=most)
    except TimeoutError:
        raise Refusal("too-slow") from None
    return bytes(raw)
