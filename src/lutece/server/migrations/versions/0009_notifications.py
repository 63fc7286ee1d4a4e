"""How players are told that it is their turn, since when it is, and their vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the tables; a turn that runs already counts as begun with the last change."""
    op.add_column("tables", sa.Column("turn_began", sa.Float))
    op.add_column("tables", sa.Column("paused_by", sa.String(8)))
    op.execute("UPDATE tables SET paused_by = 'pause' WHERE paused IS NOT NULL")
    op.create_index("ix_tables_turn_began", "tables", ["turn_began"])
    op.execute("UPDATE tables SET turn_began = changed WHERE status = 'running'")
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("p256dh", sa.String(120)),
        sa.Column("auth", sa.String(40)),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("token", sa.String(40), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default=sa.text("0")),
        sa.Column("not_before", sa.Float, nullable=False, server_default="0"),
        sa.Column("problem", sa.String(40)),
        sa.Column("disabled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "notified_turns",
        sa.Column("channel", sa.String(16), sa.ForeignKey("channels.id"), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("turn", sa.Float, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.add_column(
        "players", sa.Column("on_vacation", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "vacations",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float),
    )
