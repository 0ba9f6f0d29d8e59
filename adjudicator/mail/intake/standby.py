"""A letter from somebody who would like a seat when one becomes free: "STANDBY name-of-the-game"."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Standby

_STANDBY: Final = re.compile(r"\s*STANDBY\s+(?:FOR\s+|GAME\s+)?([a-z0-9][a-z0-9_-]{0,39})(\s+OFF)?\s*[.!]?\s*\Z", re.I)


def check(case: Case) -> Standby | None:
    """Pass it on, whether its writer plays elsewhere or not; a player's letter must say nothing else."""
    if case.claim is not None:
        return None
    said = [match for match in map(_STANDBY.match, (case.letter.subject, *case.lines)) if match is not None]
    if not said or (case.seat is not None and len(case.lines) > 1):
        return None
    game = said[0][1].lower()
    if case.desk.game(game) is None or game in {name for name, _ in case.seats}:
        return None
    return Standby(game, off=said[0][2] is not None)
