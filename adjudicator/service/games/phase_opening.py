"""Opens a phase: its boundary and deadline are filed, and every seat gets a report, in one unit of work."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.title import Title
from adjudicator.orders.values.kept_orders import Kept, lapsed
from adjudicator.reports.values.document import Deadline, Wrote
from adjudicator.service.documents import phase_reports
from adjudicator.service.game import orders_cache, orders_on_file, stand_ins, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.games import absence_bank, press_delivery, substitutes
from adjudicator.service.offers import tries
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import deadlines, schedule
from adjudicator.service.webhooks import happenings
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.agenda import Beside
from adjudicator.store.tables.values import Game, NewMail, NewPhase, Seat


class Over(NamedTuple):
    """The phase that has ended: its table, with the seats as they are now, and what was there at its end.

    `stood` is what stood for every seat; what was kept for later carries on from it. `there` is what was on file beside
    the orders, so that nobody looks for anything else.
    """

    table: Table
    stood: Sequence[Orders]
    there: Beside
    silent: Sequence[tuple[Seat, int]] = ()
    """Seats that programs of the house play from now on, because so many phases were missed."""


def open_phase(
    office: Office, unit: Unit, game: Game, title: Title[Any], resolved: Resolved, before: Over | None, now: datetime
) -> None:
    """Open the next phase of a game: the one after `before`, or the first (None), and report the outcome to all."""
    state, game = resolved.boundary.state, replace(game, serial=game.serial + 1)
    seats = before.table.seats if before is not None else tuple(unit.seats.of(game.id))
    stood = before.stood if before is not None else ()
    heading = title.where(state)
    put = _put(unit, game, seats, heading, before, now)
    phase = unit.phases.open(
        NewPhase(
            game_id=game.id,
            serial=game.serial,
            heading=heading,
            opened_at=now,
            deadline=put.deadline,
            remind_at=schedule.read(game.schedule).reminds(put.deadline, now),
            state=codec.encode(state),
            views=codec.encode(resolved.boundary.views),
            kept=orders_on_file.all_written(orders_on_file.all_kept_on(title, state, stood)),
            planned=put.planned,
            stretched=put.stretched,
        )
    )
    unit.game_letters.catch_up(game.id, game.serial)
    if before is None:
        laid = table.of(game, phase, seats)
        orders = table.all_orders(unit, laid)
    else:
        # Use the outcome in memory: what has just been written would read the same.
        laid = Table(game, title, phase, resolved.boundary, seats)
        orders = table.orders_opening(laid, before.table.heading, stood)
    orders_cache.opened(unit, laid, orders)
    unit.outbox.queue(_reports(office, unit, laid, orders, resolved, before, now))
    awaited(office, unit, laid, now)
    if before is None or before.there.hooks:
        happenings.phase_opened(office, unit, laid, before.table if before is not None else None, now)
    if before is not None and before.silent:
        substitutes.take_over(office, unit, laid, before.silent, now)
    standing_in = stand_ins.house(unit, game, now) if _stood_in(before) else ()
    if standing_in or any(seat.house for seat in seats):
        # Most games have none.
        from adjudicator.service.games import house_players

        house_players.write(office, unit, laid, now, standing_in)


def _stood_in(before: Over | None) -> bool:
    """Whether anybody can stand in for a player in the phase after another: nobody does in the first."""
    return before is not None and bool(before.there.stand_ins or before.silent)


def _put(
    unit: Unit, game: Game, seats: Sequence[Seat], heading: Heading, before: Over | None, now: datetime
) -> absence_bank.Put:
    """When the phase that opens now is to end, given who is away."""
    plan = schedule.read(game.schedule)
    if before is None:
        deadline = plan.ends(now, game.zone, heading.phase)
    else:
        last = before.table.phase
        slot, put_off = last.planned or last.deadline, last.planned is not None
        deadline = plan.follows(slot, now, game.zone, heading.phase, put_off=put_off)
    absences = absence_bank.announced(unit, game, seats) if before is None or before.there.absences else ()
    return absence_bank.put(plan, game.zone, heading.phase, deadline, absences, seats)


def _reports(
    office: Office,
    unit: Unit,
    laid: Table,
    orders: Sequence[Orders],
    resolved: Resolved,
    before: Over | None,
    now: datetime,
) -> list[NewMail]:
    """The letters to all players at the table: the outcome, and what stands for them in the open phase."""
    seated = [seat for seat in laid.seats if laid.seated(seat.number)]
    lapsed_of: dict[int, Sequence[Kept]] = {}
    messages: tuple[Wrote, ...] = ()
    over: Deadline | None = None
    wrote: Mapping[int, tries.Tried] = {}
    if before is not None:
        wrote = tries.tried(unit, before.table, before.stood)
        lapsed_of = {seat.number: lapsed(before.stood[seat.number].later, laid.heading) for seat in seated}
        if before.there.to_all:
            messages = press_delivery.to_all(unit, laid.game, laid.seats, before.table.phase, now)
        over = deadlines.unneeded(before.table.game, before.table.phase, now)
    readers = [
        phase_reports.Reader(seat, orders[seat.number], lapsed_of.get(seat.number, ()), wrote.get(seat.number))
        for seat in seated
    ]
    # All are told before the first letter is written: going back and forth takes a tenth longer.
    told = phase_reports.reports(
        office, laid, readers, before.table if before is not None else None, resolved, messages
    )
    serial = laid.phase.serial
    threads = envelopes.threads(unit, laid.game, seated, serial - 1)
    letters = [envelopes.To(*one) for one in zip(seated, told, threads, strict=True)]
    mails = envelopes.letters(office, laid.game, letters, kind=envelopes.REPORT, serial=serial, at=now, over=over)
    if not _stood_in(before):
        return mails
    return [*mails, *substitutes.copies(office, unit, laid, zip(seated, told, strict=True), "report", now)]


def awaited(office: Office, unit: Unit, laid: Table, now: datetime) -> None:
    """Tell the game master what awaits their ruling in a phase that has been opened."""
    for number, sentence in laid.title.awaiting(laid.boundary.state):
        name = laid.seats[number].name
        text = (
            f"In {laid.heading} a ruling is wanted on {name}: {sentence}\n"
            f"It counts if you give it before {laid.deadline.at:%-d %B %H:%M} ({laid.game.zone}). Answer this with\n"
            f"  RULE {laid.heading} {name} ...\n"
            f'At the command line: adjudicator game rule {laid.game.name} {name} "..."'
        )
        tell_gm(office, unit, "ruling", text, at=now, game=laid.game)
