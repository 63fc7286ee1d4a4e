"""The page as few small files, which `make bundle` writes from its sources.

It is served while it matches them. Somebody who edits a source gets the sources with the next
load of the page.
"""

import hashlib
import time
from pathlib import Path

import msgspec

FOLDERS = ("css", "js", "texts", "vendor")
SOURCES = (".css", ".ftl", ".js", ".woff2")
MANIFEST = "manifest.json"
SECONDS_BETWEEN_LOOKS = 1.0


class Manifest(msgspec.Struct, frozen=True):
    """Which files there are; names without their folder."""

    sources: str  # digest of what the bundle was made from
    styles: str
    scripts: dict[str, list[str]]  # of a page or board: the files that it needs at once
    texts: dict[str, str]  # by language
    parts: list[str]  # the text files that one of these holds


class Bundle:
    """The bundle of a folder of sources."""

    def __init__(self, web: Path) -> None:
        self.folder = web / "bundle"
        self._web = web
        self._stamp: int | None = None
        self._manifest: Manifest | None = None
        self._looked = -SECONDS_BETWEEN_LOOKS

    def manifest(self) -> Manifest | None:
        """What to serve; None if the sources have changed since."""
        now = time.monotonic()
        if now - self._looked >= SECONDS_BETWEEN_LOOKS:
            self._looked = now
            paths = [*self._sources(), self.folder / MANIFEST]
            stamp = hash(tuple(_stamp(path) for path in paths))
            if stamp != self._stamp:
                self._stamp, self._manifest = stamp, self._read()
        return self._manifest

    def _read(self) -> Manifest | None:
        try:
            raw = (self.folder / MANIFEST).read_bytes()
            manifest = msgspec.json.decode(raw, type=Manifest)
        except (OSError, msgspec.DecodeError):
            return None  # none was made, or one is being made
        return manifest if manifest.sources == self.digest() else None

    def digest(self) -> str:
        """Of the sources, as `tests/web/bundle.js` computes it."""
        digest = hashlib.sha256()
        for path in self._sources():
            digest.update(path.relative_to(self._web).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
        return digest.hexdigest()

    def _sources(self) -> list[Path]:
        found = (path for folder in FOLDERS for path in (self._web / folder).rglob("*"))
        files = (path for path in found if path.suffix in SOURCES)
        return sorted(files, key=lambda path: path.relative_to(self._web).as_posix())


def _stamp(path: Path) -> tuple[str, int, int]:
    try:
        found = path.stat()
    except FileNotFoundError:
        return str(path), 0, 0
    return str(path), found.st_mtime_ns, found.st_size
