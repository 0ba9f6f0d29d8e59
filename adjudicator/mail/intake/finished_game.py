"""A letter for a game that is over."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import FinishedGame


def check(case: Case) -> FinishedGame | None:
    """Nothing can be ordered in a finished game."""
    if case.seat is None:
        return None
    return FinishedGame(*case.seat) if case.game is not None and case.game.finished else None
