"""Rematches, clocks with own times and pauses, and how a running game stands for the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; tables from before have no rematch, their pace's clock and no standing."""
    op.add_column("tables", sa.Column("rematch", sa.String(16)))
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("paused", sa.Float))
    op.add_column("tables", sa.Column("standing", sa.JSON))
    op.add_column("seats", sa.Column("bank", sa.Float))
    op.add_column(
        "seats", sa.Column("extended", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
