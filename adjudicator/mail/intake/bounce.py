"""A letter of ours that came back: whom it did not reach is noted, and nobody is answered (RFC 3464)."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Bounced


def check(case: Case) -> Bounced | None:
    """A delivery report that names an address or a letter of ours; other reports are machine mail."""
    bounce = case.letter.bounce
    if bounce is None or not (bounce.failed or any(map(case.desk.ours, bounce.message_ids))):
        return None
    return Bounced(bounce.failed, bounce.message_ids, bounce.why)
