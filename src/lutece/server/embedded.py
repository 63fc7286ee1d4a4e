"""Answers that a page asks for first, written into the page itself: they save a round trip."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from lutece.server.api import ENDPOINTS
from lutece.server.database import NotSavedError
from lutece.server.endpoint import read_request
from lutece.server.live_table import LiveTable
from lutece.server.refusals import Refusal
from lutece.server.services import Services

ALWAYS = ("/api/me", "/api/games", "/api/levels")
WITH_TABLES = (*ALWAYS, "/api/tables")

_endpoints = {endpoint.path: endpoint for endpoint in ENDPOINTS if endpoint.method == "GET"}


async def answers(
    request: Request,
    services: Services,
    paths: tuple[str, ...] = ALWAYS,
    table: LiveTable | None = None,
) -> dict[str, Any]:
    """The responses of these addresses for the visitor who requests the page, by address.

    A live connection would begin with a sync of its table. Refusals are left out: the page asks
    itself, and is told why.
    """
    found: dict[str, Any] = {}
    try:
        read = await read_request(request, services, "GET")
        if table is not None:
            table.display.check_room(read.player)
            seat = table.display.seat_for(read.player, None)
            found[f"/api/tables/{table.id}/live"] = table.display.sync(read.player, seat)
        for path in paths:
            given = await _endpoints[path].handler(read)
            assert not isinstance(given, Response)
            found[path] = given
    except (Refusal, NotSavedError):
        pass
    return found
