"""Whose rate limit a letter counts against, for counting."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("letter", sa.Column("ration", sa.String(), nullable=True))
    op.create_index("ix_letter_ration", "letter", ["ration", "received_at"])
