"""A server as people meet it: over a socket, in a thread, on SQLite and on PostgreSQL."""

import os
import secrets
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn

from lutece.kernel.jit import warm_up
from lutece.server.app import application
from lutece.server.database import Database
from lutece.server.database_engine import engine_for
from lutece.server.serve import configuration

SECONDS = 60  # that anything may take here


@dataclass
class Running:
    """A server that answers."""

    address: str
    url: str
    app: Any
    browsers: "list[Browser]" = field(default_factory=list)

    @property
    def services(self) -> Any:
        return self.app.state.services

    def browser(self, name: str | None = None) -> "Browser":
        """A browser of its own, with a guest's name if one is given."""
        self.browsers.append(Browser(self))
        if name is not None:
            self.browsers[-1].post("/api/me", name=name)
        return self.browsers[-1]

    def rows(self, sql: str) -> list[Any]:
        """What the database holds."""
        return self.services.database.rows(sa.text(sql))


class Browser:
    """Somebody's browser: it keeps cookies, and sends what a page of this site would."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.address, headers={"origin": server.address}, timeout=SECONDS
        )

    def get(self, path: str, status: int = 200) -> Any:
        return self._read(self.http.get(path), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._read(self.http.post(path, json=body), status)

    def refused(self, path: str, **body: Any) -> str:
        """The key of the refusal that a post gets."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["reason"]["key"]).removeprefix("server-")

    @property
    def me(self) -> Any:
        return self.get("/api/me")

    @property
    def secret(self) -> str | None:
        return self.http.cookies.get("lutece")

    def table(self, *seats: str, game: str = "paris-paris", **wish: Any) -> Any:
        """A new table; seats are me, link, open, or the level of a bot."""
        kinds = ("me", "link", "open")
        wished = [{"kind": s} if s in kinds else {"kind": "bot", "level": s} for s in seats]
        return self.post("/api/tables", 201, game=game, seats=wished, **wish)

    def _read(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
        return answer.json() if answer.content else None


@contextmanager
def running(url: str) -> Iterator[Running]:
    """A server on this database, until the block ends."""
    warm_up()
    app = application(Database(url))
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    config = configuration(app)
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    wait_for(lambda: server.started)
    answering = Running(f"http://localhost:{port}", url, app)
    try:
        yield answering
    finally:
        for browser in answering.browsers:
            browser.http.close()
        server.should_exit = True
        thread.join()
        listener.close()


def wait_for(true: Any) -> None:
    """Until something holds; fails when it takes too long."""
    until = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < until, "it took too long"
        time.sleep(0.01)


@pytest.fixture(name="url", params=["sqlite", "postgresql"])
def a_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture(name="server")
def a_server(url: str) -> Iterator[Running]:
    """A server with nobody in it."""
    with running(url) as answering:
        yield answering


# --- PostgreSQL ---------------------------------------------------------------------------------


# Runs the server until its own input says "stop", or ends because whoever ran the tests is gone.
WATCHED = """
folder=$1; shift
"$@" &
read -r word
kill -QUIT $!
wait $!
[ "$word" = stop ] || rm -rf "$folder"
"""


@dataclass
class Cluster:
    """A PostgreSQL of our own, in a folder of its own."""

    programs: Path
    folder: Path
    port: int
    running: "subprocess.Popen[bytes] | None" = None

    def start(self) -> None:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "off",
            "max_connections": 40,
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        server = [self.programs / "postgres", "-D", self.folder / "data", *options]
        self.running = subprocess.Popen(
            _as_postgres("sh", "-c", WATCHED, "sh", self.folder, *server),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        wait_for(self.answers)

    def stop(self) -> None:
        assert self.running is not None
        self.running.communicate(b"stop\n", timeout=SECONDS)

    def answers(self) -> bool:
        engine = engine_for(self.url("postgres"))
        try:
            with engine.connect():
                return True
        except sa.exc.OperationalError:
            return False
        finally:
            engine.dispose()

    def new_database(self) -> str:
        name = f"tables_{secrets.token_hex(6)}"
        engine = engine_for(self.url("postgres"))
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


@pytest.fixture(name="cluster", scope="session")
def a_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for these tests, where its programs are installed."""
    with own_cluster() as cluster:
        if cluster is None:
            pytest.skip("PostgreSQL is not installed here (Debian: apt install postgresql)")
        yield cluster


@contextmanager
def own_cluster() -> Iterator[Cluster | None]:
    """A PostgreSQL of our own until the block ends; None where its programs are not installed."""
    programs = find_postgres()
    if programs is None:
        yield None
        return
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    folder = Path(f"/tmp/lutece-postgres-{secrets.token_hex(4)}")  # its socket wants a short path
    folder.mkdir(mode=0o700)
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        made = ["-D", folder / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N"]
        subprocess.run(_as_postgres(programs / "initdb", *made), capture_output=True, check=True)
        cluster = Cluster(programs, folder, port)
        cluster.start()
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _as_postgres(*command: object) -> list[str]:
    """PostgreSQL refuses to be root: root becomes `postgres`."""
    words = list(map(str, command))
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's programs; None where it cannot be run."""
    if os.geteuid() == 0 and subprocess.run(["id", "postgres"], capture_output=True).returncode:
        return None
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # Debian
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return next((f for f in folders if (f / "initdb").exists() and (f / "pg_ctl").exists()), None)
