"""What people write who order nothing: to join a game, to watch one, to be forgotten, to know what there is."""

import re
from typing import Final

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import AtDoor, AtHours, Confirm, Forget, Join, Standby, UnknownGame, Watching
from adjudicator.mail.writing.address import CONFIRMING, FORGETTING, NAME, WATCHING

MOST_ASKED: Final = 4
"""How many different things of one letter are answered."""
_WORD: Final = re.compile(r"\s*(GAMES|OPEN|HELP|RULES|PLAY)(?:\s+(\S.{0,79}?))?\s*[.!?]*\s*\Z", re.I)
_ALONE: Final = frozenset(("GAMES", "OPEN", "HELP"))
_FOR_PLAYERS: Final = frozenset(("GAMES", "OPEN", "PLAY"))
"""In a game, HELP and RULES are about that game."""
_JOIN: Final = re.compile(r"\s*JOIN\s+(?:GAME\s+)?([a-z0-9][a-z0-9_-]{0,39})\s*[.!]?\s*\Z", re.I)
_WITH: Final = re.compile(r"\s*(?:WORD|NAME|LUCK|LANGUAGE)\b", re.I)
"""What may stand beside it when somebody writes who plays elsewhere."""
_STANDBY: Final = re.compile(r"\s*STANDBY\s+(?:FOR\s+|GAME\s+)?([a-z0-9][a-z0-9_-]{0,39})(\s+OFF)?\s*[.!]?\s*\Z", re.I)
_FORGET: Final = re.compile(r"\s*FORGET\s+ME\s*[.!]*\s*\Z", re.I)
_WATCH: Final = re.compile(rf"\s*WATCH\s+(?:(?P<game>{NAME})(?P<off>\s+OFF)?)\s*[.!]?\s*\Z", re.I)
_OFF: Final = "off"
_HOURS: Final = re.compile(
    r"\s*(?:(?P<remind>REMIND\s+ME|ERINNERE?\s+MICH)|(?P<digest>DIGEST|SAMMELBRIEF))\b\s*:?"
    r"(?P<said>(?:\s*(?:at|um|never|nie|niemals|none|as\s+usual|wie\s+üblich|usual|off|aus|daily|täglich|every|each|"
    r"jeden|\d).{0,80})?)\s*[.!?]?\s*\Z",
    re.I,
)
"""Only what can be meant so: `remind me to ask Bob` may stand in any letter."""


def at_door(case: Case) -> AtDoor | None:
    """Words that anybody can write, with a seat or without: what can be played, what is open, the rules, a new game.

    Whoever plays must say nothing else in the letter, because the words may be orders, too.
    """
    if case.claim is not None:
        return None
    said = [_asked(case, text) for text in (case.letter.subject, *case.lines)]
    found = tuple(dict.fromkeys(one for one in said if one is not None))[:MOST_ASKED]
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


def joining(case: Case) -> Join | UnknownGame | None:
    """A letter from somebody who wants to play: the answer to an invitation, or "JOIN name-of-the-game" from anybody.

    The game decides whether there is a free seat.
    """
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


def standby(case: Case) -> Standby | None:
    """A letter from somebody who would like a seat when one becomes free: "STANDBY name-of-the-game".

    They may play elsewhere; a player's letter must say nothing else.
    """
    if case.claim is not None:
        return None
    said = [match for match in map(_STANDBY.match, (case.letter.subject, *case.lines)) if match is not None]
    if not said or (case.seat is not None and len(case.lines) > 1):
        return None
    game = said[0][1].lower()
    if case.desk.game(game) is None or game in {name for name, _ in case.seats}:
        return None
    return Standby(game, off=said[0][2] is not None)


def confirming(case: Case) -> Confirm | None:
    """The answer to the question whether an address belongs to a seat.

    The game checks what its code was made for, and what the letter says.
    """
    claim = case.claim
    if claim is None or claim.seat != CONFIRMING or case.desk.game(claim.game) is None:
        return None
    return Confirm(claim.game, claim.token, case.letter.sender)


def forgetting(case: Case) -> Forget | None:
    """FORGET ME: somebody wants to be forgotten, whether they play here or not; or the answer to our question about it.

    The letter says nothing else; among orders it is a word like others, and the orders count.
    """
    claim = case.claim
    if claim is not None and claim.seat == FORGETTING:
        return Forget(claim.token)
    if not case.says_only(_FORGET):
        return None
    # In an answer, the subject is ours.
    said = case.lines if claim is not None else [case.letter.subject, *case.lines]
    return Forget() if any(map(_FORGET.match, said)) else None


def regular_letters(case: Case) -> Watching | AtHours | None:
    """Wishes for letters that come regularly: WATCH and the name of a game, and the hours of REMIND ME and DIGEST.

    The letter says nothing else: whoever plays may have orders that begin with such a word.
    """
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
