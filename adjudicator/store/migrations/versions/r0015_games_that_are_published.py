"""Games that are published on the web site."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
