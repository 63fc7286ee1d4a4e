"""A guest who wants to be known elsewhere: by password, by passkey; tokens for programs."""

from playwright.sync_api import Page, expect

from tests.web.conftest import NewContext
from tests.web.table import Player, give_name


def account(page: Page) -> None:
    page.goto("/account")
    page.locator("#my-name").wait_for()


def test_an_account_by_password_keeps_the_tables_on_another_device(
    new_context: NewContext, player: Player
) -> None:
    page = player.page
    player.set_up("paris-paris", ["me", "bot novice"], name="Colette")
    player.wait()
    account(page)
    page.get_by_label("Sign-in name").first.fill("colette.test")
    page.get_by_label("Password").first.fill("a long enough password")
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator("main")).to_contain_text("signed in as colette.test")

    elsewhere = new_context().new_page()
    account(elsewhere)
    elsewhere.get_by_label("Sign-in name").last.fill("colette.test")
    elsewhere.get_by_label("Password").last.fill("not the password")
    elsewhere.get_by_role("button", name="Sign in", exact=True).click()
    expect(elsewhere.locator(".problem")).to_be_visible()
    elsewhere.get_by_label("Password").last.fill("a long enough password")
    elsewhere.get_by_role("button", name="Sign in", exact=True).click()
    expect(elsewhere.locator("main")).to_contain_text("signed in as colette.test")
    elsewhere.goto("/")
    expect(elsewhere.locator(".table-row.my-turn")).to_have_count(1)
    account(elsewhere)
    elsewhere.get_by_label("Current password").fill("a long enough password")
    elsewhere.get_by_label("New password").fill("another long password")
    elsewhere.get_by_role("button", name="Change password").click()
    expect(elsewhere.locator(".toast")).to_contain_text("password has been changed")
    page.reload()
    expect(page.locator("main")).to_contain_text("not joined a table")
    elsewhere.get_by_role("button", name="Sign out").click()
    expect(elsewhere.get_by_role("button", name="Sign out")).to_have_count(0)


def test_a_passkey_signs_in(new_context: NewContext, server_address: str) -> None:
    page = new_context(base_url=server_address.replace("127.0.0.1", "localhost")).new_page()
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    give_name(page, "Marcel")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.locator("main")).to_contain_text("one passkey")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.locator("#my-name")).to_have_value("Marcel")
    page.locator(".kept li button").click()
    expect(page.locator(".kept li")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("You are a guest")


def test_tokens_are_made_shown_once_and_deleted(page: Page) -> None:
    give_name(page, "Émile")
    page.fill("#token-label", "my bot")
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator(".kept li")).to_contain_text("my bot")
    assert len(page.locator(".copy-link input").input_value()) > 20
    page.reload()
    expect(page.locator(".kept li")).to_contain_text("my bot")
    expect(page.locator(".copy-link input")).to_have_count(0)
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator(".kept li")).to_have_count(0)
