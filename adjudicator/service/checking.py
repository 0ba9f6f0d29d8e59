"""Reading a letter as it would be acknowledged, without counting it: nothing is written."""

from adjudicator.mail.letter import Letter
from adjudicator.reports.document import Acknowledgement
from adjudicator.service import acknowledging, ending, people, table
from adjudicator.service.intake_desk import Desk
from adjudicator.service.office import Office
from adjudicator.service.ordering import unused_lines
from adjudicator.service.orders_in_letter import made_out
from adjudicator.service.table import Table
from adjudicator.store.unit import Unit
from adjudicator.store.values import Seat


def checked(office: Office, unit: Unit, laid: Table, seat: Seat, letter: Letter) -> Acknowledgement:
    """The acknowledgement that a seat would get for this letter now, on top of what stands for it.

    Requests to the service, such as STATUS, are read and not answered.
    """
    now = office.clock.now()
    desk = Desk(office, unit, letter)
    sifted, letter = desk.sifted(laid.game, seat), desk.letter
    _, reading, body = made_out(unit, laid, seat, letter, sifted, now)
    orders = table.orders(unit, laid, seat.number, *(() if body is None else (body,)))
    ready = ending.readiness(unit, laid, seat, orders, now) if body is not None else ()
    return acknowledging.acknowledgement(
        office,
        laid,
        seat,
        orders,
        reading,
        advice=acknowledging.advice_on(office, laid, seat, orders, reading),
        unused=unused_lines(reading, sifted),
        notes=(*letter.problems, *acknowledging.not_closely(reading), *people.told(reading.naming), *ready),
    )
