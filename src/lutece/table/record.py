"""Records: one finished or unfinished game as one line of JSON, readable, complete, replayable."""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

import msgspec

from lutece.kernel.errors import LuteceError
from lutece.kernel.reading import convert
from lutece.table.files import FileError, refuse_existing, replace_file

if TYPE_CHECKING:
    from lutece.table.match import Match

FORMAT = "lutece-record/1"
FORMAT_NAME = "lutece-record/"
ENCODING = "utf-8-sig"  # for reading: some editors begin a file with a byte order mark
LONGEST_LINE = 1 << 24  # characters; a full record has some ten thousand


class RecordError(LuteceError):
    """A record that cannot be read, or that does not replay."""


class FullMove(msgspec.Struct, forbid_unknown_fields=True):
    """A decision of a full record: who, what was legal, what was done, the figures after it."""

    seat: int
    legal: list[str]
    do: str
    after: dict[str, list[int]]


class RecordPlayer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who had a seat: a person by name, or a bot by level."""

    name: str | None = None
    level: str | None = None
    stand_in: bool = False  # a bot decided for the person at times


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One game. Scores and win are absent while it is not over, players and date if not known."""

    format: str
    game: str
    edition: str
    seats: int
    options: dict[str, bool]
    seed: str
    setup: dict[str, Any]
    moves: list[str | FullMove]
    scores: list[int] | None = None
    win: list[int | float] | None = None
    players: list[RecordPlayer] | None = None  # by seat
    date: str | None = None  # when the game ended, as ISO 8601 writes it

    def line(self) -> str:
        """The record as it stands in a file."""
        return msgspec.json.encode(self).decode()

    @property
    def texts(self) -> list[str]:
        """The decisions, whichever way they are written."""
        return [move if isinstance(move, str) else move.do for move in self.moves]


def record_of(match: "Match", full: bool = False) -> Record:
    """A match as a record: all that was dealt, hidden things included."""
    moves: list[str | FullMove] = list(full_moves(match)) if full else list(match.moves)
    return Record(
        format=FORMAT,
        game=match.game.name,
        edition=match.game.edition,
        seats=match.seats,
        options=match.game.description.recorded_options(match.options),
        seed=match.seed,
        setup=match.game.setup_data(match.at(0).state),
        moves=moves,
        scores=match.scores if match.over else None,
        win=whole(match.win) if match.over else None,
    )


def full_moves(match: "Match") -> Iterator[FullMove]:
    """Each decision with what was legal and what it led to."""
    past = match.at(0)
    for action in match.actions:
        seat, legal = past.to_move, past.legal()
        past.play(action)
        yield FullMove(seat, legal, match.game.texts[action], match.game.after(past.state))


def read_records(source: Path | TextIO) -> Iterator[Record]:
    """The records of a file or of an opened stream, a line each."""
    name = str(source) if isinstance(source, Path) else "The input"
    try:
        with _opened(source) as lines:
            empty = True
            for number, line in enumerate(iter(lambda: lines.readline(LONGEST_LINE), ""), start=1):
                if len(line) == LONGEST_LINE:
                    raise RecordError(f"{name}, line {number} is too long to be a record.")
                if line.strip():
                    empty = False
                    yield read_line(line, f"{name}, line {number}")
            if empty:
                raise RecordError(f"{name} is empty: there is no record in it.")
    except OSError as error:
        raise FileError(f"{name} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise RecordError(f"{name} is not a text file, so it is no record.") from None
    except ValueError:
        raise FileError(f"{name!r} cannot be the name of a file.") from None


def _opened(source: Path | TextIO) -> AbstractContextManager[TextIO]:
    """A file, closed at the end; a stream stays open."""
    return source.open(encoding=ENCODING) if isinstance(source, Path) else nullcontext(source)


def read_line(line: str, where: str) -> Record:
    """One record; `where` begins the message if it is none."""
    try:
        data = msgspec.json.decode(line)
    except RecursionError:
        raise RecordError(f"{where} is nested too deeply to be a record.") from None
    except msgspec.DecodeError as error:
        cut = "" if line.rstrip().endswith("}") else " It seems to be cut off."
        raise RecordError(f"{where} is not a whole JSON object ({error}).{cut}") from None
    found = data.get("format") if isinstance(data, dict) else None
    if not isinstance(found, str) or not found.startswith(FORMAT_NAME):
        raise RecordError(f"{where} is not a record: its format should be {FORMAT!r}.")
    if found != FORMAT:
        raise RecordError(f"{where} has format {found!r}; this version of Lutèce reads {FORMAT!r}.")
    try:
        return convert(data, Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{where} is not a proper record: {error}.") from None


def write_records(path: Path, records: Iterable[Record], replace: bool = False) -> None:
    """Write records to a new file; an existing one is replaced only on request, in one step."""
    if not replace:
        refuse_existing(path)
    replace_file(path, "".join(record.line() + "\n" for record in records))


def whole(shares: Iterable[float]) -> list[int | float]:
    """1 rather than 1.0, as records are written."""
    return [int(share) if share == int(share) else share for share in shares]
