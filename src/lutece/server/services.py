"""What all requests share: the database, people, tables, limits."""

from collections import Counter

from lutece.lab.review import ReviewSettings
from lutece.server import limits
from lutece.server.database import Database
from lutece.server.hints import Hints
from lutece.server.notifications.notifier import Notifier
from lutece.server.notifications.settings import NotificationSettings
from lutece.server.open_connections import OpenConnections
from lutece.server.outbox import Backlog
from lutece.server.passkeys import Ceremonies
from lutece.server.passwords import Attempts, Passwords
from lutece.server.people import People, Player
from lutece.server.privacy import Retention
from lutece.server.puzzles import Puzzles
from lutece.server.rate_limit import RateLimiter
from lutece.server.reviews import Reviews
from lutece.server.schema import Command, Say
from lutece.server.table_registry import TableRegistry
from lutece.server.turns import Turns
from lutece.server.vacations import Vacations


class Services:
    """What the requests share."""

    def __init__(
        self, database: Database, reviewing: ReviewSettings, notifying: NotificationSettings
    ) -> None:
        self.database = database
        self.people = People(database)
        self.tables = TableRegistry(database)
        self.retention = Retention(database, self.people, self.tables)
        self.vacations = Vacations(database, self.people, self.tables)
        self.reviews = Reviews(database, self.tables, reviewing)
        self.hints = Hints(self.tables, self.reviews)
        self.notifier = Notifier(database, notifying, self.tables.is_looking)
        self.puzzles = Puzzles(self.tables, self.reviews)
        self.request_rate = RateLimiter(limits.REQUESTS)
        self.command_rate = RateLimiter(limits.COMMANDS)
        self.any_rate = RateLimiter(limits.ANY_REQUESTS)
        self.socket_rate = RateLimiter(limits.NEW_SOCKETS)
        self.turns = Turns()
        self.peers = Counter[str]()  # connections of any kind, by the address that connects
        self.chat_rate = RateLimiter(limits.CHAT)
        self.report_rate = RateLimiter(limits.REPORTS)
        self.message_rate = RateLimiter(limits.MESSAGES_ASKED_FOR)
        self.mail_rate = RateLimiter(limits.MAILS_ASKED_FOR)
        self.mail_to_rate = RateLimiter(limits.MAILS_TO_ADDRESS)
        self.lesson_rate = RateLimiter(limits.LESSONS)
        self.export_rate = RateLimiter(limits.EXPORTS)
        self.open_connections = OpenConnections()
        self.backlog = Backlog()
        self.arrival_rate = RateLimiter(limits.ARRIVALS)
        self.passwords = Passwords()
        self.attempts = Attempts()
        self.ceremonies = Ceremonies()
        self.stopping = False

    def close_doors(self) -> None:
        """Refuse new viewers and close all connections; clients reconnect to the next server."""
        self.stopping = True
        self.tables.send_away()

    def check_chat(self, player: Player | None, command: Command) -> None:
        """Raise the refusal where somebody says too much."""
        if isinstance(command, Say) and player is not None:
            self.chat_rate.check(player.id)
