"""A letter for a game or seat that does not exist."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import UnknownGame


def check(case: Case) -> UnknownGame | None:
    """The named game and its named seat must exist."""
    claim = case.claim
    games = tuple(dict.fromkeys(name for name, _ in case.seats))
    if case.letter.part and case.letter.part not in games and games:
        return UnknownGame(case.letter.part, "", games)
    if claim is None:
        return None
    game = case.desk.game(claim.game)
    if game is not None and (case.for_joining or claim.seat in game.seats):
        return None
    return UnknownGame(claim.game, claim.seat, games)
