"""Revoked access ends at once; limits hold for persons and networks, not for sockets."""

import asyncio
import contextlib
import gc
import json
import socket
import stat
import threading
from dataclasses import replace

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lutece.server import limits
from lutece.server.database import Database
from lutece.server.database_engine import DatabaseError, engine_for
from lutece.server.passwords import Attempts
from lutece.server.protocols import BoundedHttp, LeanSocket
from lutece.server.rate_limit import RateLimiter
from lutece.server.refusals import Refusal
from tests.server.helpers import ME, OPEN, SOON, key
from tests.server.process import wait_until

PASSWORD = "correct horse"
UPGRADE = (
    b"GET /api/tables/none/live HTTP/1.1\r\nHost: localhost\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def account(guest, login):
    one = guest("Ada")
    one.done(one.post("/api/account", {"login": login, "password": PASSWORD}))
    return one


def raw_socket(server):
    host, port = server.address.split(":")
    return socket.create_connection((host, int(port)), SOON)


def ended(connection):
    """Read until the server closes."""
    with contextlib.suppress(ConnectionResetError):
        while connection.recv(65536):
            pass
    return True


# --- revocation ---------------------------------------------------------------------------------


def test_signing_out_ends_the_open_connections_of_that_browser_only(server, guest):
    ada = account(guest, "ada-out")
    table = ada.table(ME, ME)
    other = guest(None)
    other.done(other.post("/api/sign-in", {"login": "ada-out", "password": PASSWORD}))
    with ada.live(table, seat=0) as live, other.live(table, seat=0) as stays:
        ada.done(ada.post("/api/sign-out"))
        with contextlib.suppress(ConnectionClosed):
            live.send(type="say", text="still here")
        assert live.gone() == 1012
        assert stays.heard()[-1]["type"] == "pong"
    with other.live(table) as again:
        assert again.first["chat"] == []


def test_a_new_password_ends_open_connections_and_tokens(server, guest):
    ada = account(guest, "ada-new")
    table = ada.table(ME, ME)
    token = ada.done(ada.post("/api/tokens", {"label": "bot"}))["token"]
    bearer = {"authorization": f"Bearer {token}"}
    lines = ada.http.stream("GET", f"/api/tables/{table}/lines", headers=bearer)
    with ada.live(table, seat=0) as live, lines as stream:
        assert stream.status_code == 200
        change = {"password": PASSWORD, "new": "battery staple"}
        ada.done(ada.post("/api/account/password", change))
        assert live.gone() == 1012
        assert list(stream.iter_lines())  # it ends
    nobody = guest(None)
    assert key(nobody.get("/api/me", headers=bearer)) == "wrong-token"
    assert ada.get("/api/me").json()["login"] == "ada-new"


def test_deleting_a_token_ends_its_connections(server, guest):
    ada = guest()
    table = ada.table(ME, ME)
    token = ada.done(ada.post("/api/tokens", {"label": "bot"}))
    headers = {"Authorization": f"Bearer {token['token']}"}
    address = f"ws://{server.address}/api/tables/{table}/live"
    with ada.live(table) as stays, connect(address, additional_headers=headers) as program:
        assert json.loads(program.recv(SOON))["type"] == "sync"
        ada.done(ada.post(f"/api/tokens/{token['id']}/delete"))
        with pytest.raises(ConnectionClosed):
            list(iter(lambda: program.recv(SOON), None))
        assert stays.heard()[-1]["type"] == "pong"


def test_a_token_cannot_rename_its_player(server, guest):
    ada = guest()
    token = ada.done(ada.post("/api/tokens", {"label": "bot"}))["token"]
    bearer = {"authorization": f"Bearer {token}"}
    assert key(guest(None).post("/api/me", {"name": "Eve"}, headers=bearer)) == "browser-needed"
    assert ada.get("/api/me").json()["name"] == "Ada"


# --- persons and networks -----------------------------------------------------------------------


def test_chat_is_limited_by_person_however_many_sockets_there_are(server, guest, monkeypatch):
    monkeypatch.setattr(server.services, "chat_rate", RateLimiter(limits.CHAT))
    eve = guest("Eve")
    table = eve.table(ME, OPEN)
    most = int(limits.CHAT.burst)
    with contextlib.ExitStack() as open_:
        lives = [open_.enter_context(eve.live(table)) for _ in range(4)]
        for n in range(3 * most):
            lives[n % 4].send(type="say", text=f"line {n}")
        heard = [message for live in lives for message in live.heard()]
    refused = [m for m in heard if m["type"] == "refused"]
    assert {m["reason"]["key"] for m in refused} == {"server-too-fast"}
    assert len(refused) > most
    assert key(eve.command(table, {"type": "say", "text": "by post"})) == "too-fast"


def test_control_and_direction_characters_are_not_said(guest):
    ada = guest()
    table = ada.table(ME, OPEN)
    with ada.live(table) as live:
        live.send(type="say", text="a\x1b[31mb\u202ec\u2066d 👩‍🚀")
        assert live.until("chat")["line"]["text"] == "a [31mb c d 👩‍🚀"


def test_one_person_has_so_many_connections_and_no_more(server, guest, monkeypatch):
    few = replace(limits.CONNECTIONS_OF_PERSON, amount=2)
    monkeypatch.setattr(limits, "CONNECTIONS_OF_PERSON", few)
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table(ME, ME)
    with ada.live(table), ada.live(table):
        with ada.socket(f"/api/tables/{table}/live") as third:
            assert "too-many-connections" in third.recv(SOON)
        assert key(ada.get(f"/api/tables/{table}/lines")) == "too-many-connections"
        with bob.live(table):
            pass
    with ada.live(table):
        pass


def test_one_network_has_so_many_connections_and_no_more(server, guest, monkeypatch):
    few = replace(limits.CONNECTIONS_OF_NETWORK, amount=2)
    monkeypatch.setattr(limits, "CONNECTIONS_OF_NETWORK", few)
    ada = guest()
    table = ada.table(ME, ME)
    address = f"ws://{server.address}/api/tables/{table}/live"

    def from_(address_: str):
        return connect(address, additional_headers={"X-Forwarded-For": address_})

    with from_("2001:db8::1") as one, from_("2001:db8::2") as two, from_("2001:db8::3") as third:
        assert json.loads(one.recv(SOON))["type"] == "sync"
        assert json.loads(two.recv(SOON))["type"] == "sync"
        assert "too-many-connections" in third.recv(SOON)
        with from_("2001:db8:0:1::1") as elsewhere:
            assert json.loads(elsewhere.recv(SOON))["type"] == "sync"


def test_guests_are_counted_by_the_network_of_an_ipv6_address(server, guest, monkeypatch):
    few = replace(limits.ARRIVALS, per_second=0.01, burst=2)
    monkeypatch.setattr(server.services, "arrival_rate", RateLimiter(few))

    def arrive(address: str) -> int:
        nobody = guest(None)
        headers = {"X-Forwarded-For": address}
        return nobody.post("/api/me", {"name": "x"}, headers=headers).status_code

    answers = [arrive(f"2001:db8:5:6::{n}") for n in range(3)]
    assert answers == [200, 200, 429]
    assert arrive("2001:db8:5:7::1") == 200
    assert arrive("192.0.2.1") == 200


# --- passwords ----------------------------------------------------------------------------------


def test_wrong_guesses_from_elsewhere_lock_nobody_out():
    attempts = Attempts()
    for _ in range(int(limits.GUESSES.burst)):
        attempts.check("192.0.2.1", "ada")
    with pytest.raises(Refusal):
        attempts.check("192.0.2.1", "ada")
    attempts.check("192.0.2.2", "ada")


def test_a_browser_that_was_signed_in_before_is_not_locked_out(server, guest, monkeypatch):
    monkeypatch.setattr(server.services, "attempts", Attempts())
    account(guest, "ada-known")
    credentials = {"login": "ada-known", "password": PASSWORD}
    known, eve = guest(None), guest(None)
    known.done(known.post("/api/sign-in", credentials))
    known.done(known.post("/api/sign-out"))
    wrong = credentials | {"password": "wrong wrong"}
    answers = [key(eve.post("/api/sign-in", wrong)) for _ in range(12)]
    assert answers[-1] == "too-fast"  # from this address
    assert known.done(known.post("/api/sign-in", credentials))["login"] == "ada-known"


# --- slow and broken clients --------------------------------------------------------------------


def test_a_connection_without_a_complete_request_is_closed(server, monkeypatch):
    monkeypatch.setattr(limits, "HEADERS_SECONDS", replace(limits.HEADERS_SECONDS, amount=0.2))
    for begun in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
        with raw_socket(server) as silent:
            silent.sendall(begun)
            assert ended(silent)


@pytest.mark.parametrize("headers", [b"x: " + b"y" * 100_000, b"x: y\r\n" * 20_000])
def test_headers_are_not_larger_than_they_may_be(server, guest, headers):
    with raw_socket(server) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n\r\n")
        assert b" 431 " in connection.recv(200)
    assert guest(None).get("/api/me").status_code == 200


def test_a_body_that_never_ends_is_refused(server, monkeypatch):
    monkeypatch.setattr(limits, "BODY_SECONDS", replace(limits.BODY_SECONDS, amount=0.2))
    with raw_socket(server) as slow:
        slow.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        assert b"server-too-slow" in slow.recv(2000)


@pytest.mark.parametrize("request_", [b"GET /api/games HTTP/1.1\r\n", UPGRADE])
def test_a_connection_that_ends_is_freed_at_once(server, request_):
    """Without cycles: the collector comes late, and a crowd's memory would wait for it."""
    gc.collect()
    gc.disable()
    try:
        before = connections()
        for _ in range(10):
            with raw_socket(server) as short:
                short.sendall(request_)
                if request_ is UPGRADE:
                    assert b" 101 " in short.recv(4096)
        wait_until(lambda: connections() <= before, "connections that ended are kept")
    finally:
        gc.enable()


def connections():
    kinds = (BoundedHttp, LeanSocket)
    return sum(isinstance(one, kinds) for one in gc.get_objects())


def test_a_message_before_the_handshake_is_answered_leaves_no_traceback(
    server, guest, caplog, monkeypatch
):
    ada = guest()
    table = ada.table(ME, OPEN)
    begun, may_go_on = threading.Event(), threading.Event()

    async def wait(network):
        begun.set()
        while not may_go_on.is_set():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(server.services.turns, "wait", wait)
    with raw_socket(server) as hasty:
        hasty.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.address}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert begun.wait(SOON)
        hasty.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        assert ended(hasty)
    may_go_on.set()
    assert ada.info(table)["status"] == "waiting"
    assert "Traceback" not in caplog.text


def test_a_message_that_is_no_text_leaves_no_traceback(guest, caplog):
    ada = guest()
    with ada.live(ada.table(ME, OPEN)) as live:
        live.socket.send(b"\xff\xfe", text=True)
        assert live.gone() in (1007, None)
    assert "Traceback" not in caplog.text


# --- files and headers --------------------------------------------------------------------------


def test_the_database_file_is_for_its_owner_alone(tmp_path):
    file = tmp_path / "folder" / "tables.db"
    Database(f"sqlite:///{file}").close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_database_of_a_newer_version_is_told(tmp_path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Database(url).close()
    engine = engine_for(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(DatabaseError, match="newer version"):
        Database(url)


def test_one_broken_row_does_not_break_the_lobby(server, guest):
    ada = guest()
    good, broken = ada.table(ME, ME), ada.table(ME, ME)
    del server.services.tables._open[broken]
    with server.services.database.engine.begin() as connection:
        connection.execute(sa.text(f"UPDATE tables SET options = '{{' WHERE id = '{broken}'"))
    mine = {table["table"] for table in ada.get("/api/tables").json()["mine"]}
    assert mine == {good}
    with server.services.database.engine.begin() as connection:
        connection.execute(sa.text(f"DELETE FROM seats WHERE \"table\" = '{broken}'"))
        connection.execute(sa.text(f"DELETE FROM tables WHERE id = '{broken}'"))


def test_browsers_learn_to_stay_with_https_and_with_this_server(server, guest):
    nobody = guest(None)
    plain = nobody.get("/")
    assert (
        f"connect-src 'self' ws://{server.address} wss://{server.address};"
        in plain.headers["content-security-policy"]
    )
    assert "strict-transport-security" not in plain.headers
    behind = nobody.get("/", headers={"X-Forwarded-Proto": "https"})
    assert "max-age" in behind.headers["strict-transport-security"]
