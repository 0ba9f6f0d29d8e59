"""Addresses that letters came back from."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bounce",
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("latest", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_bounce"),
    )
