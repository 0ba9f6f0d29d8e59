"""At what hours people like letters to come, and of which deadlines they were reminded at hours of their own."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Connection, Select, and_, delete, insert, select, update

from adjudicator.store.records.phases import RUNNING
from adjudicator.store.tables import tables
from adjudicator.store.tables.statements import columns, rows
from adjudicator.store.tables.values import Hours, OwnReminder

_hours, _reminded = tables.hours.c, tables.reminded.c
_seat, _phase, _game = tables.seat.c, tables.phase.c, tables.game.c
_ALL = rows(tables.hours, Hours).order_by(_hours.address)
_SIZE = len(Hours.__struct_fields__)
_TO_REMIND = (
    select(
        *columns(tables.hours, Hours),
        *(_phase.game_id, _phase.serial, _seat.number, _phase.opened_at, _phase.deadline, _phase.remind_at),
        _reminded.deadline,
    )
    .join_from(tables.hours, tables.seat, _seat.address == _hours.address)
    .join(tables.game, _game.id == _seat.game_id)
    .join(tables.phase, and_(_phase.game_id == _seat.game_id, _phase.closed_at.is_(None)))
    .join(
        tables.reminded,
        and_(_reminded.game_id == _phase.game_id, _reminded.serial == _phase.serial, _reminded.seat == _seat.number),
        isouter=True,
    )
    .where(_hours.remind >= 0, RUNNING, _seat.status != "removed")
    .order_by(_phase.game_id, _seat.number)
)


class OwnHours:
    """The hours of all people, within one unit of work."""

    __slots__ = ("_db",)

    def __init__(self, db: Connection) -> None:
        self._db = db

    def of(self, address: str) -> Hours | None:
        """What somebody has asked for, if they have."""
        row = self._db.execute(_ALL.where(_hours.address == address)).first()
        return None if row is None else Hours(*row)

    def at(self, addresses: Iterable[str]) -> dict[str, Hours]:
        """What these few people have asked for, by their addresses."""
        query = _ALL.where(_hours.address.in_(sorted(set(addresses))))
        return {row.address: Hours(*row) for row in self._db.execute(query)}

    def digesting(self) -> list[Hours]:
        """Everybody who gets one letter a day."""
        return [Hours(*row) for row in self._db.execute(_ALL.where(_hours.digest.is_not(None)))]

    def put(self, hours: Hours) -> None:
        """Somebody asks for this from now on."""
        self._db.execute(delete(tables.hours).where(_hours.address == hours.address))
        self._db.execute(insert(tables.hours).values(**asdict(hours)))

    def done(self, address: str, at: datetime) -> None:
        """The letter of the day for somebody has been made, or there was nothing to say."""
        self._db.execute(update(tables.hours).where(_hours.address == address).values(done_at=at))

    def to_remind(self) -> list[OwnReminder]:
        """Every open phase of which somebody wants to be reminded at an hour of their own."""
        return self._reminders(_TO_REMIND)

    def still(self, one: OwnReminder) -> OwnReminder | None:
        """The same as it is now; None if the phase has ended, or its player wants no such reminder any more."""
        here = (_phase.game_id == one.game_id, _phase.serial == one.serial, _seat.number == one.seat)
        return next(iter(self._reminders(_TO_REMIND.where(*here))), None)

    def _reminders(self, query: Select[Any]) -> list[OwnReminder]:
        return [OwnReminder(Hours(*row[:_SIZE]), *row[_SIZE:]) for row in self._db.execute(query)]

    def reminded(self, one: OwnReminder) -> None:
        """A player has been reminded of a deadline, or had no need to be."""
        here = and_(_reminded.game_id == one.game_id, _reminded.serial == one.serial, _reminded.seat == one.seat)
        self._db.execute(delete(tables.reminded).where(here))
        said = {"game_id": one.game_id, "serial": one.serial, "seat": one.seat, "deadline": one.deadline}
        self._db.execute(insert(tables.reminded).values(**said))
