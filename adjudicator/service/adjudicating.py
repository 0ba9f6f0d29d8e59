"""Adjudicating a phase: new position, events, reports and the mails to send in one unit of work, or nothing."""

import logging
from collections.abc import Sequence
from datetime import datetime
from traceback import format_exception

from adjudicator.core import codec
from adjudicator.mail.compose import Attachment
from adjudicator.service import documents, ending, games, posting, record, stating, table
from adjudicator.service.office import Office
from adjudicator.service.opening import open_phase
from adjudicator.service.receiving import handle_all
from adjudicator.service.resolving import Resolved, resolve
from adjudicator.service.standing import Orders
from adjudicator.service.table import Table
from adjudicator.service.telling import tell_gm
from adjudicator.store.errors import StoreError
from adjudicator.store.unit import Unit
from adjudicator.store.values import COMMAND_LINE, NewMail, Seat

_log = logging.getLogger(__name__)


def adjudicate_due(office: Office, *, read_at: datetime | None = None) -> int:
    """Adjudicate every phase whose deadline has come; how many there were.

    What was received until now is handled first, so that a letter counts that came before the deadline. `read_at` is
    when the mailbox was last read: a phase whose deadline came later waits, because nobody knows what lies there.
    A game that makes the program fail is put on hold with a notice to the games master, and the others go on.
    """
    with office.store.unit() as unit:
        due = unit.phases.due(office.clock.now() if read_at is None else min(read_at, office.clock.now()))
    if not due:
        return 0
    handle_all(office)
    return sum(1 for one in due if adjudicate(office, one.game_id, one.serial))


def adjudicate_now(office: Office, name: str) -> bool:
    """Adjudicate the open phase of a game before its deadline, as its games master wishes.

    False if it was adjudicated meanwhile, or put on hold. Raises games.GameWrong for a game that does not run.
    """
    with office.store.unit() as unit:
        game = games.named(unit, name)
    if game.status != "running":
        raise games.GameWrong(f"{name} cannot be adjudicated: it is {game.status}")
    serial = game.serial
    while (game.status, game.serial) == ("running", serial):
        handle_all(office)
        if adjudicate(office, game.id, serial, by_hand=True):
            return True
        with office.store.unit() as unit:
            game = unit.games.get(game.id)
    return False


def adjudicate(office: Office, game_id: int, serial: int, *, by_hand: bool = False) -> bool:
    """Adjudicate one phase of a running game; False where that was done before, is not due, or is put off or held.

    The games master does it `by_hand` whatever the clock says. Called twice, or by two processes at once, it
    adjudicates once.
    """
    try:
        with office.store.unit() as unit:
            return _adjudicated(office, unit, game_id, serial, by_hand=by_hand)
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one game, the others go on
        _log.error("game number %d: the program failed on phase %d (%s)", game_id, serial, type(fault).__name__)
        _hold(office, game_id, serial, fault)
        return False


def _adjudicated(office: Office, unit: Unit, game_id: int, serial: int, *, by_hand: bool) -> bool:
    now = office.clock.now()
    game = unit.games.get(game_id)
    if game.status != "running" or game.serial != serial or unit.letters.unhandled(1):
        return False
    laid = table.laid(unit, game)
    if laid is None or not (by_hand or ending.may_end(office, unit, laid, now)):
        return False
    if by_hand:
        unit.masters.log(game_id, who=COMMAND_LINE, at=now, serial=serial, text=f"ended {laid.heading} early")
    orders = table.all_orders(unit, laid)
    resolved = _resolved(unit, laid, orders)
    unit.phases.close(game_id, serial, at=now, events=codec.encode(resolved.events), trace=codec.encode(resolved.trace))
    parted = _parted(laid, resolved)
    unit.outbox.queue(_partings(office, unit, laid, resolved, parted, now))
    winners = laid.title.winners(resolved.boundary.state)
    if winners is None:
        open_phase(office, unit, game, laid.title, resolved, laid, now, orders)
    else:
        _finish(office, unit, laid, resolved, winners, parted, now)
    if resolved.trace.unsettled:
        stages = ", ".join(resolved.trace.unsettled)
        text = f"In {laid.heading} promises did not settle in {stages}; the backup rule held."
        tell_gm(office, unit, "unsettled", text, at=now, game=game)
    _log.info("game %s: %s adjudicated%s", game.name, laid.heading, "" if winners is None else ", and it is over")
    return True


def _resolved(unit: Unit, laid: Table, orders: Sequence[Orders]) -> Resolved:
    rulings = table.rulings(unit, laid.game.id, laid.phase.serial)
    return resolve(laid.title, laid.boundary, orders, laid.chance, rulings, explain=True)


def _parted(laid: Table, resolved: Resolved) -> list[Seat]:
    """The seats whose players left the game in this phase: those removed, and those that are vacant from now on."""
    title, state = laid.title, resolved.boundary.state
    parted = []
    for seat in laid.seats:
        number = seat.number
        removed = laid.playing(number) and not title.playing(state, number)
        if removed or (title.vacant(state, number) and not laid.vacant(number)):
            parted.append(seat)
    return parted


def _partings(
    office: Office, unit: Unit, laid: Table, resolved: Resolved, parted: Sequence[Seat], now: datetime
) -> list[NewMail]:
    """The last letters to those who left the game in this phase."""
    mails = []
    for seat in parted:
        unit.seats.remove(laid.game.id, seat.number)
        vacant = laid.title.vacant(resolved.boundary.state, seat.number)
        document = documents.parting(laid, seat, resolved, vacant=vacant)
        mails.append(_last(office, laid, seat, document, "parting", now))
        text = f"{seat.name} ({seat.player}) has left the game in {laid.heading}."
        if vacant:
            text += (
                f"\nThe seat is played at random until somebody else takes it. To give it to him:\n"
                f'adjudicator game seat {laid.game.name} {seat.name} "Dan <dan@example.org>"'
            )
        tell_gm(office, unit, "left", text, at=now, game=laid.game)
    return mails


def _last(office: Office, laid: Table, seat: Seat, document: documents.AnyLast, kind: str, now: datetime) -> NewMail:
    serial = laid.phase.serial
    return posting.letter(
        office,
        laid.game,
        seat,
        document,
        kind=kind,
        serial=serial,
        at=now,
        parents=posting.thread(office, laid.game, seat, serial),
        over=stating.unneeded(laid.game, laid.phase, now),
    )


def _finish(
    office: Office,
    unit: Unit,
    laid: Table,
    resolved: Resolved,
    winners: tuple[int, ...],
    parted: Sequence[Seat],
    now: datetime,
) -> None:
    game = laid.game
    public = record.recorded(unit, game, laid.title, winners)
    unit.games.finish(game.id, public, now)
    name = record.file_name(game)
    unit.outbox.queue(
        posting.letter(
            office,
            game,
            seat,
            documents.final(laid, seat, resolved, winners, name),
            kind=posting.FINAL,
            serial=laid.phase.serial,
            at=now,
            parents=posting.thread(office, game, seat, laid.phase.serial),
            attachments=(Attachment(name, "application/json", public),),
            over=stating.unneeded(game, laid.phase, now),
        )
        for seat in laid.seats
        if laid.seated(seat.number) and seat not in parted
    )


def _hold(office: Office, game_id: int, serial: int, fault: Exception) -> None:
    with office.store.unit() as unit:
        game = unit.games.get(game_id)
        unit.games.pause(game_id)
        text = (
            f"Phase {serial} of {game.name} made the program fail; nothing of it was written.\n"
            "The game is on hold until you resume it.\n\n" + "".join(format_exception(fault))
        )
        tell_gm(office, unit, "hold", text, at=office.clock.now(), game=game)
