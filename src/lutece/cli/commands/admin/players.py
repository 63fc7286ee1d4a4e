"""`lutece admin players`: how many people use the web table."""

from rich.table import Table

from lutece.cli.commands.admin.database import Database, open_database
from lutece.cli.console import out


def players(database: Database = None) -> None:
    """Count accounts and guests, and how they sign in."""
    with open_database(database) as office:
        counts = office.players()
    shown = Table.grid(padding=(0, 2))
    shown.add_column()
    shown.add_column(justify="right")
    for meaning, count in (
        ("Accounts, by password or passkey", counts.accounts),
        ("Guests, of one browser each", counts.guests),
        ("Browsers that know their player", counts.browsers),
        ("Passkeys", counts.passkeys),
        ("Tokens of bots", counts.tokens),
    ):
        shown.add_row(meaning, str(count))
    out.print(shown)
