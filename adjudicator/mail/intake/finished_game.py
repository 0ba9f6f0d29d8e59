"""A letter for a game that is over."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import FinishedGame


def check(case: Case) -> FinishedGame | None:
    """Nothing can be ordered in a finished game."""
    if case.seat is None:
        return None
    if case.game is None or not case.game.finished:
        return None
    return FinishedGame(*case.seat, games=tuple(dict.fromkeys(game for game, _ in case.seats)))
