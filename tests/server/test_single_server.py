"""One server at a time for a database."""

import subprocess
import sys

import pytest
import sqlalchemy as sa

from lutece.server import single_server as locking
from lutece.server.database_engine import DatabaseError, engine_for
from lutece.server.single_server import InUseError, single_server
from tests.server.people_fixtures import a_cluster, a_url  # noqa: F401

HOLD = "import sys, time; from lutece.server.single_server import single_server\n" + (
    "with single_server(sys.argv[1]): print('mine', flush=True); time.sleep(600)"
)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(locking, "PATIENCE", 0.2)


def test_a_second_server_is_refused_until_the_first_has_stopped(url):
    with single_server(url), pytest.raises(InUseError, match="Stop it first"), single_server(url):
        pass
    with single_server(url):
        pass


def test_a_killed_server_holds_nothing(url, monkeypatch):
    first = subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE, text=True)
    try:
        assert first.stdout.readline() == "mine\n"
        with pytest.raises(InUseError), single_server(url):
            pass
    finally:
        first.kill()
        first.communicate()
    monkeypatch.setattr(locking, "PATIENCE", 30)
    with single_server(url):
        pass


def test_a_database_in_memory_is_nobody_elses():
    with single_server("sqlite://"), single_server("sqlite://"):
        pass


def test_a_database_that_cannot_be_opened_is_told():
    for url in ("sqlite:////dev/null/tables.db", "nothing", "postgresql://127.0.0.1:9/none"):
        with pytest.raises(DatabaseError), single_server(url):
            pass


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_lock_whose_connection_was_lost_is_taken_again_unless_another_has_it(url):
    engine = engine_for(url)
    kill = sa.text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    with single_server(url) as lock:
        assert lock.is_held()
        with engine.begin() as connection:
            connection.execute(kill)
        assert lock.is_held()  # nobody else was there
        with engine.begin() as connection:
            connection.execute(kill)
        with single_server(url):
            assert not lock.is_held()
    engine.dispose()
