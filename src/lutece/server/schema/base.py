"""What all messages have in common, and how a refusal looks."""

import msgspec

from lutece.table.view import SaidView


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What clients send: an unknown field is refused."""


class Sent(msgspec.Struct, kw_only=True):
    """What the server sends."""


class Problem(Sent):
    """The body of every 4xx and 5xx."""

    reason: SaidView
    rule: str | None = None
