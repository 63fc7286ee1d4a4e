"""Whole games in the browser, against bots: by clicks, by keyboard, on one screen."""

import re

from playwright.sync_api import Locator, expect

from lutece.games import components_file
from tests.web.conftest import NewContext
from tests.web.table import ANSWERED, ASKED, MOVED, Player

# How much of a picture is black. Ink is not: what has lost its styles is.
BLACK = """async (image) => {
  await image.decode();
  const canvas = new OffscreenCanvas(1200, 630).getContext('2d');
  canvas.drawImage(image, 0, 0, 1200, 630);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, 1200, 630).data.buffer);
  return pixels.filter((pixel) => pixel === 0xff000000).length / pixels.length;
}"""


def test_a_whole_game_of_paris_paris_by_clicks(player: Player) -> None:
    player.page.goto("/")
    player.set_up("paris-paris", ["me", "bot novice", "bot novice"])
    player.seated()
    assert player.play_on() >= 10
    result = player.page.locator("dialog.over")
    expect(result.locator(".over-scores li")).to_have_count(3)
    expect(result.locator(".fair summary")).to_contain_text("✓")
    adds_up(result)
    log = player.page.locator(".log")
    tours = [
        int(points)
        for heading in log.locator(".log-heading").all_inner_texts()
        for points in re.findall(r"\+(\d+)", heading)
    ]
    bag = re.findall(r"in the bag: (\d+) point", log.inner_text())
    scores = result.locator(".over-score").all_inner_texts()
    assert sum(tours) + sum(map(int, bag)) == sum(map(int, scores))


# While end-game tiles lie open: the least width that is left for the VP tiles.
LEAST_WIDTH = """() => {
  window.leastWidth = Infinity;
  new MutationObserver(() => {
    const vp = document.querySelector('.pa-part-vp-tiles');
    if (!vp || !document.querySelector('.pa-part-end-tiles .pa-end')) return;
    window.leastWidth = Math.min(window.leastWidth, vp.getBoundingClientRect().width);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_whole_game_of_paris_by_clicks(player: Player) -> None:
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    player.page.evaluate(LEAST_WIDTH)
    made = player.play_on("end-tiles", "end/", "place/")
    assert made >= 20
    assert 150 < player.page.evaluate("window.leastWidth") < 400
    expect(player.page.locator("dialog.over .fair summary")).to_contain_text("✓")
    adds_up(player.page.locator("dialog.over"))
    assert player.page.locator(".over-picture img").evaluate(BLACK) < 0.001


def adds_up(result: Locator) -> None:
    """Where the points came from: as many as the scores."""
    expect(result.locator(".over-points tfoot td")).not_to_have_count(0)
    rows = [
        [int(cell) for cell in row.replace("–", "0").split("\t")[1:]]
        for row in result.locator(".over-points :is(tbody, tfoot) tr").all_inner_texts()
    ]
    *parts, total = rows
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert sorted(total) == sorted(map(int, result.locator(".over-score").all_inner_texts()))


def test_a_whole_game_by_keyboard_alone(player: Player) -> None:
    page = player.page
    page.goto("/new/paris-paris")
    page.locator(".wish-select").nth(1).focus()
    page.keyboard.type("Novice")
    page.locator(".panel-buttons .primary").focus()
    page.keyboard.press("Enter")
    page.locator("svg.board").wait_for()
    keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    for turn in range(200):
        page.wait_for_function(ASKED)
        if page.locator("dialog.over").count():
            break
        before = player.number
        page.keyboard.press(keys[turn % 4])
        page.keyboard.press(keys[(turn // 4) % 4])
        if not page.evaluate("document.activeElement.matches('svg [data-element]')"):
            page.keyboard.press("ArrowUp")  # from the hint below the board
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=before)
        if page.locator(".menu").count():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.wait_for_function(MOVED, arg=before)
    expect(page.locator("dialog.over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.over")).to_have_count(0)


def test_the_letters_do_what_the_help_says(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    player.wait()
    player.step("pile/")
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".rules-drawer .rule-here")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".rules-drawer")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.locator("dialog .menu-item").nth(3)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    player.click("place/bank")
    before = player.number
    page.keyboard.press("u")
    expect(page.locator(".table")).to_have_attribute("data-number", str(before - 1))
    player.click("place/bank")
    page.keyboard.press("e")
    player.reaches(before + 1)
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#chat-text")).not_to_be_focused()


def test_hot_seat_with_a_curtain_between(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "me"])
    curtain = page.locator(".curtain")
    falls = 0
    for _ in range(8):
        player.wait()
        if curtain.count():
            falls += 1
            letter = curtain.locator(".seat-mark-letter").text_content() or ""
            curtain.locator(".primary").click()
            expect(curtain).to_have_count(0)
            expect(page.locator(".seat-card.own .seat-mark-letter").first).to_have_text(letter)
            player.wait()
        player.step()
    assert falls >= 4


def test_the_tab_says_when_it_is_my_turn(player: Player) -> None:
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    expect(player.page).to_have_title(re.compile("^●"))


def test_confirming_moves_that_cannot_be_taken_back(new_context: NewContext) -> None:
    page = new_context(likes={"motion": "off", "sound": False, "confirming": True}).new_page()
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    final, menu = page.locator("[data-act=confirm]"), page.locator(".menu button")
    asked = f"""(before) => document.querySelector('[data-act=confirm]') || ({ANSWERED})(before)"""
    for _ in range(10):  # what can be taken back is done at once
        before = player.number
        thing = player.offered()[0]
        page.mouse.click(thing["x"], thing["y"])
        page.wait_for_function(asked, arg=before)
        if menu.count():
            menu.first.click()
            expect(menu).to_have_count(0)
            page.wait_for_function(asked, arg=before)
        if final.count():
            break
    assert player.number == before
    table = page.url.replace("/table/", "/api/tables/")
    decisions = page.context.request.get(f"{table}/at/{before}").json()["decisions"]
    stands = all(decision.get("reveals") for decision in decisions)  # the last tile of a round
    asks = "This cannot be undone:" if stands else "This ends your turn:"
    expect(page.locator(".prompt")).to_contain_text(asks)
    final.click()
    player.reaches(before + 1)


def test_end_turn_is_pressed_once(new_context: NewContext) -> None:
    page = new_context(likes={"motion": "off", "sound": False, "confirming": True}).new_page()
    player = Player(page)
    player.set_up("paris", ["me", "bot novice"])
    end = page.locator("[data-act=end]")
    for _ in range(20):
        player.wait()
        before = player.number
        if end.count():
            break
        thing = player.offered()[0]
        page.mouse.click(thing["x"], thing["y"])
        page.wait_for_function(
            f"(before) => document.querySelector('[data-act=confirm]') || ({ANSWERED})(before)",
            arg=before,
        )
        for more in (page.locator(".menu button"), page.locator("[data-act=confirm]")):
            if more.count():
                more.first.click()
        player.reaches(before + 1)
    end.click()
    player.reaches(before + 1)


def test_a_double_tap_on_skip_chooses_nothing(new_context: NewContext) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = new_context(likes={"motion": "slow", "sound": False}, **phone).new_page()
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice"])
    skip, hint = page.locator(".skip"), page.locator("[data-act=hint]")
    player.wait()
    expect(hint).to_be_visible()
    thing = player.offered()[0]
    page.touchscreen.tap(thing["x"], thing["y"])
    page.locator("[data-act=confirm]").tap()
    skip.wait_for()
    expect(skip.locator("kbd")).to_be_hidden()
    at = skip.bounding_box()
    assert at is not None
    for _ in range(2):
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    player.wait()
    expect(hint).to_be_visible()
    place = hint.bounding_box()
    assert place is not None
    assert place["y"] > at["y"] + at["height"]  # nothing to press comes to lie where it was
    expect(page.locator(".hint")).to_have_count(0)


def test_what_cannot_be_done_tells_why(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    page.locator('[data-element="end-tiles"]').hover()
    tip = page.locator(".tip")
    expect(tip.locator(".why [data-rule^='P-']")).to_have_text("Rule")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_moves_are_shown_and_can_be_skipped(new_context: NewContext) -> None:
    page = new_context(likes={"motion": "slow", "sound": False}).new_page()
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice", "bot novice", "bot novice"])
    player.seated()
    page.wait_for_function(ASKED, timeout=60_000)
    thing = player.offered()[0]
    page.mouse.click(thing["x"], thing["y"])
    skip, menu = page.get_by_role("button", name="Skip"), page.locator(".menu button")
    expect(skip.or_(menu).first).to_be_visible()
    if menu.count():
        menu.first.click()
    skip.wait_for()
    for _ in range(40):  # bots go on deciding while we skip
        if page.locator(".table[data-ready=true], .menu").count():
            break
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
    expect(page.locator(".table")).to_have_attribute("data-ready", "true")
    expect(skip).to_have_count(0)


def test_components_of_ones_own(player: Player) -> None:
    page = player.page
    own = components_file("paris-paris").read_text(encoding="utf-8").replace("Bastille", "Bercy")
    own = own.replace("bastille", "bercy")
    page.goto("/new/paris-paris")
    page.locator(".wish-select").nth(1).select_option("bot novice")
    page.locator(".own-components summary").click()
    file = page.locator(".own-components input")
    file.set_input_files({"name": "wrong.toml", "mimeType": "text/plain", "buffer": b"nothing = 1"})
    page.locator(".panel-buttons .primary").click()
    expect(page.locator(".panel .problem")).to_be_visible()
    file.set_input_files({"name": "own.toml", "mimeType": "text/plain", "buffer": own.encode()})
    page.locator(".panel-buttons .primary").click()
    player.seated()
    expect(page.locator("svg.board")).to_contain_text("Bercy")
