"""Whether strangers find a table in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that wait for whoever has the link are not listed; the others stay as they were."""
    op.add_column(
        "tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.execute(
        "UPDATE tables SET listed = false WHERE id IN"
        " (SELECT \"table\" FROM seats WHERE kind = 'link')"
    )
