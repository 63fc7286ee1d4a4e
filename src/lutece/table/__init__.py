"""A game being played: matches, their records on disk, and what each seat may see."""

from lutece.table.files import FileError
from lutece.table.match import (
    EditionError,
    IllegalDecisionError,
    Match,
    SeatsError,
    UndoError,
    check_seats,
)
from lutece.table.record import Record, RecordError, read_records, write_records
from lutece.table.replay import replay, verify
from lutece.table.view import View

__all__ = [
    "EditionError",
    "FileError",
    "IllegalDecisionError",
    "Match",
    "Record",
    "RecordError",
    "SeatsError",
    "UndoError",
    "View",
    "check_seats",
    "read_records",
    "replay",
    "verify",
    "write_records",
]
