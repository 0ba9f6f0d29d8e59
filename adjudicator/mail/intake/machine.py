"""Machines are never answered, nor are our own letters that came back (RFC 3834, 2)."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Machine
from adjudicator.mail.writing.address import bare


def check(case: Case) -> Machine | None:
    """Silence for machine mail."""
    letter = case.letter
    if letter.auto is not None:
        return Machine(letter.auto)
    if letter.sender and bare(letter.sender) == bare(case.desk.mailbox):
        return Machine("our own address")
    if letter.message_id and case.desk.ours(letter.message_id):
        return Machine("a letter of ours that came back")
    if not letter.sender:
        return Machine("no sender to answer")
    return None
