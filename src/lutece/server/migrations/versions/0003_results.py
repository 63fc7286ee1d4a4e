"""Who made each decision, why a bot stands in, and the results by seat in a table of their own."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("changed", sa.Float),
    sa.column("result", sa.JSON(none_as_null=True)),
)
_seats = sa.table(
    "seats",
    sa.column("table", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("player", sa.String),
    sa.column("level", sa.String),
)


def upgrade() -> None:
    """Add the columns and the table; fill in the results of finished games as far as known."""
    op.add_column("seats", sa.Column("away", sa.String(8)))
    op.add_column("changes", sa.Column("made_by", sa.String(8)))
    op.add_column("changes", sa.Column("player", sa.String(32)))
    op.add_column("changes", sa.Column("level", sa.String(40)))
    results = op.create_table(
        "results",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(32), index=True),
        sa.Column("level", sa.String(40)),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("stand_in", sa.Boolean),
    )
    op.bulk_insert(results, list(_known_results(op.get_bind())))


def _known_results(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    """A row for each seat of each finished game whose scores the lobby's lists kept."""
    over = connection.execute(
        sa.select(_tables, _seats)
        .join(_seats, _seats.c.table == _tables.c.id)
        .where(_tables.c.status == "over", _tables.c.result.is_not(None))
    )
    for row in over.mappings():
        result, seat = row[_tables.c.result], row[_seats.c.seat]
        stands_in = row[_seats.c.kind] == "player" and row[_seats.c.level] is not None
        yield {
            "table": row[_tables.c.id],
            "seat": seat,
            "player": row[_seats.c.player],
            "level": row[_seats.c.level] if row[_seats.c.kind] == "bot" else None,
            "score": result["scores"][seat],
            "share": result["win"][seat],
            "at": row[_tables.c.changed],
            # A bot that gave the seat back before the end has left no trace.
            "stand_in": True if stands_in else None,
        }
