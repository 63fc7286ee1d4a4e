"""Messages about how players are told that it is their turn."""

from typing import Annotated, Literal

import msgspec

from lutece.server.schema.base import Sent, Struct
from lutece.table.view import SaidView


class PushKeys(Struct):
    """The keys that messages to a browser are encrypted for, in base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class PushSubscription(Struct, forbid_unknown_fields=False):
    """Where a browser gets its messages: what `PushSubscription.toJSON()` gives."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    keys: PushKeys


class NewPush(Struct):
    """Tell me by push in this browser."""

    subscription: PushSubscription
    language: str = "en"
    label: str = ""  # what the browser is called in my list
    # The endpoint that the browser had before.
    instead_of: Annotated[str, msgspec.Meta(max_length=2000)] | None = None


class NewMail(Struct):
    """Tell me by mail, once I have opened the link that is sent there."""

    address: Annotated[str, msgspec.Meta(max_length=300)]
    language: str = "en"


class NewWebhook(Struct):
    """Tell me by a request to this URL, in the form that Discord and Slack take."""

    url: Annotated[str, msgspec.Meta(max_length=2000)]
    language: str = "en"


class Channel(Sent):
    """A notification channel of mine."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    name: str  # the mail address, the browser, or the webhook's server
    created: float
    confirmed: bool  # mail goes to a confirmed address only
    disabled: bool  # too many messages did not arrive: none is sent until a test does
    problem: SaidView | None  # why the last message did not arrive
    endpoint: str | None = None  # of push: by which a browser knows its own


class Notifications(Sent):
    """How I can be told that it is my turn, and how I am."""

    push_key: str  # of the server, for subscriptions
    mail: bool  # this server sends mail
    channels: list[Channel]
