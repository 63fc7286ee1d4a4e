"""The page and its files, read once and compressed once.

What the bundle holds is named by its content, and a browser keeps it; other files it checks with
every load.
"""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import lutece
from lutece import games
from lutece.server.bundle import MANIFEST, Bundle, Manifest

WEB = (Path(lutece.__file__).parent / "web").resolve()
STATIC = "/static/"
SERVICE_WORKER = "/service-worker.js"  # at the root: it serves every page
OFFLINE = "offline/index.html"
PREVIEWS = WEB / "previews"
BUNDLE = Bundle(WEB)
BUNDLED = f"{STATIC}{BUNDLE.folder.name}/"
WORTH_COMPRESSING = 600  # bytes
PACKED = (".jpg", ".png", ".woff2")  # by themselves
FOR_EVER, CHECKED = "public, max-age=31536000, immutable", "no-cache"
ENGLISH = "en"
GENERIC = "boards/generic"  # the drawing of games without one of their own
# The script of a page, by the first part of its address.
ROOMS = {
    "table": "table/table",
    "lessons": "lessons/lessons",
    "rules": "rules/rules",
    "history": "history/history",
    "mistakes": "review/mistakes",
    "puzzles": "puzzles/puzzles",
    "deck": "puzzles/puzzles",
    "account": "account/account",
    "notifications": "account/mail-link",
}
_SOURCES = re.compile(rb"<!-- sources.*?<!-- /sources -->", re.DOTALL)
_HOST = re.compile(r"[A-Za-z0-9.\[\]:-]{1,255}")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


OFFLINE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class Kept(NamedTuple):
    """A file in memory."""

    stamp: tuple[tuple[int, int], ...]  # of the file and of those that it imports
    plain: bytes
    packed: bytes | None
    tag: str
    media: str
    brotli: bytes | None = None


class Preview(NamedTuple):
    """The preview card of a pasted link."""

    title: str
    description: str
    image: str | None  # name of a picture in `web/previews`


_files: dict[Path, Kept] = {}


def static(request: Request) -> Response | None:
    """A file of the page; None if there is none of that name."""
    name = request.path_params["path"]
    try:
        path = (WEB / name).resolve()
        found = path.is_relative_to(WEB) and path.is_file() and path != WEB / "index.html"
    except (ValueError, OSError):  # no file can have such a name
        found = False
    file = path if found else _texts().get(name)
    if file is None:
        return None
    kept = _kept(file)
    version = request.query_params.get("v")
    lasts = _named_by_content(file) or (version is not None and version == _version(kept))
    headers = {"cache-control": FOR_EVER if lasts else CHECKED}
    if name == OFFLINE:
        headers["content-security-policy"] = OFFLINE_POLICY
    return _answer(request, kept, headers)


def service_worker(request: Request) -> Response:
    """The service worker of the page, which forgets the files of earlier bundles."""
    kept = _kept(WEB / "service-worker.js")
    manifest = BUNDLE.manifest()
    if manifest is not None:
        plain = kept.plain.replace(b'BUNDLE = "none"', f'BUNDLE = "{manifest.sources}"'.encode())
        kept = _packed(kept._replace(plain=plain))
    return _answer(request, kept, {"cache-control": CHECKED})


def page(
    request: Request,
    status: int = 200,
    *,
    preview: Preview | None = None,
    answers: dict[str, Any] | None = None,
    board: str | None = None,
) -> Response:
    """The one page of the server, which finds out by its address what to show.

    A preview is what messengers show of a link to it; answers are those of the interface that it
    asks for first; the board is the drawing that it will need.
    """
    manifest = BUNDLE.manifest()
    plain = _kept(WEB / "index.html").plain
    if manifest is not None:
        plain = _SOURCES.sub(lambda _: _bundled(request, manifest, board).encode(), plain)
    given = {"answers": answers or {}, "texts": _text_addresses(manifest)}
    head = f'    <script id="given" type="application/json">{_in_html(given)}</script>\n'
    if preview is not None:
        head += _preview_tags(preview, str(request.base_url).rstrip("/"))
    plain = plain.replace(b"  </head>", f"{head}  </head>".encode(), 1)
    policy = _policy(plain, request.headers.get("host", ""))
    # It says who I am: a browser must not show it again to somebody else.
    headers = {"content-security-policy": policy, "cache-control": "no-store"}
    return _answer(
        request, _packed(Kept((), plain, None, "", "text/html"), level=6), headers, status
    )


def _bundled(request: Request, manifest: Manifest, board: str | None) -> str:
    """What loads the bundle: everything that this page needs, at once."""
    scripts = dict.fromkeys(manifest.scripts["main"])
    room = request.url.path.strip("/").partition("/")[0]
    wanted = [ROOMS.get(room, "main")]
    if room == "table":
        wanted.append(f"boards/{board}" if f"boards/{board}" in manifest.scripts else GENERIC)
    for name in wanted:
        scripts.update(dict.fromkeys(manifest.scripts.get(name, ())))
    main, *others = scripts
    texts = manifest.texts[_language(request.headers.get("accept-language", ""), manifest)]
    return "\n    ".join(
        (
            f'<link rel="stylesheet" href="{BUNDLED}{manifest.styles}">',
            f'<script type="module" src="{BUNDLED}{main}"></script>',
            *(f'<link rel="modulepreload" href="{BUNDLED}{name}">' for name in others),
            f'<link rel="preload" as="fetch" href="{BUNDLED}{texts}" crossorigin>',
        )
    )


def _language(accepted: str, manifest: Manifest) -> str:
    """The first language of a browser that we speak, as the page itself chooses."""
    tags = (tag.partition(";")[0].strip().lower() for tag in accepted[:200].split(","))
    spoken = (tag.partition("-")[0] for tag in tags)
    return next((code for code in spoken if code in manifest.texts), ENGLISH)


def _text_addresses(manifest: Manifest | None) -> dict[str, Any]:
    """Where texts are, if not in a file of their own."""
    own = {
        name.removeprefix("texts/").removesuffix(".ftl"): file for name, file in _texts().items()
    }
    return {
        "bundles": {code: BUNDLED + name for code, name in manifest.texts.items()}
        if manifest
        else {},
        "parts": manifest.parts if manifest else [],
        "own": {
            name: f"{STATIC}texts/{name}.ftl?v={_version(_kept(file))}"
            for name, file in own.items()
        },
    }


def _in_html(given: Any) -> str:
    """JSON that ends no element."""
    return msgspec.json.encode(given).replace(b"<", b"\\u003c").decode()


def _preview_tags(preview: Preview, origin: str) -> str:
    tags = {"og:site_name": "Lutèce", "og:type": "website", "og:title": preview.title}
    tags["og:description"] = preview.description
    if preview.image is not None and (PREVIEWS / f"{preview.image}.jpg").is_file():
        tags["og:image"] = f"{origin}{STATIC}{PREVIEWS.name}/{preview.image}.jpg"
        tags["twitter:card"] = "summary_large_image"
    return "".join(
        f'    <meta property="{name}" content="{escape(text)}">\n' for name, text in tags.items()
    )


def _answer(request: Request, kept: Kept, headers: dict[str, str], status: int = 200) -> Response:
    headers |= {"etag": kept.tag, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == kept.tag:
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    if kept.brotli is not None and "br" in re.split(r"[,\s]+", accepted):
        headers["content-encoding"] = "br"
        return Response(kept.brotli, status, headers, kept.media)
    if kept.packed is not None and "gzip" in accepted:
        headers["content-encoding"] = "gzip"
        return Response(kept.packed, status, headers, kept.media)
    return Response(kept.plain, status, headers, kept.media)


@cache
def _texts() -> dict[str, Path]:
    """The text files that games bring in their own packages, by their address."""
    found: dict[str, Path] = {}
    for description in map(games.describe, games.NAMES):
        for language, file in description.texts.items():
            found[f"texts/{language}/{description.name}.ftl"] = file
        for file in description.lessons.glob("*.ftl") if description.lessons else ():
            found[f"texts/{file.stem}/{description.name}-lessons.ftl"] = file
    return found


def _kept(path: Path) -> Kept:
    parts = [path, *_imported(path)]
    stamp = tuple((stat.st_mtime_ns, stat.st_size) for stat in map(Path.stat, parts))
    found = _files.get(path)
    if found is None or found.stamp != stamp:
        plain = b"".join(part.read_bytes() for part in parts[1:] or parts)
        media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        made = Kept(stamp, plain, None, "", media)
        found = _files[path] = (
            made._replace(tag=_tag(plain)) if path.suffix in PACKED else _packed(made)
        )
        brotli = path.with_name(f"{path.name}.br")
        if _named_by_content(path) and brotli.is_file():
            found = _files[path] = found._replace(brotli=brotli.read_bytes())
    return found


def _packed(kept: Kept, level: int = 9) -> Kept:
    """The same with what follows from its content."""
    plain = kept.plain
    packed = gzip.compress(plain, level, mtime=0) if len(plain) > WORTH_COMPRESSING else None
    return kept._replace(packed=packed, brotli=None, tag=_tag(plain))


def _named_by_content(path: Path) -> bool:
    return path.parent == BUNDLE.folder and path.name != MANIFEST


def _version(kept: Kept) -> str:
    return kept.tag.strip('"')


def _tag(plain: bytes) -> str:
    return f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


@cache
def _imported(path: Path) -> list[Path]:
    """The files that a style sheet of imports consists of: sent as one, they cost one request.

    A file that it imports may be a list of imports, too.
    """
    if path.suffix != ".css":
        return []
    names = re.findall(r'^@import "(.+)";$', path.read_text(encoding="utf-8"), re.MULTILINE)
    files = [path.parent / name for name in names]
    return [part for file in files for part in _imported(file) or [file]]


def _policy(html: bytes, host: str) -> str:
    """Nothing but our own files runs; the import map, which must be inline, by its hash."""
    inline = re.findall(rb'<script type="importmap">(.*?)</script>', html, re.DOTALL)
    hashes = (base64.b64encode(hashlib.sha256(text).digest()).decode() for text in inline)
    scripts = " ".join(f"'sha256-{text}'" for text in hashes)
    live = f"ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; script-src 'self' {scripts}; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' {live}; worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
