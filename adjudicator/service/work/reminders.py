"""Reminders to players who owe orders and have sent none that could be read: once, and again for a later deadline.

They come when the game reminds its players, or at an hour of the day that a player has chosen.
"""

import logging
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import count
from typing import Final

from adjudicator.service.documents import documents
from adjudicator.service.game import orders_cache, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.log.entries import note
from adjudicator.service.offers import tries
from adjudicator.service.offers.tries import Tried
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import daily, schedule
from adjudicator.service.webhooks import happenings
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.phases import REMINDED
from adjudicator.store.tables.values import NewMail, OwnReminder

_log = logging.getLogger(__name__)
TIME_LEFT: Final = timedelta(hours=1)
"""How much of a phase an own hour leaves at least."""


def remind(office: Office, game_id: int, serial: int) -> int:
    """Queue the reminders of one phase; returns how many: none if it was done before, or is too late."""
    with office.store.unit(game_id) as unit:
        now = office.clock.now()
        if not unit.phases.remind(game_id, serial, now):
            return 0
        laid = table.laid(unit, unit.games.get(game_id))
        assert laid is not None, "a phase that can be reminded of is open"
        if laid.phase.deadline <= now:
            return 0  # nobody was there when it was time, and now it is too late
        stands = orders_cache.orders(unit, laid)
        wrote = tries.tried(unit, laid, stands)
        for one in wrote.values():
            tries.tell(office, unit, laid, one, now)
        own = unit.hours.at(seat.address for seat in laid.seats)
        as_usual = [
            seat.number for seat in laid.seats if (hours := own.get(seat.address)) is None or hours.remind is None
        ]
        mails = list(_reminders(office, unit, laid, as_usual, (stands, wrote), now))
        unit.outbox.queue(mails)
        missing = sum(laid.owes(seat) and not orders.heard for seat, orders in enumerate(stands))
        told = missing if schedule.read(laid.game.schedule).tells_others else None
        if missing:
            happenings.orders_due(office, unit, laid, told, now)
    note(_log, "players reminded", game=laid.game.name, phase=str(laid.heading), count=len(mails))
    return len(mails)


def remind_at_own_hours(office: Office) -> int:
    """Queue the reminders of all whose own hour has come; returns how many."""
    now = office.clock.now()
    with office.store.reading() as unit:
        come = [one for one in unit.hours.to_remind() if _is_time(one, now)]
    return sum(_remind_one(office, one, now) for one in come)


def own_time(one: OwnReminder) -> datetime | None:
    """When somebody is reminded of a phase: the last own hour that leaves some time, if the phase is so long."""
    assert one.hours.remind is not None, "somebody who wants to be reminded at an hour"
    last = daily.before(one.deadline - TIME_LEFT, one.hours.remind, one.hours.zone)
    return last if last > one.opened_at else one.remind_at


def _is_time(one: OwnReminder, now: datetime) -> bool:
    at = own_time(one)
    again = one.reminded is None or one.deadline >= one.reminded + REMINDED
    return again and at is not None and at <= now < one.deadline


def _remind_one(office: Office, one: OwnReminder, now: datetime) -> int:
    with office.store.unit(one.game_id) as unit:
        # Another worker may have done it, or the phase may have ended since.
        still = unit.hours.still(one)
        if still is None or not _is_time(still, now):
            return 0
        laid = table.laid(unit, unit.games.get(one.game_id))
        if laid is None:
            return 0
        unit.hours.reminded(one)
        stands = orders_cache.orders(unit, laid)
        known = (stands, tries.tried(unit, laid, stands))
        mails = list(_reminders(office, unit, laid, [one.seat], known, now, waits=False))
        unit.outbox.queue(mails)
    note(_log, "players reminded", game=laid.game.name, phase=str(laid.heading), count=len(mails))
    return len(mails)


def _reminders(
    office: Office,
    unit: Unit,
    laid: Table,
    seats: Collection[int],
    known: tuple[Sequence[Orders], Mapping[int, Tried]],
    now: datetime,
    *,
    waits: bool = True,
) -> Iterator[NewMail]:
    """The reminders to those of some seats that owe orders and have sent none that could be read."""
    game, serial, (stands, wrote) = laid.game, laid.phase.serial, known
    for seat, orders in zip(laid.seats, stands, strict=True):
        if seat.number not in seats or orders.heard or not laid.owes(seat.number):
            continue
        keys = ((n, envelopes.key(game, seat, serial, _kind(n))) for n in count(1))
        nth = next(n for n, key in keys if unit.outbox.keyed(key) is None)
        yield envelopes.letter(
            office,
            game,
            seat,
            documents.reminder(office, laid, seat, orders, wrote.get(seat.number)),
            kind=envelopes.REMINDER,
            key_kind=_kind(nth),
            serial=serial,
            at=now,
            parents=envelopes.thread(unit, game, seat, serial),
            n=nth,
            waits=waits,
        )


def _kind(n: int) -> str:
    """The kind of the nth reminder of a phase, as it stands in the key."""
    return envelopes.REMINDER if n == 1 else f"{envelopes.REMINDER}/{n}"
