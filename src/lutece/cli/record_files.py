"""The records that a command reads: from a file, or from the standard input."""

import sys
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import TypeVar

from lutece import games
from lutece.cli.console import compile_rules, progress_bar
from lutece.kernel.contract import Game, OptionError
from lutece.kernel.errors import LuteceError
from lutece.table import FileError, Record, RecordError, SeatsError, read_records
from lutece.table.record import ENCODING

STANDARD_INPUT = Path("-")
Checked = TypeVar("Checked")


def records_in(file: Path) -> Iterator[Record]:
    """The records of a file; - reads the standard input as if it were a file."""
    if file != STANDARD_INPUT:
        return read_records(file)
    if sys.stdin is None:  # the parent process closed it
        raise FileError("There is no input to read a record from.")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding=ENCODING, errors="strict")
    return read_records(sys.stdin)


def input_name(file: Path) -> str:
    """The name of an input file at the start of a sentence."""
    return "The input" if file == STANDARD_INPUT else str(file)


def pick_record(records: list[Record], number: int | None, file: Path) -> Record:
    """Game N of a file, or the only one."""
    if number is None and len(records) == 1:
        return records[0]
    if number is None:
        raise LuteceError(
            f"{input_name(file)} holds {len(records)} games: choose one with --game N."
        )
    if not 1 <= number <= len(records):
        raise LuteceError(f"{input_name(file)} has no game {number}: it holds {len(records)}.")
    return records[number - 1]


def only_record(file: Path) -> Record:
    """The only record of a file with a saved game."""
    if file == STANDARD_INPUT:
        raise FileError("The input is where decisions are typed: a saved game is loaded by file.")
    records = list(read_records(file))
    if len(records) > 1:
        raise LuteceError(
            f"{file} holds {len(records)} games: copy the line of one of them to a file of its own."
        )
    return records[0]


def for_each_record(
    records: list[Record],
    components: Path | None,
    check: Callable[[Game, Record], Checked],
    doing: str = "Replaying",
) -> list[Checked]:
    """Replay or verify all records, with a progress bar; an error says which game it is about."""
    loaded = {
        (record.game, record.edition): games.load(record.game, components, edition=record.edition)
        for record in records
    }
    compile_rules()
    results = []
    with progress_bar() as bar:
        for number, record in enumerate(bar.track(records, description=doing), start=1):
            try:
                results.append(check(loaded[record.game, record.edition], record))
            except LuteceError as error:
                where = f"Game {number}: " if len(records) > 1 else ""
                raise RecordError(f"{where}{error}") from None
    return results


def check_loaded(
    record: Record,
    file: Path,
    name: str | None,
    seats: int | None,
    seed: str | None,
    options: dict[str, bool],
) -> None:
    """Refuse arguments that contradict the saved game."""
    if name is not None and name != record.game:
        raise LuteceError(f"{file} is a game of {record.game}, not of {name}.")
    if seats is not None and seats != record.seats:
        raise SeatsError(f"{file} is a game of {record.seats} players, not of {seats}.")
    if seed is not None and seed != record.seed:
        raise LuteceError(f"{file} is already dealt: --seed is for new games.")
    if any(record.options.get(option) != value for option, value in options.items()):
        raise OptionError(f"{file} already has its options: --option is for new games.")
