"""Letters queued together share what they have in common; existing letters stay as they are."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bundle",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bundle"),
    )
    # Standard SQL that both databases carry out at once, where Alembic would copy all letters.
    op.execute("ALTER TABLE outbox ADD COLUMN bundle INTEGER CONSTRAINT fk_outbox_bundle REFERENCES bundle (id)")
