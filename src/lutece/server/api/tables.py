"""One table: to look at, to sit down at, to play at."""

import asyncio
import tomllib
from datetime import UTC, datetime

from msgspec.structs import replace
from starlette.responses import Response

from lutece.server.api.offer import game_info
from lutece.server.api.table_path import SEAT, TABLE, TABLE_REFUSALS, table_of
from lutece.server.endpoint import ApiRequest, Endpoint, as_number
from lutece.server.schema import (
    Answer,
    Command,
    Done,
    GameInfo,
    Join,
    Listing,
    Mute,
    Refused,
    Report,
    TableInfo,
)
from lutece.table import View
from lutece.table.record import Record


async def one_table(request: ApiRequest) -> TableInfo:
    """A table from outside."""
    return (await table_of(request)).display.info(request.player)


async def components_of(request: ApiRequest) -> GameInfo:
    """What the board of this table is drawn from: its own components where it has them."""
    table = await table_of(request)
    summary = table.state.summary
    info = game_info(summary.game)
    if summary.own_components:
        text = await request.services.tables.repository.components(table.id)
        info = replace(info, components=await asyncio.to_thread(tomllib.loads, text))
    return info


async def join(request: ApiRequest) -> TableInfo:
    """Take a free seat."""
    player, table = request.sitting(), await table_of(request)
    await table.join(player, request.body)
    return table.display.info(player)


async def leave(request: ApiRequest) -> TableInfo:
    """Stand up: a bot stands in for me, or the seat is free again before the start."""
    player, table = request.sitting(), await table_of(request)
    await table.leave(player)
    return table.display.info(player)


async def come_back(request: ApiRequest) -> TableInfo:
    """Take my seats back from the bot that stands in."""
    player, table = request.sitting(), await table_of(request)
    await table.come_back(player)
    return table.display.info(player)


async def close(request: ApiRequest) -> TableInfo:
    """Close a table for good."""
    player, table = request.sitting(), await table_of(request)
    await table.close(player)
    return table.display.info(player)


async def rematch(request: ApiRequest) -> TableInfo:
    """Play again with the same people: the first request sets up the table, the others join."""
    player, table = request.sitting(), await table_of(request)
    again = await request.services.tables.rematch(player, table)
    return again.display.info(player)


async def pause(request: ApiRequest) -> TableInfo:
    """Propose to stop the clock; alone at the table, it stops."""
    player, table = request.sitting(), await table_of(request)
    await table.agreements.propose_pause(player)
    return table.display.info(player)


async def resume(request: ApiRequest) -> TableInfo:
    """Let the clock run again."""
    player, table = request.sitting(), await table_of(request)
    await table.agreements.resume(player)
    return table.display.info(player)


async def take_back(request: ApiRequest) -> TableInfo:
    """Take my last decision back; where other people play, they are asked."""
    player, table = request.sitting(), await table_of(request)
    await table.agreements.propose_take_back(player)
    return table.display.info(player)


async def answer(request: ApiRequest) -> TableInfo:
    """Agree to what is proposed, or not."""
    player, table = request.sitting(), await table_of(request)
    await table.agreements.answer(player, request.body.agree)
    return table.display.info(player)


async def stay(request: ApiRequest) -> TableInfo:
    """I am still here: give me more time."""
    player, table = request.sitting(), await table_of(request)
    await table.agreements.stay(player)
    return table.display.info(player)


async def list_table(request: ApiRequest) -> TableInfo:
    """Let strangers find my table in the lobby or take part in its chat, or not."""
    player, table = request.sitting(), await table_of(request)
    await table.list_table(player, request.body)
    return table.display.info(player)


async def mute(request: ApiRequest) -> TableInfo:
    """Mute a person at my table, or end the mute."""
    player, table = request.sitting(), await table_of(request)
    await table.chat.mute(player, request.body)
    return table.display.info(player)


async def report(request: ApiRequest) -> None:
    """Report a person at this table to the people who run the server."""
    player, table = request.sitting(), await table_of(request)
    request.services.report_rate.check(player.id)
    await table.chat.report(player, request.body)


async def command(request: ApiRequest) -> Done:
    """Do at a table what a live connection does: play, undo, say."""
    table = await table_of(request)
    request.services.check_chat(request.player, request.body)
    return await table.command(request.player, request.body)


async def at(request: ApiRequest) -> View:
    """The game as it stood after so many decisions."""
    table = await table_of(request)
    seat = table.display.seat_for(request.player, request.number("seat"))
    return table.display.view_at(as_number(request.path("number")), seat)


async def why(request: ApiRequest) -> Refused | None:
    """Why a decision, or any about a board element, is not legal now; nothing if one is."""
    table = await table_of(request)
    query = request.http.query_params
    element = query.get("element")
    return table.display.why(
        request.player, query.get("decision", "")[:80], None if element is None else element[:80]
    )


async def record(request: ApiRequest) -> Response:
    """The finished game as a record: `lutece verify` and `lutece replay` read it."""
    table = await table_of(request)
    match = table.state.finished()
    known = replace(
        match.record(),
        players=table.state.record_players(),
        date=datetime.fromtimestamp(table.state.summary.changed, UTC).isoformat(timespec="seconds"),
    )
    line = known.line() + "\n"
    name = f'attachment; filename="{match.game.name}-{table.id}.json"'
    return Response(line, media_type="application/json", headers={"content-disposition": name})


_SEATED = ("name-needed", "not-at-table")
_RUNNING = ("not-started", "table-closed", "game-over")

TABLE_ENDPOINTS = (
    Endpoint("GET", TABLE, one_table, "A table", gives=TableInfo, refuses=TABLE_REFUSALS),
    Endpoint(
        "GET",
        f"{TABLE}/components",
        components_of,
        "What a table's board is drawn from",
        gives=GameInfo,
        refuses=TABLE_REFUSALS,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/join",
        join,
        "Take a seat",
        Join,
        TableInfo,
        (*TABLE_REFUSALS, "name-needed", "seat-taken", "needs-invitation", "no-free-seat"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/leave",
        leave,
        "Stand up",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, "name-needed", "not-at-table"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/return",
        come_back,
        "Take my seats back",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, "name-needed", "not-at-table"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/close",
        close,
        "Close a table",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, "name-needed", "cannot-close"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/rematch",
        rematch,
        "Play again with the same people",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, *_SEATED, "still-playing", "seat-taken", "too-many-tables"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/pause",
        pause,
        "Propose a pause",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, *_SEATED, *_RUNNING, "cannot-pause"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/resume",
        resume,
        "End a pause",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, *_SEATED, *_RUNNING, "cannot-pause"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/take-back",
        take_back,
        "Take my last decision back",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, *_SEATED, *_RUNNING, "paused", "cannot-take-back"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/answer",
        answer,
        "Agree to what is proposed, or not",
        Answer,
        TableInfo,
        (*TABLE_REFUSALS, *_SEATED, *_RUNNING, "nothing-proposed", "cannot-take-back", "paused"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/stay",
        stay,
        "Say that I am still here",
        gives=TableInfo,
        refuses=(*TABLE_REFUSALS, "name-needed", "not-asked"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/listing",
        list_table,
        "Open a table or its chat to strangers, or close it to them",
        Listing,
        TableInfo,
        (*TABLE_REFUSALS, "name-needed", "not-your-table"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/mute",
        mute,
        "Let somebody speak no more, or again",
        Mute,
        TableInfo,
        (*TABLE_REFUSALS, "name-needed", "not-your-table", "unknown-person", "too-many-muted"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/report",
        report,
        "Report somebody to whoever runs the server",
        Report,
        refuses=(*TABLE_REFUSALS, "name-needed", "unknown-person"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/command",
        command,
        "Play, undo, or say something",
        Command,
        Done,
        (
            *TABLE_REFUSALS,
            "name-needed",
            "not-at-table",
            "not-your-turn",
            "not-started",
            "game-over",
            "paused",
            "behind",
            "cannot-undo",
            "illegal",
            "nothing-to-say",
            "chat-closed",
            "muted",
        ),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/at/{{number}}",
        at,
        "A moment of the game",
        gives=View,
        refuses=(*TABLE_REFUSALS, "unknown-moment", "not-started", "not-your-seat"),
        query=SEAT,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/why",
        why,
        "Why a decision is not legal",
        gives=Refused | None,
        refuses=(*TABLE_REFUSALS, "not-started", "not-your-turn"),
        query=(("decision", str), ("element", str)),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "The finished game as a record",
        gives=Record,
        refuses=(*TABLE_REFUSALS, "not-over"),
    ),
)
