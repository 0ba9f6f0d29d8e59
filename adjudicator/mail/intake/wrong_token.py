"""A token that was not made for the seat and phase beside it: mistyped, cut off, or guessed."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import WrongToken


def check(case: Case) -> WrongToken | None:
    """A token must be right even from a known address: the sender may have meant another seat."""
    return WrongToken(case.claim.game, case.claim.seat) if case.claim is not None and case.miskeyed else None
