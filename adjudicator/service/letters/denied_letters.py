"""The owner of a seat says no when asked whether a held letter is theirs: it is dropped at once."""

from adjudicator.mail.parsing.letter import read
from adjudicator.service.documents import documents
from adjudicator.service.game import hidden_addresses
from adjudicator.service.game.table import Table
from adjudicator.service.intake import held_letters
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.offers import offers_on_file
from adjudicator.service.seats import refused_mail
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Letter as Filed
from adjudicator.store.tables.values import Seat


def denied(incoming: Incoming, laid: Table, seat: Seat) -> Handled | None:
    """The outcome of a letter in which somebody denies that a held letter is theirs; None if it is no such letter."""
    waiting = held_letters.waiting(incoming.unit, laid.game, seat)
    if not waiting or refused_mail.said(incoming) is None:
        return None
    filed = _meant(incoming, laid, seat, waiting)
    if filed is None:
        return None
    held_letters.drop(incoming.unit, laid.game, filed, seat.address, incoming.at)
    said = say("held-denied", sender=hidden_addresses.instead(laid.game, read(filed.raw).sender), seat=seat.name)
    document = documents.notice(laid.game, say("heading-was-held"), (said,), seat=seat)
    mails = incoming.answer(laid.game, seat, document)
    return Handled(verdict=held_letters.DENIED, mails=mails, game=laid.game, seat=seat, serial=laid.game.serial)


def _meant(incoming: Incoming, laid: Table, seat: Seat, waiting: list[Filed]) -> Filed | None:
    """The held letter that a no is about: the one whose question it answers, or the only thing there is to answer."""
    letter, unit = incoming.letter, incoming.unit
    asked = [unit.outbox.identified(name) for name in (letter.in_reply_to or letter.references[-1:])]
    subjects = [letter.subject, *(read(mail.raw).subject for mail in asked if mail is not None)]
    codes = held_letters.codes_in(subjects)
    for filed in waiting:
        if held_letters.code(incoming.office, laid.game, seat, filed) in codes:
            return filed
    refers = bool(letter.in_reply_to or letter.references)
    alone = len(waiting) == 1 and not offers_on_file.made(unit, laid, seat.number)
    return waiting[0] if alone and not refers else None
