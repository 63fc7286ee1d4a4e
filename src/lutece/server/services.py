"""What all requests share: the database, people, tables, limits."""

from lutece.lab.review import ReviewSettings
from lutece.server import limits
from lutece.server.database import Database
from lutece.server.hints import Hints
from lutece.server.open_connections import OpenConnections
from lutece.server.outbox import Backlog
from lutece.server.passkeys import Ceremonies
from lutece.server.passwords import Attempts, Passwords
from lutece.server.people import People, Player
from lutece.server.privacy import Retention
from lutece.server.rate_limit import RateLimiter
from lutece.server.reviews import Reviews
from lutece.server.schema import Command, Say
from lutece.server.table_registry import TableRegistry


class Services:
    """What the requests share."""

    def __init__(self, database: Database, reviewing: ReviewSettings) -> None:
        self.database = database
        self.people = People(database)
        self.tables = TableRegistry(database)
        self.retention = Retention(database, self.people, self.tables)
        self.reviews = Reviews(database, self.tables, reviewing)
        self.hints = Hints(self.tables, self.reviews)
        self.request_rate = RateLimiter(limits.REQUESTS)
        self.command_rate = RateLimiter(limits.COMMANDS)
        self.socket_rate = RateLimiter(limits.NEW_SOCKETS)
        self.chat_rate = RateLimiter(limits.CHAT)
        self.report_rate = RateLimiter(limits.REPORTS)
        self.export_rate = RateLimiter(limits.EXPORTS)
        self.open_connections = OpenConnections()
        self.backlog = Backlog()
        self.arrival_rate = RateLimiter(limits.ARRIVALS)
        self.passwords = Passwords()
        self.attempts = Attempts()
        self.ceremonies = Ceremonies()
        self.stopping = False

    def close_doors(self) -> None:
        """Nobody new looks on, and who does is sent away: they come back when the server does."""
        self.stopping = True
        self.tables.send_away()

    def check_chat(self, player: Player | None, command: Command) -> None:
        """Raise the refusal where somebody says too much."""
        if isinstance(command, Say) and player is not None:
            self.chat_rate.check(player.id)
