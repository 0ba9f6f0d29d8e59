"""Wishes for letters that come regularly: WATCH and the name of a game, and the hours of REMIND ME and DIGEST."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import AtHours, Watching
from adjudicator.mail.writing.address import NAME, WATCHING

_WATCH: Final = re.compile(rf"\s*WATCH\s+(?:(?P<game>{NAME})(?P<off>\s+OFF)?)\s*[.!]?\s*\Z", re.I)
_OFF: Final = "off"
_HOURS: Final = re.compile(
    r"\s*(?:(?P<remind>REMIND\s+ME|ERINNERE?\s+MICH)|(?P<digest>DIGEST|SAMMELBRIEF))\b\s*:?"
    r"(?P<said>(?:\s*(?:at|um|never|nie|niemals|none|as\s+usual|wie\s+üblich|usual|off|aus|daily|täglich|every|each|"
    r"jeden|\d).{0,80})?)\s*[.!?]?\s*\Z",
    re.I,
)
"""Only what can be meant so: `remind me to ask Bob` may stand in any letter."""


def check(case: Case) -> Watching | AtHours | None:
    """Pass a wish on if the letter says nothing else: who plays may have orders that begin with such a word."""
    return _watching(case) or _hours(case)


def _watching(case: Case) -> Watching | None:
    claim = case.claim
    if claim is not None and claim.seat == WATCHING:
        return Watching(claim.game, code=claim.token)
    found = next(filter(None, map(_WATCH.match, _said(case))), None)
    if found is None or not case.says_only(_WATCH):
        return None
    game = found["game"].lower()
    if game == _OFF:
        return Watching("", off=True)
    return Watching(game, off=found["off"] is not None)


def _hours(case: Case) -> AtHours | None:
    """Whichever game the letter answers: they are about a person."""
    found = [one for one in map(_HOURS.match, _said(case)) if one is not None]
    if not found or not case.says_only(_HOURS):
        return None
    return AtHours(tuple(("REMIND ME" if one["remind"] else "DIGEST", one["said"].strip()) for one in found))


def _said(case: Case) -> list[str]:
    """The lines of a letter; of one that answers none, its subject, too."""
    return [*case.lines, *([case.letter.subject] if case.claim is None else [])]
