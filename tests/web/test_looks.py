"""Sizes, languages, light and dark: nothing overflows, nothing is out of reach."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import QUIET, NewContext
from tests.web.table import Player

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

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
    + 'rules|account|game|paris|server|review|hint|practice|mistakes|lesson|lessons';
  const key = new RegExp(`^(${rooms})(-[a-z0-9]+)+$`);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (key.test(text) || /\{ ?\$/.test(text)) found.push(text);
  }
  return found;
}"""

LANDMARKS = 8
STOPS = 25
# Stops whose name is covered by another one or by a tile: more than a corner of it.
HIDDEN_NAMES = """() => {
  const boxes = (of) =>
    [...document.querySelectorAll(`svg.board ${of}`)].map((one) => one.getBoundingClientRect());
  const shared = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const names = boxes('.pp-name .pp-plate');
  const others = [...names, ...boxes('.pp-tile-card')];
  const hidden = (name) => others.some((other) =>
    other !== name && shared(name, other) > 0.1 * name.width * name.height);
  return names.filter(hidden).map(({x, y}) => [x, y]);
}"""
# How much of the room below the board and my own things is empty.
UNUSED = """() => document.querySelector('.stage-area').getBoundingClientRect().bottom
  - document.querySelector('.own-hand').getBoundingClientRect().bottom"""


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


FINGER = 44  # px: the least that a tap may choose
LONGER_THAN_A_REST = 1000  # ms: a tooltip of what lies under the finger would have opened
# The sides of what can be chosen or pressed, and whether it is on the screen.
TARGETS = """(where) => [...document.querySelectorAll(where)]
  .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden')
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.right > 0 && box.left < innerWidth)
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
  .map(([one, box]) => [one.dataset.element ?? one.ariaLabel ?? one.textContent.trim(),
    Math.min(box.width, box.height)])"""
ON_BOARD = "svg.board [data-element][tabindex='0']"
BESIDE = ".table-head :is(button, a), .seat-head, .foot button, .menu-item, .own-hand .alive"


def tap(page: Page, element: str) -> None:
    """Tap a thing until the tap chooses it: what is small is enlarged first."""
    thing = page.locator(f"[data-element='{element}'][tabindex='0']").first
    for _ in range(3):
        box = thing.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function("() => !document.querySelector('.gliding')")
        if page.locator(".menu, [data-act=confirm]").count():
            return


def test_a_tap_enlarges_what_is_too_small_for_a_finger(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    likes = QUIET | {"confirming": False}
    page = new_context(likes=likes, viewport=size, has_touch=True, is_mobile=True).new_page()
    player = Player(page)
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    while page.locator("[data-element^='place/bank'][tabindex='0']").count() == 0:
        player.step("pile/", "district/")
        player.wait()
    before = player.number
    bank = page.locator("[data-element^='place/bank'][tabindex='0']").first
    assert min(side for _, side in page.evaluate(TARGETS, ON_BOARD)) < FINGER
    assert page.evaluate(TARGETS, BESIDE)
    assert [small for small in page.evaluate(TARGETS, BESIDE) if small[1] < FINGER] == []
    bank.tap()
    expect(page.locator(".pan-zoom.zoomed")).to_have_count(1)
    expect(page.locator(".pan-zoom-word")).to_be_visible()  # the next tap chooses
    page.wait_for_function("() => !document.querySelector('.gliding')")
    assert player.number == before  # nothing was chosen
    page.wait_for_timeout(LONGER_THAN_A_REST)
    expect(page.locator(".tip")).to_have_count(0)  # it would cover what is to be tapped
    targets = page.evaluate(TARGETS, ON_BOARD)
    assert targets
    assert [small for small in targets if small[1] < FINGER] == []
    bank.tap()
    player.reaches(before + 1)
    expect(page.locator(".pan-zoom-word")).to_have_count(0)


# What can be pressed on a page and is smaller than a finger; links inside sentences may be.
SMALL = f"""() => [...document.querySelectorAll(
    'a, button, select, summary, .choice, .tick, input')]
  .filter((one) => !['checkbox', 'radio', 'file'].includes(one.type))
  .filter((one) => one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden')
  .filter((one) => !one.closest('svg') && getComputedStyle(one).display !== 'inline')
  .filter((one) => !one.matches('.rule-number, .rules-text *') || one.matches('summary'))
  .map((one) => [one.ariaLabel ?? one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < {FINGER})
  .map(([name, box]) => `${{name}} ${{box.width}} × ${{box.height}}`)"""


def test_every_page_is_made_for_fingers(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    for path, there in {
        "/": ".poster",
        "/new/paris": ".wishes",
        "/lessons/paris": ".lessons-list",
        "/puzzles/paris": ".puzzle-theme",
        "/account": "main form",
        "/history": "main select",
        "/rules/paris-paris": ".rules-text .ruling",
    }.items():
        page.goto(path)
        page.locator(there).first.wait_for()
        assert page.evaluate(SMALL) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], path


def test_a_tile_shows_what_its_shop_would_bring_before_it_is_taken(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice", "bot novice", "bot novice"])
    player.wait()
    expect(page.locator(".pp-preview")).to_have_count(0)
    player.offered()
    address = page.url.replace("/table/", "/api/tables/")
    board = page.context.request.get(f"{address}/at/{player.number}").json()["board"]
    tiles = [f"tile/{tile['stop']}/{tile['line']}" for tile in board["on_show"]]
    for tile, taken in zip(tiles, board["takes"], strict=True):
        page.locator(f"svg.board [data-element='{tile}']").hover()
        expect(page.locator(".pp-preview .pp-house")).to_have_count(1)
        expect(page.locator(".pp-preview .pp-near").first).to_be_visible()
        scoring = {other for other, points in zip(tiles, taken["stays"], strict=True) if points}
        signs = page.locator(".pp-preview .pp-gain-text")
        expect(signs).to_have_count(len(scoring - {tile}))  # none for nothing
    page.mouse.move(1, 1)
    expect(page.locator(".pp-preview")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_all_that_one_chooses_from_is_in_sight(
    new_context: NewContext, width: int, height: int
) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
    player = Player(page)
    player.set_up("paris", ["me", "bot novice", "bot novice", "bot novice"])
    player.wait()
    page.locator(".lessons-offer .icon-button").click()
    expect(page.locator(".lessons-offer")).to_have_count(0)
    assert page.locator(".tray [data-element^='landmark/']").count() == LANDMARKS
    tray = page.locator(".tray").bounding_box()
    assert tray is not None
    assert tray["y"] + tray["height"] <= height
    for card in page.locator(".tray [data-element]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= tray["y"] + tray["height"]
    board = page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["width"] > 0.5 * width


def test_names_of_stops_are_read_on_a_phone(new_context: NewContext) -> None:
    """No name lies under another one or under a tile; the map is as high as its room."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = new_context(**phone).new_page()
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice", "bot novice", "bot novice"])
    player.wait()
    page.locator(".lessons-offer .icon-button").tap()
    expect(page.locator(".lessons-offer")).to_have_count(0)
    tiles = [thing for thing in player.offered() if thing["element"].startswith("tile/")]
    assert tiles
    assert page.locator("svg.board .pp-name").count() == STOPS
    assert page.evaluate(HIDDEN_NAMES) == []
    assert 0 <= page.evaluate(UNUSED) < 60


def test_nothing_is_lost_at_twice_the_size(new_context: NewContext) -> None:
    """A usual screen at 200 %: as wide and high as half of it."""
    page = new_context(viewport={"width": 720, "height": 450}).new_page()
    player = Player(page)
    for game in ("paris", "paris-paris"):
        player.set_up(game, ["me", "bot novice", "bot novice", "bot novice"])
        player.wait()
        assert page.evaluate(OVERFLOWING) == []
        board = page.locator("svg.board").bounding_box()
        assert board is not None
        assert board["width"] > 450
        for name in page.locator(".seat-name").all():
            assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")
        for beside in page.locator(".stage .tray > :not(.tray-more)").all():
            tray = beside.bounding_box()
            assert tray is not None
            assert tray["width"] > 130


def test_a_spectator_on_a_phone_can_go_home(new_context: NewContext) -> None:
    ada = Player(new_context().new_page())
    ada.set_up("paris", ["me", "bot novice"])
    ada.seated()
    phone = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.new_page()
    page.goto(ada.page.url)
    page.locator("svg.board").wait_for()
    assert page.evaluate(OVERFLOWING) == []
    head = page.evaluate(TARGETS, ".table-head :is(button, a)")
    assert [small for small in head if small[1] < FINGER] == []
    for part in page.locator(".table-head > :visible").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390


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
    before = player.number
    tap(page, player.offered()[0]["element"])
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
    page.locator(".prompt").click(position={"x": 4, "y": 4})  # a tap beside it puts it away
    expect(other.locator(".seat-holdings")).to_have_count(0)
    other.locator(".seat-head").click()
    expect(other.locator(".seat-holdings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(other.locator(".seat-holdings")).to_have_count(0)


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
