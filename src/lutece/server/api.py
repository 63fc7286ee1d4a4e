"""The interface over HTTP: one line an address, from which router and description are made."""

import asyncio
import tomllib
from datetime import UTC, datetime
from functools import lru_cache

from msgspec.structs import replace
from starlette.responses import Response

from lutece import games
from lutece.bots import LEVELS, Bot, Level, plugins
from lutece.server import connections
from lutece.server.accounts import ACCOUNT_ENDPOINTS
from lutece.server.addresses import network_of
from lutece.server.endpoint import (
    ApiRequest,
    Endpoint,
    as_number,
    json_response,
    me,
    with_cookie,
)
from lutece.server.history import history_of
from lutece.server.lessons import LESSON_ENDPOINTS
from lutece.server.live_table import LiveTable
from lutece.server.notifications.api import NOTIFICATION_ENDPOINTS
from lutece.server.puzzles import count_puzzles
from lutece.server.refusals import Refusal
from lutece.server.schema import (
    Answer,
    AskCheck,
    AskHint,
    Command,
    DeckState,
    DeckWish,
    Done,
    GameInfo,
    HintView,
    History,
    Join,
    LevelInfo,
    Listing,
    Me,
    Message,
    Mistakes,
    Moment,
    Mute,
    NameMe,
    NewPractice,
    NewTable,
    PracticeResult,
    PuzzleResult,
    PuzzleShelf,
    PuzzleView,
    RecordText,
    Refused,
    Report,
    ReviewState,
    Seen,
    Sharing,
    TableInfo,
    Tables,
    TryPuzzle,
    VerdictView,
)
from lutece.table import View
from lutece.table.record import Record
from lutece.table.rulebook import LANGUAGES, rulebook_html

# --- people -------------------------------------------------------------------------------------


async def who_am_i(request: ApiRequest) -> Me:
    """Who the cookie or token says I am."""
    return me(request.player)


async def name_me(request: ApiRequest) -> Response:
    """Set the name: a new person becomes a guest, a known person gets the new name."""
    services = request.services
    if request.player is not None:
        request.in_browser()  # a token plays in a name, it does not change it
        player = await services.people.rename(request.player, request.body.name)
        services.tables.renamed(player)
        return json_response(me(player))
    services.arrival_rate.check(network_of(request.http))
    player, secret = await services.people.new_guest(request.body.name)
    return with_cookie(request, json_response(me(player)), secret)


async def seen(request: ApiRequest) -> Seen:
    """How my request reaches the server (`lutece doctor --url` asks)."""
    http = request.http
    host = http.headers.get("host", "")[:255]
    return Seen(network=network_of(http), scheme=http.scope["scheme"], host=host)


# --- what there is ------------------------------------------------------------------------------


async def all_games(request: ApiRequest) -> list[GameInfo]:
    """The games, with everything that their boards are drawn from."""
    return [_game_info(name) for name in games.NAMES]


async def all_levels(request: ApiRequest) -> list[LevelInfo]:
    """The bots that can take a seat, from the weakest to the strongest, then other people's."""
    offered: list[Level | Bot] = [*LEVELS, *plugins.usable_bots()]
    return [LevelInfo(name=level.name, describe=level.describe) for level in offered]


async def rules(request: ApiRequest) -> Response:
    """The rules of a game as a piece of HTML; every rule has its number as id."""
    game, language = request.path("game"), request.path("language")
    if game not in games.NAMES or language not in LANGUAGES:
        raise Refusal("unknown-rules", game=game[:40], language=language[:10])
    return Response(_rules(game, language), media_type="text/html")


@lru_cache
def _rules(game: str, language: str) -> str:
    return rulebook_html(game, language)


@lru_cache
def _game_info(name: str) -> GameInfo:
    described = games.describe(name)
    options, file = described.options, described.components
    return GameInfo(
        game=name,
        title=described.title,
        about=described.about,
        fewest=described.fewest,
        most=described.most,
        minutes=described.minutes,
        rules=described.rules,
        option_list=list(options),
        decisions=list(described.decisions),
        arguments=dict(described.arguments),
        levels=[level.name for level in LEVELS],
        poster=described.poster,
        board=described.board,
        languages=list(described.rulebook),
        puzzles=count_puzzles(name),
        texts=list(described.texts),
        lessons=described.lessons is not None,
        options={option.name: option.text for option in options if option.changes_rules},
        table_options={option.name: option.text for option in options if not option.changes_rules},
        components=tomllib.loads(file.read_text(encoding="utf-8")) if file else {},
    )


# --- tables -------------------------------------------------------------------------------------


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


async def one_table(request: ApiRequest) -> TableInfo:
    """A table from outside."""
    return (await _table(request)).display.info(request.player)


async def components_of(request: ApiRequest) -> GameInfo:
    """What the board of this table is drawn from: its own components where it has them."""
    table = await _table(request)
    summary = table.state.summary
    info = _game_info(summary.game)
    if summary.own_components:
        text = await request.services.tables.repository.components(table.id)
        info = replace(info, components=await asyncio.to_thread(tomllib.loads, text))
    return info


async def join(request: ApiRequest) -> TableInfo:
    """Take a free seat."""
    player, table = request.sitting(), await _table(request)
    await table.join(player, request.body)
    return table.display.info(player)


async def leave(request: ApiRequest) -> TableInfo:
    """Stand up: a bot stands in for me, or the seat is free again before the start."""
    player, table = request.sitting(), await _table(request)
    await table.leave(player)
    return table.display.info(player)


async def come_back(request: ApiRequest) -> TableInfo:
    """Take my seats back from the bot that stands in."""
    player, table = request.sitting(), await _table(request)
    await table.come_back(player)
    return table.display.info(player)


async def close(request: ApiRequest) -> TableInfo:
    """Close a table for good."""
    player, table = request.sitting(), await _table(request)
    await table.close(player)
    return table.display.info(player)


async def rematch(request: ApiRequest) -> TableInfo:
    """Play again with the same people: the first request sets up the table, the others join."""
    player, table = request.sitting(), await _table(request)
    again = await request.services.tables.rematch(player, table)
    return again.display.info(player)


async def pause(request: ApiRequest) -> TableInfo:
    """Propose to stop the clock; alone at the table, it stops."""
    player, table = request.sitting(), await _table(request)
    await table.propose_pause(player)
    return table.display.info(player)


async def resume(request: ApiRequest) -> TableInfo:
    """Let the clock run again."""
    player, table = request.sitting(), await _table(request)
    await table.resume(player)
    return table.display.info(player)


async def take_back(request: ApiRequest) -> TableInfo:
    """Take my last decision back; where other people play, they are asked."""
    player, table = request.sitting(), await _table(request)
    await table.propose_take_back(player)
    return table.display.info(player)


async def answer(request: ApiRequest) -> TableInfo:
    """Agree to what is proposed, or not."""
    player, table = request.sitting(), await _table(request)
    await table.answer(player, request.body.agree)
    return table.display.info(player)


async def stay(request: ApiRequest) -> TableInfo:
    """I am still here: give me more time."""
    player, table = request.sitting(), await _table(request)
    await table.stay(player)
    return table.display.info(player)


async def list_table(request: ApiRequest) -> TableInfo:
    """Let strangers find my table in the lobby or take part in its chat, or not."""
    player, table = request.sitting(), await _table(request)
    await table.list_table(player, request.body)
    return table.display.info(player)


async def mute(request: ApiRequest) -> TableInfo:
    """Mute a person at my table, or end the mute."""
    player, table = request.sitting(), await _table(request)
    await table.mute(player, request.body)
    return table.display.info(player)


async def report(request: ApiRequest) -> None:
    """Report a person at this table to the people who run the server."""
    player, table = request.sitting(), await _table(request)
    request.services.report_rate.check(player.id)
    await table.report(player, request.body)


async def command(request: ApiRequest) -> Done:
    """Do at a table what a live connection does: play, undo, say."""
    table = await _table(request)
    request.services.check_chat(request.player, request.body)
    return await table.command(request.player, request.body)


async def at(request: ApiRequest) -> View:
    """The game as it stood after so many decisions."""
    table = await _table(request)
    seat = table.display.seat_for(request.player, request.number("seat"))
    return table.display.view_at(as_number(request.path("number")), seat)


async def why(request: ApiRequest) -> Refused | None:
    """Why a decision, or any about a board element, is not legal now; nothing if one is."""
    table = await _table(request)
    query = request.http.query_params
    element = query.get("element")
    return table.display.why(
        request.player, query.get("decision", "")[:80], None if element is None else element[:80]
    )


async def record(request: ApiRequest) -> Response:
    """The finished game as a record: `lutece verify` and `lutece replay` read it."""
    table = await _table(request)
    match = table.state.finished()
    known = replace(
        match.record(),
        players=table.state.record_players(),
        date=datetime.fromtimestamp(table.state.summary.changed, UTC).isoformat(timespec="seconds"),
    )
    line = known.line() + "\n"
    name = f'attachment; filename="{match.game.name}-{table.id}.json"'
    return Response(line, media_type="application/json", headers={"content-disposition": name})


# --- reviews, hints, practice -------------------------------------------------------------------


async def ask_review(request: ApiRequest) -> ReviewState:
    """Begin the review of a finished game, in the background; one that is there stays."""
    player, table = request.sitting(), await _table(request)
    return await request.services.reviews.ask(player, table)


async def one_review(request: ApiRequest) -> ReviewState:
    """The review of a finished game; with `have`, waits until more decisions are judged."""
    table = await _table(request)
    return await request.services.reviews.state(request.player, table, request.number("have"))


async def share_review(request: ApiRequest) -> ReviewState:
    """Let anybody with the link read the review of my table, or only its players."""
    player, table = request.sitting(), await _table(request)
    return await request.services.reviews.share(player, table, request.body.shared)


async def moment(request: ApiRequest) -> Moment:
    """A reviewed decision: the table before it, what was played and what was better."""
    table = await _table(request)
    number = as_number(request.path("number"))
    return await request.services.reviews.moment(request.player, table, number)


async def new_practice(request: ApiRequest) -> Response:
    """Go on from a moment of a finished game against bots, to find a better decision."""
    player, table = request.sitting(), await _table(request)
    await request.services.reviews.check_reader(player, table)
    tables = request.services.tables
    practice = await tables.set_up_practice(player, table, request.body.number)
    return json_response(practice.display.info(player), 201)


async def practised(request: ApiRequest) -> PracticeResult:
    """Whether what I decided at a practice table is as good as the best decision."""
    player, table = request.sitting(), await _table(request)
    return await request.services.hints.practised(player, table)


async def ask_hint(request: ApiRequest) -> HintView:
    """Where to look, which decision, and why: for the seat to move, from what it knows."""
    player, table = request.sitting(), await _table(request)
    return await request.services.hints.hint(player, table, request.body)


async def check(request: ApiRequest) -> VerdictView:
    """What a decision would cost, before it is made."""
    player, table = request.sitting(), await _table(request)
    return await request.services.hints.check(player, table, request.body)


async def mistakes(request: ApiRequest) -> Mistakes:
    """My mistakes over all my reviewed games, the most costly first."""
    return await request.services.reviews.mistakes(request.sitting())


# --- puzzles ------------------------------------------------------------------------------------


async def all_puzzles(request: ApiRequest) -> list[PuzzleShelf]:
    """The games that have puzzles, and how I stand."""
    return await request.services.puzzles.shelves(request.player)


async def next_puzzle(request: ApiRequest) -> PuzzleView:
    """A puzzle near my rating that I have not tried; with `after`, another one than that."""
    query = request.http.query_params
    return await request.services.puzzles.next(
        request.player, request.path("game"), query.get("theme") or None, query.get("after") or None
    )


async def one_puzzle(request: ApiRequest) -> PuzzleView:
    """A puzzle: the position as the seat to move sees it."""
    return await request.services.puzzles.one(
        request.player, request.path("game"), request.path("puzzle")
    )


async def try_puzzle(request: ApiRequest) -> PuzzleResult:
    """Whether a decision is the best one, what it costs, and why. My first try is rated."""
    return await request.services.puzzles.answer(
        request.player, request.path("game"), request.path("puzzle"), request.body.decision
    )


async def my_deck(request: ApiRequest) -> DeckState:
    """My own mistakes as puzzles: how many are due, and the first of them."""
    return await request.services.puzzles.deck(request.sitting())


async def set_deck(request: ApiRequest) -> DeckState:
    """Let my mistakes come again at growing intervals, or only until I find a better decision."""
    return await request.services.puzzles.set_repeat(request.sitting(), request.body.repeat)


async def try_card(request: ApiRequest) -> PuzzleResult:
    """Whether a decision is better than my mistake was."""
    return await request.services.puzzles.answer_card(
        request.sitting(),
        request.path("table"),
        as_number(request.path("number")),
        request.body.decision,
    )


async def _table(request: ApiRequest) -> LiveTable:
    return await request.services.tables.table(request.path("table"))


TABLE = "/api/tables/{table}"
PUZZLES = "/api/puzzles/{game}"
SEAT = (("seat", int),)
_TABLE_REFUSALS = ("unknown-table", "older-rules")
_SEATED = ("name-needed", "not-at-table")
_RUNNING = ("not-started", "table-closed", "game-over")
_REVIEW_REFUSALS = ("not-over", "no-review", "review-not-shared")
_HINT_REFUSALS = (
    "name-needed",
    "not-started",
    "no-hints",
    "not-your-turn",
    "game-over",
    "table-closed",
    "behind",
    "cannot-think",
)

ENDPOINTS = (
    Endpoint("GET", "/api/me", who_am_i, "Who am I?", gives=Me),
    Endpoint("POST", "/api/me", name_me, "Say my name", NameMe, Me, ("bad-name", "browser-needed")),
    *ACCOUNT_ENDPOINTS,
    *NOTIFICATION_ENDPOINTS,
    Endpoint("GET", "/api/seen", seen, "How my request reaches the server", gives=Seen),
    Endpoint("GET", "/api/games", all_games, "The games", gives=list[GameInfo]),
    Endpoint("GET", "/api/levels", all_levels, "The levels of bots", gives=list[LevelInfo]),
    Endpoint(
        "GET",
        "/api/rules/{game}/{language}",
        rules,
        "The rules of a game in words",
        gives=str,
        refuses=("unknown-rules",),
        media="text/html",
    ),
    *LESSON_ENDPOINTS,
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
        f"{TABLE}/rematch",
        rematch,
        "Play again with the same people",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, *_SEATED, "still-playing", "seat-taken", "too-many-tables"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/pause",
        pause,
        "Propose a pause",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, *_SEATED, *_RUNNING, "cannot-pause"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/resume",
        resume,
        "End a pause",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, *_SEATED, *_RUNNING, "cannot-pause"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/take-back",
        take_back,
        "Take my last decision back",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, *_SEATED, *_RUNNING, "paused", "cannot-take-back"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/answer",
        answer,
        "Agree to what is proposed, or not",
        Answer,
        TableInfo,
        (*_TABLE_REFUSALS, *_SEATED, *_RUNNING, "nothing-proposed", "cannot-take-back", "paused"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/stay",
        stay,
        "Say that I am still here",
        gives=TableInfo,
        refuses=(*_TABLE_REFUSALS, "name-needed", "not-asked"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/listing",
        list_table,
        "Open a table or its chat to strangers, or close it to them",
        Listing,
        TableInfo,
        (*_TABLE_REFUSALS, "name-needed", "not-your-table"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/mute",
        mute,
        "Let somebody speak no more, or again",
        Mute,
        TableInfo,
        (*_TABLE_REFUSALS, "name-needed", "not-your-table", "unknown-person", "too-many-muted"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/report",
        report,
        "Report somebody to whoever runs the server",
        Report,
        refuses=(*_TABLE_REFUSALS, "name-needed", "unknown-person"),
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
        query=(("decision", str), ("element", str)),
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
        "POST",
        f"{TABLE}/review",
        ask_review,
        "Review a finished game",
        gives=ReviewState,
        refuses=(*_TABLE_REFUSALS, "name-needed", "not-over", "not-at-table", "too-many-reviews"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/review",
        one_review,
        "The review of a finished game",
        gives=ReviewState,
        refuses=(*_TABLE_REFUSALS, *_REVIEW_REFUSALS),
        query=(("have", int),),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/review/sharing",
        share_review,
        "Share a review, or not",
        Sharing,
        ReviewState,
        (*_TABLE_REFUSALS, *_REVIEW_REFUSALS, "name-needed", "not-your-table"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/review/{{number}}",
        moment,
        "A reviewed decision",
        gives=Moment,
        refuses=(*_TABLE_REFUSALS, *_REVIEW_REFUSALS, "nothing-reviewed"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/practice",
        new_practice,
        "Try a moment of a finished game again",
        NewPractice,
        TableInfo,
        (*_TABLE_REFUSALS, *_REVIEW_REFUSALS, "name-needed", "unknown-moment"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/practised",
        practised,
        "The verdict on a decision at a practice table",
        gives=PracticeResult,
        refuses=(
            *_TABLE_REFUSALS,
            "name-needed",
            "not-at-table",
            "not-practice",
            "nothing-decided",
            "cannot-think",
        ),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/hint",
        ask_hint,
        "A hint for the seat to move",
        AskHint,
        HintView,
        (*_TABLE_REFUSALS, *_HINT_REFUSALS),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/check",
        check,
        "What a decision would cost",
        AskCheck,
        VerdictView,
        (*_TABLE_REFUSALS, *_HINT_REFUSALS, "illegal"),
    ),
    Endpoint(
        "GET",
        "/api/mistakes",
        mistakes,
        "My mistakes over all my reviewed games",
        gives=Mistakes,
        refuses=("name-needed",),
    ),
    Endpoint("GET", "/api/puzzles", all_puzzles, "The puzzles", gives=list[PuzzleShelf]),
    Endpoint(
        "GET",
        PUZZLES,
        next_puzzle,
        "The next puzzle",
        gives=PuzzleView,
        refuses=("no-puzzles",),
        query=(("theme", str), ("after", str)),
    ),
    Endpoint(
        "GET",
        f"{PUZZLES}/{{puzzle}}",
        one_puzzle,
        "A puzzle",
        gives=PuzzleView,
        refuses=("no-puzzles", "unknown-puzzle"),
    ),
    Endpoint(
        "POST",
        f"{PUZZLES}/{{puzzle}}",
        try_puzzle,
        "Try a decision in a puzzle",
        TryPuzzle,
        PuzzleResult,
        ("no-puzzles", "unknown-puzzle", "illegal"),
    ),
    Endpoint(
        "GET",
        "/api/deck",
        my_deck,
        "My own mistakes as puzzles",
        gives=DeckState,
        refuses=("name-needed",),
    ),
    Endpoint(
        "POST",
        "/api/deck",
        set_deck,
        "Let my mistakes come again, or not",
        DeckWish,
        DeckState,
        ("name-needed",),
    ),
    Endpoint(
        "POST",
        "/api/deck/{table}/{number}",
        try_card,
        "Try a decision in place of my mistake",
        TryPuzzle,
        PuzzleResult,
        ("name-needed", "unknown-puzzle", "illegal", "nothing-reviewed", "older-rules"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/events",
        connections.events,
        "Live messages as server-sent events",
        gives=Message,
        refuses=(*_TABLE_REFUSALS, "not-your-seat", "stopping"),
        query=(*SEAT, ("have", int), ("here", int)),
        media="text/event-stream",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/lines",
        connections.lines,
        "Live messages, a JSON object a line",
        gives=Message,
        refuses=(*_TABLE_REFUSALS, "not-your-seat", "stopping"),
        query=(*SEAT, ("have", int), ("here", int)),
        media="application/x-ndjson",
    ),
)
