"""Reminders to players who owe orders and have sent none that could be read: once, and again for a later deadline."""

import logging
from itertools import count

from adjudicator.service.documents import documents
from adjudicator.service.game import orders_cache, table
from adjudicator.service.log.entries import note
from adjudicator.service.offers import tries
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import schedule
from adjudicator.service.webhooks import happenings

_log = logging.getLogger(__name__)


def remind(office: Office, game_id: int, serial: int) -> int:
    """Queue the reminders of one phase; returns how many: none if it was done before, or is too late."""
    with office.store.unit(game_id) as unit:
        now = office.clock.now()
        if not unit.phases.remind(game_id, serial, now):
            return 0
        game = unit.games.get(game_id)
        laid = table.laid(unit, game)
        assert laid is not None, "a phase that can be reminded of is open"
        if laid.phase.deadline <= now:
            return 0  # nobody was there when it was time, and now it is too late
        mails = []
        stands = orders_cache.orders(unit, laid)
        wrote = tries.tried(unit, laid, stands)
        for one in wrote.values():
            tries.tell(office, unit, laid, one, now)
        for seat, orders in zip(laid.seats, stands, strict=True):
            if orders.heard or not laid.owes(seat.number):
                continue
            keys = ((n, envelopes.key(game, seat, serial, _kind(n))) for n in count(1))
            nth = next(n for n, key in keys if unit.outbox.keyed(key) is None)
            mails.append(
                envelopes.letter(
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
                )
            )
        unit.outbox.queue(mails)
        missing = sum(laid.owes(seat) and not orders.heard for seat, orders in enumerate(stands))
        told = missing if schedule.read(game.schedule).tells_others else None
        if missing:
            happenings.orders_due(office, unit, laid, told, now)
    note(_log, "players reminded", game=game.name, phase=str(laid.heading), count=len(mails))
    return len(mails)


def _kind(n: int) -> str:
    """The kind of the nth reminder of a phase, as it stands in the key."""
    return envelopes.REMINDER if n == 1 else f"{envelopes.REMINDER}/{n}"
