"""The server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lutece import games
from lutece.lab.review import ReviewSettings
from lutece.server import embedded, pages
from lutece.server.addresses import network_of_host
from lutece.server.api import ENDPOINTS
from lutece.server.connections import NOT_ALLOWED, live
from lutece.server.database import Database, NotSavedError
from lutece.server.endpoint import problem
from lutece.server.hosts import Hosts
from lutece.server.notifications.settings import NotificationSettings
from lutece.server.openapi import description
from lutece.server.refusals import Refusal
from lutece.server.services import Services
from lutece.server.table_preview import table_preview

log = logging.getLogger("lutece.server")

USUAL = ReviewSettings()
USUAL_MESSAGES = NotificationSettings()
PAGES = (
    *("/", "/new/{game}", "/rules", "/rules/{game}", "/account", "/history", "/mistakes"),
    *("/lessons/{game}", "/lessons/{game}/{lesson}"),
    *("/deck", "/puzzles", "/puzzles/{game}", "/puzzles/{game}/{puzzle}"),
    "/notifications/{action}/{token}",
)


def application(
    database: Database,
    hosts: Hosts | None = None,
    *,
    reviewing: ReviewSettings = USUAL,
    notifying: NotificationSettings = USUAL_MESSAGES,
) -> Starlette:
    """The server over a database that is open, under the names that it has."""
    services = Services(database, reviewing, notifying)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.tables.start()
        services.retention.task.start()
        services.vacations.task.start()
        await services.reviews.start()
        services.notifier.start()
        yield
        services.close_doors()
        await services.retention.task.stop()
        await services.vacations.task.stop()
        await services.notifier.stop()
        await services.reviews.stop()
        await services.tables.stop()
        database.close()

    app = Application(
        routes=[
            *(endpoint.route(services) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", description, methods=["GET"]),
            *(Route(path, _page, methods=["GET"]) for path in PAGES),
            Route("/table/{table}", _table_page, methods=["GET"]),
            Route(pages.SERVICE_WORKER, _service_worker, methods=["GET"]),
            Route(f"{pages.STATIC}{{path:path}}", _static, methods=["GET"]),
        ],
        exception_handlers={HTTPException: _http_problem, Exception: _fault},
        lifespan=lifespan,
    )
    app.add_middleware(SafeHeaders)
    app.state.services = services
    app.state.hosts = hosts or Hosts()
    return app


class Application(Starlette):
    """Requests take the usual way; live connections go straight to their table."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or keep a connection."""
        if scope["type"] != "lifespan":
            client = scope.get("client")
            await self.state.services.turns.wait(network_of_host(client[0] if client else ""))
        refused = None if scope["type"] == "lifespan" else self.state.hosts.refused(scope)
        if refused is not None:
            await _misdirected(refused, scope, receive, send)
        elif scope["type"] == "websocket":
            await live(scope, receive, send, self.state.services)
        else:
            await super().__call__(scope, receive, send)


class SafeHeaders:
    """Adds the security headers to every response."""

    HEADERS = (
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    )

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add the headers on the way out."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.HEADERS:
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self.app(scope, receive, sent if scope["type"] == "http" else send)


async def _misdirected(host: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Somebody asks for another server: see `Hosts`."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": NOT_ALLOWED})
    else:
        await problem(Refusal("unknown-host", host=host[:100]))(scope, receive, send)


async def _page(request: Request) -> Response:
    paths = embedded.WITH_TABLES if request.url.path == "/" else embedded.ALWAYS
    return pages.page(
        request, answers=await embedded.answers(request, request.app.state.services, paths)
    )


async def _table_page(request: Request) -> Response:
    """The page at a table's address; a link to it says what it leads to."""
    services: Services = request.app.state.services
    try:
        table = await services.tables.table(request.path_params["table"])
    except (Refusal, NotSavedError):
        return pages.page(request)  # the page itself says what is wrong
    summary = table.state.summary
    return pages.page(
        request,
        preview=table_preview(summary),
        answers=await embedded.answers(request, services, embedded.WITH_TABLES, table),
        board=games.describe(summary.game).board,
    )


async def _service_worker(request: Request) -> Response:
    return pages.service_worker(request)


async def _static(request: Request) -> Response:
    return pages.static(request) or problem(Refusal("unknown-page"))


async def _http_problem(request: Request, error: Exception) -> Response:
    """An address that does not exist: words for programs, the friendly page for people."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        return problem(Refusal("wrong-method", method=request.method[:10]))
    if request.url.path.startswith("/api/"):
        return problem(Refusal("unknown-page"))
    return pages.page(request, 404)


async def _fault(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Refusal("server-error"))


def make(url: str) -> Any:
    """The application for a database address."""
    return application(Database(url))
