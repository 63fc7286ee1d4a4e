"""Players who are away are told of their turns: by push, mail and webhook, once a turn."""

import asyncio
import json
import re
import socket
import threading
from dataclasses import replace

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec

from lutece.server import database_tables, limits
from lutece.server.notifications import notifier, outgoing, web_push
from lutece.server.notifications.delivery import DeliveryError
from lutece.server.notifications.settings import (
    NotificationSettings,
    SettingsError,
    Smtp,
    settings_of,
    smtp_of,
)
from lutece.server.notifications.texts import Turn, say, turn_words
from lutece.server.rate_limit import RateLimiter
from lutece.table.rulebook import LANGUAGES
from tests.server.helpers import ME, OPEN, SOON, Guest, key, running
from tests.server.people_fixtures import wait_for
from tests.server.receivers import Mailbox, PushBrowser, Receiver, stopped_at_end

SITE = "https://play.example.org"
WEBHOOK = "/hook?secret=1"


@pytest.fixture(scope="module")
def mailbox():
    with stopped_at_end(Mailbox()) as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def settings(mailbox):
    smtp = Smtp("127.0.0.1", mailbox.port, "start", None, None, "Lutèce <table@example.org>")
    return NotificationSettings(SITE, smtp, private_targets=True, grace=0.1, look_every=0.02)


@pytest.fixture(scope="module")
def notifying_server(tmp_path_factory, settings):
    """A server that sends messages; `server` has no mail server and tells no private address."""
    with running(tmp_path_factory.mktemp("told") / "tables.db", settings) as server:
        many = RateLimiter(replace(limits.MESSAGES_ASKED_FOR, burst=1e6))
        server.services.message_rate = server.services.mail_rate = many
        yield server


@pytest.fixture
def receiver():
    with stopped_at_end(Receiver()) as receiver:
        yield receiver


@pytest.fixture
def people(notifying_server):
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


# --- each way, from end to end ------------------------------------------------------------------


def test_a_webhook_tells_of_a_turn_once_in_the_form_of_discord_and_slack(people, receiver):
    ada, bob = people
    for one in people:
        wish = {"url": receiver.url + WEBHOOK, "language": "en"}
        one.done(one.post("/api/notifications/webhook", wish))
    table, mover, _ = started(ada, bob, pace="day")
    path, headers, body = receiver.next()
    assert path == WEBHOOK
    assert headers["content-type"] == "application/json"
    message = json.loads(body)
    name = "Bob" if mover is ada else "Ada"
    assert f"Paris Paris with {name} · 24 hours left" in message["text"]
    assert message["text"].count("\n") <= 3
    for form in ("content", "text"):
        assert "Your turn in Paris Paris" in message[form]
        assert f"{SITE}/table/{table}" in message[form]
    assert message["allowed_mentions"] == {"parse": []}
    play(table, mover)
    again = json.loads(receiver.next()[2])  # the next message is that of the next turn
    assert f"with {'Ada' if name == 'Bob' else 'Bob'}" in again["text"]
    assert receiver.requests.empty()


def test_push_is_encrypted_for_the_browser_and_signed_by_the_server(people, receiver):
    ada, bob = people
    browsers = {}
    for one in people:
        browsers[one] = PushBrowser(receiver, f"of-{one.id}")
        wish = {"subscription": browsers[one].subscription(), "language": "ja", "label": "Test"}
        given = one.done(one.post("/api/notifications/push", wish))
        assert given["channels"][0]["endpoint"] == browsers[one].endpoint
    table, mover, _ = started(ada, bob)
    notice = browsers[mover].next(given["push_key"])
    assert notice["url"] == f"/table/{table}"
    assert "あなたの手番" in notice["title"]


def test_mail_goes_to_a_confirmed_address_and_one_click_ends_it(people, mailbox):
    ada, bob = people
    for one, address in ((ada, "ada@example.org"), (bob, "bob@example.org")):
        confirmed(one, mailbox, address)
    table, mover, _ = started(ada, bob)
    mail = mailbox.next()
    assert mail["To"] == f"{'ada' if mover is ada else 'bob'}@example.org"
    assert mail["Subject"] == "Tocca a te: Paris Paris"
    assert f"{SITE}/table/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = re.fullmatch(rf"<{SITE}(/notifications/stop/\S+)>", mail["List-Unsubscribe"])
    assert stop is not None
    assert stop[1] in mail.get_content()
    assert mover.http.get(stop[1]).headers["content-type"].startswith("text/html")
    assert len(channels(mover)) == 1  # whoever only looks at the link ends nothing
    form = {"List-Unsubscribe": "One-Click"}  # as a mail provider sends it: nobody is signed in
    stranger = Guest(mover.address, None)
    assert stranger.http.post(stop[1], data=form).status_code == 204
    assert channels(mover) == []
    assert key(stranger.http.post(stop[1], data=form)) == "unknown-channel"
    stranger.close()


def test_the_mail_that_confirms_says_nothing_that_its_sender_chose(notifying_server, mailbox):
    mallory = notifying_server.guest("buy at evil.example")
    mallory.done(mallory.post("/api/notifications/mail", {"address": "victim@example.org"}))
    mail = mailbox.next()
    assert "evil" not in mail.as_string()
    assert mail["To"] == "victim@example.org"
    assert not channels(mallory)[0]["confirmed"]
    mallory.done(mallory.post(f"/api/notifications/{channels(mallory)[0]['id']}/test"))
    assert "confirm" in mailbox.next().get_content()  # the link once more, no other mail
    for _ in range(2):
        mallory.done(mallory.post("/api/notifications/mail", {"address": "victim@example.org"}))
        assert "confirm" in mailbox.next().get_content()
    answer = mallory.post("/api/notifications/mail", {"address": "Victim@example.org"})
    assert key(answer) == "too-fast"
    mallory.close()


# --- once, and only who is away -----------------------------------------------------------------


def test_whoever_looks_at_the_table_is_not_told(people, receiver):
    ada, bob = people
    for one in people:
        one.done(one.post("/api/notifications/webhook", {"url": f"{receiver.url}/{one.id}"}))
    table = ada.table(ME, OPEN)
    with ada.live(table), bob.live(table):
        bob.join(table)
        info = ada.info(table)
        mover, other = (ada, bob) if info["seats"][info["to_move"]]["mine"] else (bob, ada)
        elsewhere, its_mover, _ = started(ada, bob, game="paris")
        path, _, body = receiver.next()
        assert path == f"/{its_mover.id}"
        assert elsewhere in json.loads(body)["text"]
    play(table, mover)  # the turn that was seen is told by nobody later either
    path, _, body = receiver.next()
    assert path == f"/{other.id}"
    assert table in json.loads(body)["text"]
    assert receiver.requests.empty()


def test_whoever_has_the_table_in_the_background_is_told(people, receiver):
    ada, bob = people
    for one in people:
        one.done(one.post("/api/notifications/webhook", {"url": f"{receiver.url}/{one.id}"}))
    table = ada.table(ME, OPEN)
    with ada.live(table) as hers, bob.live(table) as his:
        for live in (hers, his):
            live.send(type="look", here=False)
            live.heard()
        bob.join(table)
        assert table in json.loads(receiver.next()[2])["text"]


def test_whoever_has_the_stream_of_a_table_in_the_background_is_told(people, receiver):
    ada, bob = people
    for one in people:
        one.done(one.post("/api/notifications/webhook", {"url": f"{receiver.url}/{one.id}"}))
    table = ada.table(ME, OPEN)
    streams = [one.http.stream("GET", f"/api/tables/{table}/events?here=0") for one in people]
    with streams[0] as hers, streams[1] as his:
        for stream in (hers, his):
            next(stream.iter_lines())
        bob.join(table)
        assert table in json.loads(receiver.next()[2])["text"]


def test_several_tables_come_in_one_message(people, receiver, notifying_server, monkeypatch):
    ada, bob = people
    monkeypatch.setattr(
        notifying_server.services.notifier,
        "settings",
        replace(notifying_server.services.notifier.settings, grace=1e9),
    )
    ada.done(ada.post("/api/notifications/webhook", {"url": receiver.url}))
    tables = []
    while len(tables) < 2:
        table, mover, _ = started(ada, bob)
        tables += [table] * (mover is ada)
    monkeypatch.undo()
    message = json.loads(receiver.next()[2])["text"]
    assert message.startswith("Your turn at 2 tables")
    assert message.count("Paris Paris with Bob") == 2
    assert f"{SITE}/" in message
    assert receiver.requests.empty()


def test_bots_are_no_company_and_nobody_is_told_of_a_game_alone(people, receiver):
    ada, bob = people
    ada.done(ada.post("/api/notifications/webhook", {"url": receiver.url}))
    ada.table(ME, {"kind": "bot", "level": "random"})
    ada.table(ME, ME)
    bob.done(bob.post("/api/notifications/webhook", {"url": receiver.url}))
    table, _, _ = started(ada, bob)
    assert table in json.loads(receiver.next()[2])["text"]
    assert receiver.requests.empty()


def test_a_turn_is_told_after_a_restart_and_not_twice(tmp_path, settings, receiver):
    late = replace(settings, grace=1e9)
    with running(tmp_path / "tables.db", late) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        for one in (ada, bob):
            one.done(one.post("/api/notifications/webhook", {"url": f"{receiver.url}/{one.id}"}))
        first, _, _ = started(ada, bob)
    with running(tmp_path / "tables.db", settings):
        assert first in json.loads(receiver.next()[2])["text"]
    with running(tmp_path / "tables.db", settings) as server:
        ada.http.base_url = bob.http.base_url = server.url
        second, _, _ = started(ada, bob)
        assert second in json.loads(receiver.next()[2])["text"]
    assert receiver.requests.empty()
    ada.close()
    bob.close()


def test_a_message_that_is_on_its_way_when_the_server_stops_is_sent_by_the_next(
    tmp_path, settings, monkeypatch
):
    monkeypatch.setattr(notifier, "SECONDS_TO_STOP", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(SOON)
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with running(tmp_path / "tables.db", settings) as server:
            ada, bob = server.guest("Ada"), server.guest("Bob")
            for one in (ada, bob):
                one.done(one.post("/api/notifications/webhook", {"url": url}))
            started(ada, bob)
            unanswered, _ = silent.accept()
        unanswered.close()
        with running(tmp_path / "tables.db", settings):
            silent.accept()[0].close()
    ada.close()
    bob.close()


# --- what goes wrong ----------------------------------------------------------------------------


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


# --- parts --------------------------------------------------------------------------------------


def test_the_example_of_the_standard_is_encrypted_as_it_says():
    """RFC 8291, appendix A."""
    number = int.from_bytes(
        web_push.b64url_decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"
    )
    subscription = web_push.Subscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        subscription,
        web_push.b64url_decode("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(number, ec.SECP256R1()),
    )
    assert web_push.b64url_encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSg"
        "Sxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_can_be_said_in_every_language(language):
    turns = [
        Turn("a", "paris", ("Bob", "Carl"), left) for left in (None, 30.0, 120.0, 7200.0, 90000.0)
    ]
    words = turn_words(language, turns)
    assert len(words.lines) == len(turns)
    assert all("Bob, Carl" in line for line in words.lines)
    assert turn_words(language, turns[:1]).title != words.title
    assert say(language, "notify-confirm-words", server=SITE).count(SITE) == 1


@pytest.mark.parametrize(
    "url", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:port"]
)
def test_a_mail_server_that_is_none_is_refused_with_an_example(url):
    with pytest.raises(SettingsError, match="smtps://"):
        smtp_of(url, "table@example.org")


def test_mail_needs_a_sender_and_an_address_for_its_links():
    with pytest.raises(SettingsError, match="--mail-from"):
        smtp_of("smtp://mail.example.org", None)
    with pytest.raises(SettingsError, match="--url"):
        settings_of(None, (), "smtp://mail.example.org", "table@example.org", False)
    with pytest.raises(SettingsError, match="no address of a server"):
        settings_of("play.example.org/x", (), None, None, False)
    made = settings_of(None, ("a.example",), "smtps://me:p%40ss@mail.example", "t@a.example", False)
    assert made.url == "https://a.example"
    assert made.smtp == Smtp("mail.example", 465, "always", "me", "p@ss", "t@a.example")
