"""The lobby: which tables there are, my finished games, and new tables."""

from starlette.responses import Response

from lutece.server.endpoint import ApiRequest, Endpoint, json_response
from lutece.server.history import history_of
from lutece.server.refusals import Refusal
from lutece.server.schema import History, NewTable, RecordText, TableInfo, Tables


async def all_tables(request: ApiRequest) -> Tables:
    """My tables, those with a free seat for anyone, and those that can be watched."""
    return await request.services.tables.lists(request.player)


async def my_history(request: ApiRequest) -> History:
    """My finished games, and simple statistics of them."""
    query = request.http.query_params
    skip, result = request.number("skip") or 0, query.get("result")
    if result not in (None, "won", "lost"):
        raise Refusal("bad-message", problem="the result should be won or lost")
    return await history_of(
        request.services.tables.repository, request.sitting(), query.get("game"), result, skip
    )


async def new_table(request: ApiRequest) -> Response:
    """Set up a table; with no seat free, the game starts."""
    player = request.sitting()
    table = await request.services.tables.set_up(player, request.body)
    return json_response(table.display.info(player), 201)


async def open_record(request: ApiRequest) -> Response:
    """A finished game from a record, as a table to look at."""
    player = request.sitting()
    table = await request.services.tables.open_record(player, request.body.record)
    return json_response(table.display.info(player), 201)


LOBBY_ENDPOINTS = (
    Endpoint("GET", "/api/tables", all_tables, "The lobby's lists", gives=Tables),
    Endpoint(
        "GET",
        "/api/history",
        my_history,
        "My finished games",
        gives=History,
        refuses=("name-needed", "bad-message"),
        query=(("game", str), ("result", str), ("skip", int)),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        new_table,
        "Set up a table",
        NewTable,
        TableInfo,
        (
            "name-needed",
            "unknown-game",
            "unknown-level",
            "unknown-option",
            "wrong-seats",
            "wrong-components",
            "bad-clock",
            "nobody-here",
            "too-many-tables",
        ),
    ),
    Endpoint(
        "POST",
        "/api/records",
        open_record,
        "Look at a record",
        RecordText,
        TableInfo,
        ("name-needed", "unknown-game", "wrong-record"),
    ),
)
