"""Messages about people: names, accounts, passkeys, tokens, vacations."""

import msgspec

from lutece.server.schema.base import Sent, Struct


class NameMe(Struct):
    """A guest's name, or a new one."""

    name: str


class Credentials(Struct):
    """An account kept by password."""

    login: str
    password: str


class NewPassword(Struct):
    """Another password for my account; the one that holds now proves that it is mine."""

    password: str
    new: str


class DeleteMe(Struct):
    """Delete my account for good; where it has a password, that proves that it is mine."""

    password: str | None = None


class Me(Sent):
    """Who the cookie or token says I am."""

    player: str | None  # a public id; None: nobody yet, only watching
    name: str | None
    login: str | None  # None: a guest of this browser
    passkeys: int = 0


class Attested(Struct, forbid_unknown_fields=False):
    """What an authenticator says of a passkey that it made; browsers add more, which is left."""

    client_data: str = msgspec.field(name="clientDataJSON")
    attestation: str = msgspec.field(name="attestationObject")


class NewPasskey(Struct, forbid_unknown_fields=False):
    """A passkey just made, as `PublicKeyCredential.toJSON()` writes it: bytes as base64url."""

    id: str
    response: Attested


class Passkey(Sent):
    """A passkey that the server knows; which device made it, its date may tell."""

    id: str
    created: float


class Asserted(Struct, forbid_unknown_fields=False):
    """What an authenticator signs to prove that it holds a passkey."""

    client_data: str = msgspec.field(name="clientDataJSON")
    authenticator: str = msgspec.field(name="authenticatorData")
    signature: str
    user: str | None = msgspec.field(default=None, name="userHandle")


class UsedPasskey(Struct, forbid_unknown_fields=False):
    """A passkey used to sign in, as `PublicKeyCredential.toJSON()` writes it."""

    id: str
    response: Asserted


class NewToken(Struct):
    """A token to be made, and what its holder wants to remember of it."""

    label: str = ""


class Token(Sent):
    """A token as its holder sees it later: by its public id."""

    id: str
    label: str
    created: float


class MadeToken(Sent):
    """A new token: the only time that it can be read."""

    token: str
    id: str
    label: str


class OnVacation(Struct):
    """Go on vacation, or come back."""

    on: bool


class Vacation(Sent):
    """My vacation."""

    on: bool
    days_left: float  # of this year
    days_a_year: int
