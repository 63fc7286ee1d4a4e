"""Files for people: written completely or not at all, and never over another file by accident."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lutece.kernel.errors import LuteceError


class FileError(LuteceError):
    """A file that cannot be read or written."""


def refuse_existing(path: Path, force: bool | None = None) -> None:
    """Raise FileError if a file exists and `force` is not set; None: the command has no --force."""
    if force or not os.path.lexists(path):
        return
    advice = "Choose another name." if force is None else "Use --force to replace it."
    raise FileError(f"{path} exists already and is left as it is. {advice}")


def replace_file(path: Path, text: str) -> None:
    """Write a file atomically: a reader finds the old text or the new one, never a part."""
    with atomic_file(path) as part, part.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())


def check_writable(path: Path) -> None:
    """Raise FileError if a file cannot be written, before any work is done; it is not changed."""
    with _temporary_file(path):
        pass


@contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """A temporary file to write into, which replaces `path` if the block ends without an error."""
    with _temporary_file(path) as part:
        yield part
        part.replace(real_path(path))


def commit_part(part: Path, path: Path) -> None:
    """Replace a file by its temporary file now, and start a new temporary file."""
    part.replace(real_path(path))
    _create_like(part, path)


def real_path(path: Path) -> Path:
    """The file that a path leads to: writing there keeps a symbolic link."""
    return Path(os.path.realpath(path))


@contextmanager
def _temporary_file(path: Path) -> Iterator[Path]:
    """An empty file in the folder of another, removed at the end; raises FileError."""
    try:
        real = real_path(path)
        part = real.with_name(f"{real.name}.{os.getpid()}.part")
        _create_like(part, path)
        try:
            yield part
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error.strerror}.") from None
    except ValueError:
        raise FileError(f"{str(path)!r} cannot be the name of a file.") from None


def _create_like(part: Path, path: Path) -> None:
    """Create a temporary file with the permissions of the file that it will replace."""
    mode = _mode_of(path)
    part.touch(exist_ok=False)
    if mode is not None:
        part.chmod(mode)


def _mode_of(path: Path) -> int | None:
    """The permissions of a file; None if it does not exist yet."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise FileError(
            f"{path} cannot be written: it is not a regular file, but a folder, a pipe or a device."
        )
    return stat.S_IMODE(mode)
