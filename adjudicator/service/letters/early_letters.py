"""Letters for a phase that is yet to come: the files have been restored to before what players were sent.

The key of a letter is made here, so nobody has one for a phase that was never opened. After an old backup is restored,
such letters are in the mailbox. None of them may be lost, or be refused as too late.
"""

from typing import Final

from adjudicator.mail.intake import opened
from adjudicator.mail.intake.verdict import ClosedPhase
from adjudicator.service.games import phase_end
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office.gm_notices import numbered, playing, tell_gm
from adjudicator.store.records.letters import AHEAD
from adjudicator.store.tables.values import Game, Seat

KIND: Final = "files gone back"


def is_ahead(incoming: Incoming, verdict: ClosedPhase) -> bool:
    """Whether a letter has the right key of a phase that its game has not reached."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    if found is None or verdict.serial <= found[0].serial:
        return False
    case = opened(incoming.letter, incoming.desk)
    return case.claim is not None and bool(case.claim.token) and not case.miskeyed


def kept(incoming: Incoming, verdict: ClosedPhase) -> Handled:
    """Keep a letter until its phase opens. The open phase is held until the game master has looked."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "is_ahead has found it"
    (game, seat), unit = found, incoming.unit
    if not unit.game_letters.ahead(game.id, verdict.serial):
        tell_gm(incoming.office, unit, KIND, _told(incoming, game, seat, verdict.serial), at=incoming.at, game=game)
    why = f"players have been sent a later one, number {verdict.serial}, which the files do not know of"
    phase_end.hold(incoming.office, unit, game.id, why, incoming.at)
    return Handled(verdict=AHEAD, game=game, seat=seat, serial=verdict.serial)


def _told(incoming: Incoming, game: Game, seat: Seat, serial: int) -> str:
    """What game masters are told about the first letter for a phase; one who plays is not told whose it is."""
    unit = incoming.unit
    who = "A player" if playing(unit, game) else seat.name
    text = (
        f"{who} answers phase number {serial} of {game.name}, and the files end with number {game.serial}: they have "
        "gone back behind what players were sent.\n"
        f"The letter{numbered(unit, game, ' {}', incoming.number)} is kept, and handled when that phase is opened."
    )
    phase = unit.phases.current(game.id)
    if phase is None:
        return text
    return (
        f"{text}\nADJUDICATE {phase.heading} ends the one that is open, and with the same letters it comes out as "
        "players were told."
    )
