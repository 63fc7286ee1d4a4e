"""What a new table is made of: its game, its seats, and what no table can be."""

from collections.abc import Sequence
from functools import lru_cache

from lutece import games
from lutece.bots import BOTS, LEVELS, SimpleBot, plugins
from lutece.kernel.contract import ComponentsError, Game, OptionError, option_bits
from lutece.kernel.errors import LuteceError
from lutece.server.people import LONGEST_NAME, Player, proper_name, visible
from lutece.server.refusals import Refusal
from lutece.server.schema import NewTable, SeatWish
from lutece.server.seats import BOT, LINK, OPEN, PLAYER, Seat
from lutece.table import Match, Record, verify
from lutece.table.record import RecordPlayer, read_line

PRACTICE_LEVEL = "casual"  # of the bots at a practice table where no bot played before
# Not `search:…`: no visitor decides how long the server thinks.
# Nor `neural`: it cannot play with a table's own components.
SIMPLE_BOTS = [name for name, bot in BOTS.items() if isinstance(bot, SimpleBot)]
BOTS_AT_TABLES = frozenset([*SIMPLE_BOTS, *(level.name for level in LEVELS)])


def check_wish(game: Game, wish: NewTable) -> None:
    """Refuse what no table can be."""
    if len(wish.seats) not in game.seats:
        raise Refusal("wrong-seats", fewest=game.seats[0], most=game.seats[-1])
    if all(seat.kind == "bot" for seat in wish.seats):
        raise Refusal("nobody-here")
    try:
        option_bits(game, wish.options)
    except OptionError:
        known = {option.name for option in game.description.options}
        strange = next(name for name in wish.options if name not in known)
        raise Refusal("unknown-option", option=strange[:40]) from None
    for seat in wish.seats:
        if seat.kind == "bot" and seat.level not in {*BOTS_AT_TABLES, *plugins.names()}:
            raise Refusal("unknown-level", level=(seat.level or "")[:40])


def proved(text: str) -> tuple[Record, Match]:
    """A record of a finished game that replays and was dealt as its seed says."""
    try:
        record = read_line(text.removeprefix("\ufeff").strip(), "The file")
        match = verify(game_of(record.game, None, record.edition), record)
    except LuteceError as error:
        raise Refusal("wrong-record", problem=str(error)[:300]) from None
    if not match.over:
        raise Refusal("wrong-record", problem="Its game is not over.")
    return record, match


def recorded_seats(record: Record) -> list[Seat]:
    """The seats of a record: who had them, as far as it says so."""
    known = (record.players or [])[: record.seats]
    seats = []
    for n in range(record.seats):
        who = known[n] if n < len(known) else RecordPlayer()
        if who.level in BOTS_AT_TABLES:
            seats.append(Seat(BOT, level=who.level))
        else:
            name = visible(who.name or who.level or "")[:LONGEST_NAME]
            seats.append(Seat(PLAYER, beside=name or None))
    return seats


def is_listed(wish: NewTable) -> bool:
    """Whether strangers find a new table: friends who come by a link are among themselves."""
    kinds = {seat.kind for seat in wish.seats}
    return ("open" in kinds or "link" not in kinds) if wish.listed is None else wish.listed


def wished_seat(wish: SeatWish, player: Player) -> Seat:
    """A seat as it was wished for by whoever sets up the table."""
    match wish.kind:
        case "me":
            beside = None if wish.name is None else proper_name(wish.name)
            return Seat(PLAYER, player.id, player.name, beside=beside, vacation=player.vacation)
        case "bot":
            return Seat(BOT, level=wish.level)
        case "link":
            return Seat(LINK)
        case _:
            return Seat(OPEN)


def practice_seats(seats: Sequence[Seat], mover: int, player: Player) -> list[Seat]:
    """The player in one place; bots of the same levels in the others, also where people sat."""
    levels = [seat.level for seat in seats if seat.kind == BOT and seat.level]
    usual = max(levels, key=_strength, default=PRACTICE_LEVEL)
    return [
        Seat(PLAYER, player.id, player.name)
        if place == mover
        else Seat(BOT, level=seat.level if seat.kind == BOT else usual)
        for place, seat in enumerate(seats)
    ]


def _strength(level: str) -> int:
    names = [known.name for known in LEVELS]
    return names.index(level) if level in names else -1


def game_of(name: str, components: str | None, edition: str | None = None) -> Game:
    """The game that a table plays: as it comes, or with a components file of its own.

    A table from before a change of figures names its edition, and goes on with the figures of then.
    """
    check_name(name)
    if components is not None:
        return _own(name, components)
    return _standard(name, edition if edition in games.earlier_components(name) else None)


def check_name(name: str) -> None:
    """Refuse a game that nobody knows here."""
    if name not in games.NAMES:
        raise Refusal("unknown-game", game=name[:40])


@lru_cache(maxsize=64)
def _standard(name: str, edition: str | None) -> Game:
    return games.load(name, edition=edition)


@lru_cache(maxsize=64)
def _own(name: str, components: str) -> Game:
    try:
        return games.load(name, components)
    except ComponentsError as error:
        raise Refusal("wrong-components", problem="; ".join(error.problems)[:600]) from None
