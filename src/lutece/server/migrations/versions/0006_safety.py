"""Who said what, who may not speak at a table, what was reported, and when people were here."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Lines of chat get their authors where a seat tells; idle time counts from today."""
    op.add_column("players", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE players SET seen = :now").bindparams(now=time.time()))
    op.add_column(
        "tables", sa.Column("open_chat", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("chat", sa.Column("player", sa.String(32)))
    op.create_index("ix_chat_player", "chat", ["player"])
    op.create_index("ix_chat_at", "chat", ["at"])
    op.execute(
        "UPDATE chat SET player = (SELECT seats.player FROM seats"
        ' WHERE seats."table" = chat."table" AND seats.seat = chat.seat) WHERE seat IS NOT NULL'
    )
    op.create_table(
        "muted",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("reporter", sa.String(32), index=True),
        sa.Column("about", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(1000), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
