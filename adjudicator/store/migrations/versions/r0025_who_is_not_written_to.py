"""The addresses that are not written to, because their owners have said so."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "refusal",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kept_back", sa.Integer(), nullable=False),
        sa.Column("told_at", UtcDateTime(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_refusal_game_id"),
        sa.PrimaryKeyConstraint("address", name="pk_refusal"),
    )
