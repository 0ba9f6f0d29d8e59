"""Days on which players are away, and deadlines that were put off for them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("phase", sa.Column("planned", sa.DateTime(timezone=True), nullable=True))
    op.add_column("phase", sa.Column("stretched", sa.String(), nullable=True))
    op.create_table(
        "absence",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("first", sa.Date(), nullable=False),
        sa.Column("last", sa.Date(), nullable=False),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"], name="fk_absence_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_absence"),
    )
    op.create_index("ix_absence_game_id", "absence", ["game_id"])
