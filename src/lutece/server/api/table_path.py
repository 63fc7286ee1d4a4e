"""What all addresses of a table share."""

from lutece.server.endpoint import ApiRequest
from lutece.server.live_table import LiveTable

TABLE = "/api/tables/{table}"
SEAT = (("seat", int),)
TABLE_REFUSALS = ("unknown-table", "older-rules")


async def table_of(request: ApiRequest) -> LiveTable:
    """The table that the address names."""
    return await request.services.tables.table(request.path("table"))
