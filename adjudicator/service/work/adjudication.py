"""Adjudicates a phase: new position, events, reports and mails in one unit of work, or nothing."""

import logging
from collections.abc import Sequence
from datetime import datetime
from traceback import format_exception
from typing import Protocol

from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.service.game import orders_cache, table, votes
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved, resolve
from adjudicator.service.game.table import Table
from adjudicator.service.game.votes import Agreement
from adjudicator.service.games import early_end, games, phase_closing, phase_end, substitutes
from adjudicator.service.games.phase_opening import Over, open_phase
from adjudicator.service.games.press_delivery import deliver_with_results
from adjudicator.service.log.entries import Fact, Watch, note, warn_of
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.agenda import Beside
from adjudicator.store.records.people.masters import COMMAND_LINE
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Game

_log = logging.getLogger(__name__)


def adjudicate_now(office: Office, name: str) -> bool:
    """Adjudicate the open phase of a game before its deadline, as its game master wishes.

    False if it was adjudicated or held meanwhile. Raises games.GameWrong for a game that does not run.
    """
    with office.store.unit() as unit:
        game = games.named(unit, name)
    if game.status != "running":
        raise games.GameWrong(f"{name} cannot be adjudicated: {games.condition(game)}")
    serial = game.serial
    while (game.status, game.serial) == ("running", serial):
        _handle_all(office)
        if adjudicate(office, game.id, serial, by_hand=True):
            return True
        with office.store.unit() as unit:
            game = unit.games.get(game.id)
    return False


class Ahead(Protocol):
    """Has worked out the ends of some phases before their time."""

    def carried_out(self, office: Office, game_id: int, serial: int) -> dict[str, Fact] | None:
        """End a phase as it was worked out, and say what is noted of it; None if it must be worked out now."""


def adjudicate(office: Office, game_id: int, serial: int, *, by_hand: bool = False, ahead: Ahead | None = None) -> bool:
    """Adjudicate one phase of a running game; False if that was done before, is not due, or is postponed or held.

    The game master does it `by_hand`, whatever the clock says. If this is called twice, or by two processes at once, it
    adjudicates once. What was worked out `ahead` is used if it still holds.
    """
    watch = Watch()
    try:
        done = None if ahead is None or by_hand else ahead.carried_out(office, game_id, serial)
        if done is None:
            with office.store.unit(game_id) as unit:
                done = ended(office, unit, game_id, serial, by_hand=by_hand)
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with one game, the others go on
        warn_of(_log, "the program failed on a phase", fault, number=game_id, serial=serial)
        _hold(office, game_id, serial, fault)
        return False
    if done is not None:
        note(_log, "phase adjudicated", **done, seconds=watch.seconds)
    return done is not None


def ended(office: Office, unit: Unit, game_id: int, serial: int, *, by_hand: bool) -> dict[str, Fact] | None:
    """End a phase within a unit of work, and say what is noted of it in the log; None if it does not end."""
    now = office.clock.now()
    game = unit.games.get(game_id)
    if game.status != "running" or game.serial != serial:
        return None
    # Nobody else can file anything for this game before this unit of work ends.
    there = unit.agenda.beside(game_id, serial)
    if there.letters:
        return None
    laid = table.laid(unit, game)
    if laid is None:
        return None
    if there.votes and not by_hand and (agreed := votes.agreement(unit, laid)) is not None:
        return _agreed(office, unit, laid, agreed, now)
    orders = orders_cache.orders(unit, laid)
    if not (by_hand or phase_end.may_end(office, unit, laid, orders, now)):
        return None
    if there.aside and not by_hand and laid.phase.held is None:
        why = "a letter that one of its players has sent for it made the program fail, and has not been read"
        phase_end.hold(office, unit, game_id, why, now, secret=True)
        return None
    if by_hand:
        unit.masters.log(game_id, who=COMMAND_LINE, at=now, serial=serial, text=f"ended {laid.heading} early")
    resolved = _resolved(unit, laid, orders, there)
    unit.phases.close(game_id, serial, at=now, events=codec.encode(resolved.events), trace=codec.encode(resolved.trace))
    parted = phase_closing.parted(laid, resolved)
    unit.outbox.queue(phase_closing.partings(office, unit, laid, resolved, parted, now))
    winners = laid.title.winners(resolved.boundary.state)
    if winners is None:
        before = replace(laid, seats=tuple(unit.seats.of(game_id))) if parted else laid
        silent = substitutes.missing(office, unit, laid, orders, now)
        open_phase(office, unit, game, laid.title, resolved, Over(before, orders, there, silent), now)
        if there.standbys:
            _offer(office, unit, game, now)
    else:
        phase_closing.finish(office, unit, laid, resolved, winners, parted, now)
        unit.stood.forget(game_id)
    if there.with_results:
        deliver_with_results(office, unit, game_id, serial, now)
    if resolved.trace.unsettled:
        stages = ", ".join(resolved.trace.unsettled)
        text = f"In {laid.heading} promises did not settle in {stages}; the backup rule held."
        tell_gm(office, unit, "unsettled", text, at=now, game=game)
    due = laid.phase.ends_at or laid.phase.deadline
    late = None if by_hand else (now - due).total_seconds()
    over = winners is not None
    return {"game": game.name, "title": game.title, "phase": str(laid.heading), "over": over, "late": late}


def _agreed(office: Office, unit: Unit, laid: Table, agreed: Agreement, now: datetime) -> dict[str, Fact]:
    """End the game in its open phase, as its players have voted."""
    game = laid.game
    early_end.end(office, unit, laid, now, agreed)
    unit.stood.forget(game.id)
    winners = " and ".join(laid.seats[winner].name for winner in agreed.winners)
    text = f"The players have ended {game.name} in {laid.heading} by votes; it was won by {winners}."
    tell_gm(office, unit, "agreed", text, at=now, game=game)
    return {"game": game.name, "title": game.title, "phase": str(laid.heading), "over": True, "late": None}


# Code that reads letters and seats people takes as long to load as a phase takes, so a command that adjudicates one
# game loads it only when needed.


def _handle_all(office: Office) -> None:
    with office.store.reading() as unit:
        waiting = unit.letters.waiting()
    if waiting:
        from adjudicator.service.mailroom.reception import handle_all

        handle_all(office)


def _offer(office: Office, unit: Unit, game: Game, now: datetime) -> None:
    from adjudicator.service.seats import standby_list

    standby_list.fill(office, unit, game, now)


def _resolved(unit: Unit, laid: Table, orders: Sequence[Orders], there: Beside) -> Resolved:
    rulings = table.rulings(unit, laid.game.id, laid.phase.serial) if there.rulings else ()
    return resolve(laid.title, laid.boundary, orders, laid.chance, rulings)


def _hold(office: Office, game_id: int, serial: int, fault: Exception) -> None:
    with office.store.unit() as unit:
        game = unit.games.get(game_id)
        unit.games.pause(game_id)
        text = (
            f"Phase {serial} of {game.name} made the program fail; nothing of it was written.\n"
            "The game is on hold until you resume it (RESUME).\n\n" + "".join(format_exception(fault))
        )
        tell_gm(office, unit, "hold", text, at=office.clock.now(), game=game)
