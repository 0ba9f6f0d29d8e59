"""Phases that end before or after their deadline, or are held; and when each mailbox was last read."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("phase", sa.Column("ends_at", sa.DateTime(timezone=True), nullable=True))
    op.add_column("phase", sa.Column("held", sa.String(), nullable=True))
    op.add_column("phase", sa.Column("moves", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "look",
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("source", name="pk_look"),
    )
