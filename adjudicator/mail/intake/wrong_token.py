"""A token that was not made for the seat and phase it stands beside: mistyped, cut off, or guessed."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import WrongToken


def check(case: Case) -> WrongToken | None:
    """A token must be the right one, even from an address that is known: somebody meant another seat."""
    return WrongToken(case.claim.game, case.claim.seat) if case.claim is not None and case.miskeyed else None
