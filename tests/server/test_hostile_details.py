"""What one stranger or one fault could do besides: each is done to a server process of its own."""

import contextlib
import socket
import sqlite3
import stat
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from lutece.server.serve import SECONDS_BETWEEN_PINGS
from tests.server.helpers import LINK, ME, OPEN, SOON, Guest, bot, key
from tests.server.process import HOST, ServerProcess, changed_program, serving, wait_until

MEGABYTES = 20  # that the server may grow by
SAY = {"type": "say", "text": "hello"}

# What takes long, and what goes wrong once in a blue moon, as a test can wait for it.
IMPATIENT = changed_program(
    "limits.HEADERS_SECONDS = replace(limits.HEADERS_SECONDS, amount=0.3)",
    "limits.BODY_SECONDS = replace(limits.BODY_SECONDS, amount=0.3)",
    "limits.COMMANDS = replace(limits.COMMANDS, per_second=1, burst=10)",
)
FEW_FILES = changed_program(
    "import resource",
    "most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]",
    "resource.setrlimit(resource.RLIMIT_NOFILE, (100, most))",
)
BROKEN_BOTS = changed_program(
    "from lutece.server import bot_player",
    "from lutece.server.thinking import Thinker",
    "bot_player.FIRST_WAIT = 0.01",
    "def broken(*asked): raise ZeroDivisionError('a bot of somebody else')",
    "Thinker.choose = broken",
)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("details")) as server:
        yield server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("impatient"), program=("-c", IMPATIENT)) as server:
        yield server


@pytest.fixture
def people(process: ServerProcess) -> Iterator[tuple[Guest, Guest, Guest]]:
    with contextlib.ExitStack() as open_:
        yield tuple(
            open_.enter_context(contextlib.closing(process.guest(name)))
            for name in ("Ada", "Bob", "Eve")
        )


def upgrade(process: ServerProcess, table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {process.address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def ends(connection: socket.socket) -> bool:
    """Read until the server closes; False where it does not, however much it has to say."""
    until = time.monotonic() + (connection.gettimeout() or SOON)
    try:
        while connection.recv(65536):
            if time.monotonic() > until:
                return False
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


# --- slow, silent and noisy clients -------------------------------------------------------------


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_sockets_that_never_send_a_whole_request_are_closed(impatient, begun):
    with impatient.connect() as silent:
        silent.settimeout(SOON / 4)
        silent.sendall(begun)
        assert ends(silent)


def test_a_body_that_does_not_come_is_not_waited_for(impatient):
    with impatient.connect() as slow:
        slow.settimeout(SOON / 4)
        slow.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        answer = slow.recv(65536)
        assert answer.startswith(b"HTTP/1.1 408")


def test_headers_without_an_end_are_refused_and_not_kept(process):
    before = process.memory()
    with process.connect() as endless, contextlib.suppress(ConnectionError):
        endless.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(60):  # megabytes
            endless.sendall(b"x: " + b"y" * 1_000_000 + b"\r\n")
        raise AssertionError("all of it was read")
    assert process.memory() - before < MEGABYTES


@pytest.mark.parametrize(
    "frame",
    [b"\x89\x80", b"\x8a\x80", b"\x00\x80", b"\x81\x80"],
    ids=["ping", "pong", "piece", "text"],
)
def test_floods_of_empty_frames_are_cut_off(impatient, frame):
    with contextlib.closing(impatient.guest("Ada")) as ada, impatient.connect() as flood:
        table = ada.table(ME, OPEN)
        flood.sendall(upgrade(impatient, table))
        assert b" 101 " in flood.recv(4096)
        wait_until(lambda: ada.info(table)["watchers"] == 1, "it is not there")
        # A client that answers no ping would be closed later anyway.
        flood.settimeout(0.75 * SECONDS_BETWEEN_PINGS)
        begin = b"\x01\x80\0\0\0\0" if frame == b"\x00\x80" else b""
        with contextlib.suppress(ConnectionError):
            flood.sendall(begin + (frame + b"\0\0\0\0") * 5000)
        assert ends(flood)
        wait_until(lambda: ada.info(table)["watchers"] == 0, "it is still counted")


def test_more_files_may_be_open_than_the_system_gives_at_first(tmp_path):
    """A hundred sockets were all that some systems allowed."""
    with (
        serving(tmp_path, program=("-c", FEW_FILES)) as server,
        contextlib.closing(server.guest("Ada")) as ada,
        contextlib.ExitStack() as open_,
    ):
        for _ in range(200):
            open_.enter_context(server.connect())
        with server.connect() as late:
            late.settimeout(SOON / 4)
            late.sendall(b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert late.recv(12) == b"HTTP/1.1 200"
        assert ada.get("/api/me").status_code == 200


# --- tables among friends, and their talk -------------------------------------------------------


def test_a_stranger_neither_finds_nor_hears_a_table_among_friends(process, people):
    ada, bob, eve = people
    table = ada.table(ME, LINK)
    bob.join(table, invitation=ada.invitation(table))
    lists = eve.get("/api/tables").json()
    assert table not in {row["table"] for name in ("open", "running") for row in lists[name]}
    with eve.live(table) as stranger:
        ada.done(ada.command(table, SAY))
        assert "chat" not in {message["type"] for message in stranger.heard()}
        stranger.send(**SAY)
        assert stranger.refused() == "chat-closed"


def test_a_stranger_who_may_talk_can_be_silenced_and_reported(process, people):
    ada, bob, eve = people
    table = ada.table(ME, LINK)
    ada.done(ada.post(f"/api/tables/{table}/listing", {"open_chat": True}))
    eve.done(eve.command(table, SAY))
    about = {"player": eve.id, "reason": "rude"}
    assert bob.post(f"/api/tables/{table}/report", about).status_code == 204
    with database_of(process.errors.parent) as database:
        told = "SELECT reporter, about, reason, lines FROM reports"
        assert list(database.execute(told)) == [(bob.id, eve.id, "rude", '["hello"]')]
    ada.done(ada.post(f"/api/tables/{table}/mute", {"player": eve.id}))
    assert key(eve.command(table, SAY)) == "muted"
    with bob.live(table) as live:
        assert live.first["chat"] == []


def test_what_is_said_cannot_steer_a_terminal_or_turn_a_line_round(process, people):
    ada, *_ = people
    table = ada.table(ME, OPEN)
    with ada.live(table) as live:
        live.send(type="say", text="a\x1b[31mb\u202ec\u2066d")
        assert live.until("chat")["line"]["text"] == "a [31mb c d"


# --- the database -------------------------------------------------------------------------------


def test_a_database_file_that_others_could_read_is_closed_to_them(tmp_path):
    file = tmp_path / "tables.db"
    file.touch(mode=0o644)
    with serving(tmp_path) as server, contextlib.closing(server.guest("Ada")) as ada:
        ada.table(ME, ME)
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob("tables.db*")}
    assert "tables.db-wal" in modes
    assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}


@contextlib.contextmanager
def database_of(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file of a server, as another program opens it."""
    connection = sqlite3.connect(folder / "tables.db", timeout=SOON, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def test_one_broken_row_breaks_neither_the_lobby_nor_other_tables(tmp_path):
    with serving(tmp_path) as server, contextlib.closing(server.guest("Ada")) as ada:
        good, broken = ada.table(ME, ME), ada.table(ME, ME)
        with database_of(tmp_path) as other:
            other.execute("UPDATE tables SET options = '{' WHERE id = ?", [broken])
        assert {row["table"] for row in ada.get("/api/tables").json()["mine"]} == {good}
        assert ada.get("/").status_code == 200
        with ada.live(good, seat=0) as live:
            live.heard()


def test_changes_that_meet_a_locked_database_are_refused_together(tmp_path):
    """One after the other, each would wait for the lock as long as the first."""
    with (
        serving(tmp_path) as server,
        contextlib.closing(server.guest("Ada")) as ada,
        ThreadPoolExecutor(10) as people,
        database_of(tmp_path) as other,
    ):
        tables = [ada.table(ME, ME) for _ in range(10)]
        other.execute("BEGIN IMMEDIATE")
        answers = list(people.map(lambda table: ada.command(table, SAY), tables))
        other.execute("ROLLBACK")
        assert {key(answer) for answer in answers} == {"not-saved"}
        # The log has a line for each transaction that was tried: one that began at once, one for
        # those that came meanwhile; a few more where the machine is slow.
        assert server.errors.read_text().count("could not be saved") < 6
        ada.done(ada.command(tables[0], SAY))


def test_a_database_of_a_newer_version_is_told_without_a_traceback(tmp_path):
    with serving(tmp_path):
        pass
    with database_of(tmp_path) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    command = [sys.executable, "-m", "lutece", "serve", "--host", HOST, "--port", "0"]
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    told = subprocess.run(
        [*command, "--database", url], capture_output=True, text=True, timeout=SOON, check=False
    )
    assert told.returncode != 0
    assert "newer version" in " ".join(told.stderr.split())
    assert "Traceback" not in told.stderr


# --- bots, tokens, frames, headers --------------------------------------------------------------


def test_a_bot_that_fails_is_told_at_its_table_and_hurts_no_other(tmp_path):
    """The table stayed silent for ever."""
    with (
        serving(tmp_path, program=("-c", BROKEN_BOTS)) as server,
        contextlib.closing(server.guest("Ada")) as ada,
    ):
        with ada.live(ada.table(ME, bot(), bot(), bot())) as live:
            if live.view["to_move"] == 0:
                live.move()
            assert live.refused() == "bot-failed"
        people = ada.table(ME, ME)
        with ada.live(people, seat=ada.info(people)["to_move"]) as live:
            live.move()


def test_a_token_cannot_rename_its_player(process, people):
    ada, *_ = people
    token = ada.done(ada.post("/api/tokens", {"label": "bot"}))["token"]
    with contextlib.closing(process.guest(None)) as program:
        bearer = {"authorization": f"Bearer {token}"}
        assert program.get("/api/me", headers=bearer).json()["name"] == "Ada"
        assert key(program.post("/api/me", {"name": "Eve"}, headers=bearer)) == "browser-needed"
    assert ada.get("/api/me").json()["name"] == "Ada"


BAD_FRAMES = {
    "no text": b"\x81\x82\0\0\0\0\xff\xfe",
    "no text in pieces": b"\x01\x81\0\0\0\0\xff" + b"\x80\x81\0\0\0\0\xfe",
    "not masked": b"\x81\x02{}",
    "reserved bits": b"\xf1\x80\0\0\0\0",
    "no such kind": b"\x83\x80\0\0\0\0",
    "a long ping": b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256,
    "a piece of nothing": b"\x80\x80\0\0\0\0",
    "a bad close": b"\x88\x81\0\0\0\0x",
    "far too long": b"\x81\xff\x7f" + b"\xff" * 7 + b"\0\0\0\0",
}


def test_bad_frames_leave_no_traceback_in_the_log(process, people):
    ada, *_ = people
    table = ada.table(ME, OPEN)
    for frame in BAD_FRAMES.values():
        with process.connect() as connection:
            connection.sendall(upgrade(process, table))
            assert b" 101 " in connection.recv(4096)
            connection.sendall(frame)
            assert ends(connection)
    wait_until(lambda: ada.info(table)["watchers"] == 0, "they are still counted")
    assert process.errors.read_text() == ""


def test_clients_that_ask_much_and_hang_up_leave_no_traceback_in_the_log(process):
    """A traceback each filled the log, and took more time than the answers."""
    for _ in range(60):
        with process.connect() as rude:
            rude.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
            rude.recv(1)
            # No goodbye: the system resets the connection.
            rude.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    with contextlib.closing(process.guest("Ada")) as ada:
        assert ada.get("/api/me").status_code == 200
    assert process.errors.read_text() == ""


def test_a_page_of_another_site_cannot_make_its_name_point_here(process, people):
    ada, *_ = people
    evil = {"host": "evil.example.com"}
    answers = [ada.get("/", headers=evil), ada.get("/api/me", headers=evil)]
    assert [answer.status_code for answer in answers] == [421, 421]


def test_a_page_may_connect_to_this_server_alone_and_stays_with_https(process, people):
    ada, *_ = people
    policy = ada.get("/").headers["content-security-policy"]
    allowed = next(rule for rule in policy.split(";") if "connect-src" in rule).split()
    assert allowed[1:] == ["'self'", f"ws://{process.address}", f"wss://{process.address}"]
    assert "strict-transport-security" not in ada.get("/").headers
    behind = ada.get("/", headers={"X-Forwarded-Proto": "https"})
    assert "max-age" in behind.headers["strict-transport-security"]
