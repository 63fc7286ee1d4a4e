"""One server at a time for a database."""

import subprocess
import sys

import pytest

from lutece.server import alone
from lutece.server.alone import InUseError, served_alone
from lutece.server.database import DatabaseError
from tests.server.people_fixtures import a_cluster, a_url  # noqa: F401

HOLD = "import sys, time; from lutece.server.alone import served_alone\n" + (
    "with served_alone(sys.argv[1]): print('mine', flush=True); time.sleep(600)"
)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(alone, "PATIENCE", 0.2)


def test_a_second_server_is_refused_until_the_first_has_stopped(url):
    with served_alone(url), pytest.raises(InUseError, match="Stop it first"), served_alone(url):
        pass
    with served_alone(url):
        pass


def test_a_killed_server_holds_nothing(url, monkeypatch):
    first = subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE, text=True)
    try:
        assert first.stdout.readline() == "mine\n"
        with pytest.raises(InUseError), served_alone(url):
            pass
    finally:
        first.kill()
        first.communicate()
    monkeypatch.setattr(alone, "PATIENCE", 30)
    with served_alone(url):
        pass


def test_a_database_in_memory_is_nobody_elses():
    with served_alone("sqlite://"), served_alone("sqlite://"):
        pass


def test_a_database_that_cannot_be_opened_is_told():
    for url in ("sqlite:////dev/null/tables.db", "nothing", "postgresql://127.0.0.1:9/none"):
        with pytest.raises(DatabaseError), served_alone(url):
            pass
