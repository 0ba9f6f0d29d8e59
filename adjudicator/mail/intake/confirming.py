"""The answer to the question whether an address belongs to a seat."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Confirm
from adjudicator.mail.writing.address import CONFIRMING


def check(case: Case) -> Confirm | None:
    """Pass it on with its code; the game checks what the code was made for, and what the letter says."""
    claim = case.claim
    if claim is None or claim.seat != CONFIRMING or case.desk.game(claim.game) is None:
        return None
    return Confirm(claim.game, claim.token, case.letter.sender)
