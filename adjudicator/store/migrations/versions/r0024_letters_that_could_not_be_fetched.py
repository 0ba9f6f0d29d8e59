"""An index of the letters that are asked for again, so that looking for them costs nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    here = sa.text("verdict = 'unfetched'")
    op.create_index("ix_letter_unfetched", "letter", ["id"], sqlite_where=here, postgresql_where=here)
