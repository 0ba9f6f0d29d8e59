"""WATCH and the name of a game: somebody wants to be told what everybody may know of it; OFF ends that."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Watching
from adjudicator.mail.writing.address import NAME, WATCHING

_WATCH: Final = re.compile(rf"\s*WATCH\s+(?:(?P<game>{NAME})(?P<off>\s+OFF)?)\s*[.!]?\s*\Z", re.I)
_OFF: Final = "off"


def check(case: Case) -> Watching | None:
    """Pass it on if it says nothing else: who plays may have orders that begin with that word."""
    claim = case.claim
    if claim is not None and claim.seat == WATCHING:
        return Watching(claim.game, code=claim.token)
    said = case.lines if claim is not None else [*case.lines, case.letter.subject]
    found = next(filter(None, map(_WATCH.match, said)), None)
    if found is None or not case.says_only(_WATCH):
        return None
    game = found["game"].lower()
    if game == _OFF:
        return Watching("", off=True)
    return Watching(game, off=found["off"] is not None)
