"""A letter for a game that is over."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import FinishedGame


def check(case: Case) -> FinishedGame | None:
    """Nothing can be ordered in a finished game."""
    if case.seat is None:
        return None
    name, seat = case.seat
    game = case.desk.game(name)
    return FinishedGame(name, seat) if game is not None and game.finished else None
