"""More letters from one sender within an hour than are read: they are kept, and answered once."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import TooMany


def check(case: Case) -> TooMany | None:
    """The desk counts by the time of receipt; what the letter says of its date is not looked at."""
    return case.desk.too_many(case.letter)
