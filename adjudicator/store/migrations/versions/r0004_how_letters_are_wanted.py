"""A player's preferences for their letters: format, time zone, language."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("format", "zone", "language"):
        op.add_column("seat", sa.Column(name, sa.String(), nullable=True))
