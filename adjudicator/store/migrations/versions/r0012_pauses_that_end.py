"""Pauses that end by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("resumes_at", sa.DateTime(timezone=True), nullable=True))
