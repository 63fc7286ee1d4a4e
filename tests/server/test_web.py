"""The server as the web sees it: files, headers, origins, limits, and everything strange."""

import contextlib
import json
import re
import socket
import time
from dataclasses import replace

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lutece.server import limits
from lutece.server.pages import BUNDLE, WEB
from lutece.server.rate_limit import RateLimiter, TokenBucket
from tests.server.helpers import ME, OPEN, SOON, key


def raw(address: str, request: bytes) -> tuple[int, bytes]:
    """The answer to bytes as they are: no client tidies the address up."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), SOON) as connection:
        connection.sendall(request)
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
    return int(answer.split(b" ", 2)[1]), answer


def fetched(address: str, path: str) -> tuple[int, bytes]:
    request = f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    return raw(address, request.encode())


@pytest.mark.parametrize("path", ["/", "/table/abc", "/new/paris", "/rules/paris", "/account"])
def test_every_page_is_the_one_page_under_a_strict_policy(guest, path):
    page = guest(None).get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    policy = page.headers["content-security-policy"]
    assert "unsafe" not in policy
    for part in ("default-src 'self'", "object-src 'none'", "base-uri 'none'"):
        assert part in policy
    assert page.headers["x-frame-options"] == "DENY"
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["referrer-policy"] == "same-origin"


def test_an_unknown_page_is_the_friendly_page_and_an_unknown_interface_says_so(guest):
    nobody = guest(None)
    assert nobody.get("/nowhere").status_code == 404
    assert "text/html" in nobody.get("/nowhere").headers["content-type"]
    assert key(nobody.get("/api/nowhere")) == "unknown-page"
    assert key(nobody.get("/static/nothing.js")) == "unknown-page"
    assert key(nobody.http.put("/api/me", json={})) == "wrong-method"


def test_what_the_bundle_holds_is_kept_for_ever(guest):
    nobody = guest(None)
    name = next(path.name for path in BUNDLE.folder.glob("main-*.js"))
    first = nobody.get(f"/static/bundle/{name}", headers={"accept-encoding": "gzip, br"})
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert first.headers["content-encoding"] == "br"
    packed = nobody.get(f"/static/bundle/{name}", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    plain = nobody.get(f"/static/bundle/{name}", headers={"accept-encoding": "identity"})
    assert plain.text == packed.text
    other = nobody.get("/static/bundle/manifest.json")
    assert other.headers["cache-control"] == "no-cache"


def given(page):
    """What the server wrote into the page."""
    return json.loads(re.search(r'<script id="given"[^>]*>(.*?)</script>', page.text)[1])


def test_a_page_brings_the_answers_that_it_asks_for_first(guest):
    ada, nobody = guest("</script><b>Ada"), guest(None)
    page = ada.get("/")
    assert page.headers["cache-control"] == "no-store"  # it says who I am
    answers = given(page)["answers"]
    assert answers["/api/me"]["name"] == "</script><b>Ada"
    for path, answer in answers.items():
        assert answer == ada.get(path).json(), path
    assert "/api/tables" in answers
    assert given(nobody.get("/"))["answers"]["/api/me"]["name"] is None
    assert "/api/tables" not in given(nobody.get("/account"))["answers"]


def test_the_page_of_a_table_brings_what_its_live_connection_would_begin_with(guest):
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table(ME, OPEN)
    bob.join(table)
    for somebody, seat in ((ada, 0), (bob, 1), (eve, None)):
        brought = given(somebody.get(f"/table/{table}"))["answers"][f"/api/tables/{table}/live"]
        with somebody.live(table) as live:
            assert brought["view"] == live.first["view"]
            assert brought["seq"] == live.first["seq"]
        assert brought["view"]["seat"] == seat
    assert given(eve.get("/table/nowhere"))["answers"] == {}


def test_files_are_packed_and_kept_until_they_change(guest):
    nobody = guest(None)
    first = nobody.get("/static/js/schema.d.ts")
    assert first.headers["content-encoding"] == "gzip"
    again = nobody.get("/static/js/schema.d.ts", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    plain = nobody.get("/static/js/schema.d.ts", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server/app.py",
        "/static/%2e%2e/server/app.py",
        "/static/..%2fserver/app.py",
        "/static/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/js/../../server/app.py",
        "/static/%00",
        "/static/js%00.js",
        "/static/" + "x" * 5000,
        "/static/" + "a/" * 3000,
        "/static/",
        "/static/js",
        "/static/index.html",
        "/static/%ff%fe",
    ],
)
def test_nothing_but_the_pages_files_is_served(server, path):
    status, answer = fetched(server.address, path)
    assert status in (400, 404), answer[:300]
    assert b"import" not in answer
    assert b"root:" not in answer


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://[", "https://", "http://127.0.0.1", "file://", "\xff"],
)
def test_pages_of_other_sites_can_neither_post_nor_listen(guest, origin):
    ada = guest()
    headers = [(b"origin", origin.encode("latin-1"))]
    answer = ada.post("/api/tables", {"game": "paris", "seats": [ME, OPEN]}, headers=headers)
    assert key(answer) == "foreign-page"
    table = ada.table(ME, OPEN)
    with pytest.raises(InvalidStatus) as refused:
        ada.socket(f"/api/tables/{table}/live", origin=origin)
    assert refused.value.response.status_code == 403


def test_a_cross_site_form_without_origin_is_refused(guest):
    answer = guest().post("/api/me", {"name": "x"}, headers={"sec-fetch-site": "cross-site"})
    assert key(answer) == "foreign-page"


def test_the_house_itself_can_post_and_listen(guest):
    ada = guest()
    headers = {"origin": f"http://{ada.address}"}
    assert ada.post("/api/me", {"name": "Ada"}, headers=headers).status_code == 200
    with ada.socket(f"/api/tables/{ada.table(ME, OPEN)}/live", origin=headers["origin"]) as socket_:
        assert json.loads(socket_.recv(SOON))["type"] == "sync"


def test_a_body_is_not_larger_than_it_may_be(guest):
    ada = guest()
    assert key(ada.post("/api/me", {"name": "x" * int(limits.BODY.amount)})) == "too-large"

    def pieces():
        for _ in range(40):
            yield b"x" * 10_000

    answer = ada.post("/api/me", content=pieces(), headers={"content-type": "application/json"})
    assert key(answer) == "too-large"


def test_a_body_is_json_and_says_so(guest):
    ada = guest()
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert key(ada.post("/api/me", content=b'{"name":"x"}', headers=form)) == "bad-message"
    kind = {"content-type": "application/json"}
    for content in (b"", b"{", b'{"name":7}', b"\xff\xff", b'{"name":"\\ud800"}', b"[" * 100_000):
        assert key(ada.post("/api/me", content=content, headers=kind)) == "bad-message"


def test_a_message_is_not_larger_than_it_may_be(guest):
    ada = guest()
    table = ada.table(ME, OPEN)
    with ada.live(table) as live_:
        live_.socket.send("x" * (int(limits.MESSAGE.amount) + 1))
        assert live_.gone() == 1009
    with ada.live(table) as live_:
        assert live_.heard()


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"type":"fly"}', '{"type":7}', "\x00"])
def test_nonsense_over_a_live_connection_is_told(guest, text):
    ada = guest()
    with ada.live(ada.table(ME, OPEN)) as live_:
        live_.socket.send(text)
        assert live_.refused() == "bad-message"
        live_.socket.send(text.encode())
        assert live_.refused() == "bad-message"
        assert live_.heard()[-1]["type"] == "pong"


def test_bytes_that_are_no_text_close_the_connection(guest):
    ada = guest()
    with ada.live(ada.table(ME, OPEN)) as live_:
        live_.socket.send(b"\xff\xfe\x00")
        assert live_.refused() == "bad-message"
        live_.socket.send(b"\xff\xfe", text=True)
        assert live_.gone() in (1007, None)


def test_who_asks_too_fast_is_told_to_wait(server, guest, monkeypatch):
    ada = guest()
    table = ada.table(ME, OPEN)
    monkeypatch.setattr(
        server.services,
        "request_rate",
        RateLimiter(replace(limits.REQUESTS, per_second=0.01, burst=3)),
    )
    answers = [ada.get("/api/me").status_code for _ in range(5)]
    assert answers == [200, 200, 200, 429, 429]
    assert key(ada.get("/api/me")) == "too-fast"
    with ada.socket(f"/api/tables/{table}/live") as socket_:  # nor by opening connections
        assert json.loads(socket_.recv(SOON))["reason"]["key"] == "server-too-fast"
    assert guest(None).get("/api/me").status_code == 200  # others are not held up


def test_who_commands_too_fast_is_told_to_wait(server, guest, monkeypatch):
    few = replace(limits.COMMANDS, per_second=0.01, burst=3)
    monkeypatch.setattr(server.services, "command_rate", RateLimiter(few))
    ada = guest()
    with ada.live(ada.table(ME, OPEN)) as live_:
        for _ in range(5):
            live_.send(type="ping")
        assert live_.refused() == "too-fast"


def test_one_address_does_not_bring_countless_guests(server, monkeypatch):
    monkeypatch.setattr(server.services, "arrival_rate", RateLimiter(limits.ARRIVALS))
    at_once = int(limits.ARRIVALS.burst)
    with httpx.Client(base_url=server.url, timeout=SOON) as client:
        answers = []
        for _ in range(at_once + 3):
            client.cookies.clear()
            answers.append(client.post("/api/me", json={"name": "x"}).status_code)
    assert answers[:at_once] == [200] * at_once
    assert 429 in answers


def test_a_bucket_fills_again_with_time():
    bucket = TokenBucket(replace(limits.COMMANDS, per_second=10, burst=2))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    bucket.at -= 0.1
    assert bucket.take()
    assert not bucket.take()


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer x", "Basic eA==", "Bearer \xff"])
def test_a_token_that_is_none(guest, token):
    answer = guest(None).get("/api/me", headers=[(b"authorization", token.encode("latin-1"))])
    if token:
        assert key(answer) == "wrong-token"


def test_a_cookie_that_nobody_gave_is_nobodys(guest):
    nobody = guest(None)
    for cookie in ("x", "\xff", "x" * 4000):
        header = [(b"cookie", b"lutece=" + cookie.encode("latin-1"))]
        assert nobody.get("/api/me", headers=header).json()["player"] is None


def test_broken_http_breaks_nothing(server, guest):
    for request in (
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /api/tables/%ff/live HTTP/1.1\r\nHost: x\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/me HTTP/1.0\r\nOrigin: null\r\nContent-Length: 2\r\n\r\n{}",
    ):
        status, _ = raw(server.address, request)
        assert 400 <= status < 500
    assert guest(None).get("/api/me").status_code == 200


def test_a_client_that_goes_away_in_the_middle_of_its_body_is_no_fault(server, guest, caplog):
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), SOON) as connection:
        connection.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
    for _ in range(3):
        assert guest(None).get("/api/me").status_code == 200
    assert "failed" not in caplog.text


@pytest.mark.parametrize("limit", ["STALLED", "WAITING", "ALL_WAITING"])
def test_a_connection_that_does_not_read_is_dropped(guest, server, monkeypatch, limit):
    """After some time, when too much waits for it, or when too much waits in all."""
    monkeypatch.setattr(limits, limit, replace(getattr(limits, limit), amount=0.05))
    ada = guest()
    table = ada.table(ME, ME, game="paris")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = ada.address.split(":")
    narrow.connect((host, int(port)))
    with ada.socket(f"/api/tables/{table}/live", max_queue=1, sock=narrow) as sleepy:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(290):  # each asks for some 10 kB
                sleepy.send('{"type":"sit","seat":0}')
        while ada.info(table)["seats"][0]["online"]:
            time.sleep(0.05)  # requests have a rate
        with pytest.raises(ConnectionClosed) as closed:
            list(iter(lambda: sleepy.recv(SOON), None))
        assert closed.value.rcvd is None  # no goodbye: it would not have been read


def test_the_styles_of_all_components_come_as_one_file(guest):
    sent = guest(None).get("/static/css/page.css")
    assert sent.headers["content-type"].startswith("text/css")
    assert "@import" not in sent.text
    for component in [*(WEB / "css").rglob("*.css"), *(WEB / "js").rglob("*.css")]:
        if component.name not in ("page.css", "boards.css"):
            assert component.read_text(encoding="utf-8") in sent.text, component
