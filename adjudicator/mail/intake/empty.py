"""A letter without a word of its sender's own."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Empty
from adjudicator.mail.quoting import typed


def check(case: Case) -> Empty | None:
    """There must be something to read."""
    if case.seat is None:
        return None
    name, seat = case.seat
    form = case.desk.form(name, seat, case.open_serial) if case.open_serial is not None else ()
    return None if typed(case.letter, form) else Empty(name, seat, case.letter.problems)
