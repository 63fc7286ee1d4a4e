"""The preview of a pasted link to a table: the game, the players, the pace.

Messengers fetch a link without a language, so these words are English.
"""

from lutece import games
from lutece.server.pages import Preview
from lutece.server.schema import ClockTimes
from lutece.server.table_state import TableSummary

_UNITS = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


def table_preview(summary: TableSummary) -> Preview:
    """The card of a table."""
    described = games.describe(summary.game)
    people = [seat.shown or "" for seat in summary.seats if seat.player]
    free = sum(seat.free for seat in summary.seats)
    if summary.status == "waiting" and people and free:
        title = f"{people[0]} invites you to {described.title}"
    elif summary.status == "over":
        title = f"{described.title}: the game is over"
    else:
        title = f"A table of {described.title}"
    facts = [", ".join(people)] if people else []
    facts.append(_counted(len(summary.seats), "player"))
    if free:
        facts.append(f"{_counted(free, 'seat')} free")
    if summary.status in ("waiting", "running"):
        facts.append(clock_words(summary.clock))
    names = {option.name: option.text for option in described.options}
    facts += [
        name.replace("_", " ") for name, on in summary.options.items() if on and name in names
    ]
    if summary.status == "over" and summary.result:
        facts.append(" : ".join(map(str, summary.result["scores"])))
    return Preview(title, " · ".join(facts), described.poster)


def clock_words(clock: ClockTimes | None) -> str:
    """The pace of a table: `3 minutes a turn`."""
    if clock is None:
        return "no time limit"
    words = [f"{_duration(clock.turn)} a turn"] if clock.turn else []
    if clock.game:
        words.append(f"{_duration(clock.game)} {'in reserve' if clock.turn else 'a game'}")
        words += [f"{_duration(clock.increment)} added each turn"] if clock.increment else []
    return " + ".join(words)


def _duration(seconds: float) -> str:
    fitting = ((size, unit) for size, unit in _UNITS if seconds >= size and not seconds % size)
    size, unit = next(fitting, _UNITS[-1])
    return _counted(round(seconds / size), unit)


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
