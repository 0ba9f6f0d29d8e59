"""FORM and SHOW ORDERS: a fresh order form, and what stands."""

from adjudicator.service.documents import documents
from adjudicator.service.game import table
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def form(asked: Asked) -> Said:
    """The order form with what stands."""
    orders = table.orders(asked.incoming.unit, asked.table, asked.seat.number)
    made = documents.form(asked.incoming.office, asked.table, asked.seat.number, orders.clauses)
    return Said((say("form-here"),), form=made)


def show_orders(asked: Asked) -> Said:
    """Everything that stands, as an acknowledgement shows it."""
    return Said(show_orders=True)
