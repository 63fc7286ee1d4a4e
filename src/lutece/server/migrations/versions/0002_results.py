"""Results of finished tables, for the lobby's lists; names of those who share a screen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what older tables do not know: their results are told when they are opened."""
    op.add_column("tables", sa.Column("result", sa.JSON))
    op.add_column("seats", sa.Column("name", sa.String(80)))
