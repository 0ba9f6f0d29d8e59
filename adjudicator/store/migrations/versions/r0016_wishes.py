"""What players would like to be dealt."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("wishes", sa.String(), nullable=True))
