"""The other ends of messages: a mail server, a push service, a webhook. Each is a real server."""

import http.server
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lutece.server.notifications.web_push import b64url_decode, b64url_encode
from tests.server.helpers import SOON


class Mailbox:
    """An SMTP server: what it takes, waits in `mails`; an answer other than None refuses it."""

    def __init__(self) -> None:
        self.mails: Queue[EmailMessage] = Queue()
        self.answer: str | None = None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_RCPT(
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.answer is not None:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.put(mail)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=SOON)

    def stop(self) -> None:
        self._controller.stop()


class Receiver:
    """An HTTP server that keeps requests; `status` is what it answers."""

    def __init__(self) -> None:
        self.requests: Queue[tuple[str, Any, bytes]] = Queue()
        self.status = 201
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                self.send_response(receiver.status)
                self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()
                receiver.requests.put((self.path, self.headers, body))

            def log_message(self, *_: Any) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def next(self) -> tuple[str, Any, bytes]:
        return self.requests.get(timeout=SOON)

    def stop(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class PushBrowser:
    """A browser's subscription at a push service, and the keys that only the browser has."""

    def __init__(self, service: Receiver, name: str = "one") -> None:
        self.endpoint = f"{service.url}/push/{name}"
        self._service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self._auth = b"0123456789abcdef"

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": b64url_encode(self._point), "auth": b64url_encode(self._auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def next(self, server_key: str) -> dict[str, Any]:
        """The next message, decrypted (RFC 8291), after a look at its signature (RFC 8292)."""
        path, headers, body = self._service.next()
        assert self.endpoint.endswith(path)
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        self._check_signature(headers["authorization"], server_key)
        notice: dict[str, Any] = json.loads(self._decrypted(body))
        return notice

    def _check_signature(self, authorization: str, server_key: str) -> None:
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert scheme == "vapid"
        assert parts["k"] == server_key
        signed, _, signature = parts["t"].rpartition(".")
        raw = b64url_decode(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        point = ec.EllipticCurvePublicKey.from_encoded_point(
            ec.SECP256R1(), b64url_decode(parts["k"])
        )
        point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
        claims = json.loads(b64url_decode(signed.partition(".")[2]))
        assert claims["aud"] == self._service.url
        assert claims["sub"].startswith(("mailto:", "https:"))

    def _decrypted(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        secret = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self._point + theirs
        material = HKDF(hashes.SHA256(), 32, self._auth, info).derive(secret)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded.endswith(b"\2")
        return padded[:-1]


@contextmanager
def stopped_at_end(thing: Any) -> Iterator[Any]:
    try:
        yield thing
    finally:
        thing.stop()
