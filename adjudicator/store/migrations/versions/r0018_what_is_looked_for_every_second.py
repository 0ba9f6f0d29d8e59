"""Indexes for the queries of every second, so that waiting games cost nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _part("ix_phase_ends", "phase", ["ends_at", "deadline"], "closed_at IS NULL")
    _part("ix_phase_remind_at", "phase", ["remind_at"], "closed_at IS NULL AND reminded_at IS NULL")
    _part("ix_letter_held", "letter", ["id"], "verdict = 'held'")
    op.create_index("ix_standby_status_until", "standby", ["status", "until"])


def _part(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
