"""The tables, as SQLModel classes; the records' modules read and write them by Core statements.

A row read as an object costs twenty-five times as much as a plain one, and an object that remembers its columns would
not notice the conditional updates made beside it. So these classes only describe the schema;
`adjudicator.store.tables.values` is what queries return. The described tables are in
`adjudicator.store.tables.tables`, where no class need be loaded.
"""

from datetime import date, datetime

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    ForeignKeyConstraint,
    Index,
    UniqueConstraint,
)
from sqlmodel import Field

from adjudicator.engine.contract.heading import Heading
from adjudicator.store.tables.base import Base
from adjudicator.store.tables.column_types import Headed, Missing
from adjudicator.store.tables.deflated import Deflated
from adjudicator.store.tables.utc import UtcDateTime
from adjudicator.store.tables.values import Away


class GameTable(Base, table=True):
    """A game of some title, its clock and its committed half of the seed."""

    __tablename__ = "game"
    __table_args__ = (CheckConstraint("status IN ('forming', 'running', 'paused', 'finished')", name="status"),)

    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(unique=True)
    title: str
    status: str = Field(index=True)
    options: str
    gm_address: str
    zone: str
    schedule: str
    gm_half: str
    commitment: str
    seed: str | None
    serial: int
    created_at: datetime = Field(sa_type=UtcDateTime)
    finished_at: datetime | None = Field(sa_type=UtcDateTime)
    record: bytes | None = Field(sa_type=Deflated)
    press: str | None
    resumes_at: datetime | None = Field(sa_type=UtcDateTime)
    public: bool
    opening: str | None
    starts_at: datetime | None = Field(sa_type=UtcDateTime)
    hidden: bool


class SeatTable(Base, table=True):
    """A place in a game, and the person whose letters speak for it."""

    __tablename__ = "seat"
    __table_args__ = (CheckConstraint("status IN ('invited', 'playing', 'removed')", name="status"),)

    game_id: int = Field(primary_key=True, foreign_key="game.id")
    number: int = Field(primary_key=True)
    name: str
    address: str = Field(index=True)
    player: str
    luck: str | None
    joined_at: datetime | None = Field(sa_type=UtcDateTime)
    status: str
    format: str | None
    zone: str | None
    language: str | None
    hands: int
    wishes: str | None


class AddressTable(Base, table=True):
    """An address beside a seat's first one: a further one, a former one, or one that waits to be confirmed."""

    __tablename__ = "address"
    __table_args__ = (
        CheckConstraint("status IN ('asked', 'counts', 'former')", name="status"),
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
    )

    game_id: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    address: str = Field(primary_key=True, index=True)
    status: str
    first: bool
    asked_at: datetime = Field(sa_type=UtcDateTime)
    owner_said: bool
    address_said: bool


class LetterTable(Base, table=True):
    """A letter as it came in, byte for byte, and its outcome."""

    __tablename__ = "letter"
    __table_args__ = (
        UniqueConstraint("source", "uidvalidity", "uid"),
        ForeignKeyConstraint(["game_id"], ["game.id"]),
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
        Index("ix_letter_ration", "ration", "received_at"),
        Index("ix_letter_orders", "game_id", "serial", "seat"),
    )

    id: int | None = Field(default=None, primary_key=True)
    source: str
    uidvalidity: int | None = Field(sa_type=BigInteger)
    uid: int | None = Field(sa_type=BigInteger)
    message_id: str | None
    digest: bytes = Field(index=True)
    raw: bytes
    received_at: datetime = Field(sa_type=UtcDateTime)
    verdict: str | None
    detail: str | None
    game_id: int | None
    seat: int | None
    serial: int | None
    body: str | None
    handled_at: datetime | None = Field(sa_type=UtcDateTime)
    proof: str | None
    ration: str | None
    writer: int | None


class PhaseTable(Base, table=True):
    """One deadline of a game: the state it began with and, once closed, what happened."""

    __tablename__ = "phase"
    game_id: int = Field(primary_key=True, foreign_key="game.id")
    serial: int = Field(primary_key=True)
    heading: Heading = Field(sa_type=Headed)
    opened_at: datetime = Field(sa_type=UtcDateTime)
    deadline: datetime = Field(sa_type=UtcDateTime)
    remind_at: datetime | None = Field(sa_type=UtcDateTime)
    reminded_at: datetime | None = Field(sa_type=UtcDateTime)
    ends_at: datetime | None = Field(sa_type=UtcDateTime)
    held: str | None
    moves: int
    planned: datetime | None = Field(sa_type=UtcDateTime)
    stretched: tuple[Away, ...] = Field(sa_type=Missing, nullable=True)
    state: bytes = Field(sa_type=Deflated)
    views: bytes = Field(sa_type=Deflated)
    kept: bytes | None
    closed_at: datetime | None = Field(sa_type=UtcDateTime)
    events: bytes | None = Field(sa_type=Deflated)
    trace: bytes | None = Field(sa_type=Deflated)
    follows: int | None
    revises: int | None


class BundleTable(Base, table=True):
    """The content of letters that were queued together, each part of it once."""

    __tablename__ = "bundle"

    id: int | None = Field(default=None, primary_key=True)
    data: bytes


class OutboxTable(Base, table=True):
    """A mail to be sent, with the Message-ID it will have however often it is tried.

    `raw` are its bytes, packed, or the key to find them in a bundle.
    """

    __tablename__ = "outbox"
    __table_args__ = (
        CheckConstraint("status IN ('new', 'sending', 'sent', 'failed')", name="status"),
        ForeignKeyConstraint(["game_id"], ["game.id"]),
        ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),
        Index("ix_outbox_status_due_at", "status", "due_at"),
        Index("ix_outbox_game_id_seat", "game_id", "seat"),
    )

    id: int | None = Field(default=None, primary_key=True)
    key: str = Field(unique=True)
    message_id: str = Field(unique=True)
    game_id: int | None
    seat: int | None
    recipient: str
    raw: bytes
    status: str
    attempts: int
    due_at: datetime = Field(sa_type=UtcDateTime)
    claimed_at: datetime | None = Field(sa_type=UtcDateTime)
    sent_at: datetime | None = Field(sa_type=UtcDateTime)
    error: str | None
    claimed_by: str | None
    doubtful: bool
    bundle: int | None = Field(foreign_key="bundle.id")
    waits: bool


class PaceTable(Base, table=True):
    """When the next mail may leave, whoever sends it."""

    __tablename__ = "pace"

    name: str = Field(primary_key=True)
    next_at: datetime = Field(sa_type=UtcDateTime)


class PressTable(Base, table=True):
    """A message from one player to others, and whether they have received it yet."""

    __tablename__ = "press"
    __table_args__ = (
        CheckConstraint("status IN ('waiting', 'delivered', 'withdrawn')", name="status"),
        ForeignKeyConstraint(["game_id"], ["game.id"]),
        ForeignKeyConstraint(["game_id", "sender"], ["seat.game_id", "seat.number"]),
        Index("ix_press_status_due_at", "status", "due_at"),
        Index("ix_press_game_id_serial", "game_id", "serial"),
    )

    id: int | None = Field(default=None, primary_key=True)
    game_id: int
    serial: int
    sender: int
    recipients: str
    to_all: bool
    face: str | None
    text: str
    written_at: datetime = Field(sa_type=UtcDateTime)
    due_at: datetime | None = Field(sa_type=UtcDateTime)
    status: str
    delivered_at: datetime | None = Field(sa_type=UtcDateTime)


class MuteTable(Base, table=True):
    """Whom a player has muted; -1 stands for anonymous messages."""

    __tablename__ = "mute"
    __table_args__ = (ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),)

    game_id: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    other: int = Field(primary_key=True)


class CursorTable(Base, table=True):
    """How far a mailbox has been read."""

    __tablename__ = "cursor"

    source: str = Field(primary_key=True)
    uidvalidity: int = Field(sa_type=BigInteger)
    uid: int = Field(sa_type=BigInteger)


class AbsenceTable(Base, table=True):
    """Days on which a player will be away."""

    __tablename__ = "absence"
    __table_args__ = (ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(index=True)
    seat: int
    first: date
    last: date


class LookTable(Base, table=True):
    """When a mailbox was last read to its end."""

    __tablename__ = "look"

    source: str = Field(primary_key=True)
    at: datetime = Field(sa_type=UtcDateTime)


class NoticeTable(Base, table=True):
    """Something the game master should know, until they have read it."""

    __tablename__ = "notice"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int | None = Field(foreign_key="game.id")
    at: datetime = Field(sa_type=UtcDateTime)
    kind: str
    text: str
    seen_at: datetime | None = Field(sa_type=UtcDateTime)


class BounceTable(Base, table=True):
    """An address from which letters came back."""

    __tablename__ = "bounce"

    address: str = Field(primary_key=True)
    count: int
    latest: datetime = Field(sa_type=UtcDateTime)


class RefusalTable(Base, table=True):
    """An address that is not written to, because its owner does not want letters."""

    __tablename__ = "refusal"

    address: str = Field(primary_key=True)
    player: str
    at: datetime = Field(sa_type=UtcDateTime)
    who: str
    game_id: int | None = Field(foreign_key="game.id")
    seat: int | None
    kept_back: int
    told_at: datetime | None = Field(sa_type=UtcDateTime)


class ExtensionTable(Base, table=True):
    """More time that a player has given everybody in a phase."""

    __tablename__ = "extension"

    game_id: int = Field(primary_key=True, foreign_key="game.id")
    serial: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    hours: float
    at: datetime = Field(sa_type=UtcDateTime)


class StatementTable(Base, table=True):
    """A player's closing words, and those that took their place."""

    __tablename__ = "statement"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    seat: int
    words: str
    at: datetime = Field(sa_type=UtcDateTime)


class StandInTable(Base, table=True):
    """Somebody who orders for a seat in its player's place: another seat, or a program of the house."""

    __tablename__ = "stand_in"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    seat: int
    writer: int
    first: date
    last: date | None
    began: int
    ended: int | None
    at: datetime = Field(sa_type=UtcDateTime)


class WatchTable(Base, table=True):
    """Somebody who is sent what everybody may know of a game, and up to which phase they have been."""

    __tablename__ = "watch"

    game_id: int = Field(primary_key=True, foreign_key="game.id")
    address: str = Field(primary_key=True)
    language: str
    told: int
    at: datetime = Field(sa_type=UtcDateTime)


class HoursTable(Base, table=True):
    """At what hours somebody likes letters to come, in minutes after midnight."""

    __tablename__ = "hours"

    address: str = Field(primary_key=True)
    zone: str
    language: str
    remind: int | None
    digest: int | None
    done_at: datetime = Field(sa_type=UtcDateTime)


class RemindedTable(Base, table=True):
    """The deadline of which a seat was reminded last, at its player's own hour."""

    __tablename__ = "reminded"

    game_id: int = Field(primary_key=True, foreign_key="game.id")
    serial: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    deadline: datetime = Field(sa_type=UtcDateTime)


class ForgettingTable(Base, table=True):
    """An address whose owner wants to be forgotten, until that is done."""

    __tablename__ = "forgetting"

    address: str = Field(primary_key=True)
    at: datetime = Field(sa_type=UtcDateTime)


class VoteTable(Base, table=True):
    """A player's secret vote to end the game, in the phase in which it was cast."""

    __tablename__ = "vote"

    game_id: int = Field(primary_key=True, foreign_key="game.id")
    serial: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    winner: int = Field(primary_key=True)
    stands: bool
    at: datetime = Field(sa_type=UtcDateTime)


class HookTable(Base, table=True):
    """An address on the web that is told of a game."""

    __tablename__ = "hook"
    __table_args__ = (UniqueConstraint("game_id", "url"),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    url: str
    shape: str
    language: str
    fails: bool


class CallTable(Base, table=True):
    """Something that a webhook is to be told, until it has been, or is given up."""

    __tablename__ = "call"

    id: int | None = Field(default=None, primary_key=True)
    hook_id: int = Field(foreign_key="hook.id", index=True)
    event: str
    body: bytes
    filed_at: datetime = Field(sa_type=UtcDateTime)
    next_at: datetime = Field(sa_type=UtcDateTime, index=True)
    until: datetime | None = Field(sa_type=UtcDateTime)
    attempts: int


class MasterTable(Base, table=True):
    """A game's master beside the first one."""

    __tablename__ = "master"

    game_id: int = Field(primary_key=True, foreign_key="game.id")
    address: str = Field(primary_key=True, index=True)
    number: int


class DeedTable(Base, table=True):
    """A game master's action on a game. Entries are only ever added."""

    __tablename__ = "deed"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    who: str
    at: datetime = Field(sa_type=UtcDateTime)
    serial: int
    text: str


class CorrectionTable(Base, table=True):
    """A correction: a game master took phases back, or had them adjudicated again."""

    __tablename__ = "correction"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    at: datetime = Field(sa_type=UtcDateTime)
    before: int
    serial: int
    said: bytes


class SittingTable(Base, table=True):
    """A player who has left a seat. Entries are only ever added."""

    __tablename__ = "sitting"

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    seat: int
    player: str
    address: str
    serial: int
    at: datetime = Field(sa_type=UtcDateTime)
    why: str


class StandbyTable(Base, table=True):
    """Somebody who would like to take over a seat."""

    __tablename__ = "standby"
    __table_args__ = (Index("ix_standby_status_until", "status", "until"),)

    id: int | None = Field(default=None, primary_key=True)
    game_id: int = Field(foreign_key="game.id", index=True)
    address: str
    player: str
    at: datetime = Field(sa_type=UtcDateTime)
    status: str
    seat: int | None
    until: datetime | None = Field(sa_type=UtcDateTime)


class StoodTable(Base, table=True):
    """What stands for a seat of an open phase, as it was read from the letters on file."""

    __tablename__ = "stood"
    __table_args__ = (ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.number"]),)

    game_id: int = Field(primary_key=True)
    seat: int = Field(primary_key=True)
    serial: int
    mark: bytes
    said: bytes


class RestoreTable(Base, table=True):
    """A restore from a backup. Entries are only ever added."""

    __tablename__ = "restore"

    id: int | None = Field(default=None, primary_key=True)
    at: datetime = Field(sa_type=UtcDateTime)
    saved_at: datetime = Field(sa_type=UtcDateTime)
    games: str
