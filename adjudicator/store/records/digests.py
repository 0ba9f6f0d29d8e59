"""Letters that wait for the one of the day: which they are, and what becomes of them."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, func, select, update

from adjudicator.store.tables import tables
from adjudicator.store.tables.values import NewMail

_outbox, _hours = tables.outbox.c, tables.hours.c
_WAITING = (_outbox.waits, _outbox.status == "new")
_WANTED = select(_hours.address).where(_hours.digest.is_not(None))
_DIGESTED = _WANTED.where(_hours.address.in_(bindparam("addresses", expanding=True)))
_AT_ONCE = 500


class Kept(Struct, frozen=True):
    """A letter that waits, by its key, and the seat that it is for; None for letters to people without a seat."""

    id: int
    key: str
    game_id: int | None
    seat: int | None


def waiting(db: Connection, mails: Mapping[str, NewMail]) -> dict[str, NewMail]:
    """New mails by their keys; those that can wait do so if their recipients get one letter a day."""
    wanted = sorted({mail.recipient for mail in mails.values() if mail.waits})
    found = set[str]()
    for start in range(0, len(wanted), _AT_ONCE):
        found |= set(db.execute(_DIGESTED, {"addresses": wanted[start : start + _AT_ONCE]}).scalars())
    return {
        key: replace(mail, waits=False) if mail.waits and mail.recipient not in found else mail
        for key, mail in mails.items()
    }


class Digests:
    """The waiting letters of everybody, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def kept(self, address: str) -> list[Kept]:
        """The letters to an address that wait, in the order of queueing."""
        query = select(_outbox.id, _outbox.key, _outbox.game_id, _outbox.seat)
        found = self._db.execute(query.where(*_WAITING, _outbox.recipient == address).order_by(_outbox.id))
        return [Kept(*row) for row in found]

    def sent(self, kept: Sequence[Kept], at: datetime) -> None:
        """These letters leave within the one of the day."""
        self._change(kept, status="sent", sent_at=at, waits=False, doubtful=False)

    def let_go(self, kept: Sequence[Kept]) -> None:
        """These letters leave singly after all."""
        self._change(kept, waits=False)

    def let_go_of(self, address: str) -> int:
        """All letters to an address leave singly after all; returns how many."""
        done = self._db.execute(
            update(tables.outbox).where(*_WAITING, _outbox.recipient == address).values(waits=False)
        )
        return done.rowcount

    def stray(self) -> int:
        """How many letters wait for people who get no letter of the day any more."""
        query = select(func.count()).select_from(tables.outbox).where(*_WAITING, _outbox.recipient.not_in(_WANTED))
        return int(self._db.execute(query).scalar_one())

    def let_stray_go(self) -> None:
        """Those letters leave singly."""
        stray = (*_WAITING, _outbox.recipient.not_in(_WANTED))
        self._db.execute(update(tables.outbox).where(*stray).values(waits=False))

    def _change(self, kept: Sequence[Kept], **to: object) -> None:
        for start in range(0, len(kept), _AT_ONCE):
            these = [one.id for one in kept[start : start + _AT_ONCE]]
            self._db.execute(update(tables.outbox).where(_outbox.id.in_(these)).values(**to))
