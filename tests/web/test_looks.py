"""Sizes, languages, light and dark: nothing overflows, nothing is out of reach."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.table import Player

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 100_000  # bytes of script, compressed

# Words that do not fit into what holds them.
OVERFLOWING = """() => {
  const holders = 'button, .button, .choice span, .prompt, .seat-score, h1, h2, .table-head, '
    + '.foot, .poster-words';
  const wide = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) wide.push('the page');
  for (const box of document.querySelectorAll(holders)) {
    const { display, textOverflow } = getComputedStyle(box);
    if (!box.getClientRects().length || display === 'inline') continue;
    if (textOverflow === 'ellipsis') continue;
    if (box.scrollWidth > box.clientWidth + 2) wide.push(`${box.className}: ${box.textContent}`);
  }
  return wide;
}"""
# What is shown of a message that is missing: its key, or its arguments.
KEYS = r"""() => {
  const rooms = 'page|lobby|new|seat|pace|option|level|waiting|table|curtain|replay|over|chat|help|'
    + 'rules|account|game|paris|server|review|hint|practice|mistakes';
  const key = new RegExp(`^(${rooms})(-[a-z0-9]+)+$`);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (key.test(text) || /\{ ?\$/.test(text)) found.push(text);
  }
  return found;
}"""


PRELOADED = """() => [...document.querySelectorAll('link[rel=modulepreload]')].map((l) => l.href)"""


@pytest.mark.parametrize("language", ["en", "it", "pt", "ru", "ja"])
def test_every_language_fits(new_context: NewContext, language: str) -> None:
    page = new_context(language=language).new_page()
    for path in ("/", "/new/paris", "/account", "/rules/paris-paris"):
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_function("() => document.querySelector('h1').textContent.trim().length > 2")
        check_words(page, path)
    for game in ("paris", "paris-paris"):
        player = Player(page)
        player.set_up(game, ["me", "bot novice", "bot novice", "bot novice"])
        player.wait()
        player.step("pile/")
        player.wait()
        check_words(page, game)
        assert page.locator("html").get_attribute("lang") == language


def check_words(page: Page, where: str) -> None:
    """Everything is said, and fits: on a phone, on a small and on a usual screen."""
    for width, height in ((390, 844), (1024, 768), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
        assert page.evaluate(OVERFLOWING) == [], f"{where}, {width} wide"
    assert page.evaluate(KEYS) == [], where


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_context: NewContext, scheme: str) -> None:
    page = new_context(color_scheme=scheme, bypass_csp=True).new_page()
    page.goto("/")
    page.locator(".poster").first.wait_for()
    assert serious(page) == []
    page.goto("/new/paris")
    page.locator(".panel").wait_for()
    assert serious(page) == [], "a new table"
    player = Player(page)
    player.set_up("paris", ["me", "link"])
    page.locator(".waiting-room").wait_for()
    assert serious(page) == [], "the waiting room"
    for game in ("paris", "paris-paris"):
        player.set_up(game, ["me", "bot novice", "bot novice"])
        player.wait()
        assert serious(page) == [], game
    player.step()
    player.wait()
    page.locator(".log-line button").first.click()
    page.locator(".replay").wait_for()
    assert serious(page) == [], "the past"
    page.keyboard.press("c")
    assert serious(page) == [], "the chat"


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody out."""
    page.wait_for_timeout(300)
    page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{issue['id']}: {node['html'][:160]} {json.dumps(node['any'][:1])[:300]}"
        for issue in found
        if issue["impact"] in ("serious", "critical")
        for node in issue["nodes"][:3]
    ]


@pytest.mark.parametrize("game", ["paris", "paris-paris"])
def test_on_a_phone(new_context: NewContext, game: str) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    player = Player(page)
    player.set_up(game, ["me", "bot novice", "bot novice"])
    player.seated()
    player.wait()
    board = page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["width"] >= 370
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] == pytest.approx(844, abs=2)
    thing = player.offered()[0]
    before = player.number
    page.touchscreen.tap(thing["x"], thing["y"])
    page.locator(".menu button, [data-act=confirm]").first.wait_for()
    if page.locator(".menu").count():
        page.locator(".menu button").first.tap()
    page.locator("[data-act=confirm]").tap()  # a finger slips: it is asked first
    player.reaches(before + 1)
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".side")).to_be_visible()
    page.locator(".drawer-close").click()
    expect(page.locator(".side")).to_be_hidden()
    other = page.locator(".seat-card").nth(1)
    other.locator(".seat-head").click()
    expect(other.locator(".seat-holdings")).to_be_visible()
    page.locator(".prompt").click()  # a tap beside it puts it away
    expect(other.locator(".seat-holdings")).to_have_count(0)
    other.locator(".seat-head").click()
    expect(other.locator(".seat-holdings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(other.locator(".seat-holdings")).to_have_count(0)


def test_the_first_load_is_small(new_context: NewContext) -> None:
    page = new_context().new_page()
    sizes: dict[str, int] = {}

    def note(response: Any) -> None:
        if response.url.endswith(".js"):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.on("response", note)
    page.goto("/")
    page.locator(".poster").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes.values()) < FIRST_LOAD
    asked_for_at_once = set(page.evaluate(PRELOADED))
    assert sizes.keys() == asked_for_at_once


def test_themes_are_kept(page: Page) -> None:
    page.goto("/")
    button = page.locator(".masthead-nav .icon-button").first
    button.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    button.click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_two_fingers_enlarge_the_board(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    player = Player(page)
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    hands = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    before = page.locator("svg.board").bounding_box()
    touch("touchStart", (150, 300), (240, 300))
    for step in range(1, 6):
        touch("touchMove", (150 - 10 * step, 300), (240 + 10 * step, 300))
    touch("touchEnd")
    assert before is not None
    page.wait_for_function(
        "(wide) => document.querySelector('svg.board').getBoundingClientRect().width > wide",
        arg=1.5 * before["width"],
    )
    page.get_by_role("button", name="Show the whole board").click()
    expect(page.locator(".pan-zoom.zoomed")).to_have_count(0)
