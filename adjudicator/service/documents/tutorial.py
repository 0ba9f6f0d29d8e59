"""What the letters of a tutorial say beside those of any game: what has happened, what can be done, what to write."""

from collections.abc import Iterator
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import told
from adjudicator.engine.contract.title import Title
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import opening
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Seat

MOST: Final = 12
"""How many things that have happened are told in the comment; the report has them all."""


def comments(title: Title[Any], table: Table, seat: Seat, before: Table | None, resolved: Resolved) -> Iterator[str]:
    """The comments in the report that opens a phase; none in any other game.

    The suggested orders are those of a house player with the same cards in hand, which knows no more than the reader.
    """
    if not opening.tutorial(table.game) or seat.house:
        return
    if before is None:
        yield say("tutorial-first")
    else:
        names = [one.name for one in table.seats]
        said = [title.sentence(event, names, seat.number) for event in told(resolved.events, seat.number)]
        happened = [sentence for sentence in said if sentence]
        yield say("tutorial-happened", heading=title.headed(before.heading), some=bool(happened))
        yield from happened[:MOST]
        if len(happened) > MOST:
            yield say("tutorial-more", count=len(happened) - MOST)
    if not table.owes(seat.number):
        yield say("tutorial-wait")
        return
    yield say("tutorial-suggested", before=before is not None)
    view = table.view(seat.number)
    names_of = title.vocabulary(view, seat.number)
    clauses = tuple(title.bot(view, seat.number, _chance(table, seat)))
    yield from [text(clause, names_of) for clause in clauses] or ["PASS"]
    yield "READY"
    yield say("tutorial-ready")


def _chance(table: Table, seat: Seat) -> Chance:
    """Dice of its own, made from what everybody knows: a suggestion may not tell anything of the game's."""
    return Chance(f"tutorial/{table.game.commitment[:32]}/{table.heading}/{seat.number}"[:64].encode())
