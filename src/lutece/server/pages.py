"""The page's files, read once, compressed once, and checked by the browser with every load."""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

import lutece
from lutece import games

WEB = (Path(lutece.__file__).parent / "web").resolve()
STATIC = "/static/"
PREVIEWS = WEB / "previews"
WORTH_COMPRESSING = 600  # bytes
_HOST = re.compile(r"[A-Za-z0-9.\[\]:-]{1,255}")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")


class Kept(NamedTuple):
    """A file in memory."""

    stamp: tuple[tuple[int, int], ...]  # of the file and of those that it imports
    plain: bytes
    packed: bytes | None
    tag: str
    media: str


class Preview(NamedTuple):
    """The card that a link makes where somebody pastes it."""

    title: str
    description: str
    image: str | None  # name of a picture in `web/previews`


_files: dict[Path, Kept] = {}


def static(request: Request) -> Response | None:
    """A file of the page; None if there is none of that name."""
    name = request.path_params["path"]
    try:
        path = (WEB / name).resolve()
        found = path.is_relative_to(WEB) and path.is_file() and path.suffix != ".html"
    except (ValueError, OSError):  # no file can have such a name
        found = False
    file = path if found else _texts().get(name)
    return _answer(request, _kept(file), {}) if file else None


def page(request: Request, status: int = 200, preview: "Preview | None" = None) -> Response:
    """The one page of the server, which finds out by its address what to show.

    A preview is what messengers show of a link to it.
    """
    kept = _kept(WEB / "index.html")
    if preview is not None:
        kept = _with_preview(kept, preview, str(request.base_url).rstrip("/"))
    return _answer(
        request,
        kept,
        {"content-security-policy": _policy(kept.plain, request.headers.get("host", ""))},
        status,
    )


def _with_preview(kept: Kept, preview: Preview, origin: str) -> Kept:
    tags = {"og:site_name": "Lutèce", "og:type": "website", "og:title": preview.title}
    tags["og:description"] = preview.description
    if preview.image is not None and (PREVIEWS / f"{preview.image}.jpg").is_file():
        tags["og:image"] = f"{origin}{STATIC}{PREVIEWS.name}/{preview.image}.jpg"
        tags["twitter:card"] = "summary_large_image"
    lines = "".join(
        f'    <meta property="{name}" content="{escape(text)}">\n' for name, text in tags.items()
    )
    plain = kept.plain.replace(b"  </head>", f"{lines}  </head>".encode(), 1)
    return kept._replace(plain=plain, packed=None, tag=_tag(plain))


def _answer(request: Request, kept: Kept, headers: dict[str, str], status: int = 200) -> Response:
    headers |= {"etag": kept.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == kept.tag:
        return Response(status_code=304, headers=headers)
    body = kept.plain
    if kept.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = kept.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, kept.media)


@cache
def _texts() -> dict[str, Path]:
    """The text files that games bring in their own packages, by their address."""
    described = map(games.describe, games.NAMES)
    return {
        f"texts/{language}/{description.name}.ftl": file
        for description in described
        for language, file in description.texts.items()
    }


def _kept(path: Path) -> Kept:
    parts = [path, *_imported(path)]
    stamp = tuple((stat.st_mtime_ns, stat.st_size) for stat in map(Path.stat, parts))
    found = _files.get(path)
    if found is None or found.stamp != stamp:
        plain = b"".join(part.read_bytes() for part in parts[1:] or parts)
        packed = gzip.compress(plain, 9, mtime=0) if len(plain) > WORTH_COMPRESSING else None
        tag = _tag(plain)
        media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        found = _files[path] = Kept(stamp, plain, packed, tag, media)
    return found


def _tag(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


@cache
def _imported(path: Path) -> list[Path]:
    """The files that a style sheet of imports consists of: sent as one, they cost one request."""
    if path.suffix != ".css":
        return []
    names = re.findall(r'^@import "(.+)";$', path.read_text(encoding="utf-8"), re.MULTILINE)
    return [path.parent / name for name in names]


def _policy(html: bytes, host: str) -> str:
    """Nothing but our own files runs; the import map, which must be inline, by its hash."""
    inline = re.findall(rb'<script type="importmap">(.*?)</script>', html, re.DOTALL)
    hashes = (base64.b64encode(hashlib.sha256(text).digest()).decode() for text in inline)
    scripts = " ".join(f"'sha256-{text}'" for text in hashes)
    live = f"ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; script-src 'self' {scripts}; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' {live}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
