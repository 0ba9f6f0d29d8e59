"""Orders kept for later: what stood for each seat beyond the phase before, at the opening of a phase."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("phase", sa.Column("kept", sa.LargeBinary(), nullable=True))
