"""Reports at the opening of a phase: what those who sit at a table are told of the one before, all in one go."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.orders.values.kept_orders import Kept
from adjudicator.reports.values.document import Report, Wrote
from adjudicator.service.documents import public_notice
from adjudicator.service.documents.documents import asked_for, drawn, spoken, told, unread, void, welcome
from adjudicator.service.game import deal_wishes
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, Seat


class Reader(NamedTuple):
    """Who is told of a phase, what stands for the next one already, and what he had kept for one passed over."""

    seat: Seat
    orders: Orders
    lapsed: Sequence[Kept] = ()


def reports(
    office: Office,
    table: Table,
    readers: Sequence[Reader],
    before: Table | None,
    resolved: Resolved,
    messages: tuple[Wrote, ...] = (),
) -> list[Report]:
    """What seats are told at the opening of a phase; `before` is the phase they are told of, None at the first.

    `messages` are those to everybody. Each part is made for all readers before the next: what is done several times on
    end is done more quickly than all of it for one after the other.
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
            paragraphs=(*(_beginning(table.game, seat) if before is None else ()), *void(lapsed), *unread(orders)),
            welcome=None if before is not None else welcome(office, table, seat.number),
            messages=messages,
        )
        for (seat, orders, lapsed), title, view, was, said, questions, lines in zip(
            readers, titles, views, earlier, sections, asked, forms, strict=True
        )
    ]


def _beginning(game: Game, seat: Seat) -> tuple[str, ...]:
    """What only the first report says: whether the game is public, and for what its reader had wished."""
    wishes = deal_wishes.read(seat)
    said = say("wished", wishes=", ".join(wishes))
    return (*public_notice.told(game), *([said] if wishes else ()))
