"""Writers: who writes a letter, and what was there before it came. Reading what it says needs nothing else."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.orders.grammar.player_names import People
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.offers import offers_on_file
from adjudicator.service.offers.offers_on_file import Made
from adjudicator.store.database.unit import Unit


class Writer(NamedTuple):
    """A player as the reader of a letter needs them: the game, what they know of it, and the names of all players."""

    title: Title[Any]
    view: State
    seat: int
    player: str
    people: People

    def read(self, words: str) -> LetterReading:
        """A line alone, or a few, as if they wrote nothing else."""
        lines = [Line(number, line) for number, line in enumerate(words.splitlines(), start=1)]
        return orders_on_file.read_from(self.title, self.view, self.seat, lines, self.people)[1]


class Before(NamedTuple):
    """What was there before a letter. Each part is looked up only where it is needed.

    `made` are the offers, the latest first; `ours` says whether we have sent a letter of this Message-ID.
    """

    made: Callable[[], tuple[Made, ...]]
    orders: Callable[[], Orders]
    ours: Callable[[str], bool]


def writer(laid: Table, seat: int, people: People) -> Writer:
    """The player of a seat in the open phase."""
    return Writer(laid.title, laid.view(seat), seat, laid.seats[seat].player, people)


def before(unit: Unit, laid: Table, seat: int) -> Before:
    """What a seat's player has been offered and has ordered in the open phase."""
    once = lru_cache(maxsize=1)
    return Before(
        once(lambda: offers_on_file.made(unit, laid, seat)),
        once(lambda: table.orders(unit, laid, seat)),
        unit.outbox.ours,
    )
