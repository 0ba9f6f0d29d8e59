"""Further addresses of a seat, those it had, and those that wait to be confirmed."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "address",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("asked_at", UtcDateTime(), nullable=False),
        sa.Column("owner_said", sa.Boolean(), nullable=False),
        sa.Column("address_said", sa.Boolean(), nullable=False),
        sa.CheckConstraint("status IN ('asked', 'counts', 'former')", name="ck_address_status"),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"], name="fk_address_game_id_seat"),
        sa.PrimaryKeyConstraint("game_id", "seat", "address", name="pk_address"),
    )
    op.create_index("ix_address_address", "address", ["address"])
