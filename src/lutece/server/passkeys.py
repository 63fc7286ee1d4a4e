"""Passkeys: a device keeps a key, and signs a challenge of ours to prove that it does.

Every ceremony is two requests: options with a fresh challenge, then what the device made of it. A
challenge is good once, for five minutes, and for the browser that request.

The library that checks them is loaded by the first ceremony: it takes 15 MB of memory.
"""

import secrets
import time
from collections import OrderedDict
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from lutece.server.people import Player
from lutece.server.refusals import Refusal
from lutece.server.schema import NewPasskey, UsedPasskey

CEREMONY_COOKIE = "lutece-passkey"
CEREMONY_PATH = "/api/passkey"
CEREMONY_SECONDS = 300
MOST_CEREMONIES = 10_000  # the oldest is forgotten
RELYING_PARTY = "Lutèce"

Options = dict[str, Any]  # as `navigator.credentials` takes them, bytes as base64url


class Site(NamedTuple):
    """The address that a browser knows us by, which its passkeys belong to."""

    id: str  # the name of the host
    origin: str


class Ceremony(NamedTuple):
    """A challenge that was given out."""

    challenge: bytes
    player: str | None  # who makes a passkey; None: somebody signs in
    until: float


class Ceremonies:
    """The challenges that still wait for an answer."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, Ceremony] = OrderedDict()

    def begin(self, player: str | None) -> tuple[str, bytes]:
        """A new challenge, and the name to ask for it by."""
        name, challenge = secrets.token_urlsafe(18), secrets.token_bytes(32)
        until = time.monotonic() + CEREMONY_SECONDS
        self._waiting[name] = Ceremony(challenge, player, until)
        if len(self._waiting) > MOST_CEREMONIES:
            self._waiting.popitem(last=False)
        return name, challenge

    def end(self, name: str | None, player: str | None) -> bytes:
        """The challenge of a ceremony that this player began; there is no second time."""
        found = self._waiting.pop(name or "", None)
        if found is None or found.until < time.monotonic() or found.player != player:
            raise Refusal("wrong-passkey", problem="it took too long, or began elsewhere")
        return found.challenge


def site_of(request: HTTPConnection) -> Site:
    """The site of a request; browsers have no passkeys for bare numbers."""
    host = request.headers.get("host", "").lower()
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    if not name or _is_number(name):
        raise Refusal("no-passkeys-here")
    return Site(name, f"{request.scope['scheme']}://{host}")


def options_to_make(site: Site, player: Player, have: list[str], challenge: bytes) -> Options:
    """What a browser needs to make a passkey that it finds again by itself."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name=RELYING_PARTY,
        user_id=player.id.encode(),
        user_name=player.login or player.name,
        user_display_name=player.name,
        challenge=challenge,
        timeout=CEREMONY_SECONDS * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(k)) for k in have],
    )
    return options_to_json_dict(options)


def options_to_use(site: Site, challenge: bytes) -> Options:
    """What a browser needs to offer the passkeys that it has for us."""
    import webauthn
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=site.id,
        challenge=challenge,
        timeout=CEREMONY_SECONDS * 1000,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


def made(site: Site, passkey: NewPasskey, challenge: bytes) -> tuple[str, bytes, int]:
    """A new passkey that is what it says: its id, its public key, how often it was used."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    credential = _credential(
        passkey.id,
        clientDataJSON=passkey.response.client_data,
        attestationObject=passkey.response.attestation,
    )
    try:
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
        )
    except Exception as error:  # made-up bytes break its readers in many ways
        raise _wrong(error) from None
    name = bytes_to_base64url(verified.credential_id)
    return name, verified.credential_public_key, verified.sign_count


def used(site: Site, passkey: UsedPasskey, challenge: bytes, kept: Any) -> int:
    """Check that the person who signs in holds the stored passkey; returns its new count."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    if kept is None:
        raise Refusal("wrong-passkey", problem="it is not known here")
    response = passkey.response
    credential = _credential(
        passkey.id,
        clientDataJSON=response.client_data,
        authenticatorData=response.authenticator,
        signature=response.signature,
    )
    try:
        if response.user and base64url_to_bytes(response.user) != kept.player.encode():
            raise ValueError("it belongs to somebody else")
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.sign_count,
        )
    except Exception as error:  # made-up bytes break its readers in many ways
        raise _wrong(error) from None
    return verified.new_sign_count


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _credential(name: str, **response: str) -> dict[str, Any]:
    return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _wrong(error: Exception) -> Refusal:
    return Refusal("wrong-passkey", problem=str(error)[:200] or type(error).__name__)
