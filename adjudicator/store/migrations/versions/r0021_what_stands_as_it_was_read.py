"""What stands for the seats of open phases, as it was read."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stood",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("mark", sa.LargeBinary(), nullable=False),
        sa.Column("said", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"], name="fk_stood_game_id_seat"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_stood"),
    )
