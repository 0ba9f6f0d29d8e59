"""Reports at the opening of a phase: all players at a table are told of the phase before, in one go."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.engine.text.sayings import Several
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.reports.values.document import Report, Wrote
from adjudicator.service.documents import order_pages, public_notice, tutorial
from adjudicator.service.documents.documents import asked_for, drawn, spoken, told, unread, void, welcome
from adjudicator.service.documents.known_positions import position
from adjudicator.service.game import deal_wishes
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.offers.tries import Tried
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Seat


class Reader(NamedTuple):
    """A reader of a phase's report, with what already stands for the next phase and what was kept for a skipped one."""

    seat: Seat
    orders: Orders
    lapsed: Sequence[Kept] = ()
    tried: Tried | None = None
    """The letter for the phase before in which nothing was understood, if nothing else came from them."""


def reports(
    office: Office,
    table: Table,
    readers: Sequence[Reader],
    before: Table | None,
    resolved: Resolved,
    messages: tuple[Wrote, ...] = (),
) -> list[Report]:
    """The reports to some seats at the opening of a phase. `before` is the phase they describe; None at the first.

    `messages` are those to everybody. Each part is made for all readers before the next part is made, because that is
    faster than making one whole report after the other.
    """
    titles = [spoken(office, table, reader.seat) for reader in readers]
    numbers = [reader.seat.number for reader in readers]
    views = [table.view(number) for number in numbers]
    earlier = [before.view(number) for number in numbers] if before is not None else views
    sections = [
        told(title, resolved, number, was, view)
        for title, number, was, view in zip(titles, numbers, earlier, views, strict=True)
    ]
    asked = [title.questions(view, number) for title, view, number in zip(titles, views, numbers, strict=True)]
    forms = [
        asked_for(office, table, reader.seat.number, reader.orders.clauses, questions)
        for reader, questions in zip(readers, asked, strict=True)
    ]
    return [
        Report(
            game=table.game.name,
            title=title.heading,
            seat=seat.name,
            heading=title.headed(table.heading),
            resolved=title.headed(before.heading) if before is not None else "",
            sections=said,
            picture=drawn(title, resolved, view, was if before is not None else None),
            deadline=table.deadline,
            open=questions,
            form=lines,
            paragraphs=(
                *(_beginning(table, seat) if before is None else ()),
                *tutorial.comments(title, table, seat, before, resolved),
                *(_in_vain(before, tried) if before is not None and tried is not None else ()),
                *void(lapsed),
                *unread(orders),
            ),
            welcome=None if before is not None else welcome(office, table, seat.number),
            messages=messages,
            tapping=order_pages.tapping(office, table, title, seat, questions, orders, first=before is None),
            position=position(table, seat, orders),
        )
        for (seat, orders, lapsed, tried), title, view, was, said, questions, lines in zip(
            readers, titles, views, earlier, sections, asked, forms, strict=True
        )
    ]


def _in_vain(before: Table, tried: Tried) -> tuple[str, ...]:
    """What a player is told who wrote for the phase before and was not understood: they were not silent."""
    return (say("tried-in-vain", heading=before.heading.said, offered=tried.offered, any=bool(tried.offers)),)


def _beginning(table: Table, seat: Seat) -> tuple[str, ...]:
    """What only the first report says: whether the game is public, what its reader had wished for, who is a program."""
    game, house = table.game, [one.name for one in table.seats if one.house]
    wishes = deal_wishes.read(seat)
    said = say("wished", wishes=", ".join(wishes))
    programs = say("house-plays", seats=Several(house), count=len(house)) if house else ""
    return (*public_notice.told(game), *([said] if wishes else ()), *([programs] if house else ()))
