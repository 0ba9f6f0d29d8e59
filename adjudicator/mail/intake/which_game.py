"""A letter from somebody with several seats that names none of them."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import WhichGame


def check(case: Case) -> WhichGame | None:
    """Ask instead of guessing."""
    return None if case.seat is not None else WhichGame(case.seats)
