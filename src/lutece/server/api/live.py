"""Live messages for clients that cannot open a WebSocket."""

from lutece.server import connections
from lutece.server.api.table_path import SEAT, TABLE, TABLE_REFUSALS
from lutece.server.endpoint import Endpoint
from lutece.server.schema import Message

LIVE_ENDPOINTS = (
    Endpoint(
        "GET",
        f"{TABLE}/events",
        connections.events,
        "Live messages as server-sent events",
        gives=Message,
        refuses=(*TABLE_REFUSALS, "not-your-seat", "stopping"),
        query=(*SEAT, ("have", int), ("here", int)),
        media="text/event-stream",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/lines",
        connections.lines,
        "Live messages, a JSON object a line",
        gives=Message,
        refuses=(*TABLE_REFUSALS, "not-your-seat", "stopping"),
        query=(*SEAT, ("have", int), ("here", int)),
        media="application/x-ndjson",
    ),
)
