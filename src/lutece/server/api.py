"""The interface over HTTP: one line an address, from which router and description are made."""

import tomllib
from functools import lru_cache

from starlette.responses import Response

from lutece import games
from lutece.bots import LEVELS
from lutece.server import live
from lutece.server.accounts import ACCOUNT_ENDPOINTS
from lutece.server.asked import (
    Asked,
    Endpoint,
    as_number,
    json_response,
    me,
    sender_of,
    with_cookie,
)
from lutece.server.live_table import LiveTable
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    Command,
    Done,
    GameInfo,
    Join,
    Level,
    Me,
    Message,
    NameMe,
    NewTable,
    Refused,
    TableInfo,
    Tables,
)
from lutece.table import View
from lutece.table.record import Record
from lutece.table.rulebook import LANGUAGES, rulebook_html

# --- people -------------------------------------------------------------------------------------


async def who_am_i(asked: Asked) -> Me:
    """Who the cookie or token says I am."""
    return me(asked.player)


async def name_me(asked: Asked) -> Response:
    """A guest sits down by name; whoever has a name already gets the new one."""
    house = asked.house
    if asked.player is not None:
        player = await house.people.rename(asked.player, asked.body.name)
        house.hall.renamed(player)
        return json_response(me(player))
    house.arrivals.check(sender_of(asked.request))
    player, secret = await house.people.new_guest(asked.body.name)
    return with_cookie(asked, json_response(me(player)), secret)


# --- what there is ------------------------------------------------------------------------------


async def all_games(asked: Asked) -> list[GameInfo]:
    """The games, with everything that their boards are drawn from."""
    return [_game_info(name) for name in games.NAMES]


async def all_levels(asked: Asked) -> list[Level]:
    """The bots that can take a seat, from the weakest to the strongest."""
    return [Level(name=level.name, describe=level.describe) for level in LEVELS]


async def rules(asked: Asked) -> Response:
    """The rules of a game as a piece of HTML; every rule has its number as id."""
    game, language = asked.path("game"), asked.path("language")
    if game not in games.NAMES or language not in LANGUAGES:
        raise Refusal("unknown-rules", game=game[:40], language=language[:10])
    return Response(_rules(game, language), media_type="text/html")


@lru_cache
def _rules(game: str, language: str) -> str:
    return rulebook_html(game, language)


@lru_cache
def _game_info(name: str) -> GameInfo:
    game = games.load(name)
    return GameInfo(
        game=name,
        title=game.title,
        fewest=game.seats[0],
        most=game.seats[-1],
        options=dict(game.options),
        table_options=dict(game.table_options),
        components=tomllib.loads(games.components_file(name).read_text(encoding="utf-8")),
    )


# --- tables -------------------------------------------------------------------------------------


async def all_tables(asked: Asked) -> Tables:
    """My tables, those with a free seat for anyone, and those that can be watched."""
    return await asked.house.hall.lists(asked.player)


async def new_table(asked: Asked) -> Response:
    """Set up a table; with no seat free, the game starts."""
    player = asked.sitting()
    table = await asked.house.hall.set_up(player, asked.body)
    return json_response(table.info(player), 201)


async def one_table(asked: Asked) -> TableInfo:
    """A table from outside."""
    return (await _table(asked)).info(asked.player)


async def components_of(asked: Asked) -> GameInfo:
    """What the board of this table is drawn from: its own components where it has them."""
    table = await _table(asked)
    info = _game_info(table.game.name)
    if table.own_components:
        text = await asked.house.hall.components(table.id)
        info = GameInfo(
            game=info.game,
            title=info.title,
            fewest=info.fewest,
            most=info.most,
            options=info.options,
            table_options=info.table_options,
            components=tomllib.loads(text),
        )
    return info


async def join(asked: Asked) -> TableInfo:
    """Take a free seat."""
    player, table = asked.sitting(), await _table(asked)
    await table.join(player, asked.body)
    return table.info(player)


async def leave(asked: Asked) -> TableInfo:
    """Stand up: a bot stands in for me, or the seat is free again before the start."""
    player, table = asked.sitting(), await _table(asked)
    await table.leave(player)
    return table.info(player)


async def come_back(asked: Asked) -> TableInfo:
    """Take my seats back from the bot that stands in."""
    player, table = asked.sitting(), await _table(asked)
    await table.come_back(player)
    return table.info(player)


async def close(asked: Asked) -> TableInfo:
    """Close a table for good."""
    player, table = asked.sitting(), await _table(asked)
    await table.close(player)
    return table.info(player)


async def command(asked: Asked) -> Done:
    """Do at a table what a live connection does: play, undo, say."""
    table = await _table(asked)
    return await table.command(asked.player, asked.body)


async def at(asked: Asked) -> View:
    """The game as it stood after so many decisions."""
    table = await _table(asked)
    seat = table.eyes(asked.player, asked.number("seat"))
    return table.at(as_number(asked.path("number")), seat)


async def why(asked: Asked) -> Refused | None:
    """Why a decision is not legal now, and by which rule; nothing if it is."""
    table = await _table(asked)
    return table.why(asked.player, asked.request.query_params.get("decision", "")[:80])


async def record(asked: Asked) -> Response:
    """The finished game as a record: `lutece verify` and `lutece replay` read it."""
    table = await _table(asked)
    if table.match is None or not table.match.over:
        raise Refusal("not-over")
    line = table.match.record().line() + "\n"
    name = f'attachment; filename="{table.game.name}-{table.id}.json"'
    return Response(line, media_type="application/json", headers={"content-disposition": name})


async def _table(asked: Asked) -> LiveTable:
    return await asked.house.hall.table(asked.path("table"))


TABLE = "/api/tables/{table}"
SEAT = (("seat", int),)
_TABLE_REFUSALS = ("unknown-table", "older-rules")

ENDPOINTS = (
    Endpoint("GET", "/api/me", who_am_i, "Who am I?", gives=Me),
    Endpoint("POST", "/api/me", name_me, "Say my name", NameMe, Me, ("bad-name",)),
    *ACCOUNT_ENDPOINTS,
    Endpoint("GET", "/api/games", all_games, "The games", gives=list[GameInfo]),
    Endpoint("GET", "/api/levels", all_levels, "The levels of bots", gives=list[Level]),
    Endpoint(
        "GET",
        "/api/rules/{game}/{language}",
        rules,
        "The rules of a game in words",
        gives=str,
        refuses=("unknown-rules",),
        media="text/html",
    ),
    Endpoint("GET", "/api/tables", all_tables, "The lobby's lists", gives=Tables),
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
            "nobody-here",
            "too-many-tables",
        ),
    ),
    Endpoint("GET", TABLE, one_table, "A table", gives=TableInfo, refuses=_TABLE_REFUSALS),
    Endpoint(
        "GET",
        f"{TABLE}/components",
        components_of,
        "What a table's board is drawn from",
        gives=GameInfo,
        refuses=_TABLE_REFUSALS,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/join",
        join,
        "Take a seat",
        Join,
        TableInfo,
        (*_TABLE_REFUSALS, "name-needed", "seat-taken", "needs-invitation", "no-free-seat"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/leave",
        leave,
        "Stand up",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, "name-needed", "not-at-table"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/return",
        come_back,
        "Take my seats back",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, "name-needed", "not-at-table"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/close",
        close,
        "Close a table",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, "name-needed", "cannot-close"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/command",
        command,
        "Play, undo, or say something",
        Command,
        Done,
        (
            *_TABLE_REFUSALS,
            "name-needed",
            "not-at-table",
            "not-your-turn",
            "not-started",
            "game-over",
            "behind",
            "cannot-undo",
            "illegal",
            "nothing-to-say",
        ),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/at/{{number}}",
        at,
        "A moment of the game",
        gives=View,
        refuses=(*_TABLE_REFUSALS, "unknown-moment", "not-started", "not-your-seat"),
        query=SEAT,
    ),
    Endpoint(
        "GET",
        f"{TABLE}/why",
        why,
        "Why a decision is not legal",
        gives=Refused | None,
        refuses=(*_TABLE_REFUSALS, "not-started", "not-your-turn"),
        query=(("decision", str),),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "The finished game as a record",
        gives=Record,
        refuses=(*_TABLE_REFUSALS, "not-over"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/events",
        live.events,
        "Live messages as server-sent events",
        gives=Message,
        refuses=(*_TABLE_REFUSALS, "not-your-seat", "stopping"),
        query=(*SEAT, ("have", int)),
        media="text/event-stream",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/lines",
        live.lines,
        "Live messages, a JSON object a line",
        gives=Message,
        refuses=(*_TABLE_REFUSALS, "not-your-seat", "stopping"),
        query=(*SEAT, ("have", int)),
        media="application/x-ndjson",
    ),
)
