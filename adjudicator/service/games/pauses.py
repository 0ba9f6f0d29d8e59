"""Pauses: the clock of a game is stopped for a while, and started again."""

from datetime import datetime, timedelta
from typing import Final

from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import absence_bank
from adjudicator.service.games.games import GameWrong, condition, tell_players
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game

PAUSE_DAYS: Final = 28
"""How long a game is paused unless somebody says otherwise."""
LONGEST_PAUSE: Final = 90


def paused(office: Office, unit: Unit, game: Game, days: int = PAUSE_DAYS) -> Game:
    """Stop the clock of a running game for at most some days, and tell its players. Raises GameWrong.

    Letters still count.
    """
    if not 1 <= days <= LONGEST_PAUSE:
        raise GameWrong(f"a game is paused for 1 to {LONGEST_PAUSE} days, not {days}; it can be paused again")
    if not unit.games.pause(game.id, office.clock.now() + timedelta(days=days)):
        already = " already" if game.status == "paused" else ""
        raise GameWrong(f"{game.name} cannot be paused: {condition(game)}{already}")
    game = unit.games.get(game.id)
    tell_players(office, unit, game, say("heading-paused"), say("paused"))
    return game


def resume_due(office: Office, game_id: int) -> bool:
    """Let a game go on whose pause is over, and tell the game master; False if it was not paused.

    A phase that is held stays held. Players know that already, so they are told nothing.
    """
    with office.store.unit(game_id) as unit:
        game = unit.games.resuming(game_id, office.clock.now())
        if game is None:
            return False
        phase = unit.phases.current(game_id)
        if phase is not None and phase.held:
            unit.games.resume(game_id)
            still = f"{game.name} is paused no more, but {phase.heading} is still held"
            how = f"ADJUDICATE {phase.heading} ends it, RESUME lets it go on."
            # The reason may be that many players have sent no orders.
            text, told = f"{still}: {phase.held}.\n{how}", f"{still}.\n{how}"
        else:
            resumed(office, unit, game)
            text = told = f"{game.name} goes on: it was paused until now."
        tell_gm(office, unit, "resumed", text, at=office.clock.now(), game=game, to_players=told)
        return True


def resumed(office: Office, unit: Unit, game: Game) -> Game:
    """Let a game go on that is paused, held or both. A deadline that has passed is set again. Raises GameWrong."""
    # Both: players are told that it goes on.
    paused, held = unit.games.resume(game.id), unit.phases.release(game.id, game.serial)
    if not (paused or held):
        why = "it is neither paused nor held" if game.status == "running" else condition(game)
        raise GameWrong(f"{game.name} cannot be resumed: {why}")
    now = office.clock.now()
    phase = unit.phases.current(game.id)
    if phase is not None and phase.deadline <= now:
        laid = table.lay(unit, game, phase)
        absence_bank.move(unit, laid, anew(unit, laid, now), now)
    game = unit.games.get(game.id)
    tell_players(office, unit, game, say("heading-goes-on"), say("goes-on"))
    return game


def anew(unit: Unit, laid: Table, now: datetime) -> absence_bank.Put:
    """The new end of a phase that goes on after its deadline has passed: as if it had begun now."""
    game, plan = laid.game, schedule.read(laid.game.schedule)
    return absence_bank.put_off(unit, laid, plan.ends(now, game.zone, laid.heading.phase))
