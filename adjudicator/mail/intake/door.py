"""Words that anybody can write, with a seat or without: what can be played, what is open, the rules, a new game."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import AtDoor

MOST: Final = 4
"""How many different things of one letter are answered."""
_WORD: Final = re.compile(r"\s*(GAMES|OPEN|HELP|RULES|PLAY)(?:\s+(\S.{0,79}?))?\s*[.!?]*\s*\Z", re.I)
_ALONE: Final = frozenset(("GAMES", "OPEN", "HELP"))
_FOR_PLAYERS: Final = frozenset(("GAMES", "OPEN", "PLAY"))
"""In a game, HELP and RULES are about that game."""


def check(case: Case) -> AtDoor | None:
    """Pass such a letter on; whoever plays must say nothing else in it, because the words may be orders, too."""
    if case.claim is not None:
        return None
    said = [_asked(case, text) for text in (case.letter.subject, *case.lines)]
    found = tuple(dict.fromkeys(one for one in said if one is not None))[:MOST]
    if not found:
        return None
    if case.seats and not (all(said[1:]) and all(_of_players(case, *one) for one in found)):
        return None
    return AtDoor(found)


def _asked(case: Case, text: str) -> tuple[str, str] | None:
    """The word of a line and what stands behind it; None for a line that is a sentence."""
    match = _WORD.match(text)
    if match is None:
        return None
    word, rest = match[1].upper(), " ".join((match[2] or "").split())
    return None if rest and word in _ALONE else (word, rest)


def _of_players(case: Case, word: str, rest: str) -> bool:
    return word in _FOR_PLAYERS and (word != "PLAY" or case.desk.playable(rest))
