"""Reviews kept on disk: one that was interrupted goes on, a finished one costs nothing again."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

from lutece.kernel.errors import LuteceError
from lutece.lab.review.reviewing import USUAL, review, review_key
from lutece.lab.review.schema import PartialReview, Progress, Review, ReviewSettings
from lutece.table.files import replace_file
from lutece.table.match import Match

SAVED_EVERY = 5.0  # seconds


def reviews_folder() -> Path:
    """Where the reviews of this machine are kept."""
    return Path(os.environ.get("LUTECE_CACHE") or user_cache_path("lutece")) / "reviews"


def stored_review(
    match: Match,
    *,
    folder: Path,
    settings: ReviewSettings = USUAL,
    progress: Callable[[Progress], None] | None = None,
    note: str = "",
    fresh: bool = False,
) -> Review:
    """As `review`, going on from what the folder holds (unless `fresh`) and leaving it there.

    A folder that cannot be written only means that nothing is kept.
    """
    file = folder / f"{review_key(match, settings)}.json"
    resume = None if fresh else read_partial(file)
    latest: list[PartialReview] = []
    saved = time.monotonic()

    def keep(told: Progress) -> None:
        nonlocal saved
        latest[:] = [told.partial]
        if time.monotonic() - saved > SAVED_EVERY:
            write_partial(file, told.partial)
            saved = time.monotonic()
        if progress:
            progress(told)

    try:
        return review(match, settings=settings, progress=keep, resume=resume, note=note)
    finally:
        if latest:
            write_partial(file, latest[0])


def read_partial(file: Path) -> PartialReview | None:
    """What a file holds; None where there is none, or one that cannot be used."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=PartialReview)
    except (OSError, msgspec.DecodeError):
        return None


def write_partial(file: Path, partial: PartialReview) -> None:
    """Keep findings, if possible."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, msgspec.json.encode(partial).decode())
    except (OSError, LuteceError):  # the disk is full, or not ours
        return
