"""What the answer to a letter offers its writer, and what it says the letter was understood as."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from adjudicator.orders.values.problems import Problem
from adjudicator.reports.values.document import Understood
from adjudicator.service.game import seat_names
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.offers import new_offers, offers_on_file, understood_lines, writers
from adjudicator.service.offers.offers_on_file import NO_OFFERS, Made, Offer
from adjudicator.service.office import envelopes
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Seat


class Offering(NamedTuple):
    """The lines that stand if the writer says YES, by their words, and those that stand unless they say NO."""

    offers: Mapping[str, Offer] = NO_OFFERS
    understood: Sequence[Understood] = ()

    def noted(self, incoming: Incoming) -> dict[str, Any]:
        """Both as the notes on the letter have them."""
        answer = envelopes.answer_id(incoming.office, incoming.identity)
        stands = tuple(Offer(one.number, one.order) for one in self.understood)
        return offers_on_file.detail(Made(answer, tuple(self.offers.values()), stands))


NOTHING = Offering()


def offering(
    unit: Unit,
    at: datetime,
    laid: Table,
    seat: Seat,
    orders: Orders,
    problems: Sequence[Problem],
    understood: Sequence[understood_lines.Understood],
) -> Offering:
    """What to offer a seat for the problems of its letter, when these orders stand."""
    if not (problems or understood):
        return NOTHING
    first = offers_on_file.next_number(offers_on_file.made(unit, laid, seat.number))
    stands = [Understood(n, one.line, one.written, one.words) for n, one in enumerate(understood, start=first)]
    people = seat_names.of(unit, laid, at)
    return Offering(
        new_offers.of(writers.writer(laid, seat.number, people), orders, problems, first + len(stands)), stands
    )
