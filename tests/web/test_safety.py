"""Peace at the table and one's own data, as people meet them in the page."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.table import Player, give_name


def say(page: Page, text: str) -> None:
    page.locator("#tab-chat").click()
    page.fill("#chat-text", text)
    page.keyboard.press("Enter")


def visitor(new_context: NewContext, name: str, address: str) -> Page:
    page = new_context().new_page()
    give_name(page, name)
    page.goto(address)
    page.locator("#tab-chat").click()
    return page


def test_a_table_opens_to_strangers_and_a_rude_one_is_reported_hidden_and_muted(
    new_context: NewContext, player: Player
) -> None:
    ada = player.page
    player.set_up("paris-paris", ["me", "bot novice"], name="Ada")
    player.seated()
    eve = visitor(new_context, "Eve", ada.url)
    expect(eve.locator(".chat-closed")).to_be_visible()

    ada.get_by_role("button", name="Invite", exact=True).click()
    listed, talk = (ada.locator(f"dialog input[name={name}]") for name in ("listed", "open_chat"))
    expect(listed).to_be_checked()
    listed.click()
    expect(listed).not_to_be_checked()
    talk.click()
    expect(talk).to_be_checked()
    ada.keyboard.press("Escape")

    say(eve, "You play like a pigeon")
    ada.locator("#tab-chat").click()
    rude = ada.locator(".chat-lines", has_text="pigeon")
    expect(rude).to_be_visible()

    ada.locator(".chat-who").click()
    ada.fill(".person-reason input", "rude")
    ada.locator("[data-act=report]").click()
    expect(ada.locator("dialog")).to_have_count(0)

    ada.locator(".chat-who").click()
    ada.locator("[data-act=hide]").click()
    expect(rude).to_have_count(0)
    ada.reload()
    ada.locator("#tab-chat").click()
    expect(ada.locator(".chat-hidden")).to_contain_text("Eve")
    expect(rude).to_have_count(0)
    ada.locator(".chat-hidden button").click()
    expect(rude).to_be_visible()

    ada.locator(".chat-who").click()
    ada.locator("[data-act=mute]").click()
    expect(eve.locator(".chat-lines", has_text="pigeon")).to_have_count(0)
    say(eve, "I said")
    expect(eve.locator("body")).to_contain_text("does not want you to write here")
    ada.get_by_role("button", name="Invite", exact=True).click()
    ada.get_by_role("button", name="Let them write again").click()
    expect(eve.locator(".chat-lines", has_text="pigeon")).to_be_visible()


def test_my_data_as_a_file_and_my_account_deleted(
    new_context: NewContext, player: Player, tmp_path: Path
) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "link"], name="Ada")
    link = page.locator(".waiting-room .copy-link input").input_value()
    bob = Player(new_context().new_page())
    bob.page.goto(link)
    bob.page.fill("#guest-name", "Bob")
    bob.page.locator(".waiting-room .button.large").click()
    bob.seated()

    page.goto("/account")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download everything about me").click()
    coming.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"]["name"] == "Ada"

    page.get_by_role("button", name="Delete my account").click()
    page.locator("[data-act=delete-me]").click()
    expect(page.locator(".account")).to_contain_text("You have not joined a table yet.")
    expect(page.locator(".my-data")).to_have_count(0)
    expect(bob.page.locator(".seats")).to_contain_text("A former player")
