"""When a phase ends: at its deadline, early because all are READY, after the grace, or only when the GM says so.

When what players were told about the end changes, all of them are told, but never whose letter changed it.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.sayings import Together
from adjudicator.reports.values.document import Deadline
from adjudicator.reports.values.moments import Moment
from adjudicator.service.documents import documents
from adjudicator.service.documents.game_notices import end_moved
from adjudicator.service.game import table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.games import games
from adjudicator.service.offers import tries
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import NewMail, Seat

MOST_MOVES: Final = 6
"""After so many changes of the end of a phase, READY does not move it any more: it would fill mailboxes."""


class Heard(Struct, frozen=True):
    """Who owes orders in a phase, who of them has sent some, and who is READY; seats by number."""

    owing: tuple[int, ...]
    heard: tuple[int, ...]
    ready: tuple[int, ...]

    @property
    def silent(self) -> tuple[int, ...]:
        """Players who owe orders and have sent none."""
        return tuple(seat for seat in self.owing if seat not in self.heard)

    @property
    def agreed(self) -> bool:
        """Whether all players who owe orders are READY and have some that stand."""
        return bool(self.owing) and self.ready == self.owing


def heard(unit: Unit, laid: Table, known: dict[int, Orders] | None = None) -> Heard:
    """Who has written for the open phase. `known` is what stands for seats whose last letter is not on file yet."""
    orders = list(table.all_orders(unit, laid))
    for seat, stands in (known or {}).items():
        orders[seat] = stands
    return heard_of(laid, orders)


def heard_of(laid: Table, orders: Sequence[Orders]) -> Heard:
    """Who has written for the open phase, from what stands for every seat."""
    owing = tuple(seat.number for seat in laid.seats if laid.owes(seat.number))
    came = tuple(seat for seat in owing if orders[seat].heard)
    return Heard(owing, came, tuple(seat for seat in came if orders[seat].done))


def may_end(office: Office, unit: Unit, laid: Table, orders: Sequence[Orders], now: datetime) -> bool:
    """Whether the open phase may be adjudicated now, with these orders standing.

    If it may not although its time has come, it is postponed.
    """
    phase, plan = laid.phase, schedule.read(laid.game.schedule)
    if phase.held is not None:
        # Empty: the game master has said so.
        return not phase.held
    if now >= phase.deadline and not plan.grace and plan.silent == 1:
        return True
    found = heard_of(laid, orders)
    if now < phase.deadline:
        early = phase.ends_at is not None and phase.ends_at <= now
        if early and not found.agreed:
            # Something other than a letter has changed who owes orders, or what stands.
            unit.phases.end_at(laid.game.id, phase.serial, None)
        return early and found.agreed
    if found.silent and now < plan.latest(phase.deadline):
        _wait(office, unit, laid, found, plan, now)
        return False
    if found.owing and len(found.silent) / len(found.owing) > plan.silent:
        why = f"{len(found.silent)} of the {len(found.owing)} who owe orders have sent none"
        hold(office, unit, laid.game.id, why, now, secret=True)
        return False
    return True


def _wait(office: Office, unit: Unit, laid: Table, found: Heard, plan: Schedule, now: datetime) -> None:
    """Postpone the end until the grace is over, and tell the players whose orders are missing, once."""
    latest = plan.latest(laid.phase.deadline)
    if laid.phase.ends_at == latest:
        return
    unit.phases.end_at(laid.game.id, laid.phase.serial, latest, told=False)
    warning = say("deadline-passed", latest=Moment(Deadline(latest, laid.game.zone)))
    mails = []
    wrote = tries.tried(unit, laid, table.all_orders(unit, laid))
    for number in found.silent:
        seat = laid.seats[number]
        document = documents.reminder(office, laid, seat, table.orders(unit, laid, number), wrote.get(number))
        mails.append(
            envelopes.letter(
                office,
                laid.game,
                seat,
                replace(document, warning=warning),
                kind=envelopes.LATE,
                serial=laid.phase.serial,
                at=now,
                parents=envelopes.thread(unit, laid.game, seat, laid.phase.serial),
            )
        )
    unit.outbox.queue(mails)


def hold(
    office: Office, unit: Unit, game_id: int, why: str, now: datetime, *, more: str = "", secret: bool = False
) -> bool:
    """Hold the open phase of a game until its game master says so; the GM and the players are told, once.

    `more` is added for players. `secret` means that a player cannot know the reason, not even a GM who plays.
    """
    game = unit.games.get(game_id)
    if not unit.phases.hold(game_id, game.serial, why):
        return False
    open_one = unit.phases.current(game_id)
    assert open_one is not None, "what has been held is open"
    waits = f"{open_one.heading.titled} of {game.name} waits for you"
    text = (
        f"  ADJUDICATE {open_one.heading}\n  to end it with the orders that stand, or with\n"
        "  RESUME\n  to let it go on, with a new deadline if the old one has passed.\n"
        f"At the command line: adjudicator adjudicate {game.name}, or adjudicator game resume {game.name}"
    )
    nothing = "Nothing is adjudicated before you say so."
    known = f"{waits}: {why}.\n{nothing} Look at it (PREVIEW), and then answer this with\n{text}"
    # A game master who plays cannot look at it.
    told = f"{waits}{'' if secret else f': {why}'}.\n{nothing} Answer this with\n{text}"
    tell_gm(office, unit, "held", known, at=now, game=game, to_players=told)
    games.tell_players(
        office,
        unit,
        game,
        say("heading-held", heading=open_one.heading.titled),
        Together(filter(None, (say("held"), more))),
    )
    return True


class Work(Protocol):
    """Where orders come from: a player's letter, or a game master who enters them."""

    @property
    def office(self) -> Office: ...

    @property
    def unit(self) -> Unit: ...

    @property
    def at(self) -> datetime: ...


class Changed(Struct, frozen=True):
    """What a letter changes about the end of the phase: the table then, what its writer is told, and letters."""

    table: Table
    notes: tuple[str, ...] = ()
    mails: tuple[NewMail, ...] = ()


def after_orders(work: Work, laid: Table, seat: Seat, orders: Orders) -> Changed:
    """What orders that are not on file yet change about the end of the phase; `orders` stand with them."""
    plan, phase, unit, now = schedule.read(laid.game.schedule), laid.phase, work.unit, work.at
    if now >= phase.deadline:
        if plan.grace and phase.held is None and not heard(unit, laid, {seat.number: orders}).silent:
            unit.phases.end_at(laid.game.id, phase.serial, now, told=False)
        return Changed(laid)
    if plan.repent is None:
        return Changed(laid)
    notes, found = _weighed(unit, laid, seat, orders, plan)
    if found is None:
        return Changed(laid, notes)
    at = now + timedelta(minutes=plan.repent)
    if found.agreed and phase.ends_at is None and at < phase.deadline and phase.moves < MOST_MOVES:
        return _moved(work, laid, seat, at, notes)
    if not found.agreed and phase.ends_at is not None:
        return _moved(work, laid, seat, None, notes)
    return Changed(laid, notes)


def readiness(unit: Unit, laid: Table, seat: Seat, orders: Orders, now: datetime) -> tuple[str, ...]:
    """What the writer of orders that are not on file yet would be told about READY; nothing is changed."""
    plan = schedule.read(laid.game.schedule)
    if now >= laid.phase.deadline or plan.repent is None:
        return ()
    return _weighed(unit, laid, seat, orders, plan)[0]


def still(laid: Table, seat: Seat, orders: Orders) -> tuple[str, ...]:
    """What the writer of a letter that changed nothing is told about their READY, if it stands."""
    early = schedule.read(laid.game.schedule).repent is not None
    return (say("ready-still"),) if early and orders.done and laid.owes(seat.number) else ()


def _weighed(
    unit: Unit, laid: Table, seat: Seat, orders: Orders, plan: Schedule
) -> tuple[tuple[str, ...], Heard | None]:
    """What the writer is told about READY, and who would have written then; None if the orders change nothing."""
    was = laid.phase.ends_at is not None or table.orders(unit, laid, seat.number).done
    if not (was or orders.ready):
        return (), None
    if not laid.owes(seat.number):
        return (say("ready-not-owed"),), None
    found = heard(unit, laid, {seat.number: orders})
    return _readiness(laid, orders, found, plan), found


def _readiness(laid: Table, orders: Orders, found: Heard, plan: Schedule) -> tuple[str, ...]:
    """What a player who is or was READY is told about it."""
    if not orders.ready:
        return (say("ready-no-more"),)
    if not orders.stands:
        return (say("ready-without-orders"),)
    return (say("ready"), *others(laid, found, plan))


def others(laid: Table, found: Heard, plan: Schedule) -> tuple[str, ...]:
    """Who is READY, as far as the players of this game are told."""
    if not plan.tells_others or not found.owing:
        return ()
    if plan.shown == "count":
        return (say("ready-count", ready=len(found.ready), owing=len(found.owing)),)
    names = ", ".join(laid.seats[number].name for number in found.ready)
    return (say("ready-names", some=bool(names), names=names),)


def _moved(work: Work, laid: Table, seat: Seat, at: datetime | None, notes: tuple[str, ...]) -> Changed:
    """Let the phase end early, or at its deadline after all; tell everybody except the player whose orders did it."""
    unit, game, phase = work.unit, laid.game, laid.phase
    unit.phases.end_at(game.id, phase.serial, at)
    moved = unit.phases.current(game.id)
    assert moved is not None, "the phase is open"
    laid = laid.at(moved)
    if at is not None:
        heading = say("heading-ends-early", heading=laid.heading.titled)
        said = say("ends-early", heading=laid.heading.said)
        more: tuple[str, ...] = (say("ends-early-stop"),)
    else:
        heading = say("heading-not-early", heading=laid.heading.titled)
        said = say("not-early", heading=laid.heading.said)
        more = ()
    mails = end_moved(
        work.office,
        unit,
        laid,
        seat,
        heading,
        lambda one: Together((said, *(more if laid.owes(one.number) else ()))),
        work.at,
    )
    return Changed(laid, (*notes, said), mails)
