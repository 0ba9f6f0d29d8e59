"""Reads a letter as it would be acknowledged, without counting it: nothing is written."""

from adjudicator.mail.parsing.letter import Letter
from adjudicator.reports.values.document import Acknowledgement
from adjudicator.service.documents import acknowledgements
from adjudicator.service.game import seat_names, table
from adjudicator.service.game.orders_in_letter import made_out
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_end
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.letters.order_letters import unused_lines
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


def checked(office: Office, unit: Unit, laid: Table, seat: Seat, letter: Letter) -> Acknowledgement:
    """The acknowledgement that a seat would get for this letter now, added to what stands for it.

    Requests to the service, such as STATUS, are read and not answered.
    """
    now = office.clock.now()
    desk = Desk(office, unit, letter)
    sifted, letter = desk.sifted(laid.game, seat), desk.letter
    _, reading, body = made_out(unit, laid, seat, letter, sifted, now)
    orders = table.orders(unit, laid, seat.number, *(() if body is None else (body,)))
    ready = phase_end.readiness(unit, laid, seat, orders, now) if body is not None else ()
    return acknowledgements.acknowledgement(
        office,
        laid,
        seat,
        orders,
        reading,
        advice=acknowledgements.advice_on(office, laid, seat, orders, reading),
        unused=unused_lines(reading, sifted),
        notes=(*letter.problems, *acknowledgements.not_closely(reading), *seat_names.told(reading.naming), *ready),
    )
