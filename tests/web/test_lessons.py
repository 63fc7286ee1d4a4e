"""The lessons and the rulebook in the browser: by mouse, keyboard, finger, in every language."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from lutece.table.lessons import course
from tests.web.conftest import NewContext
from tests.web.table import Player
from tests.web.test_looks import check_words, serious

LESSONS = {"paris": 10, "paris-paris": 10}

# A point where a click really reaches what is pointed at.
POINTED_AT = """() => {
  for (const element of document.querySelectorAll('[data-mark=hint]')) {
    const box = element.getBoundingClientRect();
    for (const [dx, dy] of [[.5, .5], [.3, .3], [.7, .7], [.1, .5], [.9, .5], [.5, .1], [.5, .9]]) {
      const x = box.left + box.width * dx, y = box.top + box.height * dy;
      const there = document.elementFromPoint(x, y);
      if (there && element.contains(there)) return {x, y};
    }
  }
  return null;
}"""
FOCUS_IS_POINTED_AT = (
    """() => document.activeElement.closest('[data-mark=hint], .shown') !== null"""
)
# The click was heard: the lesson went on, or a menu asks which decision is meant.
WENT_ON = """(before) => document.querySelector('.menu, .lesson-onward')
  || document.querySelector('.lesson').dataset.number !== before"""

# The same, or the tap enlarged the board, so that what is pointed at lies elsewhere.
ANSWERED = f"""([before, x, y]) => {{
  if (({WENT_ON})(before)) return true;
  const at = ({POINTED_AT})();
  return at && Math.hypot(at.x - x, at.y - y) > 3;
}}"""


def show(page: Page) -> str:
    """Ask what leads on; the sentence that says it."""
    page.locator("[data-act=show]").click()
    expect(page.locator(".lesson-shown")).to_be_visible()
    return page.locator(".lesson-shown").inner_text().strip()


def number(page: Page) -> str:
    return page.locator(".lesson").get_attribute("data-number") or ""


def answer(page: Page, words: str, before: str) -> None:
    """Choose from the menu, if there is one, and wait until the lesson has gone on."""
    page.wait_for_function(WENT_ON, arg=before)
    if page.locator(".menu").count():
        page.locator(".menu button", has_text=words).first.click()
        page.wait_for_function("(before) => !document.querySelector('.menu')", arg=before)
        page.wait_for_function(WENT_ON, arg=before)


def step(page: Page, touch: bool = False) -> None:
    """The decision that leads on, by mouse or by a finger."""
    before, words = number(page), show(page)
    button = page.locator(".button.shown")
    if button.count():
        button.tap() if touch else button.click()
    elif touch:
        tap(page, before)
    else:
        page.wait_for_function(f"() => ({POINTED_AT})() !== null")
        at = page.evaluate(POINTED_AT)
        page.mouse.click(at["x"], at["y"])
    answer(page, words, before)


def tap(page: Page, before: str) -> None:
    """Tap what is pointed at; what is too small for a finger is enlarged first."""
    for _ in range(4):
        page.wait_for_function(f"() => ({POINTED_AT})() !== null")
        at = page.evaluate(POINTED_AT)
        page.touchscreen.tap(at["x"], at["y"])
        page.wait_for_function(ANSWERED, arg=[before, at["x"], at["y"]])
        if page.evaluate(WENT_ON, before):
            return


def learn(page: Page, touch: bool = False) -> None:
    """The lesson on show, to its end."""
    page.locator(".lesson-goal").wait_for()
    while not page.locator(".lesson-onward").count():
        step(page, touch)
    expect(page.locator(".lesson-feedback.good")).to_be_visible()


def play_to_a_choice(page: Page) -> None:
    """Play on while all tiles are alike: one decision needs no hint (a game in 80 begins so)."""
    player = Player(page)
    player.wait()
    while page.locator(".stage [data-element^='tile/'][tabindex='0']").count() < 2:
        player.step()
        player.wait()


def test_by_mouse_from_the_lobby_to_a_first_game(page: Page) -> None:
    page.goto("/")
    page.locator(".poster-paris-paris .poster-learn").click()
    page.locator(".lessons .primary").click()
    learn(page)
    page.locator("[data-act=next]").click()
    page.locator(".lesson-goal").wait_for()
    page.locator('.stage [data-element="stop/les-halles"]').click(force=True)
    wrong = page.locator(".lesson-feedback.not-yet")
    expect(wrong).to_contain_text("far from your shop")
    wrong.locator(".rule-number").click()
    expect(page.locator(".rules-drawer .rule-here")).to_contain_text("PP-10")
    page.keyboard.press("Escape")
    for _ in range(LESSONS["paris-paris"] - 2):
        learn(page)
        page.locator("[data-act=next]").click()
    learn(page)
    page.locator("[data-act=first-game]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".seat-card")).to_have_count(2)
    play_to_a_choice(page)
    expect(page.locator("[data-act=hint]")).to_be_visible()
    kept = page.evaluate("[localStorage['lutece.preferences'], localStorage['lutece.lessons']]")
    assert json.loads(kept[0])["warning"] is True
    assert len(json.loads(kept[1])["paris-paris"]["done"]) == LESSONS["paris-paris"]
    expect(page.locator(".lessons-offer")).to_have_count(0)
    page.goto("/lessons/paris-paris")
    expect(page.locator(".lessons-list .done")).to_have_count(LESSONS["paris-paris"])


def test_what_one_holds_is_not_sold_by_a_touch_that_asks_what_it_is(page: Page) -> None:
    page.goto("/lessons/paris/landmark")
    held = page.locator('[data-paris-seat="0"] [data-element="token/marble"]')
    expect(held).to_contain_text("2")
    held.click()
    menu = page.locator(".menu")
    expect(menu).to_contain_text("Sell marble for 2 francs")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(held).to_contain_text("2")
    page.locator('.pa-sell[data-element="token/marble"]').click()
    expect(page.locator(".lesson-feedback.not-yet")).to_be_visible()
    expect(menu).to_have_count(0)


def test_what_the_words_speak_of_is_ringed(page: Page) -> None:
    for name, lesson in course("paris-paris").lessons.items():
        if not any(step.look or step.look_done for step in lesson.step):
            continue
        page.goto(f"/lessons/paris-paris/{name}")
        rings = page.locator("[data-mark=spoken]")
        said: list[str] = []
        for one in lesson.step:
            for element in {*said, *one.look}:
                expect(
                    rings.and_(page.locator(f"[data-element='{element}']")).first
                ).to_be_visible()
            for _ in one.way:
                step(page)
            said = one.look_done
        for element in said:
            expect(rings.and_(page.locator(f"[data-element='{element}']")).first).to_be_visible()


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/lessons/paris")
    page.locator(".lessons .primary").focus()
    page.keyboard.press("Enter")
    for place in range(1, LESSONS["paris"] + 1):
        expect(page.locator(".lesson-place")).to_have_text(f"Lesson {place} of {LESSONS['paris']}")
        page.locator(".lesson-goal").wait_for()
        while not page.locator(".lesson-onward").count():
            before = number(page)
            page.keyboard.press("h")
            words = page.locator(".lesson-shown").inner_text().strip()
            page.wait_for_function("() => document.querySelector('[data-mark=hint], .shown')")
            for _ in range(80):
                if page.evaluate(FOCUS_IS_POINTED_AT):
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.wait_for_function(WENT_ON, arg=before)
            if page.locator(".menu").count():
                while words not in page.evaluate("document.activeElement.textContent"):
                    page.keyboard.press("ArrowDown")
                page.keyboard.press("Enter")
                page.locator(".menu").wait_for(state="detached")
        if place < LESSONS["paris"]:
            expect(page.locator("[data-act=next]")).to_be_focused()
            page.keyboard.press("Enter")
    expect(page.locator("[data-act=first-game]")).to_be_focused()


def test_on_a_phone(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    page.goto("/lessons/paris/turn")
    for _ in range(LESSONS["paris"] - 1):
        learn(page, touch=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        page.locator("[data-act=next]").tap()
    learn(page, touch=True)
    panel = page.locator(".lesson-panel").bounding_box()
    assert panel is not None
    assert panel["y"] + panel["height"] == pytest.approx(size["height"], abs=2)
    assert panel["height"] < size["height"] / 2


def test_a_board_that_knows_its_room_late_stands_for_every_decision(
    new_context: NewContext,
) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    page.goto("/lessons/paris-paris/round")
    expect(page.locator(".stage [data-element='bus'][data-mark=spoken]")).to_be_visible()
    expect(page.locator(".stage [data-element^='tile/'][tabindex='0']")).to_have_count(3)
    expect(page.locator(".lesson-panel .actions .button:not(.quiet)")).to_have_count(0)


def test_a_tap_between_two_shops_asks_which_of_them_is_meant(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    page.goto("/lessons/paris-paris/push")
    step(page, touch=True)
    expect(page.locator("[data-element^='shop/pont-neuf'][tabindex='0']")).to_have_count(2)
    before = number(page)
    for _ in range(2):  # at first it may only enlarge the board
        box = page.locator("[data-element='stop/pont-neuf'] .pp-stop-edge").bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.touchscreen.tap(*middle)
        page.wait_for_function(
            f"([before, x, y]) => ({WENT_ON})(before) || document.querySelector('.zoomed')",
            arg=[before, *middle],
        )
        if page.locator(".menu").count():
            break
    expect(page.locator(".menu button")).to_have_count(2)
    assert number(page) == before


def test_one_tap_pushes_a_shop_out_and_speaks_to_who_has_no_name(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    page.goto("/lessons/paris-paris/push")
    step(page, touch=True)
    shop = page.locator("[data-element='shop/pont-neuf/1'][tabindex='0']")  # the leader's
    before = number(page)
    box = shop.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(f"(before) => ({WENT_ON})(before)", arg=before)
    expect(page.locator(".zoomed, .menu")).to_have_count(0)
    log = page.locator(".table").inner_text()
    assert "You takes" not in log
    assert "You opens" not in log


@pytest.mark.parametrize("language", ["en", "it", "pt", "ru", "ja"])
def test_every_language_fits(new_context: NewContext, language: str) -> None:
    page = new_context(language=language).new_page()
    for path in ("/lessons/paris", "/lessons/paris/landmark", "/lessons/paris-paris/grand-tour"):
        page.goto(path)
        page.locator(".lesson-goal, .lessons-list").first.wait_for()
        check_words(page, path)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_context: NewContext, scheme: str) -> None:
    page = new_context(color_scheme=scheme, bypass_csp=True).new_page()
    page.goto("/lessons/paris")
    page.locator(".lessons-list").wait_for()
    assert serious(page) == [], "the list"
    page.goto("/lessons/paris/turn")
    page.locator(".lesson-goal").wait_for()
    step(page)
    assert serious(page) == [], "a lesson"
    page.goto("/rules/paris-paris#PP-17")
    page.locator(".rule-figure:not(.waiting)").first.wait_for()
    assert serious(page) == [], "the rules"


def test_a_lesson_that_does_not_exist_is_told(page: Page) -> None:
    page.goto("/lessons/chess")
    expect(page.locator("h1")).to_have_text("There are no lessons here")
    page.goto("/lessons/paris/nope")
    expect(page.locator(".lessons-list")).to_be_visible()


def test_where_no_lesson_holds_the_page_says_so(page: Page) -> None:
    page.route("**/api/lessons/paris", lambda route: route.fulfill(json=[]))
    page.goto("/lessons/paris")
    expect(page.locator("h1")).to_have_text("There are no lessons here")


# --- the rulebook -------------------------------------------------------------------------------


def test_the_rules_are_searched_clicked_through_and_unfolded(page: Page) -> None:
    page.goto("/rules/paris-paris#PP-9")
    ruling = page.locator("details.ruling").first
    expect(ruling.locator("p")).to_be_hidden()
    ruling.locator("summary").click()
    expect(ruling.locator("p")).to_be_visible()
    page.locator("[data-figure=open]").scroll_into_view_if_needed()  # only near pictures are drawn
    figure = page.locator(".rule-figure[data-lesson=open]")
    expect(figure.locator("svg.board")).to_be_visible()
    expect(figure.locator("figcaption")).to_contain_text("It is A’s turn.")
    figure.get_by_role("button", name="Next").click()
    expect(figure.locator("figcaption")).to_contain_text("A opens a shop at Les Halles.")
    page.get_by_role("searchbox").fill("full stops no room")
    hits = page.locator(".rules-hits a")
    expect(hits).to_have_count(1)
    hits.first.click()
    expect(page.locator(".rule-here")).to_contain_text("PP-17")
    page.get_by_role("searchbox").fill("aeroplane")
    expect(page.locator(".rules-hits [role=status]")).to_have_text("Nothing found")


def test_printing_waits_for_every_picture_and_opens_the_rulings(page: Page) -> None:
    page.add_init_script("window.print = () => (window.printed = true)")
    page.goto("/rules/paris-paris")
    page.locator(".rule-figure").first.wait_for()
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed")
    expect(page.locator(".rule-figure")).to_have_count(LESSONS["paris-paris"])
    expect(page.locator(".rule-figure.waiting")).to_have_count(0)
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("details.ruling:not([open])")).to_have_count(0)
