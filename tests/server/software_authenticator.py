"""An authenticator in software: makes passkeys and signs with them, as a browser hands them on."""

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags
EC2, ES256, P256 = 2, -7, 1


class Authenticator:
    """A device with one passkey at most for each site and user."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.user = b""
        self.count = 0

    def make(self, options: dict[str, Any], origin: str, site: str | None = None) -> dict[str, Any]:
        """What `navigator.credentials.create` would give."""
        self.user = base64url_to_bytes(options["user"]["id"])
        assert options["authenticatorSelection"]["residentKey"] == "required"
        name = len(self.id).to_bytes(2, "big") + self.id
        data = self._data(site or options["rp"]["id"], ATTESTED, bytes(16) + name + self._public())
        attestation = {"fmt": "none", "attStmt": {}, "authData": data}
        return self._answer(
            {
                "clientDataJSON": _client("webauthn.create", options, origin),
                "attestationObject": encode_cbor(attestation),
            },
            transports=["internal"],
        )

    def use(self, options: dict[str, Any], origin: str, site: str | None = None) -> dict[str, Any]:
        """What `navigator.credentials.get` would give."""
        self.count += 1
        client = _client("webauthn.get", options, origin)
        data = self._data(site or options["rpId"], 0, b"")
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": client,
                "authenticatorData": data,
                "signature": signed,
                "userHandle": self.user,
            }
        )

    def _data(self, site: str, flags: int, rest: bytes) -> bytes:
        flags |= PRESENT | VERIFIED
        head = hashlib.sha256(site.encode()).digest() + bytes([flags])
        return head + self.count.to_bytes(4, "big") + rest

    def _public(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return encode_cbor({1: EC2, 3: ES256, -1: P256, -2: x, -3: y})

    def _answer(self, response: dict[str, bytes], **more: Any) -> dict[str, Any]:
        name = bytes_to_base64url(self.id)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "authenticatorAttachment": "platform",
            "clientExtensionResults": {},
            "response": {k: bytes_to_base64url(v) for k, v in response.items()} | more,
        }


def _client(kind: str, options: dict[str, Any], origin: str) -> bytes:
    told = {"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}
    return json.dumps(told).encode()
