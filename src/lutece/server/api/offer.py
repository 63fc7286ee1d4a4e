"""What the server offers: games, levels of bots, rules; and how a request reaches it."""

import tomllib
from functools import lru_cache

from starlette.responses import Response

from lutece import games
from lutece.bots import LEVELS, Bot, Level, plugins
from lutece.server.addresses import network_of
from lutece.server.endpoint import ApiRequest, Endpoint
from lutece.server.puzzles import count_puzzles
from lutece.server.refusals import Refusal
from lutece.server.schema import GameInfo, LevelInfo, Seen
from lutece.table.rulebook import LANGUAGES, rulebook_html


async def seen(request: ApiRequest) -> Seen:
    """How my request reaches the server (`lutece doctor --url` asks)."""
    http = request.http
    host = http.headers.get("host", "")[:255]
    return Seen(network=network_of(http), scheme=http.scope["scheme"], host=host)


async def all_games(request: ApiRequest) -> list[GameInfo]:
    """The games, with everything that their boards are drawn from."""
    return [game_info(name) for name in games.NAMES]


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
def game_info(name: str) -> GameInfo:
    """A game as it describes itself, with the figures of its board."""
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


OFFER_ENDPOINTS = (
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
)
