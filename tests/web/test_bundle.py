"""The page as few small files: made from its sources, kept by browsers, and asked for at once."""

import gzip
import re
import subprocess
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from lutece.server.app import PAGES
from lutece.server.bundle import Bundle
from lutece.server.pages import BUNDLE, WEB
from tests.web.conftest import NewContext
from tests.web.table import Player

ROOT = Path(__file__).parents[2]
NODE = ROOT / ".venv" / "bin" / "node"
OUTDATED = "the bundle is not that of the sources: run `make bundle`"
FIRST_LOAD = 110_000  # bytes of script, as gzip has them
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)"
PLACES = {"game": "paris", "lesson": "turn", "puzzle": "1", "action": "stop", "token": "x"}
NEVER_IDLE = "window.requestIdleCallback = () => {}"  # what is loaded in advance is left out
# Scripts, styles and texts of the page.
FILES = """() => performance.getEntriesByType('resource').map((file) => new URL(file.name).pathname)
  .filter((name) => /^\\/static\\/bundle\\/.*\\.(js|css|ftl)$/.test(name))"""


def names(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.suffix != ".br"  # another edition of the compressor may write other bytes
    }


def test_the_bundle_is_that_of_its_sources(tmp_path: Path) -> None:
    command = [str(NODE), "tests/web/bundle.js", str(tmp_path / "bundle")]
    subprocess.run(command, cwd=ROOT, check=True, timeout=120)
    assert names(BUNDLE.folder) == names(tmp_path / "bundle"), OUTDATED
    assert BUNDLE.manifest() is not None, "the server computes another digest"


@pytest.fixture
def bundle(tmp_path: Path) -> Bundle:
    """A page of one script, with a bundle of it."""
    for name in ("css", "js", "texts", "vendor", "bundle"):
        (tmp_path / name).mkdir()
    (tmp_path / "js" / "main.js").write_text("export {};")
    bundle = Bundle(tmp_path)
    write(bundle)
    return bundle


def write(bundle: Bundle) -> None:
    digest = bundle.digest()
    manifest = (
        f'{{"sources": "{digest}", "styles": "", "scripts": {{}}, "texts": {{}}, "parts": []}}'
    )
    (bundle.folder / "manifest.json").write_text(manifest)


def test_an_edited_source_is_served_at_once_and_the_bundle_when_it_is_written(
    bundle: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lutece.server.bundle.SECONDS_BETWEEN_LOOKS", 0)
    assert bundle.manifest() is not None
    (bundle.folder.parent / "js" / "main.js").write_text("export const edited = true;")
    assert bundle.manifest() is None
    write(bundle)
    assert bundle.manifest() is not None
    (bundle.folder.parent / "js" / "another.js").write_text("")
    assert bundle.manifest() is None


@pytest.mark.parametrize("content", ["", "{", '{"sources": 1}', "[]"])
def test_a_broken_manifest_is_as_none(bundle: Bundle, content: str) -> None:
    (bundle.folder / "manifest.json").write_text(content)
    assert bundle.manifest() is None


def named(page: Page, path: str) -> set[str]:
    """What the page at an address names from the start."""
    response = page.request.get(path)
    return set(
        re.findall(r'(?:href|src)="(/static/bundle/[^"]+\.(?:js|css|ftl))"', response.text())
    )


def test_the_first_load_is_small_and_everything_is_asked_for_at_once(page: Page) -> None:
    assert BUNDLE.manifest() is not None, OUTDATED
    page.add_init_script(NEVER_IDLE)
    page.goto("/")
    page.locator(".table-lists h2").first.wait_for()
    loaded = page.evaluate(FILES)
    assert set(loaded) == named(page, "/")
    scripts = [WEB / name.removeprefix("/static/") for name in loaded if name.endswith(".js")]
    assert 10_000 < sum(len(gzip.compress(path.read_bytes())) for path in scripts) < FIRST_LOAD
    assert len(loaded) == 3, "script, styles, texts"


@pytest.mark.parametrize("game", ["paris", "paris-paris"])
def test_a_table_waits_for_nothing_that_it_did_not_name(player: Player, game: str) -> None:
    assert BUNDLE.manifest() is not None, OUTDATED
    player.set_up(game, ["me", "bot novice"])
    player.seated()
    page = player.page
    page.reload()
    player.seated()
    loaded = set(page.evaluate(FILES))
    assert loaded == named(page, page.url)
    assert len(loaded) <= 6, "a few scripts, styles, texts"


def test_every_other_page_names_its_scripts_too(page: Page) -> None:
    manifest = BUNDLE.manifest()
    assert manifest is not None, OUTDATED
    boards = [files for name, files in manifest.scripts.items() if name.startswith("boards/")]
    pictures = {f"/static/bundle/{name}" for name in chain(*boards)}  # of rules and lessons
    page.add_init_script(NEVER_IDLE)
    for pattern in PAGES:
        path = pattern.format_map(PLACES)
        page.goto(path)
        page.locator("h1").first.wait_for()
        late = set(page.evaluate(FILES)) - named(page, path) - pictures
        assert late == set(), f"{path}: name its script in ROOMS of pages.py"


def test_the_service_worker_keeps_the_files_of_the_bundle(page: Page) -> None:
    manifest = BUNDLE.manifest()
    assert manifest is not None, OUTDATED
    page.goto("/")
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.locator(".poster").first.wait_for()
    main = manifest.scripts["main"][0]
    page.wait_for_function(f"() => caches.match('/static/bundle/{main}').then((kept) => kept?.ok)")
    kept = page.evaluate("() => caches.keys()")
    assert f"lutece-files-{manifest.sources}" in kept


@pytest.mark.parametrize("missing", ["table", "paris-paris"])
def test_a_part_that_an_updated_server_no_longer_has_loads_the_page_anew(
    new_context: NewContext, missing: str
) -> None:
    page = new_context(service_workers="block").new_page()
    page.add_init_script(NEVER_IDLE)
    gone = []

    def answer(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    page.route(f"**/{missing}-*.js", answer)
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice"])
    player.seated()
    assert gone
