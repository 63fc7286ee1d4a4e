"""Being told of one's turns, and vacation, as the page offers them."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.receivers import Mailbox, Receiver, stopped_at_end
from tests.web.conftest import SITE, NewContext
from tests.web.table import give_name
from tests.web.test_together import two_people

# A browser without windows shows no notifications: the test sees what the worker wants to show.
LISTEN = """() => {
  self.shown = new Promise((done) => {
    self.registration.showNotification = async (title, { body, data }) =>
      done([title, body, data.url]);
  });
}"""


def test_a_webhook_and_a_mail_address_are_switched_on_tested_and_removed(
    page: Page, mailbox: Mailbox
) -> None:
    give_name(page, "Ada")
    told = page.locator(".notify")
    row = told.locator("[data-channel=webhook]")
    with stopped_at_end(Receiver()) as receiver:
        told.locator("#notify-webhook").fill(receiver.url)
        told.locator("[data-form=webhook] button").click()
        row.locator("[data-act=test]").click()
        assert json.loads(receiver.next()[2])["content"]
        expect(row.locator("[data-act=test]")).to_be_enabled()
    expect(row.locator(".problem")).to_have_count(0)
    row.locator("[data-act=test]").click()
    expect(row.locator(".problem")).to_be_visible()
    row.locator("[data-act=remove]").click()
    expect(row).to_have_count(0)
    told.locator("#notify-mail").fill("ada@example.org")
    told.locator("[data-form=mail] button").click()
    mail = told.locator("[data-channel=mail]")
    expect(mail).to_contain_text("not confirmed")
    link = re.search(rf"{SITE}(/notifications/confirm/\S+)", mailbox.next().get_content())
    assert link is not None
    page.goto(link[1])
    page.locator("[data-act=confirm]").click()
    expect(page.locator("[role=status]").first).to_contain_text("confirmed")
    page.goto("/account")
    expect(mail).to_be_visible()
    expect(mail).not_to_contain_text("not confirmed")


def test_the_others_see_a_vacation_at_the_seat(new_context: NewContext) -> None:
    ada, bob = two_people(new_context)
    ada.page.goto("/account")
    ada.page.locator("[data-act=vacation]").click()
    expect(bob.page.locator(".on-vacation")).to_have_count(1)
    ada.page.locator("[data-act=vacation]").click()
    expect(bob.page.locator(".on-vacation")).to_have_count(0)


def test_the_service_worker_shows_a_message(new_context: NewContext, server_address: str) -> None:
    context = new_context()
    page = context.new_page()
    browser = context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: known.extend(e["registrations"])
    )
    browser.send("ServiceWorker.enable")
    with context.expect_event("serviceworker") as started:
        page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = started.value
    worker.evaluate(LISTEN)
    notice = {"title": "Your turn", "body": "Paris with Bob", "url": "/table/abc", "tag": "turn"}
    message = {"registrationId": known[-1]["registrationId"], "data": json.dumps(notice)}
    browser.send("ServiceWorker.deliverPushMessage", {"origin": server_address, **message})
    assert worker.evaluate("() => self.shown") == ["Your turn", "Paris with Bob", "/table/abc"]
