"""FORGET ME: somebody wants to be forgotten, is asked whether it was them, and is told what will happen and when.

The question has a code that is made from the address and the day, so nothing is kept before they have answered. What
is done then, and when, is in `adjudicator.service.work.forgetting`.
"""

import re
from datetime import date, timedelta
from typing import Final

from adjudicator.engine.text.sayings import Several
from adjudicator.mail.intake.verdict import Forget
from adjudicator.mail.writing import address, token
from adjudicator.service.front_door import answers
from adjudicator.service.intake import confirmations
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import NewMail

KIND: Final = "forget"
"""The verdict on such letters, and the kind of the notice to the game master."""
LASTS: Final = 7
"""How many days a question can be answered."""
_AGAIN: Final = re.compile(r"\W*FORGET\s+ME\W*\Z", re.I)


def heard(incoming: Incoming, verdict: Forget) -> Handled:
    """The outcome of a letter of somebody who wants to be forgotten."""
    if answers.disowned(incoming):
        return Handled(verdict=KIND)
    if verdict.code and _known(incoming, verdict.code):
        if confirmations.given(incoming.letter, _AGAIN):
            return _forgotten(incoming)
        return _told(incoming, say("forget-how"))
    return Handled(verdict=KIND, mails=question(incoming, incoming.letter.sender))


def question(incoming: Incoming, sender: str) -> tuple[NewMail, ...]:
    """Was it you, and do you know what will happen? Asked three times a day at most."""
    office, unit = incoming.office, incoming.unit
    if answers.enough(incoming, KIND):
        return ()
    if office.gm in unit.forgettings.addresses(sender):
        return answers.told(incoming, KIND, [say("forget-master")])
    return answers.question(
        incoming,
        KIND,
        [say("forget-asked", address=sender), say("forget-what"), _when(incoming, sender), say("forget-yes")],
        subject=say("forget-subject"),
        place=(address.ME, address.FORGETTING),
        code=_code(office, sender, incoming.desk.day),
    )


def _when(incoming: Incoming, sender: str) -> str:
    """When it will be done: at once, or when the last of their games is over."""
    forgettings = incoming.unit.forgettings
    games = forgettings.games(forgettings.addresses(sender))
    return say("forget-when", count=len(games), games=Several(games) if games else "")


def _code(office: Office, sender: str, day: date) -> str:
    return token.mint(office.secret, address.ME, f"{address.FORGETTING}/{sender}/{day}", 0)


def _known(incoming: Incoming, code: str) -> bool:
    days = (incoming.desk.day - timedelta(days=ago) for ago in range(LASTS))
    return any(token.same(_code(incoming.office, incoming.letter.sender, day), code) for day in days)


def _forgotten(incoming: Incoming) -> Handled:
    """Note the wish; it is done when the last letter to them has left, and their games are over."""
    unit, sender = incoming.unit, incoming.letter.sender
    addresses = unit.forgettings.addresses(sender)
    if incoming.office.gm in addresses:
        return _told(incoming, say("forget-master"))
    when = _when(incoming, sender)
    unit.forgettings.ask(addresses, incoming.at)
    games = unit.forgettings.games(addresses)
    if games:
        text = f"{sender} has asked to be forgotten. That is done when these games are over: {', '.join(games)}."
        tell_gm(incoming.office, unit, KIND, text, at=incoming.at, by_mail=False)
    return _told(incoming, say("forget-noted"), when, say("forget-stranger"))


def _told(incoming: Incoming, *parts: str) -> Handled:
    kind = f"{KIND}-answer"
    if answers.enough(incoming, kind):
        return Handled(verdict=KIND)
    return Handled(verdict=KIND, mails=answers.told(incoming, kind, parts))
