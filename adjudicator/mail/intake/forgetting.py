"""FORGET ME: somebody wants to be forgotten, whether they play here or not; or the answer to our question about it."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Forget
from adjudicator.mail.writing.address import FORGETTING

_WORD: Final = re.compile(r"\s*FORGET\s+ME\s*[.!]*\s*\Z", re.I)


def check(case: Case) -> Forget | None:
    """Pass it on if it says nothing else; among orders it is a word like others, and the orders count."""
    claim = case.claim
    if claim is not None and claim.seat == FORGETTING:
        return Forget(claim.token)
    if not case.says_only(_WORD):
        return None
    # In an answer, the subject is ours.
    said = case.lines if claim is not None else [case.letter.subject, *case.lines]
    return Forget() if any(map(_WORD.match, said)) else None
