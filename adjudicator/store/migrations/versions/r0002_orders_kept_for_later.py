"""Orders kept for later: for each seat at the opening of a phase, what stood beyond the phase before."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("phase", sa.Column("kept", sa.LargeBinary(), nullable=True))
