"""A letter for several games, whose parts have been filed as letters of their own."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import SeveralGames


def check(case: Case) -> SeveralGames | None:
    """The parts are judged one by one; the whole letter needs nothing more."""
    games = case.desk.parts(case.letter)
    return SeveralGames(games) if games else None
