"""A letter of ours that came back: whom it did not reach is noted, and nobody is answered (RFC 3464)."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Bounced


def check(case: Case) -> Bounced | None:
    """A delivery report that names an address; one that names none is a machine's letter like any other."""
    bounce = case.letter.bounce
    return Bounced(bounce.failed, bounce.message_ids, bounce.why) if bounce is not None else None
