"""The evidence of who sent a letter, as it was when the letter came."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("letter", sa.Column("proof", sa.String(), nullable=True))
