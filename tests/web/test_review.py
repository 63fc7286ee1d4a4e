"""The review of a finished game, another try at a mistake, hints, and one's own mistakes."""

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.web.conftest import PATIENCE, NewContext
from tests.web.table import Player
from tests.web.test_looks import check_words, serious

DONE = "() => document.querySelector('.review-list') && !document.querySelector('.review-making')"
FOCUSED = "() => document.activeElement?.dataset?.element ?? null"
LANGUAGES = ("en", "it", "pt", "ru", "ja")


def finished_game(context: BrowserContext, game: str = "paris-paris") -> str:
    """A game that somebody has lost by taking the first legal decision every time."""
    request = context.request
    request.post("/api/me", data={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    answer = request.post("/api/tables", data={"game": game, "seats": seats})
    table = str(answer.json()["table"])
    while True:
        info = request.get(f"/api/tables/{table}").json()
        if info["status"] == "over":
            return table
        if info["to_move"] != 0:
            continue
        seq = info["number"]  # nothing was taken back
        view = request.get(f"/api/tables/{table}/at/{seq}").json()
        if view["decisions"]:
            decision = view["decisions"][0]["text"]
            play = {"type": "play", "seq": seq, "decision": decision}
            request.post(f"/api/tables/{table}/command", data=play)


def until_done(page: Page) -> None:
    """Wait until the review is made: it has what others leave of the machine."""
    page.wait_for_function(DONE, timeout=10 * PATIENCE)


def my_worst(page: Page, table: str) -> dict[str, Any]:
    """The most costly decision of mine in a review that is done."""
    review = page.context.request.get(f"/api/tables/{table}/review").json()["review"]
    by_number = {decision["number"]: decision for decision in review["decisions"]}
    return next(by_number[n] for n in review["moments"] if by_number[n]["seat"] == 0)


def better(page: Page, table: str, number: int) -> list[str]:
    """The board elements of the better decision."""
    moment = page.context.request.get(f"/api/tables/{table}/review/{number}").json()
    return list(moment["best"]["touches"])


def test_a_game_is_played_reviewed_and_a_mistake_found_by_mouse(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    player.seated()
    player.play_on()
    table = page.url.split("/")[-1].split("?")[0]
    picture = page.locator(".over-picture img")
    assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") == 1200
    with page.expect_download() as saved:
        page.locator("[data-act=save-picture]").click()
    assert saved.value.suggested_filename == f"paris-paris-{table}.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    expect(page.locator(".review-chart")).to_have_count(0)  # nothing is told before it is asked
    page.locator("dialog [data-act=review]").click()
    until_done(page)
    page.locator(".review-who").nth(1).click()  # mine alone
    worst = my_worst(page, table)
    page.locator(f"[data-moment='{worst['number']}']").click()
    expect(page.locator(".review-tag.better")).to_be_visible()
    expect(page.locator(".review-why")).to_contain_text("points")
    for element in better(page, table, worst["number"]):
        expect(page.locator(f".stage [data-element='{element}']").first).to_have_attribute(
            "data-mark", re.compile("better|both")
        )
    assert f"review={worst['number']}" in page.url
    page.locator(".review-numbers summary").click()
    expect(page.locator(".review-numbers li").first).to_be_visible()
    page.locator("[data-act=try]").click()
    expect(page.locator(".practice")).to_contain_text("find a better decision")
    player.wait()
    player.click(*better(page, table, worst["number"])[::-1])
    expect(page.locator(".practice")).to_have_attribute("data-found", "true")
    page.goto("/mistakes")
    expect(page.locator(".mistakes-list .solved")).to_have_count(1)
    page.locator(".mistakes-list [data-act=try]").first.click()
    expect(page.locator(".practice")).to_be_visible()


def test_a_mistake_is_reviewed_and_found_by_keyboard_alone(new_context: NewContext) -> None:
    context = new_context()
    table = finished_game(context)
    page = context.new_page()
    page.goto(f"/table/{table}")
    Player(page).seated()
    keys = page.keyboard
    keys.press("r")
    until_done(page)
    worst = my_worst(page, table)["number"]
    for _ in range(60):
        keys.press("ArrowRight")
        page.wait_for_function("() => /review=[0-9]+/.test(location.search)")
        page.wait_for_timeout(50)
        if page.url.endswith(f"review={worst}"):
            break
    expect(page.locator(f"[data-moment='{worst}']")).to_have_attribute("aria-current", "true")
    keys.press("t")
    expect(page.locator(".practice")).to_be_visible()
    Player(page).wait()
    wanted = better(page, table, worst)[-1]
    for _ in range(80):
        keys.press("Tab")
        if page.evaluate(FOCUSED) == wanted:
            break
    keys.press("Enter")
    expect(page.locator(".practice")).to_have_attribute("data-found", "true")
    page.goto(f"/table/{table}?review={worst}")
    expect(page.locator(".review-words .review-tag").first).to_be_visible()
    keys.press("Escape")
    expect(page.locator(".review-bar")).to_have_count(0)
    expect(page).not_to_have_url(re.compile("review"))


def test_a_shared_moment_fits_in_every_language_and_is_accessible(new_context: NewContext) -> None:
    context = new_context()
    table = finished_game(context)
    page = context.new_page()
    page.goto(f"/table/{table}?review=")
    until_done(page)
    worst = my_worst(page, table)["number"]
    with page.expect_response("**/review/sharing"):
        page.locator(".review-share input").check()
    for language in LANGUAGES:
        dark = "dark" if language == "it" else "light"
        other = new_context(language=language, color_scheme=dark, bypass_csp=True).new_page()
        other.goto(f"/table/{table}?review={worst}")
        other.locator(".review-tag.better").wait_for()
        check_words(other, f"the review in {language}")
        if language in ("en", "it"):
            assert serious(other) == []
    page.goto("/mistakes")
    page.locator(".mistakes-list").wait_for()
    check_words(page, "my mistakes")


def test_hints_and_warnings_against_a_bot(new_context: NewContext) -> None:
    likes = {"motion": "off", "sound": False, "warning": True}
    page = new_context(likes=likes).new_page()
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    board = page.locator("svg.board").bounding_box()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text("Look here")
    marked = page.locator(".stage [data-mark=hint]").first
    assert marked.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    page.locator("[data-act=hint]").dblclick()  # a double click is one step
    expect(page.locator(".hint strong")).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_text("Why?")
    page.locator("[data-act=hint]").click()
    expect(page.locator(".hint")).to_contain_text("Compared with")
    expect(page.locator(".hint")).to_contain_text("Chance of winning")
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    assert page.locator("svg.board").bounding_box() == board
    table = page.context.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()
    assert table["seats"][0]["hints"] == 1  # one decision
    warned = page.locator(".advice.warned")
    # The first decisions are worth about the same: answer for the server as if one were a blunder.
    verdict = {
        "warn": True,
        "label": "blunder",
        "loss": 0.21,
        "loss_low": 0.17,
        "loss_high": 0.25,
        "points_lost": 4.2,
        "why": {"small-tours": -3.1},
        "names": {},
    }
    page.route("**/check", lambda route: route.fulfill(json=verdict))
    before = player.number
    thing = player.offered()[0]
    page.mouse.click(thing["x"], thing["y"])
    expect(warned).to_contain_text("you would win about 21 fewer")
    expect(warned).to_contain_text("about 4 points fewer")
    expect(warned).to_contain_text("3.1 fewer from “Small tours”")
    assert page.locator("svg.board").bounding_box() == board
    page.locator("[data-act=take-back]").click()
    expect(warned).to_have_count(0)
    assert player.number == before
    page.mouse.click(thing["x"], thing["y"])
    page.locator("[data-act=anyway]").click()
    player.reaches(before + 1)
