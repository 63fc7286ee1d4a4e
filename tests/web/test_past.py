"""Undo, replay, and links to a moment."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewContext
from tests.web.table import MOVED, Player


def test_undo_a_step_and_the_turn(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    player.wait()
    player.click("pile/")
    start = player.number
    player.click("place/bank")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".table")).to_have_attribute("data-number", str(start))
    player.click("place/bank")
    assert player.number == start + 1
    expect(page.get_by_role("button", name="Undo turn")).to_have_count(0)  # one step: one button
    page.keyboard.press("U")
    expect(page.locator(".table")).to_have_attribute("data-number", str(start))
    assert any(thing["element"].startswith("place/") for thing in player.offered())


def test_undo_turn_takes_back_several_steps_by_one_command(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    undo_turn = page.get_by_role("button", name="Undo turn")
    for _ in range(80):
        player.wait()
        if undo_turn.count():
            break
        player.step("pile/", "place/")
    before = player.number
    page.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          window.sentUndos = 0;
          WebSocket.prototype.send = function (data) {
            if (JSON.parse(data).type === "undo") window.sentUndos++;
            return send.call(this, data);
          };
        }"""
    )
    undo_turn.click()
    page.wait_for_function(MOVED, arg=before)
    assert player.number <= before - 2
    assert page.evaluate("window.sentUndos") == 1
    expect(undo_turn).to_have_count(0)


def test_replay_and_the_link_to_a_moment(new_context: NewContext, player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    player.seated()
    for _ in range(4):
        player.wait()
        player.step()
    player.wait()
    now = player.number
    page.locator(".log-line button").first.click()
    expect(page.locator(".table")).to_have_attribute("data-number", "1")
    expect(page.locator(".replay-where")).to_have_text(f"1 of {now}")
    assert not player.alive()
    expect(page.locator(".seat-card.to-move")).to_have_count(0)  # nobody's turn: it is past
    expect(page.locator(".seats")).not_to_contain_text("Your turn")
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".table")).to_have_attribute("data-number", "2")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".table")).to_have_attribute("data-number", "3")
    page.wait_for_url("**/table/*?at=3")

    friend = new_context().new_page()
    friend.goto(page.url)
    expect(friend.locator(".table")).to_have_attribute("data-number", "3")
    friend.get_by_role("button", name="Back to now").click()
    expect(friend.locator(".table")).to_have_attribute("data-number", str(now))
    friend.wait_for_url(lambda url: "at=" not in url)

    page.keyboard.press("Escape")
    expect(page.locator(".table")).to_have_attribute("data-ready", "true")


def test_the_newest_line_of_the_log_is_now(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    player.click("pile/")
    player.click("place/bank")
    lines = page.locator(".log-line button")
    lines.last.click()
    expect(page.locator(".replay")).to_have_count(0)
    expect(page.locator("[data-act=end]")).to_be_visible()
    lines.nth(-2).click()
    expect(page.locator(".replay")).to_be_visible()
    lines.last.click()
    expect(page.locator(".replay")).to_have_count(0)


def test_the_slider_of_the_past_is_long_on_a_small_screen(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 1024, "height": 768}).new_page()
    player = Player(page)
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    player.click("pile/")
    page.keyboard.press("p")
    slider = page.locator(".replay-slider")
    slider.wait_for()
    box = slider.bounding_box()
    assert box is not None
    assert box["width"] >= 200


@pytest.mark.parametrize("language", ["en", "it", "pt", "ru", "ja"])
def test_the_buttons_of_the_past_keep_to_one_line(new_context: NewContext, language: str) -> None:
    size = {"width": 390, "height": 844}
    page = new_context(language, viewport=size, has_touch=True, is_mobile=True).new_page()
    player = Player(page)
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    page.keyboard.press("p")
    page.locator(".replay-slider").wait_for()
    slider = page.locator(".replay-slider").bounding_box()
    assert slider is not None
    assert slider["width"] >= 60
    for button in page.locator(".replay button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] < 50  # words on two lines need more
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
