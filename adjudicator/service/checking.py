"""Reading a letter as it would be acknowledged, without counting it: nothing is written."""

from adjudicator.mail.letter import Letter
from adjudicator.mail.quoting import sift
from adjudicator.reports.document import Acknowledgement
from adjudicator.service import acknowledging, ending, people, signing, standing, table
from adjudicator.service.desk import Desk
from adjudicator.service.lines import lines_of
from adjudicator.service.office import Office
from adjudicator.service.ordering import unused_lines
from adjudicator.service.table import Table
from adjudicator.store.unit import Unit
from adjudicator.store.values import Seat


def checked(office: Office, unit: Unit, laid: Table, seat: Seat, letter: Letter) -> Acknowledgement:
    """The acknowledgement that a seat would get for this letter now, on top of what stands for it.

    Requests to the service, such as STATUS, are read and not answered.
    """
    number = seat.number
    sifted = sift(letter, Desk(office, unit, letter).form(laid.game.name, seat.name.lower(), laid.phase.serial))
    now = office.clock.now()
    known, written = people.of(unit, laid, now), lines_of(letter, sifted)
    lines, reading = signing.read(laid.title, laid.view(number), number, seat.player, written, sifted, known)
    body = standing.body(laid.title, laid.view(number), number, lines, reading)
    orders = table.orders(unit, laid, number, *(() if body is None else (body,)))
    ready = ending.readiness(unit, laid, seat, orders, now) if body is not None else ()
    return acknowledging.acknowledgement(
        office,
        laid,
        seat,
        orders,
        reading,
        advice=acknowledging.advice_on(office, laid, seat, orders),
        unused=unused_lines(reading, sifted),
        notes=(*letter.problems, *acknowledging.not_closely(reading), *people.told(reading.naming), *ready),
    )
