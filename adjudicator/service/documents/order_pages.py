"""What a report tells the order page: where it is, and what its reader is asked."""

from collections.abc import Sequence
from typing import Any

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Title
from adjudicator.orders.values.clauses import text
from adjudicator.reports.values.moments import when
from adjudicator.reports.values.order_page import Tapping
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.store.tables.values import Seat


def tapping(
    office: Office,
    table: Table,
    title: Title[Any],
    seat: Seat,
    questions: Sequence[Question],
    orders: Orders,
    *,
    first: bool = False,
) -> Tapping | None:
    """What the order page is told of a seat, whose language the title speaks; None if there is nothing to decide.

    Where there is no site the page itself comes with the `first` report, whatever that asks. What later reports say for
    it stands in the letter, so nothing is greyed then: it is short, and whoever only ends phases reads no orders.
    """
    file = first and not office.site and office.attached
    if not (office.site or office.attached) or not (questions or file) or table.deadline is None:
        return None
    from adjudicator.orders.letter import tapped_orders

    view = table.view(seat.number)
    names = title.vocabulary(view, seat.number)
    asked = tapped_orders.of_seat(title, view, seat.number, questions, greyed=bool(office.site or file))
    asked |= {"g": table.game.name, "s": seat.name, "h": title.headed(table.heading)}
    asked |= {"d": when(table.deadline, title.tongue)}
    if table.deadline.ready:
        asked["r"] = 1
    if orders.clauses:
        asked["o"] = [text(clause, names) for clause in orders.clauses]
    if office.site:
        return Tapping(_page(office, seat, title.name), asked)
    return Tapping("", asked, _file(office, seat, title.name) if file else b"")


def _file(office: Office, seat: Seat, title: str) -> bytes:
    """The page itself, in the language of a seat."""
    # Only the first reports of a game have it, and only where there is no site.
    from adjudicator.service.documents import order_page_files

    return order_page_files.page(office.templates, title, seat.language or ENGLISH)


def _page(office: Office, seat: Seat, title: str) -> str:
    """The address of the page of a title, in the language of a seat if the site has that."""
    language = seat.language or ENGLISH
    below = f"{language}/" if language in office.pages[1:] else ""
    return f"{office.site}{below}orders-{title}.html"
