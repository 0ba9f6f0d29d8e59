"""More letters from one sender within an hour than are read: they are filed, and answered once."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import TooMany


def check(case: Case) -> TooMany | None:
    """The desk counts by the time of receipt; the date in the letter is ignored."""
    return case.desk.too_many(case.letter)
