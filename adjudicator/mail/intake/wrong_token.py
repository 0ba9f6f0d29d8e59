"""A token that was not made for the seat and phase it stands beside: mistyped, cut off, or guessed."""

from adjudicator.mail import token
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import WrongToken


def check(case: Case) -> WrongToken | None:
    """A token must be the right one, even from an address that is known: somebody meant another seat."""
    claim = case.claim
    if claim is None or not claim.token:
        return None
    holder = case.desk.holder(claim.game, claim.seat)
    if token.check(case.desk.secret, claim.game, holder, claim.serial, claim.token):
        return None
    return WrongToken(claim.game, claim.seat)
