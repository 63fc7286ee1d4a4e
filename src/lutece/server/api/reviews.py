"""Reviews of finished games, practice, hints, and my mistakes."""

from starlette.responses import Response

from lutece.server.api.table_path import TABLE, TABLE_REFUSALS, table_of
from lutece.server.endpoint import ApiRequest, Endpoint, as_number, json_response
from lutece.server.schema import (
    AskCheck,
    AskHint,
    HintView,
    Mistakes,
    Moment,
    NewPractice,
    PracticeResult,
    ReviewState,
    Sharing,
    TableInfo,
    VerdictView,
)


async def ask_review(request: ApiRequest) -> ReviewState:
    """Begin the review of a finished game, in the background; one that is there stays."""
    player, table = request.sitting(), await table_of(request)
    return await request.services.reviews.ask(player, table)


async def one_review(request: ApiRequest) -> ReviewState:
    """The review of a finished game; with `have`, waits until more decisions are judged."""
    table = await table_of(request)
    return await request.services.reviews.state(request.player, table, request.number("have"))


async def share_review(request: ApiRequest) -> ReviewState:
    """Let anybody with the link read the review of my table, or only its players."""
    player, table = request.sitting(), await table_of(request)
    return await request.services.reviews.share(player, table, request.body.shared)


async def moment(request: ApiRequest) -> Moment:
    """A reviewed decision: the table before it, what was played and what was better."""
    table = await table_of(request)
    number = as_number(request.path("number"))
    return await request.services.reviews.moment(request.player, table, number)


async def new_practice(request: ApiRequest) -> Response:
    """Go on from a moment of a finished game against bots, to find a better decision."""
    player, table = request.sitting(), await table_of(request)
    await request.services.reviews.check_reader(player, table)
    tables = request.services.tables
    practice = await tables.set_up_practice(player, table, request.body.number)
    return json_response(practice.display.info(player), 201)


async def practised(request: ApiRequest) -> PracticeResult:
    """Whether what I decided at a practice table is as good as the best decision."""
    player, table = request.sitting(), await table_of(request)
    return await request.services.hints.practised(player, table)


async def ask_hint(request: ApiRequest) -> HintView:
    """Where to look, which decision, and why: for the seat to move, from what it knows."""
    player, table = request.sitting(), await table_of(request)
    return await request.services.hints.hint(player, table, request.body)


async def check(request: ApiRequest) -> VerdictView:
    """What a decision would cost, before it is made."""
    player, table = request.sitting(), await table_of(request)
    return await request.services.hints.check(player, table, request.body)


async def mistakes(request: ApiRequest) -> Mistakes:
    """My mistakes over all my reviewed games, the most costly first."""
    return await request.services.reviews.mistakes(request.sitting())


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

REVIEW_ENDPOINTS = (
    Endpoint(
        "POST",
        f"{TABLE}/review",
        ask_review,
        "Review a finished game",
        gives=ReviewState,
        refuses=(*TABLE_REFUSALS, "name-needed", "not-over", "not-at-table", "too-many-reviews"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/review",
        one_review,
        "The review of a finished game",
        gives=ReviewState,
        refuses=(*TABLE_REFUSALS, *_REVIEW_REFUSALS),
        query=(("have", int),),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/review/sharing",
        share_review,
        "Share a review, or not",
        Sharing,
        ReviewState,
        (*TABLE_REFUSALS, *_REVIEW_REFUSALS, "name-needed", "not-your-table"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/review/{{number}}",
        moment,
        "A reviewed decision",
        gives=Moment,
        refuses=(*TABLE_REFUSALS, *_REVIEW_REFUSALS, "nothing-reviewed"),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/practice",
        new_practice,
        "Try a moment of a finished game again",
        NewPractice,
        TableInfo,
        (*TABLE_REFUSALS, *_REVIEW_REFUSALS, "name-needed", "unknown-moment"),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/practised",
        practised,
        "The verdict on a decision at a practice table",
        gives=PracticeResult,
        refuses=(
            *TABLE_REFUSALS,
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
        (*TABLE_REFUSALS, *_HINT_REFUSALS),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/check",
        check,
        "What a decision would cost",
        AskCheck,
        VerdictView,
        (*TABLE_REFUSALS, *_HINT_REFUSALS, "illegal"),
    ),
    Endpoint(
        "GET",
        "/api/mistakes",
        mistakes,
        "My mistakes over all my reviewed games",
        gives=Mistakes,
        refuses=("name-needed",),
    ),
)
