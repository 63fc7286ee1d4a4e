"""Reviews of finished games, the mistakes they found, hints, and tables for practice."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the tables and the columns; nobody has agreed to hints so far."""
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("practice_of", sa.String(16)))
    op.add_column("tables", sa.Column("practice_at", sa.Integer))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("asked_by", sa.String(32), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("partial", sa.LargeBinary),
        sa.Column("found", sa.LargeBinary),
    )
    op.create_table(
        "mistakes",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phase", sa.Integer, nullable=False),
        sa.Column("source", sa.String(40)),
        sa.Column("label", sa.String(16), nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
        sa.Column("solved", sa.Float),
    )
    op.create_table(
        "hints",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
