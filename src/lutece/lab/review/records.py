"""Reviews of records: also of those that another edition of a game wrote."""

from typing import NamedTuple

import msgspec

from lutece.kernel.contract import Game
from lutece.lab.review.scale import SCALE
from lutece.lab.review.schema import ReviewSettings
from lutece.table.match import Match
from lutece.table.record import Record, RecordError
from lutece.table.replay import replay


class Reviewable(NamedTuple):
    """A finished match, how to review it, and what must be said about it."""

    match: Match
    settings: ReviewSettings
    note: str


def reviewable(game: Game, record: Record, settings: ReviewSettings) -> Reviewable:
    """A record of a finished game; one that does not hold together raises RecordError.

    A record of another edition is replayed with the rules and figures that are here. If it holds
    together it is reviewed without a network, which learned other figures.
    """
    if not record.win:
        raise RecordError(
            "The game of this record is not over, and a review tells what is hidden: "
            "play it to its end, or ask `lutece hint`."
        )
    if record.edition == game.edition:
        return Reviewable(replay(game, record), settings, "")
    try:
        match = replay(game, msgspec.structs.replace(record, edition=game.edition))
    except RecordError:
        replay(game, record)  # says that the edition is another one
        raise
    note = (
        f"The record was made with edition {record.edition} of {game.title} and is replayed with "
        f"edition {game.edition}, without a network."
    )
    if settings.bot is None:
        simulations = settings.simulations or SCALE.simulations(game.name)
        settings = msgspec.structs.replace(settings, bot=f"search:{simulations}")
    return Reviewable(match, settings, note)
