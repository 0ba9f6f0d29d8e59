"""A letter for a game or seat that does not exist."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import UnknownGame


def check(case: Case) -> UnknownGame | None:
    """The game named must exist, and the seat in it."""
    claim = case.claim
    if claim is None:
        return None
    game = case.desk.game(claim.game)
    if game is not None and (case.for_joining or claim.seat in game.seats):
        return None
    games = dict.fromkeys(name for name, _ in case.desk.seats_of(case.letter.sender))
    return UnknownGame(claim.game, claim.seat, tuple(games))
