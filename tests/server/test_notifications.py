"""Players who are away are told of their turns: by push, mail and webhook, once a turn."""

import json
import re
import socket
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from lutece.server.notifications import notifier, web_push
from lutece.server.notifications.settings import SettingsError, Smtp, settings_of, smtp_of
from lutece.server.notifications.texts import Turn, say, turn_words
from lutece.table.rulebook import LANGUAGES
from tests.server.helpers import ME, OPEN, SOON, Guest, key, running
from tests.server.notification_fixtures import (  # noqa: F401
    SITE,
    WEBHOOK,
    a_mailbox,
    a_notifying_server,
    a_receiver,
    channels,
    confirmed,
    play,
    some_settings,
    started,
    two_people,
)
from tests.server.receivers import PushBrowser

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
