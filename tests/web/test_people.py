"""Several people at one table, and one who comes and goes."""

import re

from playwright.sync_api import expect

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


def test_a_bot_stands_in_and_gives_the_seat_back(player: Player) -> None:
    page = player.page
    player.set_up("paris", ["me", "bot novice"])
    player.wait()
    url = page.url
    page.get_by_role("button", name="Leave the table").click()
    page.locator("dialog .primary").click()
    page.wait_for_url(re.compile("/$"))
    page.goto(url)
    page.locator(".banner .primary").click()
    expect(page.locator(".banner")).to_have_count(0)
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
    page.get_by_role("button", name="End this table").click()
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


def test_an_unknown_table_is_a_friendly_page(player: Player) -> None:
    player.page.goto("/table/nowhere")
    expect(player.page.locator("h1")).to_contain_text("cannot be shown")
    player.page.locator(".plain-page a").click()
    expect(player.page.locator(".poster")).to_have_count(2)


def test_a_lost_connection_is_told_and_found_again(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(
        "const Plain = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Plain {"
        "  constructor(...all) { super(...all); sockets.push(this); }"
        "};"
    )
    player = Player(context.new_page())
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"])
    player.wait()
    context.set_offline(True)
    page.evaluate("sockets.at(-1).close()")
    expect(page.locator(".banner")).to_contain_text("connection is lost")
    context.set_offline(False)  # the page may find its way back before it is told to
    page.evaluate("document.querySelector('.banner .button')?.click()")
    expect(page.locator(".banner")).to_have_count(0)
    player.step()


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
