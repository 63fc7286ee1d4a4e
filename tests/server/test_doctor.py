"""`lutece doctor`: each thing that can be wrong is found, and a server that is well is told so."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import ClassVar

import pytest

from lutece.server import doctor
from lutece.server.database import Database
from lutece.server.notifications.settings import smtp_of
from tests.cli.helpers import run
from tests.server.people_fixtures import a_cluster, a_server, a_url  # noqa: F401
from tests.server.receivers import Mailbox, stopped_at_end


def wrong(findings):
    return [finding.what for finding in findings if finding.level == "bad"]


def play(ada):
    """A running table with four decisions."""
    table = ada.table("me", "me")["table"]
    for seq in range(4):
        info = ada.get(f"/api/tables/{table}")
        view = ada.get(f"/api/tables/{table}/at/{seq}?seat={info['to_move']}")
        decision = view["decisions"][0]["text"]
        ada.post(f"/api/tables/{table}/command", type="play", seq=seq, decision=decision)
    return table


@pytest.fixture
def ada(server):
    """Somebody with a running table and one that waits."""
    ada = server.browser("Ada")
    ada.table("me", "open")
    play(ada)
    return ada


def test_a_mail_server_that_answers_is_well_and_a_dead_one_is_not():
    with stopped_at_end(Mailbox()) as mailbox:
        smtp = smtp_of(f"smtp://127.0.0.1:{mailbox.port}", "table@example.org")
        assert [finding.level for finding in doctor.mail_server(smtp)] == ["good"]
    (found,) = doctor.mail_server(smtp)
    assert found.level == "bad"
    assert str(mailbox.port) in found.what


DAMAGES = (
    ('DELETE FROM changes WHERE "table" = :t AND seq = 2', "have a gap"),
    ("UPDATE tables SET number = 7 WHERE id = :t", "other decisions"),
    ('DELETE FROM seats WHERE "table" = :t', "without seats"),
    ('UPDATE seats SET seat = 3 WHERE "table" = :t AND seat = 0', "seats have a gap"),
    ("UPDATE tables SET to_move = NULL WHERE id = :t", "nobody is to move"),
    ("UPDATE tables SET status = 'asleep' WHERE id = :t", "unknown state"),
    ("UPDATE tables SET options = '[]' WHERE id = :t", "cannot be read"),
    ("UPDATE tables SET status = 'over', result = '{}' WHERE id = :t", "without a result"),
    ("UPDATE changes SET decision = 'fly' WHERE \"table\" = :t AND seq = 2", "be replayed"),
)


def test_a_database_in_use_is_well(server, ada):
    found = list(doctor.database(server.url, every_game=True))
    assert wrong(found) == []
    assert any("2 tables with 4 changes" in finding.what for finding in found)
    assert any("replayed" in finding.what for finding in found)


def test_what_is_broken_in_the_rows_is_found(server, ada):
    broken = []
    for damage, words in DAMAGES:
        table = play(ada)
        broken.append((table, words))
        with server.services.database.engine.begin() as connection:
            connection.exec_driver_sql(damage.replace(":t", f"'{table}'"))
    found = wrong(doctor.database(server.url))
    for table, words in broken:
        assert any(words in what and table in what for what in found), (words, found)


def test_a_damaged_file_is_found(tmp_path):
    file = tmp_path / "tables.db"
    Database(f"sqlite:///{file}").close()
    data = bytearray(file.read_bytes())
    data[4096 * 3 : 4096 * 5] = b"\xa5" * 8192
    file.write_bytes(data)
    ran = run("doctor", "--database", f"sqlite:///{file}")
    assert ran.status != 0
    assert "damaged" in ran.said or "cannot be opened" in ran.complaint


def test_a_database_that_others_can_read_is_told(tmp_path):
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    Database(url).close()
    assert not [f for f in doctor.at_start(url) if str(file) in f.what]
    file.chmod(0o644)
    assert any("can be read by others" in finding.what for finding in doctor.at_start(url))


def test_limits_by_address_that_do_not_hold_are_told(monkeypatch):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    assert any("FORWARDED_ALLOW_IPS" in what for what in wrong(doctor.machine()))


def test_a_clock_that_went_back_is_told(server, ada):
    with server.services.database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE changes SET at = at + 90000")
    assert any("in the future" in finding.what for finding in doctor.database(server.url))


@pytest.mark.parametrize(
    ("version", "faulty"),
    [
        *(((3, 40, 1), True), ((3, 44, 6), False), ((3, 50, 6), True), ((3, 50, 7), False)),
        *(((3, 51, 2), True), ((3, 51, 3), False), ((3, 53, 1), False)),
    ],
)
def test_the_versions_of_sqlite_with_a_known_fault(version, faulty):
    assert doctor._has_wal_reset_bug(version) == faulty


def test_the_command_tells_all_of_it(tmp_path):
    file = tmp_path / "tables.db"
    Database(f"sqlite:///{file}").close()
    ran = run("doctor", "--database", f"sqlite:///{file}", "--url", "nonsense")
    assert "is not an address" in ran.complaint
    ran = run("doctor", "--database", f"sqlite:///{file}")
    assert ran.status == 0
    assert "The database file is whole." in ran.said
    assert "no database" in run("doctor", "--database", f"sqlite:///{tmp_path / 'none.db'}").said


class Proxy(BaseHTTPRequestHandler):
    """Says what a server behind some proxy would say."""

    seen: ClassVar[dict[str, str]] = {}

    def do_GET(self) -> None:
        body = json.dumps(self.seen).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quiet."""


def test_a_proxy_that_keeps_the_name_and_the_visitor_to_itself_is_found(server):
    assert wrong(doctor.site(server.address)) == []
    proxy = HTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1.nip.test:{proxy.server_port}"
    Proxy.seen = {"network": "127.0.0.1", "scheme": "http", "host": "127.0.0.1:8100"}
    found = wrong(doctor.site(f"http://127.0.0.1:{proxy.server_port}"))
    assert len(found) == 1
    assert "keep the header Host" in found[0]
    assert "does not answer" in wrong(doctor.site(address))[0]
    proxy.shutdown()
    proxy.server_close()
