"""Files that people keep: written whole or not at all, and never in the place of something else."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lutece.kernel.errors import LuteceError


class FileError(LuteceError):
    """A file that cannot be read or written."""


def refuse_existing(path: Path, force: bool | None = None) -> None:
    """A file that is there stays as it is, unless --force was given; None: there is no --force."""
    if force or not os.path.lexists(path):
        return
    advice = "Choose another name." if force is None else "Use --force to replace it."
    raise FileError(f"{path} exists already and is left as it is. {advice}")


def replace_file(path: Path, text: str) -> None:
    """Write a file in one step: whoever reads it finds the old text or the new, never a part."""
    with atomic_file(path) as part, part.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())


def check_writable(path: Path) -> None:
    """Tell that a file cannot be written before there is work to be lost; it stays as it is."""
    with _temporary_file(path):
        pass


@contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """A new file to write into, that takes a file's place when all is well."""
    with _temporary_file(path) as part:
        yield part
        part.replace(real_path(path))


def commit_part(part: Path, path: Path) -> None:
    """Let a part take its file's place now, and begin it anew."""
    part.replace(real_path(path))
    _create_like(part, path)


def real_path(path: Path) -> Path:
    """Where a file really lies: a link to it stays a link."""
    return Path(os.path.realpath(path))


@contextmanager
def _temporary_file(path: Path) -> Iterator[Path]:
    """An empty file beside another, for as long as it takes; what goes wrong is told."""
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
    """Make a part, open to the same people as the file whose place it takes."""
    mode = _mode_of(path)
    part.touch(exist_ok=False)
    if mode is not None:
        part.chmod(mode)


def _mode_of(path: Path) -> int | None:
    """Who may read and write a file; None where there is none yet."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        raise FileError(
            f"{path} cannot be written: it is not a regular file, but a folder, a pipe or a device."
        )
    return stat.S_IMODE(mode)
