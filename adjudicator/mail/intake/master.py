"""A letter from a game master, or with a game master's key."""

import re
from typing import Final

from adjudicator.mail.intake import requests
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Master
from adjudicator.mail.writing import token
from adjudicator.mail.writing.address import MASTER

_GAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
_GM: Final = re.compile(r"\bgm\b", re.I)


def master(case: Case) -> Master | None:
    """The key must be the one made for the sender's address and the latest phase; without it nothing is done.

    Even with the key nothing is done if the domain of the address disowns the letter.
    """
    claim, letter = case.claim, case.letter
    if claim is None:
        return _without(case)
    game = case.desk.game(claim.game)
    if claim.seat != MASTER or game is None:
        return None
    known = letter.sender in case.desk.masters(claim.game)
    # Keys from before a restore are right too, except for commands that must not be done again.
    keys = [
        token.mint_for_master(case.desk.secret, claim.game, letter.sender, game.serial, era)
        for era in range(game.era, -1, -1)
    ]
    right = [token.same(key, claim.token) for key in keys]
    proved = known and claim.serial == game.serial and any(right)
    if case.proof.found == "fail":  # a GM's commands can do more harm than orders, and the GM can be asked at once
        proved = False
    return Master(claim.game, letter.sender, known, proved, outdated=proved and not right[0])


def _without(case: Case) -> Master | None:
    """A master's letter is for the game in its subject; from a GM who plays, only if the subject says GM."""
    games = case.desk.mastered(case.letter.sender)
    if not games or (case.seats and not _GM.search(case.letter.subject)) or requests.joining(case) is not None:
        return None
    named = [said for said in _GAME.findall(case.letter.subject.lower()) if said in games]
    if not named and len(games) != 1:
        return None
    return Master((*named, *games)[0], case.letter.sender, known=True, proved=False)
