"""The operator's settings for messages to players."""

from dataclasses import dataclass
from email.utils import parseaddr
from typing import Literal
from urllib.parse import unquote, urlsplit

from lutece.kernel.errors import LuteceError
from lutece.server.addresses import is_loopback

DEFAULT_PORTS = {"smtp": 25, "smtps": 465}


@dataclass(frozen=True)
class Smtp:
    """A mail server and the address that mail comes from."""

    host: str
    port: int
    tls: Literal["start", "always"]  # start: STARTTLS, where the server offers it
    user: str | None
    password: str | None
    sender: str

    @property
    def address(self) -> str:
        """The bare address of the sender."""
        return parseaddr(self.sender)[1]

    @property
    def is_local(self) -> bool:
        """Whether a password may go there without encryption."""
        return is_loopback(self.host)


@dataclass(frozen=True)
class NotificationSettings:
    """How messages leave this server."""

    url: str | None = None  # of this server, as people reach it; without it there is no mail
    smtp: Smtp | None = None
    private_targets: bool = False  # messages may go to private addresses, and over http
    grace: float = 30.0  # seconds of a turn after which its player is told
    look_every: float = 5.0  # seconds


class SettingsError(LuteceError):
    """An invalid setting."""


def settings_of(
    url: str | None, names: tuple[str, ...], smtp: str | None, sender: str | None, private: bool
) -> NotificationSettings:
    """The settings as the command line gives them."""
    where = server_url(url) if url else (f"https://{names[0]}" if names else None)
    if smtp is None:
        return NotificationSettings(where, None, private)
    if where is None:
        raise SettingsError(
            "Mails have links: say with --url https://… (or --name) how people reach this server."
        )
    return NotificationSettings(where, smtp_of(smtp, sender), private)


def server_url(url: str) -> str:
    """The address of a server without anything behind its name."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise SettingsError(f"{url!r} is no address of a server: https://play.example.org is one.")
    return f"{parts.scheme}://{parts.netloc}"


def smtp_of(url: str, sender: str | None) -> Smtp:
    """A mail server from its URL, such as smtp://USER:PASSWORD@mail.example.org:587."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or parts.scheme not in DEFAULT_PORTS:
        raise SettingsError(
            "The mail server is given as smtp://USER:PASSWORD@HOST:PORT (STARTTLS where the server "
            "offers it) or smtps://USER:PASSWORD@HOST:PORT (encrypted from the start)."
        )
    address = parseaddr(sender or "")[1]
    if "@" not in address:
        raise SettingsError("Mail needs the address that it comes from: --mail-from ADDRESS.")
    return Smtp(
        host=host,
        port=port or DEFAULT_PORTS[parts.scheme],
        tls="always" if parts.scheme == "smtps" else "start",
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
        sender=str(sender),
    )
