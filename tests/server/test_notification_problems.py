"""Messages that do not arrive, channels that are refused, and what belongs to whom."""

import asyncio
import re
import socket
import threading
from dataclasses import replace

import pytest
import sqlalchemy as sa

from lutece.server import database_tables, limits
from lutece.server.notifications import notifier, outgoing
from lutece.server.notifications.delivery import DeliveryError
from tests.server.helpers import SOON, key, running
from tests.server.notification_fixtures import (  # noqa: F401
    SITE,
    a_mailbox,
    a_notifying_server,
    a_receiver,
    channels,
    confirmed,
    some_settings,
    started,
    two_people,
)
from tests.server.people_fixtures import wait_for
from tests.server.receivers import PushBrowser


def test_an_expired_subscription_is_forgotten(people, receiver):
    ada, bob = people
    receiver.status = 410
    for one in people:
        wish = {"subscription": PushBrowser(receiver).subscription()}
        one.done(one.post("/api/notifications/push", wish))
    _, mover, other = started(ada, bob)
    receiver.next()
    wait_for(lambda: not channels(mover))
    (left,) = channels(other)
    assert key(other.post(f"/api/notifications/{left['id']}/test")) == "target-gone"
    assert channels(other) == []


def test_a_message_is_tried_again_then_given_up_with_a_word(people, receiver, monkeypatch):
    monkeypatch.setattr(notifier, "BACKOFF", (0.01,) * 4)
    ada, bob = people
    receiver.status = 503
    for one in people:
        one.done(one.post("/api/notifications/webhook", {"url": receiver.url}))
    _, mover, _ = started(ada, bob)
    for _ in range(int(limits.MESSAGE_TRIES.amount)):
        receiver.next()
    wait_for(lambda: channels(mover)[0]["disabled"])
    (channel,) = channels(mover)
    assert channel["problem"]["key"] == "server-target-unreachable"
    test = f"/api/notifications/{channel['id']}/test"
    assert key(mover.post(test)) == "target-unreachable"
    assert channels(mover)[0]["disabled"]
    receiver.status = 200
    (works,) = mover.done(mover.post(test))["channels"]
    assert works["problem"] is None
    assert not works["disabled"]


def test_a_redirect_is_not_followed(people, receiver):
    ada, _ = people
    receiver.status = 302
    (channel,) = ada.done(ada.post("/api/notifications/webhook", {"url": receiver.url}))["channels"]
    assert key(ada.post(f"/api/notifications/{channel['id']}/test")) == "target-rejected"
    receiver.next()
    assert receiver.requests.empty()


def test_a_dead_mail_server_holds_up_nothing_and_is_not_the_fault_of_an_address(
    tmp_path, settings, mailbox
):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    dead = replace(settings, smtp=replace(settings.smtp, port=port))
    with running(tmp_path / "tables.db", dead) as server:
        ada = server.guest()
        answer = ada.post("/api/notifications/mail", {"address": "ada@example.org"})
        assert key(answer) == "mail-down"
        assert channels(ada) == []
        ada.close()
    mailbox.answer = "550 nobody of that name"
    with running(tmp_path / "tables.db", settings) as server:
        ada = server.guest()
        answer = ada.post("/api/notifications/mail", {"address": "ada@example.org"})
        assert key(answer) == "target-rejected"
        ada.close()
    mailbox.answer = None


def test_an_address_that_is_added_again_is_not_lost_when_no_mail_can_be_sent(people, mailbox):
    ada, bob = people
    confirmed(ada, mailbox, "again@example.org")
    wish = {"address": "again@example.org"}
    bob.done(bob.post("/api/notifications/mail", wish))
    link = re.search(rf"{SITE}(/notifications/confirm/\S+)", mailbox.next().get_content())
    assert link is not None
    mailbox.answer = "451 later"
    (kept,) = ada.done(ada.post("/api/notifications/mail", wish))["channels"]
    assert kept["confirmed"]
    assert key(bob.post("/api/notifications/mail", wish)) == "mail-down"
    (waiting,) = channels(bob)
    mailbox.answer = None
    assert bob.http.post(link[1]).status_code == 204
    assert channels(bob) == [waiting | {"confirmed": True}]


def test_a_link_that_cannot_be_sent_again_leaves_its_address(people, mailbox):
    ada, _ = people
    ada.done(ada.post("/api/notifications/mail", {"address": "once@example.org"}))
    mailbox.next()
    (waiting,) = channels(ada)
    mailbox.answer = "451 later"
    assert key(ada.post(f"/api/notifications/{waiting['id']}/test")) == "mail-down"
    mailbox.answer = None
    assert channels(ada) == [waiting]


def test_slow_names_of_one_person_hold_up_nobody_else(people, receiver, monkeypatch):
    ada, bob = people
    found, may_answer = socket.getaddrinfo, threading.Event()

    def slow(host, port, **more):
        if host == "slow.example":
            may_answer.wait(SOON)
        return found("127.0.0.1" if host == "slow.example" else host, port, **more)

    monkeypatch.setattr(outgoing.socket, "getaddrinfo", slow)
    with monkeypatch.context() as patient:
        patient.setattr(outgoing, "SECONDS", 0.05)
        for _ in range(outgoing.LOOKUPS_AT_ONCE + 1):
            answer = ada.post("/api/notifications/webhook", {"url": "http://slow.example/"})
            assert key(answer) == "target-unknown-host"
    bob.done(bob.post("/api/notifications/webhook", {"url": receiver.url}))
    may_answer.set()
    ada.done(ada.post("/api/notifications/webhook", {"url": receiver.url}))


def test_without_a_mail_server_there_is_no_mail(guest):
    ada = guest()
    assert not ada.done(ada.get("/api/notifications"))["mail"]
    answer = ada.post("/api/notifications/mail", {"address": "ada@example.org"})
    assert key(answer) == "no-mail-here"


@pytest.mark.parametrize("address", ["ada", "a@b", "a b@example.org", "a@example.org\nBcc: x@y.z"])
def test_what_is_no_mail_address_is_refused(people, address):
    ada, _ = people
    assert key(ada.post("/api/notifications/mail", {"address": address})) == "target-address"


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("https://127.0.0.1/", "target-private"),
        ("https://localhost:8100/api", "target-private"),
        ("https://10.1.2.3/", "target-private"),
        ("https://169.254.169.254/latest/meta-data", "target-private"),
        ("https://[::1]/", "target-private"),
        ("https://[fe80::1]/", "target-private"),
        ("https://[::ffff:127.0.0.1]/", "target-private"),
        ("https://[64:ff9b::7f00:1]/", "target-private"),
        ("https://[2002:7f00:1::]/", "target-private"),
        ("https://0/", "target-private"),
        ("https://2130706433/", "target-private"),
        ("http://example.org/", "target-address"),
        ("ftp://example.org/", "target-address"),
        ("https://user:password@example.org/", "target-address"),
        ("https://exa mple.org/", "target-address"),
        ("https://[", "target-address"),
        ("https:///x", "target-address"),
        ("https://nowhere.invalid/", "target-unknown-host"),
    ],
)
def test_no_message_goes_to_a_private_or_strange_address(guest, url, problem):
    ada = guest()
    assert key(ada.post("/api/notifications/webhook", {"url": url})) == problem
    subscription = {"endpoint": url, "keys": PushBrowser(NOWHERE).subscription()["keys"]}
    assert key(ada.post("/api/notifications/push", {"subscription": subscription})) == problem


class Nowhere:
    url = "https://push.example"


NOWHERE = Nowhere()


def test_a_name_that_turns_private_later_is_refused_when_a_message_is_sent(monkeypatch):
    """The address that was checked is the one that is connected to: both are of one answer."""
    asked = []

    def rebound(host, port, **_more):
        asked.append(host)
        address = "127.0.0.1" if len(asked) > 1 else "93.184.215.14"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(outgoing.socket, "getaddrinfo", rebound)
    asyncio.run(outgoing.check("https://rebound.example/", allow_private=False, person="ada"))
    with pytest.raises(DeliveryError, match="target-private"):
        asyncio.run(
            outgoing.post("https://rebound.example/", b"", (), allow_private=False, person="ada")
        )
    assert len(asked) == 2


def test_a_name_that_is_looked_up_for_too_long_is_no_fault_of_the_server(guest, monkeypatch):
    ada, answered, lookup = guest(), threading.Event(), socket.getaddrinfo

    def slow(host, *more, **named):
        if host == "slow.example":
            answered.wait(SOON)
        return lookup(host, *more, **named)

    monkeypatch.setattr(outgoing, "SECONDS", 0.05)
    monkeypatch.setattr(outgoing.socket, "getaddrinfo", slow)
    answer = ada.post("/api/notifications/webhook", {"url": "https://slow.example/"})
    answered.set()
    assert key(answer) == "target-unknown-host"


def test_keys_that_are_none_are_refused(people, receiver):
    ada, _ = people
    subscription = PushBrowser(receiver).subscription()
    subscription["keys"]["p256dh"] = "AAAA"
    answer = ada.post("/api/notifications/push", {"subscription": subscription})
    assert key(answer) == "target-keys"
    subscription = PushBrowser(receiver).subscription()
    subscription["keys"]["p256dh"] += "=" * 120
    assert ada.post("/api/notifications/push", {"subscription": subscription}).status_code == 400


def test_nobody_sees_or_ends_the_channels_of_others(people, receiver):
    ada, bob = people
    (mine,) = ada.done(ada.post("/api/notifications/webhook", {"url": receiver.url}))["channels"]
    assert mine["name"] == "127.0.0.1"  # not the rest of the URL, which is a secret
    assert channels(bob) == []
    for deed in ("test", "delete"):
        answer = bob.post(f"/api/notifications/{mine['id']}/{deed}")
        assert key(answer) == "unknown-channel"
    assert ada.done(ada.post(f"/api/notifications/{mine['id']}/delete"))["channels"] == []


def test_nobody_has_more_channels_than_fit(people, receiver):
    ada, _ = people
    for n in range(int(limits.CHANNELS.amount)):
        ada.done(ada.post("/api/notifications/webhook", {"url": f"{receiver.url}/{n}"}))
    again = ada.post("/api/notifications/webhook", {"url": f"{receiver.url}/0"})
    assert len(ada.done(again)["channels"]) == limits.CHANNELS.amount
    answer = ada.post("/api/notifications/webhook", {"url": f"{receiver.url}/more"})
    assert key(answer) == "too-many-channels"


def test_a_push_subscription_is_renewed_where_no_other_channel_fits(people, receiver):
    ada, _ = people
    for n in range(int(limits.CHANNELS.amount) - 1):
        ada.done(ada.post("/api/notifications/webhook", {"url": f"{receiver.url}/{n}"}))
    old, new = PushBrowser(receiver, "old"), PushBrowser(receiver, "new")
    ada.done(ada.post("/api/notifications/push", {"subscription": old.subscription()}))
    wish = {"subscription": new.subscription(), "instead_of": old.endpoint}
    renewed = ada.done(ada.post("/api/notifications/push", wish))["channels"]
    assert len(renewed) == limits.CHANNELS.amount
    assert renewed[-1]["endpoint"] == new.endpoint


def test_a_guest_who_signs_in_brings_as_many_channels_as_fit(notifying_server, receiver):
    account = {"login": "ada-channels", "password": "a long enough password"}
    ada, guest = notifying_server.guest(), notifying_server.guest()
    ada.done(ada.post("/api/account", account))
    for n in range(int(limits.CHANNELS.amount) - 1):
        ada.done(ada.post("/api/notifications/webhook", {"url": f"{receiver.url}/{n}"}))
    for path in ("0", "new", "too-many"):
        wish = {"url": f"{receiver.url}/{path}"}
        guest.done(guest.post("/api/notifications/webhook", wish))
    brought = channels(guest)[1]
    before = channels(ada)
    guest.done(guest.post("/api/sign-in", account))
    assert channels(guest) == [*before, brought]
    ada.close()
    guest.close()


def test_channels_are_exported_and_deleted_with_the_account(notifying_server, receiver):
    ada = notifying_server.guest()
    ada.done(ada.post("/api/notifications/webhook", {"url": f"{receiver.url}/mine"}))
    known = ada.get("/api/me/export").json()["notification_channels"]
    assert [row["address"] for row in known] == [f"{receiver.url}/mine"]
    ada.done(ada.post("/api/me/delete", {}))
    kept = notifying_server.services.database.rows(sa.select(database_tables.channels.c.player))
    assert ada.id not in {row.player for row in kept}
    ada.close()
