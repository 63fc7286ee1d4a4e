"""A real server for the tests, and people who use it."""

import contextlib
import json
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lutece.lab.review import ReviewSettings
from lutece.server import limits
from lutece.server.app import application
from lutece.server.database import Database
from lutece.server.notifications.settings import NotificationSettings
from lutece.server.rate_limit import RateLimiter
from lutece.server.serve import Server, configuration
from lutece.server.services import Services

SHALLOW = ReviewSettings(simulations=60, playouts=8)  # what a review says is tested elsewhere
SOON = 60.0  # seconds: long enough for a busy machine
ME, LINK, OPEN = {"kind": "me"}, {"kind": "link"}, {"kind": "open"}


def bot(level: str = "random") -> dict[str, str]:
    return {"kind": "bot", "level": level}


class Running:
    """The real server over a database, in a thread."""

    def __init__(self, database: str, notifying: NotificationSettings | None = None) -> None:
        self.app = application(
            Database(database), reviewing=SHALLOW, notifying=notifying or NotificationSettings()
        )
        self.services: Services = self.app.state.services
        many = replace(limits.ARRIVALS, burst=1e6)  # all guests of the tests have one address
        self.services.arrival_rate = RateLimiter(many)
        self.services.chat_rate = RateLimiter(replace(limits.CHAT, burst=1e6))
        listener = socket.socket()
        listener.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"
        ready = threading.Event()
        self.server = Server(configuration(self.app), ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        assert ready.wait(5 * SOON), "the server does not start"  # it may have to compile

    @property
    def url(self) -> str:
        return f"http://{self.address}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(SOON)
        assert not self.thread.is_alive(), "the server does not stop"

    def guest(self, name: str | None = "Ada") -> "Guest":
        return Guest(self.address, name)


@contextlib.contextmanager
def running(database: Path, notifying: NotificationSettings | None = None) -> Iterator[Running]:
    server = Running(f"sqlite:///{database}", notifying)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """A browser: it keeps its cookie. A guest without a name only watches."""

    def __init__(self, address: str, name: str | None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=SOON)
        self.id: str | None = None
        if name is not None:
            self.id = self.done(self.post("/api/me", {"name": name}))["player"]

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is None:
            return self.http.post(path, **more)
        return self.http.post(path, json=body, **more)

    @staticmethod
    def done(response: httpx.Response) -> Any:
        assert response.status_code < 300, response.text
        return response.json()

    def table(self, *seats: dict[str, str], game: str = "paris-paris", **more: Any) -> str:
        """Set a table up."""
        wish = {"game": game, "seats": list(seats), **more}
        return str(self.done(self.post("/api/tables", wish))["table"])

    def info(self, table: str) -> Any:
        return self.done(self.get(f"/api/tables/{table}"))

    def invitation(self, table: str) -> str:
        return str(self.info(table)["invitation"])

    def join(self, table: str, **wish: Any) -> Any:
        return self.done(self.post(f"/api/tables/{table}/join", wish))

    def do(self, table: str, deed: str) -> Any:
        """Leave, return or close."""
        return self.done(self.post(f"/api/tables/{table}/{deed}"))

    def command(self, table: str, command: dict[str, Any]) -> httpx.Response:
        return self.post(f"/api/tables/{table}/command", command)

    @contextlib.contextmanager
    def live(self, table: str, **query: int) -> "Iterator[Live]":
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        with self.socket(f"/api/tables/{table}/live?{asked}") as socket_:
            yield Live(socket_)

    def socket(self, path: str, **more: Any) -> ClientConnection:
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        return connect(
            f"ws://{self.address}{path}", additional_headers=headers, open_timeout=SOON, **more
        )

    def close(self) -> None:
        self.http.close()


class Live:
    """A live connection, which keeps what it was told last."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.seq = 0
        self.view: Any = None
        self.table: Any = None
        self.first = self.until("sync")

    def send(self, **command: Any) -> None:
        self.socket.send(json.dumps(command))

    def play(self, decision: str, seq: int | None = None) -> None:
        self.send(type="play", seq=self.seq if seq is None else seq, decision=decision)

    def undo(self, number: int, seq: int | None = None) -> None:
        self.send(type="undo", seq=self.seq if seq is None else seq, number=number)

    def next(self, timeout: float = SOON) -> Any:
        """The next message."""
        message = json.loads(self.socket.recv(timeout))
        if "seq" in message:
            self.seq = message["seq"]
        if message.get("view"):
            self.view = message["view"]
        if message.get("table"):
            self.table = message["table"]
        return message

    def until(self, kind: str, holds: Callable[[Any], bool] = lambda message: True) -> Any:
        """The next message of a kind for which something holds."""
        while True:
            message = self.next()
            if message["type"] == kind and holds(message):
                return message

    def heard(self) -> list[Any]:
        """All that was said until the server has answered everything."""
        self.send(type="ping")
        messages = [self.next()]
        while messages[-1]["type"] != "pong":
            messages.append(self.next())
        return messages

    def refused(self) -> str:
        """The key of the next refusal."""
        return str(self.until("refused")["reason"]["key"]).removeprefix("server-")

    @property
    def decisions(self) -> list[str]:
        return [decision["text"] for decision in self.view["decisions"]]

    def move(self) -> Any:
        """Play the first legal decision, and wait until it is told."""
        return self._carried_out(lambda: self.play(self.decisions[0]))

    def take_back(self, number: int) -> Any:
        """Undo back to a decision, and wait until it is told."""
        return self._carried_out(lambda: self.undo(number))

    def _carried_out(self, command: Callable[[], None]) -> Any:
        """The update that a command leads to; one that comes too fast is sent again."""
        before = self.seq
        command()
        while True:
            message = self.next()
            if message["type"] == "update" and message["seq"] > before:
                return message
            if message["type"] == "refused":
                assert message["reason"]["key"] == "server-too-fast", message
                command()

    def gone(self) -> int | None:
        """Wait until the server closes: the code that it gives."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def key(response: httpx.Response) -> str:
    """The key of a refusal."""
    assert response.status_code >= 400, response.text
    return str(response.json()["reason"]["key"]).removeprefix("server-")


def undoable(live):
    """Play until the mover could take the last decision back; the views from where it was made."""
    for _ in range(60):
        mover = live.view["to_move"]
        if live.view["seat"] != mover:
            live.send(type="sit", seat=mover)
            live.until("sync")
        before = live.view
        live.move()
        if live.view["can_undo"]:
            return before
    raise AssertionError("no decision that could be taken back")
