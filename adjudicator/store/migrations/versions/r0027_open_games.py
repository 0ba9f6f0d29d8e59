"""Games that anybody can join, when they begin, and whether their players are told each other's addresses."""

import sqlalchemy as sa
from alembic import op

from adjudicator.store.tables.utc import UtcDateTime

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("opening", sa.String(), nullable=True))
    op.add_column("game", sa.Column("starts_at", UtcDateTime(), nullable=True))
    op.add_column("game", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
