"""A letter from somebody who wants to play: the answer to an invitation, or "JOIN name-of-the-game" from anybody."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Join, UnknownGame
from adjudicator.mail.quotation.own_lines import typed

_JOIN: Final = re.compile(r"\s*JOIN\s+(?:GAME\s+)?([a-z0-9][a-z0-9_-]{0,39})\s*[.!]?\s*\Z", re.I)


def check(case: Case) -> Join | UnknownGame | None:
    """Pass a joining letter on; the game decides whether there is a free seat."""
    if case.for_joining and case.claim is not None and case.seat is None:
        return Join(case.claim.game, invited=bool(case.claim.token))
    if case.claim is not None or case.seat is not None:
        return None  # in a game "JOIN offence" is an order
    for said in (case.letter.subject, *(line.text for line in typed(case.letter) if not line.doubtful)):
        match = _JOIN.match(said)
        if match is not None and case.desk.game(match[1].lower()) is not None:
            return Join(match[1].lower(), invited=False)
    return None
