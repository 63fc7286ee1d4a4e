"""A number that every server takes when it starts, and that every write of it must still find."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Begin with 0."""
    fence = op.create_table(
        "fence",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.bulk_insert(fence, [{"id": 1, "epoch": 0}])
