"""Who watches a game that they do not play in."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "watch",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("at", UtcDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_watch_game_id"),
        sa.PrimaryKeyConstraint("game_id", "address", name="pk_watch"),
    )
