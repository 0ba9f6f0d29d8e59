"""Rate limits: how much is read of one sender within an hour, and how many strangers are answered in a day.

All counts come from the letters and answers on file and from our own clock, so a restart forgets nothing.
"""

from datetime import UTC, datetime, time, timedelta
from typing import Final

from adjudicator.mail.intake.desk import Desk
from adjudicator.mail.intake.verdict import TooMany
from adjudicator.mail.parsing import letter_parts
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.parsing.machines import BY_SUBJECT
from adjudicator.mail.writing import address, token
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Seat
from adjudicator.store.tables.values import Letter as Filed

WITHIN: Final = timedelta(hours=1)
MEGABYTE: Final = 1_000_000
STRANGERS: Final = "strangers"
"""The kind of the notice that strangers are not answered any more today."""


def ration_of(office: Office, desk: Desk, letter: Letter) -> str | None:
    """Whose rate limit a letter counts against; None for machines, which are never answered.

    Somebody who writes in a player's name does not have the key of the seat, so they do not use up the player's limit.
    """
    if letter.auto not in (None, BY_SUBJECT) or not letter.sender:
        return None
    claim = address.find(letter, office.host)
    if claim is None:
        return letter.sender
    holder = desk.holder(claim.game, claim.seat)
    if not token.check(office.secret, claim.game, holder, claim.serial, claim.token):
        return letter.sender
    return _of_seat(letter.sender, claim.game, claim.seat)


def of_seat(sender: str, game: Game, seat: Seat) -> str:
    """The rate limit of a sender who has the key of a seat."""
    return _of_seat(sender, game.name, seat.name.lower())


def _of_seat(sender: str, game: str, seat: str) -> str:
    return f"{sender} {game}.{seat}"


def too_many(office: Office, unit: Unit, desk: Desk, letter: Letter, filed: Filed) -> TooMany | None:
    """Whether the sender of a letter was over the rate limit when it was received."""
    ration = ration_of(office, desk, letter)
    limits = office.limits
    if ration is None or letter_parts.is_part(filed.source):  # its letter was counted as a whole
        return None
    sent = unit.letters.lately(ration, since=filed.received_at - WITHIN, before=filed.id)
    many = 0 < limits.letters <= sent.count
    much = 0 < limits.megabytes * MEGABYTE < sent.size + len(filed.raw)
    return TooMany(limits.letters, limits.megabytes, first=sent.refused == 0) if many or much else None


def strangers_answered(office: Office, unit: Unit, at: datetime) -> bool:
    """Whether the day's answers to strangers are used up."""
    most = office.limits.strangers
    day = datetime.combine(at.astimezone(UTC).date(), time(), UTC)
    return 0 < most <= unit.outbox.strangers_answered(day)
