"""Web push: encryption (RFC 8291 with RFC 8188), and the server's signature (VAPID, RFC 8292)."""

import base64
import json
import os
import time
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from lutece.server.notifications.delivery import RejectedError

TOKEN_SECONDS = 12 * 3600  # that a signature holds; the standard allows a day
RECORD_SIZE = 4096
LONGEST_MESSAGE = 3800  # bytes that fit into one record
SALT, POINT, AUTH = 16, 65, 16  # bytes
TOPIC = "turn"  # a newer message takes the place of one that was not fetched yet
_LAST_RECORD = b"\x02"
GONE = (404, 410)  # statuses by which a push service says that a subscription has ended


class Subscription(NamedTuple):
    """Where a browser gets its messages, and the keys that they are encrypted for."""

    endpoint: str
    p256dh: str  # the browser's public key, base64url
    auth: str  # a secret shared with the browser, base64url


class Vapid:
    """The server's key: push services know by it that messages come from the same server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key

    @classmethod
    def new(cls) -> "Vapid":
        """A new key."""
        return cls(ec.generate_private_key(ec.SECP256R1()))

    @classmethod
    def from_pem(cls, text: str) -> "Vapid":
        """A key as it is kept."""
        key = serialization.load_pem_private_key(text.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        return cls(key)

    def to_pem(self) -> str:
        """The key as it is kept."""
        return self._key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode()

    @property
    def public_key(self) -> str:
        """The public half, as browsers want it."""
        return b64url_encode(_point(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str) -> str:
        """The header that proves who sends a message: a signed token for this push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": contact,
        }
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        der = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(der)
        signature = b64url_encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def push_headers(
    endpoint: str, seconds: int, vapid: Vapid, contact: str
) -> tuple[tuple[str, str], ...]:
    """The headers of a message that the push service keeps for so many seconds."""
    return (
        ("authorization", vapid.authorization(endpoint, contact)),
        ("content-encoding", "aes128gcm"),
        ("content-type", "application/octet-stream"),
        ("ttl", str(seconds)),
        ("topic", TOPIC),
        ("urgency", "high"),
    )


def check_subscription(subscription: Subscription) -> None:
    """Raise RejectedError where no message could be encrypted for these keys."""
    encrypted(b"", subscription)


def encrypted(
    message: bytes,
    subscription: Subscription,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that this browser alone can read; salt and key are new for each message."""
    assert len(message) <= LONGEST_MESSAGE
    salt = os.urandom(SALT) if salt is None else salt
    key = ec.generate_private_key(ec.SECP256R1()) if key is None else key
    try:
        theirs, auth = b64url_decode(subscription.p256dh), b64url_decode(subscription.auth)
        browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    except (ValueError, InvalidKey):
        raise RejectedError("target-keys") from None
    if len(theirs) != POINT or len(auth) != AUTH:
        raise RejectedError("target-keys")
    ours = _point(key.public_key())
    secret = key.exchange(ec.ECDH(), browser)
    material = _derived(secret, auth, b"WebPush: info\x00" + theirs + ours, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + _LAST_RECORD, None)


def b64url_encode(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def b64url_decode(text: str) -> bytes:
    """What a text in base64url stands for."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _json(value: dict[str, object]) -> str:
    return b64url_encode(json.dumps(value, separators=(",", ":")).encode())
