"""Puzzles, and my own mistakes as puzzles."""

from lutece.server.endpoint import ApiRequest, Endpoint, as_number
from lutece.server.schema import (
    DeckState,
    DeckWish,
    PuzzleResult,
    PuzzleShelf,
    PuzzleView,
    TryPuzzle,
)


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


PUZZLES = "/api/puzzles/{game}"

PUZZLE_ENDPOINTS = (
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
)
