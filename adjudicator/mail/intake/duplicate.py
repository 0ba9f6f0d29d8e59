"""The network may deliver a letter twice; only the first counts."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Duplicate


def check(case: Case) -> Duplicate | None:
    """A letter that is already on file changes nothing."""
    return Duplicate() if case.desk.seen(case.letter) else None
