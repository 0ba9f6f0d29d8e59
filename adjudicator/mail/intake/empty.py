"""A letter without any words of its sender's own."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Empty


def check(case: Case) -> Empty | None:
    """There must be something to read."""
    if case.seat is None or case.typed:
        return None
    name, seat = case.seat
    return Empty(name, seat, case.letter.problems)
