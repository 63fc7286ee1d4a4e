"""Small manners of the table: tooltips that help and go, quiet answers, a lost network."""

from playwright.sync_api import Page, expect

from tests.web.table import Player

REASON = ".tip-reason"


def _rest_on(page: Page, element: str) -> None:
    box = page.locator(f'[data-element="{element}"]').first.bounding_box()
    assert box is not None
    page.mouse.move(1, 1)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _to_act(player: Player) -> None:
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    player.wait()
    player.click("pile/")
    player.wait()


def test_a_place_says_how_to_get_there_before_a_key_is_lifted(player: Player) -> None:
    _to_act(player)
    _rest_on(player.page, "landmark/louvre")
    expect(player.page.locator(REASON)).to_contain_text("None of your keys can go there")
    expect(player.page.locator(f"{REASON} [data-rule='P-18']")).to_have_text("Rule")


def test_a_tooltip_goes_at_a_click_and_waits_for_the_pointer(player: Player) -> None:
    _to_act(player)
    page = player.page
    _rest_on(page, "place/arc")
    expect(page.locator(".tip")).to_be_visible()
    before = player.number
    page.mouse.down()
    page.mouse.up()
    player.reaches(before + 1)
    expect(page.locator(".tip")).to_have_count(0)
    _rest_on(page, "place/arc")
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("x")
    expect(page.locator(".tip")).to_have_count(0)


def test_the_mark_of_a_rule_says_what_the_rule_is_called(player: Player) -> None:
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    mark = player.page.locator(".prompt .rule-number")
    expect(mark).to_have_text("Rule")
    expect(mark).to_have_attribute("aria-label", "Read rule PP-9")
    mark.focus()
    expect(mark).to_have_attribute("title", "Rule PP-9: Opening shops")
    mark.click()
    expect(player.page.locator(".rules-drawer .rule-here")).to_contain_text("PP-9")


def test_only_the_end_of_a_turn_stands_out(player: Player) -> None:
    _to_act(player)
    page = player.page
    expect(page.locator(".actions .primary")).to_have_count(0)
    player.click("place/bank")
    player.wait()
    expect(page.locator(".actions .primary")).to_have_text("End turn")
    expect(page.locator(".prompt")).to_contain_text("all that is left is to end your turn")


def test_without_a_network_the_table_says_that_a_move_waits(player: Player) -> None:
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    player.wait()
    page = player.page
    page.evaluate("WebSocket.prototype.send = () => {}")  # nothing gets through
    thing = player.offered()[0]
    page.mouse.click(thing["x"], thing["y"])
    expect(page.locator(".banner:not(.lessons-offer)")).to_have_text(
        "No connection. Your move is waiting."
    )


def test_the_replay_marks_a_line_at_every_moment(player: Player) -> None:
    player.set_up("paris", ["me", "bot novice"])
    player.seated()
    for _ in range(6):
        player.wait()
        player.step("pile/", "place/")
    player.wait()
    page = player.page
    page.keyboard.press("p")
    expect(page.locator(".replay-words")).not_to_be_empty()
    for _ in range(5):
        expect(page.locator(".log-line.current")).to_have_count(1)
        before = page.locator(".replay-where").inner_text()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".replay-where")).not_to_have_text(before)
