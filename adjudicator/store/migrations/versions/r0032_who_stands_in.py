"""Who stands in for a player, and who wrote a letter in a player's place."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stand_in",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("writer", sa.Integer(), nullable=False),
        sa.Column("first", sa.Date(), nullable=False),
        sa.Column("last", sa.Date(), nullable=True),
        sa.Column("began", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=True),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_stand_in_game_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_stand_in")),
    )
    op.create_index(op.f("ix_stand_in_game_id"), "stand_in", ["game_id"])
    op.add_column("letter", sa.Column("writer", sa.Integer(), nullable=True))
