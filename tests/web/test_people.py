"""Several people at one table, and one who comes and goes."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.table import Player


def test_two_browsers_at_one_table_with_a_reload_in_the_middle_of_a_turn(
    new_context: NewContext,
) -> None:
    ada = Player(new_context().new_page())
    ada.set_up("paris", ["me", "link"], name="Ada")
    link = ada.page.locator(".waiting-room .copy-link input").input_value()
    bob = Player(new_context().new_page(), seed=2)
    bob.page.goto(link)
    bob.page.fill("#guest-name", "Bob")
    bob.page.locator(".waiting-room .button.large").click()
    bob.seated()
    ada.seated()
    expect(ada.page.locator(".seats")).to_contain_text("Bob")

    for _ in range(2):
        mover, other = (
            (ada, bob) if ada.page.locator(".seat-card.own.to-move").count() else (bob, ada)
        )
        mover.wait()
        mover.click("pile/")
        mover.click("place/bank")
        number = mover.number
        mover.page.reload()
        mover.seated()
        mover.wait()
        assert mover.number == number
        mover.page.locator("[data-act=end]").click()
        other.wait()
        mover.reaches(number + 1)
        assert (mover.number, other.number) == (number + 1, number + 1)
        log = [p.page.locator(".log-line").all_inner_texts() for p in (mover, other)]
        assert log[0] == log[1]

    ada.page.keyboard.press("c")
    expect(ada.page.locator("#chat-text")).to_be_focused()
    ada.page.keyboard.type("Salut !")
    ada.page.keyboard.press("Enter")
    bob.page.keyboard.press("c")
    expect(bob.page.locator(".chat-lines")).to_contain_text("Salut !")


def test_two_tabs_of_one_player_agree(new_context: NewContext) -> None:
    context = new_context()
    first = Player(context.new_page())
    first.set_up("paris-paris", ["me", "bot novice"])
    first.wait()
    second = Player(context.new_page())
    second.page.goto(first.page.url)
    second.wait()
    first.step()
    second.reaches(first.number)
    second.wait()
    second.step()
    first.wait()
    expect(first.page.locator(".table")).to_have_attribute("data-number", str(second.number))


def test_a_bot_stands_in_and_gives_the_seat_back(new_context: NewContext, player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "link"])
    # Somebody whom the bot has to wait for: two bots would be done before anybody is back.
    other = new_context().new_page()
    other.goto(page.locator(".waiting-room .copy-link input").input_value())
    other.locator(".waiting-room .button.large").click()
    player.seated()
    url = page.url
    page.get_by_role("button", name="Leave the table").click()
    page.locator("dialog .primary").click()
    page.wait_for_url(re.compile("/$"))
    page.goto(url)
    page.locator(".banner:not(.lessons-offer) .primary").click()
    expect(page.locator(".banner:not(.lessons-offer)")).to_have_count(0)
    expect(page.locator(".seat-card.own .stand-in")).to_have_count(0)


def test_bots_are_not_left_alone(player: Player) -> None:
    page = player.page
    page.goto("/new/paris-paris")
    seats, begin = page.locator(".wish-select"), page.locator(".panel-buttons .primary")
    for seat in range(2):
        expect(begin).to_be_enabled()
        seats.nth(seat).select_option("bot novice")
    expect(page.locator(".wishes ~ .note").first).to_have_text(
        "At least one seat must be for a person."
    )
    expect(begin).to_be_disabled()


def test_a_table_of_ones_own_can_be_ended(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Close this table").click()
    page.wait_for_url(re.compile("/$"))
    expect(page.locator(".poster").first).to_be_visible()
    expect(page.locator(".table-lists.first")).to_have_count(0)
    player.set_up("paris", ["me", "link"])
    page.get_by_role("button", name="Close this table").click()
    page.wait_for_url(re.compile("/$"))


def test_a_stranger_is_told_for_whom_a_seat_is_kept_and_the_chat_who_sat_down(
    new_context: NewContext,
) -> None:
    ada, bob = (Player(new_context().new_page()) for _ in "ab")
    ada.set_up("paris-paris", ["me", "link"], name="Ada")
    room = bob.page.locator(".waiting-room")
    bob.page.goto(ada.page.url)
    expect(room).to_contain_text("guest of Ada")
    expect(room.locator("button")).to_have_count(0)
    bob.page.goto(ada.page.locator(".waiting-room .copy-link input").input_value())
    room.locator(".button.large").click()
    bob.seated()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".chat-news")).to_contain_text("sits down")


def test_own_tables_come_first_and_finished_ones_tell_the_scores(player: Player) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    page.goto("/")
    expect(page.locator(".lobby main > .table-lists").first).to_contain_text("Your turn")
    page.locator(".table-row.my-turn").click()
    player.play_on()
    page.goto("/")
    expect(page.locator(".table-score")).to_have_count(2)
    expect(page.locator(".table-row .laurel").first).to_be_visible()


def test_somebody_watches(new_context: NewContext, player: Player) -> None:
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    watcher = Player(new_context().new_page())
    watcher.page.goto(player.page.url)
    watcher.seated()
    expect(player.page.locator(".watchers")).to_contain_text("1")
    player.step()
    watcher.reaches(player.number)
    assert not watcher.alive()


def test_a_phone_shows_that_a_watcher_of_the_same_name_spoke(new_context: NewContext) -> None:
    size = {"width": 390, "height": 844}
    phone = new_context(viewport=size, has_touch=True, is_mobile=True).new_page()
    player = Player(phone)
    player.set_up("paris-paris", ["me", "bot novice"], name="Ada")
    player.seated()
    table = phone.url.rpartition("/")[2]
    phone.request.post(f"/api/tables/{table}/listing", data={"open_chat": True})
    watcher = new_context().new_page()
    watcher.goto(phone.url)
    watcher.get_by_role("tab", name="Chat").click()
    watcher.fill("#chat-name", "Ada")  # who has no name yet gives one here
    watcher.keyboard.press("Enter")
    watcher.fill("#chat-text", "https://lutece.example/" + "a" * 300)
    watcher.keyboard.press("Enter")
    button = phone.get_by_role("button", name="Log and chat (new messages: 1)")
    expect(button.locator(".badge")).to_have_text("1")
    button.click()
    lines = phone.locator(".chat-lines")
    expect(lines).to_contain_text("lutece.example")
    assert lines.evaluate("(box) => box.scrollWidth <= box.clientWidth")  # long words, too
    phone.locator(".drawer-close").click()
    expect(phone.get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(phone.locator(".badge")).to_have_count(0)


def test_an_unknown_game_is_no_page(page: Page) -> None:
    page.goto("/new/monopoly")
    expect(page.locator(".banner:not(.lessons-offer)")).to_contain_text("no such page")
    expect(page.locator(".poster")).to_have_count(2)


def test_the_suggested_name_stays_for_a_visit(page: Page) -> None:
    page.goto("/")
    page.locator("#guest-name").wait_for()
    # As good as any name that was drawn before.
    page.evaluate("sessionStorage.setItem('lutece.suggestion', 'Séverine')")
    page.goto("/new/paris")
    expect(page.locator("#guest-name")).to_have_value("Séverine")


def test_an_unknown_table_is_a_friendly_page(player: Player) -> None:
    player.page.goto("/table/nowhere")
    expect(player.page.locator("h1")).to_contain_text("cannot be shown")
    player.page.locator(".plain-page a").click()
    expect(player.page.locator(".poster")).to_have_count(2)


# Every socket of the page, to be cut.
SOCKETS = """
  const Plain = WebSocket;
  window.sockets = [];
  window.WebSocket = class extends Plain {
    constructor(...all) { super(...all); sockets.push(this); }
  };
"""


def cut_off(page: Page) -> None:
    """Nothing gets through any more."""
    page.context.set_offline(True)
    page.evaluate("sockets.at(-1).close()")
    expect(page.locator(".banner:not(.lessons-offer)")).to_contain_text("Connection lost")


def test_a_lost_connection_is_told_and_found_again(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(SOCKETS)
    player = Player(context.new_page())
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    thing = player.offered()[0]
    board = page.locator("svg.board").bounding_box()
    cut_off(page)
    assert page.locator("svg.board").bounding_box() == board  # the banner lies over it
    assert not player.alive()
    page.mouse.click(thing["x"], thing["y"])
    expect(page.locator(".prompt.refused")).to_have_text(
        "There is no connection: that has to wait."
    )
    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_focused()
    page.keyboard.type("Anybody there?")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-text")).to_have_value("Anybody there?")  # it is not lost
    context.set_offline(False)  # the page may find its way back before it is told to
    page.evaluate("document.querySelector('.banner:not(.lessons-offer) .button')?.click()")
    expect(page.locator(".banner:not(.lessons-offer)")).to_have_count(0)
    player.wait()
    player.step()


def test_the_past_says_when_it_cannot_be_reached(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(SOCKETS)
    player = Player(context.new_page())
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    for _ in range(3):
        player.wait()
        player.step()
    player.wait()
    page.locator(".log-line button").first.click()
    expect(page.locator(".table")).to_have_attribute("data-number", "1")
    cut_off(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-words.refused")).to_contain_text("cannot be reached")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-number", "1")


def test_posts_and_events_where_web_sockets_do_not_pass(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(
        "window.WebSocket = class { constructor() { throw new Error('no'); } };"
    )
    player = Player(context.new_page())
    player.set_up("paris-paris", ["me", "bot novice"])
    player.seated()
    for _ in range(3):
        player.wait()
        player.step()
