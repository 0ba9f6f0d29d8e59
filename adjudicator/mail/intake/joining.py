"""A letter from somebody who wants to play: the answer to an invitation, or "JOIN name-of-the-game" from anybody."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Join, UnknownGame

_JOIN: Final = re.compile(r"\s*JOIN\s+(?:GAME\s+)?([a-z0-9][a-z0-9_-]{0,39})\s*[.!]?\s*\Z", re.I)
_WITH: Final = re.compile(r"\s*(?:WORD|NAME|LUCK|LANGUAGE)\b", re.I)
"""What may stand beside it when somebody writes who plays elsewhere."""


def check(case: Case) -> Join | UnknownGame | None:
    """Pass a joining letter on; the game decides whether there is a free seat."""
    if case.for_joining and case.claim is not None and case.seat is None:
        return Join(case.claim.game, invited=bool(case.claim.token))
    if case.claim is not None:
        return None
    for said in (case.letter.subject, *case.lines):
        match = _JOIN.match(said)
        if match is not None and case.desk.game(match[1].lower()) is not None:
            name = match[1].lower()
            # In a game "JOIN offence" is an order, so whoever plays says nothing else to join another game.
            if case.seat is None or (name not in {game for game, _ in case.seats} and all(map(_about_it, case.lines))):
                return Join(name, invited=False)
    return None


def _about_it(line: str) -> bool:
    return _JOIN.match(line) is not None or _WITH.match(line) is not None
