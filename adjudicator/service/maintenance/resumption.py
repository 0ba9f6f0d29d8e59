"""Lets all games that a restore has held go on at one command, once their game master has looked.

A game stays as it is if it is also paused, is held for another reason, or had advanced further than the files know:
it does not wait for the restore alone.
"""

from datetime import datetime

from msgspec import Struct

from adjudicator.engine.text.speech import counted
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import games, pauses
from adjudicator.service.games.restored_games import held_by_it
from adjudicator.service.master import clock
from adjudicator.service.master.hand import taken
from adjudicator.service.office.gm_notices import all_play
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import deadlines
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Phase


class Waits(Struct, frozen=True):
    """A game held only by a restore: its open phase, and when that would end if it goes on now.

    `passed` means that its own deadline is over and this is a new one; `early` means that all are READY, so that it
    ends before its deadline.
    """

    game: str
    heading: str
    deadline: datetime
    zone: str
    passed: bool
    early: bool


class Left(Struct, frozen=True):
    """A game that waits for something else, and what that is."""

    game: str
    why: str


def waiting(office: Office) -> tuple[list[Waits], list[Left]]:
    """The games held only by a restore, and those that wait for something else, by name. Changes nothing."""
    now = office.clock.now()
    waits: list[Waits] = []
    left: list[Left] = []
    with office.store.unit() as unit:
        for game in sorted(unit.games.all(), key=lambda game: game.name):
            phase = unit.phases.current(game.id)
            if phase is None or not (phase.held or game.status == "paused"):
                continue
            why = _else(unit, game, phase)
            if why:
                left.append(Left(game.name, why))
                continue
            try:
                waits.append(_waits(unit, table.lay(unit, game, phase), now))
            except Exception as fault:  # noqa: BLE001 - whatever is wrong with one game, the others can go on
                left.append(Left(game.name, f"it cannot be read by this version ({type(fault).__name__}: {fault})"))
    return waits, left


def resume(office: Office, game: str) -> tuple[str, ...]:
    """Let one of these games go on, as RESUME does; returns the result in sentences. Raises GameWrong.

    Its reasons for waiting are checked again: somebody may have paused it since.
    """
    with office.store.unit() as unit:
        hand = taken(office, unit, game)
        phase = unit.phases.current(hand.game.id)
        why = "it has no open phase" if phase is None else _else(unit, hand.game, phase)
        if why:
            raise games.GameWrong(f"{game} stays as it is: {why}")
        return clock.resume(hand, "", ())


def _waits(unit: Unit, laid: Table, now: datetime) -> Waits:
    game, phase = laid.game, laid.phase
    passed = phase.deadline <= now
    deadline = pauses.anew(unit, laid, now).deadline if passed else laid.deadline.at
    return Waits(game.name, str(laid.heading), deadline, game.zone, passed, not passed and deadlines.early(phase))


def _else(unit: Unit, game: Game, phase: Phase) -> str:
    """What a game waits for other than a restore; empty if nothing."""
    if game.status == "paused":
        return "it is paused"
    if not phase.held:
        return "it is not held"
    if not held_by_it(phase.held):
        return "it is held for another reason" if all_play(unit, game) else f"it is held because {phase.held}"
    letters = unit.game_letters.ahead(game.id)
    if letters:
        # A game master who plays is not told how many have written.
        many = "" if all_play(unit, game) else f" ({counted(letters, 'letter')})"
        return (
            f"players have been sent a later phase than its files know of, and have answered it{many}: end this one by "
            f"adjudicator adjudicate {game.name}, or let it go on all the same by adjudicator game resume {game.name}"
        )
    return ""
