"""Which letters in a mailbox that is also a person's are meant for a game; all others are left alone."""

import re
from typing import Final

from adjudicator.mail.intake import opened, requests
from adjudicator.mail.intake.verdict import Join
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.writing import address
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit

_BRACKETS: Final = re.compile(r"\[\s*([a-z0-9_-]{1,40})[\s\]:]", re.I)
_MOST: Final = 100


def concerns(office: Office, raw: bytes) -> bool:
    """Whether a letter is addressed to a game.

    It is if it has a token, answers or returns a letter of ours, names a game in brackets in its subject or after a
    plus in the address, or asks to JOIN an existing game.
    """
    letter = read(raw)
    with office.store.unit() as unit:
        desk = Desk(office, unit, letter)
        return (
            address.find(letter, office.host) is not None
            or any(unit.games.named(name) is not None for name in _named(office, letter))
            or _of_ours(office, unit, raw)
            or isinstance(requests.joining(opened(desk.letter, desk)), Join)
        )


def _named(office: Office, letter: Letter) -> list[str]:
    """Possible names of games: in brackets in the subject, or where our address may hold a token."""
    found = [match.lower() for match in _BRACKETS.findall(letter.subject)]
    ours = (to for to in letter.recipients if "+" in to and address.bare(to) == office.mailbox)
    return [*found, *(to.partition("+")[2].partition("@")[0].partition(".")[0] for to in ours)]


def _of_ours(office: Office, unit: Unit, raw: bytes) -> bool:
    """Whether it contains the Message-ID of a letter of ours: it is an answer, a bounce or a copy."""
    ids = re.findall(rb"<[^<>\s]{1,250}@" + re.escape(office.host.encode()) + rb">", raw, re.I)
    distinct = list(dict.fromkeys(ids))[:_MOST]
    return any(unit.outbox.ours(one.decode("ascii", "replace")) for one in distinct)
