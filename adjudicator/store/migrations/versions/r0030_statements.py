"""Closing words of players."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "statement",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("words", sa.String(), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_statement_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_statement"),
    )
    op.create_index("ix_statement_game_id", "statement", ["game_id"])
