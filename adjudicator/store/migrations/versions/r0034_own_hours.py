"""At what hour somebody likes letters to come, and which letters wait for the one of the day."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("remind", sa.Integer(), nullable=True),
        sa.Column("digest", sa.Integer(), nullable=True),
        sa.Column("done_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_hours"),
    )
    op.create_table(
        "reminded",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("deadline", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_reminded_game_id"),
        sa.PrimaryKeyConstraint("game_id", "serial", "seat", name="pk_reminded"),
    )
    op.add_column("outbox", sa.Column("waits", sa.Boolean(), nullable=False, server_default=sa.false()))
