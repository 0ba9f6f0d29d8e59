"""How often a seat has changed hands, who has sat there, and who waits for a seat."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("hands", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "sitting",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_sitting_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_sitting"),
    )
    op.create_index("ix_sitting_game_id", "sitting", ["game_id"])
    op.create_table(
        "standby",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("until", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_standby_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_standby"),
    )
    op.create_index("ix_standby_game_id", "standby", ["game_id"])
