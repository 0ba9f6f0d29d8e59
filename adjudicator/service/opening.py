"""Opening a phase: its boundary and deadline on file, and a report to every seat, within one unit of work."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.engine.title import Title
from adjudicator.orders.later import lapsed
from adjudicator.service import absence, as_read, posting, pressing, reporting, schedule, standing, stating, table
from adjudicator.service.office import Office
from adjudicator.service.resolving import Resolved
from adjudicator.service.standing import Orders
from adjudicator.service.table import Table
from adjudicator.service.telling import tell_gm
from adjudicator.store.agenda import Beside
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game, NewPhase


def open_phase(
    office: Office,
    unit: Unit,
    game: Game,
    title: Title[Any],
    resolved: Resolved,
    before: Table | None,
    now: datetime,
    stood: Sequence[Orders] = (),
    there: Beside | None = None,
) -> Table:
    """Open the next phase of a game where the last one (`before`; None: the deal) has come to an end.

    `before` has the seats as they are now.
    `stood` is what stood for every seat in the last one: what is kept of it for later goes on. `there` says what was
    on file beside the orders as that ended, where it is known: what was not is not looked for.
    """
    serial = game.serial + 1
    state = resolved.boundary.state
    plan, heading = schedule.read(game.schedule), title.where(state)
    if before is None:
        deadline = plan.ends(now, game.zone, heading.phase)
    else:
        slot = before.phase.planned or before.phase.deadline
        put_off = before.phase.planned is not None
        deadline = plan.follows(slot, now, game.zone, heading.phase, put_off=put_off)
    seats = before.seats if before is not None else tuple(unit.seats.of(game.id))
    absences = absence.announced(unit, game, seats) if there is None or there.absences else ()
    put = absence.put(plan, game.zone, heading.phase, deadline, absences, seats)
    phase = unit.phases.open(
        NewPhase(
            game_id=game.id,
            serial=serial,
            heading=heading,
            opened_at=now,
            deadline=put.deadline,
            remind_at=plan.reminds(put.deadline, now),
            state=codec.encode(state),
            views=codec.encode(resolved.boundary.views),
            kept=standing.all_written(standing.all_kept_on(title, state, stood)),
            planned=put.planned,
            stretched=put.stretched,
        )
    )
    unit.letters.catch_up(game.id, serial)
    # A game that has just been dealt has a seed only on file.
    now_on = unit.games.get(game.id) if before is None else replace(game, serial=serial)
    if before is None:
        laid = table.of(now_on, phase, seats)
        orders = table.all_orders(unit, laid)
    else:
        # As it came out: the same is read from what has just been written.
        laid = Table(now_on, title, phase, resolved.boundary, seats)
        orders = table.orders_opening(laid, before.heading, stood)
    as_read.opened(unit, laid, orders)
    written = before is not None and (there is None or there.to_all)
    messages = pressing.to_all(unit, laid.game, laid.seats, before.phase, now) if before is not None and written else ()
    over = stating.unneeded(before.game, before.phase, now) if before is not None else None
    seated = [seat for seat in laid.seats if laid.seated(seat.number)]
    readers = [
        reporting.Reader(seat, orders[seat.number], lapsed(stood[seat.number].later, laid.heading) if stood else ())
        for seat in seated
    ]
    # All of them are told before the first is written: going back and forth takes a tenth longer.
    reports = reporting.reports(office, laid, readers, before, resolved, messages)
    letters = [
        posting.To(seat, report, posting.thread(office, laid.game, seat, serial - 1))
        for seat, report in zip(seated, reports, strict=True)
    ]
    mails = posting.letters(office, laid.game, letters, kind=posting.REPORT, serial=serial, at=now, over=over)
    unit.outbox.queue(mails)
    awaited(office, unit, laid, now)
    return laid


def awaited(office: Office, unit: Unit, laid: Table, now: datetime) -> None:
    """Tell the game master what waits for a ruling of his in a phase that has been opened."""
    for number, sentence in laid.title.awaiting(laid.boundary.state):
        name = laid.seats[number].name
        text = (
            f"In {laid.heading} a ruling is wanted on {name}: {sentence}\n"
            f"It counts if you give it before {laid.deadline.at:%-d %B %H:%M} ({laid.game.zone}). Answer this with\n"
            f"  RULE {laid.heading} {name} ...\n"
            f'At the command line: adjudicator game rule {laid.game.name} {name} "..."'
        )
        tell_gm(office, unit, "ruling", text, at=now, game=laid.game)
