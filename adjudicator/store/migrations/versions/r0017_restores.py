"""Restores from a backup, and how far each game was in it."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "restore",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("saved_at", UtcDateTime(), nullable=False),
        sa.Column("games", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_restore"),
    )
