"""The names that a server answers to."""

import socket

import pytest

from lutece.server.hosts import Hosts
from tests.server.helpers import SOON, key
from tests.server.process import serving

EVIL = "evil.example.com"


def scope(host, **more):
    headers = [(b"host", host.encode())] if host is not None else []
    return {"headers": headers + [(name.encode(), value.encode()) for name, value in more.items()]}


PROXIED = {"x-forwarded-for": "203.0.113.7"}


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1:8100", "192.168.1.20", "[::1]:8100", "[2001:db8::7]", "localhost:8100"),
        *("raspberry:8100", "raspberry.local", "nas.fritz.box:80", "paris.home.arpa.", None, ""),
    ],
)
@pytest.mark.parametrize("names", [(), ("play.example.org",)])
def test_local_names_and_bare_addresses_always_work(host, names):
    assert Hosts(names).refused(scope(host)) is None


def test_a_name_on_the_internet_is_refused_unless_it_was_given():
    assert Hosts().refused(scope(f"{EVIL}:8100")) == f"{EVIL}:8100"
    assert Hosts(["play.example.org"]).refused(scope("Play.Example.ORG:443")) is None
    assert Hosts((), "play.example.org").refused(scope("play.example.org:80")) is None
    assert Hosts(["play.example.org"]).refused(scope(EVIL)) == EVIL
    assert Hosts().refused(scope("127.0.0.1.evil.example.com")) is not None
    assert Hosts().refused(scope("::1::2")) is not None


def test_what_a_proxy_hands_on_is_its_business_until_names_are_given():
    assert Hosts().refused(scope("play.example.org", **PROXIED)) is None
    assert Hosts(["play.example.org"]).refused(scope(EVIL, **PROXIED)) == EVIL


def test_a_page_of_another_site_that_points_here_gets_nothing(server, guest):
    ada = guest()
    answer = ada.get("/api/me", headers={"host": EVIL})
    assert (answer.status_code, key(answer)) == (421, "unknown-host")
    assert ada.get("/", headers={"host": EVIL}).status_code == 421
    assert ada.get("/api/me").status_code == 200


def test_a_socket_under_another_name_is_refused(server):
    host, port = server.address.split(":")
    with socket.create_connection((host, int(port)), SOON) as connection:
        connection.sendall(
            f"GET /api/tables/0123456789/live HTTP/1.1\r\nHost: {EVIL}\r\nOrigin: http://{EVIL}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert connection.recv(1000).startswith(b"HTTP/1.1 403")


def test_lutece_serve_takes_its_name(tmp_path):
    with serving(tmp_path, "--name", "play.example.org") as process:
        ada = process.guest("Ada")
        assert ada.get("/api/me", headers={"host": "play.example.org"}).status_code == 200
        through = {"host": EVIL, "x-forwarded-for": "203.0.113.7"}
        assert ada.get("/api/me", headers=through).status_code == 421
        ada.close()
