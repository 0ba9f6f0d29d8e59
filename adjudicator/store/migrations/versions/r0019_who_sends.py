"""Which sender has taken a mail, whether it may have left already, and how fast mails may leave."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("claimed_by", sa.String(), nullable=True))
    op.add_column("outbox", sa.Column("doubtful", sa.Boolean(), nullable=False, server_default=sa.false()))
    pace = op.create_table(
        "pace",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("next_at", UtcDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_pace"),
    )
    op.bulk_insert(pace, [{"name": "mail", "next_at": datetime(2000, 1, 1, tzinfo=UTC)}])
