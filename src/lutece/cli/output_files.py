"""Files that commands write: checked before any game is played."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from lutece.table import FileError
from lutece.table.files import check_writable, refuse_existing

STANDARD_OUTPUT = Path("-")


@contextmanager
def record_writer(file: Path | None, force: bool) -> Iterator[Callable[[list[str]], None]]:
    """Where records are written as games finish: nowhere, a new file, or standard output."""
    if file is None:
        yield lambda lines: None
        return
    if file == STANDARD_OUTPUT:
        yield lambda lines: sys.stdout.writelines(f"{line}\n" for line in lines)
        return
    refuse_existing(file, force)
    try:
        with file.open("w", encoding="utf-8") as sheet:
            yield lambda lines: sheet.writelines(f"{line}\n" for line in lines)
    except OSError as error:
        raise FileError(f"{file} cannot be written: {error.strerror}.") from None


def check_all_writable(*targets: Path | None) -> None:
    """Raise FileError before any game is played if one of these files cannot be written."""
    for target in targets:
        if target is not None:
            check_writable(target)
