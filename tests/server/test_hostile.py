"""One stranger who means harm: the others play on, and the server's memory stays what it was."""

import contextlib
import socket
import sqlite3
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from lutece.games import components_file
from lutece.server import limits
from lutece.server.database import Database
from lutece.server.database_tables import chat
from lutece.server.single_server import InUseError, single_server
from tests.server.helpers import ME, SOON, Guest, bot, key, undoable
from tests.server.process import (
    SLOW_REFILL,
    ServerProcess,
    changed_program,
    serving,
    wait_until,
)

SMALL_BUFFER = 4096
MEGABYTES = 20  # that the server may grow by
UNHURT = 1.0  # seconds of the server's processor time until somebody else has an answer

ONE_THREAD = changed_program("import os", "os.cpu_count = lambda: 1")  # in which all bots think


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("hostile")) as server:
        yield server


@pytest.fixture(scope="module")
def slow_refill(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("slow"), program=("-c", SLOW_REFILL)) as server:
        yield server


@pytest.fixture
def ada(process: ServerProcess) -> Iterator[Guest]:
    with contextlib.closing(process.guest("Ada")) as guest:
        yield guest


def frame(text: str) -> bytes:
    """A text as a client sends it, masked by zeros."""
    data = text.encode()
    assert len(data) < 126
    return struct.pack("!BB4s", 0x81, 0x80 | len(data), b"\0" * 4) + data


def silent_socket(process: ServerProcess, guest: Guest, path: str) -> socket.socket:
    """A WebSocket that never reads, once it is open: what is sent earlier would be lost."""
    connection = process.connect(SMALL_BUFFER)
    cookies = "; ".join(f"{c.name}={c.value}" for c in guest.http.cookies.jar)
    connection.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {process.address}\r\nCookie: {cookies}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += connection.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    return connection


def silent_stream(process: ServerProcess, path: str) -> socket.socket:
    """A request for a stream that is never read."""
    connection = process.connect(SMALL_BUFFER)
    connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {process.address}\r\n\r\n".encode())
    return connection


def test_a_client_that_asks_for_everything_and_never_reads_costs_little(process, ada):
    """Without a bound seven such sockets took more than a gigabyte."""
    table = ada.table(ME, ME, game="paris")
    ada.done(ada.post(f"/api/tables/{table}/listing", {"open_chat": True}))
    path = f"/api/tables/{table}/live"
    sit, done = frame('{"type":"sit","seat":null}'), frame('{"type":"say","text":"done"}')
    with contextlib.ExitStack() as open_, ada.live(table) as live:
        # Each is somebody else, so that no limit for one person stops them.
        crowd = [open_.enter_context(contextlib.closing(process.guest("Eve"))) for _ in range(20)]
        for talker in [ada] * 9 + crowd[:8]:  # a long chat makes everything larger
            talker.done(talker.command(table, {"type": "say", "text": "🗼" * 500}))
        live.heard()
        before = process.memory()
        for eve in crowd:
            silent = open_.enter_context(silent_socket(process, eve, path))
            silent.sendall(sit * 195 + done)
        for _ in crowd:
            live.until(
                "chat", lambda message: message["line"]["text"] == "done"
            )  # everything that this one asked for has been answered
        assert process.processor_seconds(lambda: ada.info(table)) < UNHURT
        assert process.memory() - before < MEGABYTES


@pytest.mark.parametrize("path", ["lines", "events"])
def test_a_stream_that_is_never_read_is_dropped(process, ada, path):
    table = ada.table(ME, ME, game="paris")
    with silent_stream(process, f"/api/tables/{table}/{path}") as silent:
        wait_until(lambda: ada.info(table)["watchers"] == 1, "the stream does not begin")
        before = process.memory()
        with ada.live(table, seat=0) as live:
            number = undoable(live)["number"]
            while ada.info(table)["watchers"]:
                for _ in range(10):  # two messages of some 8 kB each
                    live.take_back(number)
                    live.move()
                assert live.seq < 3000
        assert process.memory() - before < MEGABYTES
        while silent.recv(65536):
            pass  # the response is cut off


# --- crowds -------------------------------------------------------------------------------------


def test_a_crowd_that_comes_and_goes_holds_nobody_up(process, ada):
    """Every spectator who left cost a message to each of the others: 25 seconds for a thousand."""
    table = ada.table(ME, ME)
    with ada.live(table) as live:
        with contextlib.ExitStack() as open_, contextlib.closing(process.guest(None)) as nobody:
            for _ in range(400):
                open_.enter_context(silent_socket(process, nobody, f"/api/tables/{table}/live"))
            wait_until(lambda: ada.info(table)["watchers"] == 400, "they do not come")
            told = [m for m in live.heard() if m["type"] == "table"]
            assert len(told) < 40
        waits = [process.processor_seconds(live.heard)]
        while ada.info(table)["watchers"]:
            waits.append(process.processor_seconds(live.heard))
        assert max(waits) < UNHURT


def test_a_guest_with_many_experts_does_not_keep_other_bots_waiting(tmp_path):
    """Turns go round between owners: fifty tables of experts made others wait for 15 seconds."""
    with (
        serving(tmp_path, program=("-c", ONE_THREAD)) as server,
        contextlib.closing(server.guest("Ada")) as ada,
        contextlib.closing(server.guest("Eve")) as eve,
        contextlib.ExitStack() as watching,
    ):
        table = begun_by(ada, "novice")
        crowd = [eve.live(begun_by(eve, "expert")) for _ in range(8)]
        for live in [watching.enter_context(one) for one in crowd]:
            live.play(live.decisions[0])
        with ada.live(table) as live:
            live.move()
            live.until("update", lambda message: message["view"]["to_move"] == 0)
        # Not in seconds, which depend on the machine: who had how many turns meanwhile.
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            made = list(database.execute('SELECT "table", level, at FROM changes ORDER BY at'))
        mine = [(level, at) for where, level, at in made if where == table]
        began, ended = mine[0][1], mine[-1][1]
        novices = [at for level, at in mine if level == "novice"]
        experts = [at for _, level, at in made if level == "expert" and began < at < ended]
        # Before each, one expert who was thinking already and one whose turn it was: not all eight.
        assert novices
        assert len(experts) <= 2 * len(novices)


def begun_by(guest: Guest, level: str) -> str:
    """A table with three bots at which this guest makes the first move."""
    for _ in range(60):
        table = guest.table(ME, *[bot(level)] * 3)
        if guest.info(table)["to_move"] == 0:
            return str(table)
        guest.do(table, "close")
    raise AssertionError("the guest is never the first")


def test_an_address_that_opens_sockets_without_end_is_refused_before_the_handshake(process, ada):
    """Thousands of handshakes a second took the whole processor."""
    table = ada.table(ME, ME)
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {process.address}\r\n"
        "X-Forwarded-For: 203.0.113.7\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()

    def status() -> bytes:
        with process.connect() as connection:
            connection.sendall(head)
            return connection.recv(12)[9:]

    answers = (status() for _ in range(20 * int(limits.NEW_SOCKETS.burst)))
    assert next(answers) == b"101"
    assert b"429" in answers
    with ada.live(table) as live:  # nobody else is refused
        assert live.heard()[-1]["type"] == "pong"


def test_an_address_that_asks_without_end_is_held_back_and_nobody_else(slow_refill):
    """Requests for pages had no limit: two thousand sockets made others wait for 14 seconds."""
    request = f"HEAD /rules HTTP/1.1\r\nHost: {slow_refill.address}\r\n\r\n".encode()
    many = 2 * int(limits.ANY_REQUESTS.burst) // 10  # each asks ten times
    with contextlib.ExitStack() as open_:
        ada = open_.enter_context(contextlib.closing(slow_refill.guest("Ada")))
        strangers = [open_.enter_context(stranger(slow_refill)) for _ in range(many)]
        for one in strangers:
            one.sendall(request * 10)
        assert slow_refill.processor_seconds(lambda: ada.get("/api/me")) < UNHURT
        assert sum(answers(one) for one in strangers) < 10 * many
        with ada.live(ada.table(ME, ME)) as live:
            assert live.heard()[-1]["type"] == "pong"


def test_a_first_request_over_the_limit_is_told_so(slow_refill):
    """The answer was 400, at once: whoever came again at once was not slowed at all."""
    request = f"HEAD /rules HTTP/1.1\r\nHost: {slow_refill.address}\r\n\r\n".encode()
    with contextlib.ExitStack() as open_:
        for _ in range(2 * int(limits.ANY_REQUESTS.burst) // 10):
            open_.enter_context(stranger(slow_refill)).sendall(request * 10)
        late = [open_.enter_context(stranger(slow_refill)) for _ in range(300)]
        for one in late:
            one.sendall(request)
        said = {one.recv(12) for one in late}
    assert b"HTTP/1.1 429" in said
    assert said <= {b"HTTP/1.1 200", b"HTTP/1.1 429"}


def answers(connection: socket.socket) -> int:
    """How many of ten requests are answered before the connection ends."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while heard.count(b"HTTP/1.1 200") < 10 and (more := connection.recv(65536)):
            heard += more
    return heard.count(b"HTTP/1.1 200")


def stranger(process: ServerProcess) -> socket.socket:
    """A connection from another address than that of this machine's own programs."""
    connection = socket.socket()
    connection.bind(("127.0.0.2", 0))
    connection.settimeout(SOON)
    connection.connect(("127.0.0.1", process.port))
    return connection


def test_an_address_has_so_many_connections_of_any_kind(process, ada):
    with contextlib.ExitStack() as open_:
        many = [stranger(process) for _ in range(int(limits.CONNECTIONS_OF_PEER.amount) + 5)]
        for one in many:
            open_.enter_context(one)
        many[-1].settimeout(limits.HEADERS_SECONDS.amount / 2)  # when it would be closed anyway
        with contextlib.suppress(ConnectionResetError):
            assert many[-1].recv(1) == b""
        assert ada.get("/api/me").status_code == 200


# --- components files ---------------------------------------------------------------------------

KEYS_OF_KEYS = ".".join("a" * 29_500) + " = 1"  # reading it takes quadratic time


def wish(components: str) -> dict[str, object]:
    return {"game": "paris-paris", "seats": [ME, ME], "components": components}


def test_a_components_file_that_takes_long_to_read_holds_nobody_up(process, ada):
    """Without its own process one such file froze the server for seconds."""
    slow = "\n".join(f"{'a.' * 29}b{n} = 1" for n in range(750))  # some seconds
    with contextlib.closing(process.guest("Eve")) as eve, ThreadPoolExecutor() as strangers:
        asked = [strangers.submit(eve.post, "/api/tables", wish(t)) for t in (KEYS_OF_KEYS, slow)]
        waits = []
        while not all(one.done() for one in asked):
            waits.append(process.processor_seconds(lambda: ada.get("/api/me")))
        assert max(waits) < UNHURT
        assert [key(one.result()) for one in asked] == ["wrong-components"] * 2


def test_refused_components_files_leave_nothing_behind(tmp_path):
    """Their names stayed in memory for ever."""
    before = 0.0
    text = components_file("paris-paris").read_text(encoding="utf-8")
    with serving(tmp_path) as process:  # one that other tests have not left busy
        for n in range(30):
            with contextlib.closing(process.guest("Eve")) as eve:
                names = text.replace("Louvre", f"{n:03}" + "x" * 900)
                assert key(eve.post("/api/tables", wish(names))) == "wrong-components"
            before = before or process.memory()
        assert process.memory() - before < MEGABYTES / 4


def test_names_that_make_decisions_too_long_to_keep_are_refused(ada):
    """The database could never save such a decision."""
    text = components_file("paris-paris").read_text(encoding="utf-8")

    def renamed(name: str) -> dict[str, object]:
        return wish(text.replace("Louvre", name).replace("louvre", name.lower()))

    answer = ada.post("/api/tables", renamed("L" * 100))
    assert key(answer) == "wrong-components"
    assert "too long" in answer.json()["reason"]["text"]
    assert ada.post("/api/tables", renamed("L" * 20)).status_code == 201


def test_components_files_have_a_rate_of_their_own(process, ada):
    answers = [key(ada.post("/api/tables", wish("= 1"))) for _ in range(11)]
    assert answers == ["wrong-components"] * 10 + ["too-fast"]
    assert ada.table(ME, ME)


# --- one writer for each database ---------------------------------------------------------------


def stops(server: ServerProcess) -> str:
    """Wait until a server stops by itself: what it says."""
    assert server.process.wait(SOON) != 0
    return " ".join(server.errors.read_text().split())


def test_a_server_whose_database_file_is_deleted_stops(tmp_path):
    with serving(tmp_path) as server:
        (tmp_path / "tables.db").unlink()
        assert "was deleted" in stops(server)


def test_a_server_cannot_write_once_another_has_claimed_its_database(tmp_path):
    with serving(tmp_path) as server, contextlib.closing(server.guest("Ada")) as ada:
        table = ada.table(ME, ME)
        another = Database(f"sqlite:///{tmp_path / 'tables.db'}")
        another.claim()
        assert key(ada.command(table, {"type": "say", "text": "hello"})) == "not-saved"
        assert another.rows(sa.select(chat)) == []
        another.close()
        assert "claimed by another server" in stops(server)


def test_a_link_to_the_database_does_not_let_a_second_server_in(tmp_path):
    with serving(tmp_path):
        link = tmp_path / "link.db"
        link.symlink_to(tmp_path / "tables.db")
        with pytest.raises(InUseError), single_server(f"sqlite:///{link}"):
            pass
