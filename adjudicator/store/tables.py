"""The tables; the nouns' modules read and write them by statements of SQLAlchemy's Core.

`adjudicator.store.values` is what comes out: an object that remembers its columns would cost twenty-five times a plain
row, and not notice the conditional updates made beside it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    String,
    Table,
    UniqueConstraint,
    select,
    text,
)

from adjudicator.store.utc import UtcDateTime

# Fixed names, so that a later migration can name what it alters on every database.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}

_CATALOGUE: Final = MetaData(naming_convention=NAMES)

game = Table(
    "game",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False, unique=True),
    Column("title", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("options", String, nullable=False),
    Column("gm_address", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("schedule", String, nullable=False),
    Column("gm_half", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("seed", String),
    Column("serial", Integer, nullable=False),
    Column("created_at", UtcDateTime, nullable=False),
    Column("finished_at", UtcDateTime),
    Column("record", LargeBinary),
    Column("press", String),
    Column("resumes_at", UtcDateTime),
    Column("public", Boolean, nullable=False),
    CheckConstraint("status IN ('forming', 'running', 'paused', 'finished')", name="status"),
)
"""A game of some title, its clock and its committed half of the seed."""

seat = Table(
    "seat",
    _CATALOGUE,
    Column("game_id", Integer, ForeignKey("game.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("address", String, nullable=False, index=True),
    Column("player", String, nullable=False),
    Column("luck", String),
    Column("joined_at", UtcDateTime),
    Column("status", String, nullable=False),
    Column("format", String),
    Column("zone", String),
    Column("language", String),
    Column("hands", Integer, nullable=False),
    CheckConstraint("status IN ('invited', 'playing', 'removed')", name="status"),
)
"""A place in a game, and whose letters speak for it."""

address = Table(
    "address",
    _CATALOGUE,
    Column("game_id", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("address", String, primary_key=True, index=True),
    Column("status", String, nullable=False),
    Column("first", Boolean, nullable=False),
    Column("asked_at", UtcDateTime, nullable=False),
    Column("owner_said", Boolean, nullable=False),
    Column("address_said", Boolean, nullable=False),
    CheckConstraint("status IN ('asked', 'counts', 'former')", name="status"),
    ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
)
"""An address beside a seat's first one: a further one, one it had, or one that waits to be confirmed."""

letter = Table(
    "letter",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("source", String, nullable=False),
    Column("uidvalidity", BigInteger),
    Column("uid", BigInteger),
    Column("message_id", String),
    Column("digest", LargeBinary, nullable=False, index=True),
    Column("raw", LargeBinary, nullable=False),
    Column("received_at", UtcDateTime, nullable=False),
    Column("verdict", String),
    Column("detail", String),
    Column("game_id", Integer, ForeignKey("game.id")),
    Column("seat", Integer),
    Column("serial", Integer),
    Column("body", String),
    Column("handled_at", UtcDateTime),
    Column("proof", String),
    Column("ration", String),
    UniqueConstraint("source", "uidvalidity", "uid"),
    ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
    Index("ix_letter_ration", "ration", "received_at"),
    Index("ix_letter_orders", "game_id", "serial", "seat"),
)
"""A letter as it came in, byte for byte, and what became of it."""

phase = Table(
    "phase",
    _CATALOGUE,
    Column("game_id", Integer, ForeignKey("game.id"), primary_key=True),
    Column("serial", Integer, primary_key=True),
    Column("heading", String, nullable=False),
    Column("opened_at", UtcDateTime, nullable=False),
    Column("deadline", UtcDateTime, nullable=False),
    Column("remind_at", UtcDateTime),
    Column("reminded_at", UtcDateTime),
    Column("ends_at", UtcDateTime),
    Column("held", String),
    Column("moves", Integer, nullable=False),
    Column("planned", UtcDateTime),
    Column("stretched", String),
    Column("state", LargeBinary, nullable=False),
    Column("views", LargeBinary, nullable=False),
    Column("kept", LargeBinary),
    Column("closed_at", UtcDateTime),
    Column("events", LargeBinary),
    Column("trace", LargeBinary),
    Column("follows", Integer),
    Column("revises", Integer),
    # A game has one open phase at most,
)
"""One deadline of a game: the state it began with and, once closed, what happened."""

outbox = Table(
    "outbox",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("key", String, nullable=False, unique=True),
    Column("message_id", String, nullable=False, unique=True),
    Column("game_id", Integer, ForeignKey("game.id")),
    Column("seat", Integer),
    Column("recipient", String, nullable=False),
    Column("raw", LargeBinary, nullable=False),
    Column("status", String, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due_at", UtcDateTime, nullable=False),
    Column("claimed_at", UtcDateTime),
    Column("sent_at", UtcDateTime),
    Column("error", String),
    CheckConstraint("status IN ('new', 'sending', 'sent', 'failed')", name="status"),
    ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
    Index("ix_outbox_status_due_at", "status", "due_at"),
    Index("ix_outbox_game_id_seat", "game_id", "seat"),
)
"""A mail to be sent, with the Message-ID it will have however often it is tried."""

press = Table(
    "press",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, ForeignKey("game.id"), nullable=False),
    Column("serial", Integer, nullable=False),
    Column("sender", Integer, nullable=False),
    Column("recipients", String, nullable=False),
    Column("to_all", Boolean, nullable=False),
    Column("face", String),
    Column("text", String, nullable=False),
    Column("written_at", UtcDateTime, nullable=False),
    Column("due_at", UtcDateTime),
    Column("status", String, nullable=False),
    Column("delivered_at", UtcDateTime),
    CheckConstraint("status IN ('waiting', 'delivered', 'withdrawn')", name="status"),
    ForeignKeyConstraint(["game_id", "sender"], ["seat.game_id", "seat.number"]),
    Index("ix_press_status_due_at", "status", "due_at"),
    Index("ix_press_game_id_serial", "game_id", "serial"),
)
"""A message from one player to others, and whether they have it yet."""

mute = Table(
    "mute",
    _CATALOGUE,
    Column("game_id", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("other", Integer, primary_key=True),
    ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
)
"""Whose messages a player does not want to be sent; -1 stands for those without a sender's name."""

cursor = Table(
    "cursor",
    _CATALOGUE,
    Column("source", String, primary_key=True),
    Column("uidvalidity", BigInteger, nullable=False),
    Column("uid", BigInteger, nullable=False),
)
"""How far a mailbox has been read."""

absence = Table(
    "absence",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("first", Date, nullable=False),
    Column("last", Date, nullable=False),
    ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
)
"""Days on which a player will be away."""

look = Table(
    "look",
    _CATALOGUE,
    Column("source", String, primary_key=True),
    Column("at", UtcDateTime, nullable=False),
)
"""When a mailbox was last read to its end."""

notice = Table(
    "notice",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, ForeignKey("game.id")),
    Column("at", UtcDateTime, nullable=False),
    Column("kind", String, nullable=False),
    Column("text", String, nullable=False),
    Column("seen_at", UtcDateTime),
)
"""Something the game master should know, until he has seen it."""

bounce = Table(
    "bounce",
    _CATALOGUE,
    Column("address", String, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("latest", UtcDateTime, nullable=False),
)
"""An address that letters came back from."""

master = Table(
    "master",
    _CATALOGUE,
    Column("game_id", Integer, ForeignKey("game.id"), primary_key=True),
    Column("address", String, primary_key=True, index=True),
    Column("number", Integer, nullable=False),
)
"""Who may command a game beside its first master."""

deed = Table(
    "deed",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, ForeignKey("game.id"), nullable=False, index=True),
    Column("who", String, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("serial", Integer, nullable=False),
    Column("text", String, nullable=False),
)
"""What a games master has done to a game. Entries are only ever added."""

correction = Table(
    "correction",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, ForeignKey("game.id"), nullable=False, index=True),
    Column("at", UtcDateTime, nullable=False),
    Column("before", Integer, nullable=False),
    Column("serial", Integer, nullable=False),
    Column("said", LargeBinary, nullable=False),
)
"""A games master took phases back, or had them adjudicated again."""

sitting = Table(
    "sitting",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, ForeignKey("game.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("player", String, nullable=False),
    Column("address", String, nullable=False),
    Column("serial", Integer, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("why", String, nullable=False),
)
"""Somebody who has left a seat. Entries are only ever added."""

standby = Table(
    "standby",
    _CATALOGUE,
    Column("id", Integer, primary_key=True),
    Column("game_id", Integer, ForeignKey("game.id"), nullable=False, index=True),
    Column("address", String, nullable=False),
    Column("player", String, nullable=False),
    Column("at", UtcDateTime, nullable=False),
    Column("status", String, nullable=False),
    Column("seat", Integer),
    Column("until", UtcDateTime),
)
"""Somebody who would like to take over a seat."""


@cache
def catalogue() -> MetaData:
    """All tables with all their indexes, as migrations make them.

    Those of a part of a table are only made here: SQLAlchemy loads every database that such an index names, and no
    statement needs to know of it.
    """
    # A game has one open phase at most, whatever the code believes.
    closed, handled = text("closed_at IS NULL"), text("verdict IS NULL")
    Index("ix_phase_open", phase.c.game_id, unique=True, sqlite_where=closed, postgresql_where=closed)
    Index("ix_letter_unhandled", letter.c.id, sqlite_where=handled, postgresql_where=handled)
    return _CATALOGUE


def columns(table: Table, value: type[Struct]) -> Sequence[Column[Any]]:
    """The columns that fill a value, in the order of its fields."""
    return [table.c[name] for name in value.__struct_fields__]


def rows(table: Table, value: type[Struct]) -> Select[Any]:
    """The rows that are such values; put together once, because that takes longer than looking for them."""
    return select(*columns(table, value))
