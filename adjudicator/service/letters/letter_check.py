"""Reads a letter as it would be acknowledged, without counting it: nothing is written."""

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import Sifted
from adjudicator.reports.values.document import Acknowledgement
from adjudicator.service.documents import acknowledgements
from adjudicator.service.game import seat_names, table
from adjudicator.service.game.orders_on_file import Body, Orders
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_end
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.letters.offering import NOTHING, Offering, offering
from adjudicator.service.letters.unused_lines import unused_lines
from adjudicator.service.offers.orders_in_letter import MadeOut, made_out
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


def checked(office: Office, unit: Unit, laid: Table, seat: Seat, letter: Letter) -> Acknowledgement:
    """The acknowledgement that a seat would get for this letter now, added to what stands for it.

    Requests to the service, such as STATUS, are read and not answered.
    """
    now = office.clock.now()
    desk = Desk(office, unit, letter)
    sifted, letter = desk.sifted(laid.game, seat).whole, desk.letter
    made = made_out(unit, laid, seat, letter, sifted, now)
    body = () if made.body is None else (made.body,)
    orders = table.orders(unit, laid, seat.number, *body)
    offered = offering(unit, now, laid, seat, orders, (*made.reading.problems, *orders.problems), made.understood)
    notes = (*letter.problems, *_notes(unit, laid, seat, made, orders, now))
    return _acknowledgement(office, laid, seat, made, orders, sifted, notes, offered)


def only_checked(
    office: Office,
    unit: Unit,
    laid: Table,
    seat: Seat,
    letter: Letter,
    sifted: Sifted,
    now: datetime,
    before: Sequence[Body] = (),
) -> Acknowledgement:
    """The answer to what stands below CHECK: nothing of it counts.

    It is added to what stands, and to orders `before` it in the same letter. What it would offer is shown without a
    number, because a YES could take nothing that is not on file.
    """
    made = made_out(unit, laid, seat, letter, sifted, now)
    body = () if made.body is None else (made.body,)
    orders = table.orders(unit, laid, seat.number, *before, *body)
    notes = (*about_check(made), *_notes(unit, laid, seat, made, orders, now))
    return replace(_acknowledgement(office, laid, seat, made, orders, sifted, notes), checked=True)


def _acknowledgement(
    office: Office,
    laid: Table,
    seat: Seat,
    made: MadeOut,
    orders: Orders,
    sifted: Sifted,
    notes: Sequence[str],
    offered: Offering = NOTHING,
) -> Acknowledgement:
    """The answer to what was made out of a letter, with all advice."""
    return acknowledgements.acknowledgement(
        acknowledgements.seated(office, laid, seat),
        orders,
        made.reading,
        advice=acknowledgements.advice_on(office, laid, seat, orders, made.reading),
        unused=unused_lines(made.reading, sifted),
        notes=notes,
        offers=offered.offers,
        understood=offered.understood,
    )


def about_check(made: MadeOut) -> tuple[str, ...]:
    """What is said to orders that are only checked: that nothing of them counts, and how other words are understood."""
    understood = (say("check-understood", line=one.line, words=one.written, order=one.words) for one in made.understood)
    return (say("only-checked"), *understood)


def _notes(unit: Unit, laid: Table, seat: Seat, made: MadeOut, orders: Orders, now: datetime) -> tuple[str, ...]:
    """What else its writer would be told."""
    ready = phase_end.readiness(unit, laid, seat, orders, now) if made.body is not None else ()
    named = seat_names.told(made.reading.naming)
    return (*made.remarks, *acknowledgements.not_closely(made.reading), *named, *ready)
