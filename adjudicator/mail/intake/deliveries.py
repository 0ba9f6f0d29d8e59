"""What a letter is before anybody asks whom it is for: a copy, mail of a machine, or one of too many."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Bounced, Duplicate, Machine, TooMany
from adjudicator.mail.writing.address import bare


def duplicate(case: Case) -> Duplicate | None:
    """A letter that is already on file changes nothing: the network may deliver one twice."""
    return Duplicate() if case.desk.seen(case.letter) else None


def bounced(case: Case) -> Bounced | None:
    """A letter of ours that came back: whom it did not reach is noted, and nobody is answered (RFC 3464).

    The report of its delivery names an address or a letter of ours; other reports are machine mail.
    """
    bounce = case.letter.bounce
    if bounce is None or not (bounce.failed or any(map(case.desk.ours, bounce.message_ids))):
        return None
    return Bounced(bounce.failed, bounce.message_ids, bounce.why)


def by_machine(case: Case) -> Machine | None:
    """Machines are never answered, nor are our own letters that came back (RFC 3834, 2)."""
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


def too_many(case: Case) -> TooMany | None:
    """More letters from one sender within an hour than are read: they are filed, and answered once.

    The desk counts by the time of receipt; the date in the letter is ignored.
    """
    return case.desk.too_many(case.letter)
