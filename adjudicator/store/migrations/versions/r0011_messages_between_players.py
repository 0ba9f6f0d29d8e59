"""Messages between players, and whose messages a player does not want."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("game", sa.Column("press", sa.String(), nullable=True))
    op.create_table(
        "press",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("sender", sa.Integer(), nullable=False),
        sa.Column("recipients", sa.String(), nullable=False),
        sa.Column("to_all", sa.Boolean(), nullable=False),
        sa.Column("face", sa.String(), nullable=True),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("written_at", INSTANT, nullable=False),
        sa.Column("due_at", INSTANT, nullable=True),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("delivered_at", INSTANT, nullable=True),
        sa.CheckConstraint("status IN ('waiting', 'delivered', 'withdrawn')", name=op.f("ck_press_status")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_press_game_id"),
        sa.ForeignKeyConstraint(["game_id", "sender"], ["seat.game_id", "seat.number"], name="fk_press_game_id_sender"),
        sa.PrimaryKeyConstraint("id", name="pk_press"),
    )
    op.create_index("ix_press_status_due_at", "press", ["status", "due_at"])
    op.create_index("ix_press_game_id_serial", "press", ["game_id", "serial"])
    op.create_table(
        "mute",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"], name="fk_mute_game_id_seat"),
        sa.PrimaryKeyConstraint("game_id", "seat", "other", name="pk_mute"),
    )
