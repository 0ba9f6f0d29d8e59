"""Positions for programs: what a seat knows when a phase opens, and what stands for it, as its JSON report has it."""

from typing import Final

from adjudicator.orders.values.clauses import text
from adjudicator.reports.values.document import Position
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.store.tables.values import Seat

VERSION: Final = 1


def position(table: Table, seat: Seat, orders: Orders) -> Position | None:
    """The open phase as a seat knows it; None for a seat that is asked nothing.

    `orders` are those that stand as the phase opens.
    """
    view, number = table.view(seat.number), seat.number
    if table.title.watches(view, number) or not table.playing(number):
        return None
    names = table.title.vocabulary(view, number)
    own = orders.clauses[: len(orders.clauses) - len(orders.repeated)]
    return Position(
        version=VERSION,
        title=table.title.name,
        seat=number,
        language=seat.language or ENGLISH,
        players=tuple([one.player for one in table.seats]),
        view=view,
        carried=tuple([text(clause, names) for clause in own]),
        kept=(*orders.repeated, *orders.later),
    )
