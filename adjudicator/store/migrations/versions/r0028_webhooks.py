"""Addresses on the web that are told of games, and what they are still to be told."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hook",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("url", sa.String(), nullable=False),
        sa.Column("shape", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("fails", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_hook_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_hook"),
        sa.UniqueConstraint("game_id", "url", name="uq_hook_game_id_url"),
    )
    op.create_index("ix_hook_game_id", "hook", ["game_id"])
    op.create_table(
        "call",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("hook_id", sa.Integer(), nullable=False),
        sa.Column("event", sa.String(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("filed_at", UtcDateTime(), nullable=False),
        sa.Column("next_at", UtcDateTime(), nullable=False),
        sa.Column("until", UtcDateTime(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["hook_id"], ["hook.id"], name="fk_call_hook_id"),
        sa.PrimaryKeyConstraint("id", name="pk_call"),
    )
    op.create_index("ix_call_hook_id", "call", ["hook_id"])
    op.create_index("ix_call_next_at", "call", ["next_at"])
