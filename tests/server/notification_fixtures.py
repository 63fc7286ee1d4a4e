"""A server that sends messages, players there, and what receives the messages."""

import re
from dataclasses import replace

import pytest

from lutece.server import limits
from lutece.server.notifications.settings import NotificationSettings, Smtp
from lutece.server.rate_limit import RateLimiter
from tests.server.helpers import ME, OPEN, Guest, running
from tests.server.receivers import Mailbox, Receiver, stopped_at_end

SITE = "https://play.example.org"
WEBHOOK = "/hook?secret=1"


@pytest.fixture(scope="module", name="mailbox")
def a_mailbox():
    with stopped_at_end(Mailbox()) as mailbox:
        yield mailbox


@pytest.fixture(scope="module", name="settings")
def some_settings(mailbox):
    smtp = Smtp("127.0.0.1", mailbox.port, "start", None, None, "Lutèce <table@example.org>")
    return NotificationSettings(SITE, smtp, private_targets=True, grace=0.1, look_every=0.02)


@pytest.fixture(scope="module", name="notifying_server")
def a_notifying_server(tmp_path_factory, settings):
    """A server that sends messages; `server` has no mail server and tells no private address."""
    with running(tmp_path_factory.mktemp("told") / "tables.db", settings) as server:
        many = RateLimiter(replace(limits.MESSAGES_ASKED_FOR, burst=1e6))
        server.services.message_rate = server.services.mail_rate = many
        yield server


@pytest.fixture(name="receiver")
def a_receiver():
    with stopped_at_end(Receiver()) as receiver:
        yield receiver


@pytest.fixture(name="people")
def two_people(notifying_server):
    made = [notifying_server.guest(name) for name in ("Ada", "Bob")]
    yield made
    for one in made:
        one.close()


def play(table: str, mover: Guest) -> None:
    """Whoever is to move ends the turn; the page is not open."""
    info = mover.info(table)
    seat = info["to_move"]
    while info["to_move"] == seat and info["seats"][seat]["mine"]:
        seq = mover.done(mover.get(f"/api/tables/{table}/at/{info['number']}?seat={seat}"))
        decision = seq["decisions"][0]["text"]
        command = {"type": "play", "seq": info["number"], "decision": decision}
        mover.done(mover.command(table, command))
        info = mover.info(table)


def started(ada: Guest, bob: Guest, **more: str) -> tuple[str, Guest, Guest]:
    """A running table, who is to move there, and who is not."""
    table = ada.table(ME, OPEN, **more)
    bob.join(table)
    info = ada.info(table)
    ada_moves = info["seats"][info["to_move"]]["mine"]
    return (table, ada, bob) if ada_moves else (table, bob, ada)


def confirmed(guest: Guest, mailbox: Mailbox, address: str) -> None:
    guest.done(guest.post("/api/notifications/mail", {"address": address, "language": "it"}))
    link = re.search(rf"{SITE}(/notifications/confirm/\S+)", mailbox.next().get_content())
    assert link is not None
    assert guest.http.post(link[1]).status_code == 204


def channels(guest: Guest):
    return guest.done(guest.get("/api/notifications"))["channels"]
