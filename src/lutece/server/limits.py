"""Every limit of the server in one table: what is limited, for whom, how much, and the answer.

An address is an IPv4 address, or the /64 of an IPv6 address. The limit on the connections of an
address does not hold for this machine itself: a proxy that does not say whose request it hands on
looks like that. The same is true of the rates of all requests and of new WebSockets.

`python -m lutece.server.limits` prints the table for `docs/serving.md`; a test compares the two.
"""

from dataclasses import dataclass

A_DAY = 24 * 3600.0  # seconds
DROPPED = "the connection is dropped; the page reconnects"


@dataclass(frozen=True)
class Limit:
    """A limit on an amount."""

    amount: float
    unit: str
    what: str
    per: str
    answer: str


@dataclass(frozen=True)
class Rate:
    """How often something may be done: a bucket that fills again with time."""

    per_second: float
    burst: float
    what: str
    per: str
    answer: str


REFUSED = "429 `server-too-fast`"
HELD = "429 after 2 seconds, and the connection is closed"

# --- what waits to be sent to a client ----------------------------------------------------------

WAITING = Limit(
    512 * 1024, "bytes", "messages waiting to be sent to a client", "connection", DROPPED
)
ALL_WAITING = Limit(
    64 * 1024 * 1024, "bytes", "messages waiting for clients that do not read", "process", DROPPED
)
STALLED = Limit(
    30.0, "seconds", "a client that reads too slowly to take what was sent", "connection", DROPPED
)
CLOSING = Limit(5.0, "seconds", "a client that does not answer a close", "connection", DROPPED)
HEADERS = Limit(64 * 1024, "bytes", "headers", "request", "431, and the connection is closed")
HEADERS_SECONDS = Limit(
    15.0, "seconds", "a connection without a complete request", "connection", "closed"
)
BODY = Limit(128_000, "bytes", "the body", "request", "413 `server-too-large`")
BODY_SECONDS = Limit(30.0, "seconds", "the body", "request", "408 `server-too-slow`")
MESSAGE = Limit(16 * 1024, "bytes", "a message", "live connection", "closed with 1009")
CHAT_KEPT = Limit(500, "lines", "chat kept", "table", "older lines are deleted")
CHAT_DAYS = Limit(180, "days", "a line of chat kept", "line", "deleted")
GUEST_DAYS = Limit(
    400,
    "days",
    "a guest who does not come back",
    "person",
    "deleted; the seats become “a former player”",
)
CHAT_SHOWN = Limit(
    32 * 1024, "bytes", "chat sent to a newcomer", "table", "older lines are left out"
)

PRESENCE = Limit(
    1.0, "second", "news about who comes and goes", "table", "one message for all of it"
)

# --- how often ----------------------------------------------------------------------------------

REQUESTS = Rate(100, 500, "requests and new connections", "person, or address", REFUSED)
COMMANDS = Rate(100, 300, "commands over live connections", "person, or address", REFUSED)
ANY_REQUESTS = Rate(200, 1500, "requests for anything, pages and files included", "address", HELD)
NEW_SOCKETS = Rate(10, 300, "new WebSockets", "address", HELD)
TOO_FAST = Limit(30, "commands", "commands refused as too fast", "connection", DROPPED)
CHAT = Rate(1, 10, "lines of chat", "person", REFUSED)
REPORTS = Rate(1 / 60, 5, "reports about others", "person", REFUSED)
EXPORTS = Rate(1 / 60, 5, "exports of one's own data, and deletions", "person", REFUSED)
ARRIVALS = Rate(0.5, 40, "new guests", "address", REFUSED)
SIGN_INS = Rate(1 / 4, 30, "passwords and passkeys tried", "address", REFUSED)
GUESSES = Rate(1 / 20, 10, "passwords tried", "sign-in name and address", REFUSED)
GUESSES_FROM_ANYWHERE = Rate(1 / 5, 200, "passwords tried", "sign-in name", REFUSED)
GUESSES_OF_KNOWN = Rate(
    1 / 20, 10, "passwords tried by a browser that was signed in before", "browser", REFUSED
)
LESSONS = Rate(5, 60, "tries and questions in lessons", "person, or address", REFUSED)
PRACTICE = Rate(0.2, 20, "practice tables", "person", REFUSED)
MESSAGES_ASKED_FOR = Rate(
    1 / 60, 6, "ways of being told that are added, and messages that test them", "person", REFUSED
)
MAILS_ASKED_FOR = Rate(1 / 120, 10, "mails that confirm an address", "address", REFUSED)
MAILS_TO_ADDRESS = Rate(1 / 3600, 4, "mails that confirm an address", "mail address", REFUSED)
CONTROL_FRAMES = Rate(2, 30, "pings, pongs and pieces of messages", "connection", DROPPED)

# --- how many -----------------------------------------------------------------------------------

OPEN_TABLES = Limit(50, "tables", "unfinished tables", "person", "429 `server-too-many-tables`")
CONNECTIONS_OF_PERSON = Limit(
    50, "connections", "live connections", "person", "`server-too-many-connections`"
)
CONNECTIONS_OF_NETWORK = Limit(
    500, "connections", "live connections", "address", "`server-too-many-connections`"
)
VACATION_DAYS = Limit(
    21, "days", "vacation in a year (UTC)", "person", "409 `server-no-vacation-left`; it ends"
)
CONNECTIONS_OF_PEER = Limit(
    1000, "connections", "open connections of any kind", "address", "closed before a word is read"
)
BEGIN_TOGETHER = Limit(
    8,
    "requests",
    "requests that begin in one round of the event loop",
    "process",
    "a wait of milliseconds, in turns between addresses",
)
HOLDING = Limit(
    2.0, "seconds", "the answer to a request that comes too fast", "request", "held so long"
)
MUTED = Limit(200, "people", "people who may not speak", "table", "429 `server-too-many-muted`")
CHANNELS = Limit(
    10, "ways", "ways of being told of one's turn", "person", "429 `server-too-many-channels`"
)
MESSAGE_TRIES = Limit(
    5, "tries", "a message that cannot be delivered", "way of being told", "given up"
)
MAIL_PAUSE = Limit(
    300.0, "seconds", "time between two mails", "way of being told", "turns are told together"
)
CONFIRM_DAYS = Limit(7, "days", "a mail address that nobody confirms", "mail address", "deleted")
WATCHERS = Limit(500, "connections", "spectators", "table", "`server-too-many-watchers`")
JOBS_OF_OWNER = Limit(100, "jobs", "bots waiting to think", "owner of tables", "bots move later")
JOBS_WAITING = Limit(10_000, "jobs", "bots waiting to think", "process", "bots move later")

REVIEWS_OF_PERSON = Limit(
    20, "reviews", "reviews waiting or being made", "person", "429 `server-too-many-reviews`"
)
REVIEWS_WAITING = Limit(
    500, "reviews", "reviews waiting or being made", "process", "429 `server-too-many-reviews`"
)

# --- components files ---------------------------------------------------------------------------

COMPONENTS = Limit(
    60_000, "bytes", "a components file of one's own", "table", "413 `server-too-large`"
)
UPLOADS = Rate(0.1, 10, "components files and records", "person", REFUSED)
DECISION = Limit(
    80, "characters", "the text of a decision", "decision", "422 `server-wrong-components`"
)
UPLOAD_SECONDS = Limit(
    3.0, "seconds", "reading a components file", "file", "422 `server-wrong-components`"
)
UPLOADS_WAITING = Limit(20, "files", "components files waiting to be read", "process", REFUSED)


def as_markdown() -> str:
    """The table for the documentation."""
    limits = [value for value in globals().values() if isinstance(value, Limit | Rate)]
    rows = [f"| {one.what} | {one.per} | {_amount(one)} | {one.answer} |" for one in limits]
    return "\n".join(["| what | per | limit | what the client gets |", "|---|---|---|---|", *rows])


def _amount(limit: Limit | Rate) -> str:
    if isinstance(limit, Rate):
        return f"{limit.burst:g} at once, then {_pace(limit.per_second)}"
    if limit.unit == "bytes":
        kib = limit.amount / 1024
        if not kib.is_integer():
            return f"{limit.amount:g} bytes"
        return f"{kib / 1024:g} MiB" if kib >= 1024 else f"{kib:g} KiB"
    return f"{limit.amount:g} {limit.unit}"


def _pace(per_second: float) -> str:
    if per_second >= 1:
        return f"{per_second:g} a second"
    return f"one every {1 / per_second:g} seconds"


if __name__ == "__main__":
    print(as_markdown())
