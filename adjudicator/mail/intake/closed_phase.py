"""A letter for a phase that is over: it must not be taken for orders in the phase that is open now."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import ClosedPhase


def check(case: Case) -> ClosedPhase | None:
    """The phase that the letter answers must be the open one; a letter that answers none is for the open phase.

    Mail from before the first phase belongs to none: a player who answers it with orders has had a report since.
    """
    if case.seat is None:
        return None
    name, seat = case.seat
    now = case.open_serial
    serial = case.claim.serial if case.claim is not None else now
    if case.before_the_game:
        serial = now
    if now is None or serial != now:
        return ClosedPhase(name, seat, serial or 0, now)
    return None
