"""The first tables: games, seats, letters, phases, outbox, cursors, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

INSTANT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("options", sa.String(), nullable=False),
        sa.Column("gm_address", sa.String(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("schedule", sa.String(), nullable=False),
        sa.Column("gm_half", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("seed", sa.String(), nullable=True),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("created_at", INSTANT, nullable=False),
        sa.Column("finished_at", INSTANT, nullable=True),
        sa.Column("record", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint("status IN ('forming', 'running', 'paused', 'finished')", name=op.f("ck_game_status")),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
        sa.UniqueConstraint("name", name="uq_game_name"),
    )
    op.create_index("ix_game_status", "game", ["status"])

    op.create_table(
        "seat",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("luck", sa.String(), nullable=True),
        sa.Column("joined_at", INSTANT, nullable=True),
        sa.Column("status", sa.String(), nullable=False),
        sa.CheckConstraint("status IN ('invited', 'playing', 'removed')", name=op.f("ck_seat_status")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_seat_game_id"),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_seat"),
    )
    op.create_index("ix_seat_address", "seat", ["address"])

    op.create_table(
        "letter",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger(), nullable=True),
        sa.Column("uid", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.String(), nullable=True),
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("received_at", INSTANT, nullable=False),
        sa.Column("verdict", sa.String(), nullable=True),
        sa.Column("detail", sa.String(), nullable=True),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("serial", sa.Integer(), nullable=True),
        sa.Column("body", sa.String(), nullable=True),
        sa.Column("handled_at", INSTANT, nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_letter_game_id"),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"], name="fk_letter_game_id_seat"),
        sa.PrimaryKeyConstraint("id", name="pk_letter"),
        sa.UniqueConstraint("source", "uidvalidity", "uid", name="uq_letter_source_uidvalidity_uid"),
    )
    op.create_index("ix_letter_digest", "letter", ["digest"])
    op.create_index("ix_letter_orders", "letter", ["game_id", "serial", "seat"])
    op.create_index(
        "ix_letter_unhandled",
        "letter",
        ["id"],
        sqlite_where=sa.text("verdict IS NULL"),
        postgresql_where=sa.text("verdict IS NULL"),
    )

    op.create_table(
        "phase",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("heading", sa.String(), nullable=False),
        sa.Column("opened_at", INSTANT, nullable=False),
        sa.Column("deadline", INSTANT, nullable=False),
        sa.Column("remind_at", INSTANT, nullable=True),
        sa.Column("reminded_at", INSTANT, nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("views", sa.LargeBinary(), nullable=False),
        sa.Column("closed_at", INSTANT, nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=True),
        sa.Column("trace", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_phase_game_id"),
        sa.PrimaryKeyConstraint("game_id", "serial", name="pk_phase"),
    )
    op.create_index(
        "ix_phase_open",
        "phase",
        ["game_id"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )

    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("message_id", sa.String(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("recipient", sa.String(), nullable=False),
        sa.Column("raw", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due_at", INSTANT, nullable=False),
        sa.Column("claimed_at", INSTANT, nullable=True),
        sa.Column("sent_at", INSTANT, nullable=True),
        sa.Column("error", sa.String(), nullable=True),
        sa.CheckConstraint("status IN ('new', 'sending', 'sent', 'failed')", name=op.f("ck_outbox_status")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_outbox_game_id"),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"], name="fk_outbox_game_id_seat"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("key", name="uq_outbox_key"),
        sa.UniqueConstraint("message_id", name="uq_outbox_message_id"),
    )
    op.create_index("ix_outbox_status_due_at", "outbox", ["status", "due_at"])
    op.create_index("ix_outbox_game_id_seat", "outbox", ["game_id", "seat"])

    op.create_table(
        "cursor",
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("uidvalidity", sa.BigInteger(), nullable=False),
        sa.Column("uid", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("source", name="pk_cursor"),
    )

    op.create_table(
        "notice",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=True),
        sa.Column("at", INSTANT, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("seen_at", INSTANT, nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name="fk_notice_game_id"),
        sa.PrimaryKeyConstraint("id", name="pk_notice"),
    )
