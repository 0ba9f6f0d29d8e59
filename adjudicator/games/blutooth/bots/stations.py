"""What house bots order about space stations: one is chosen, and each is used wherever it may be."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.games.blutooth.systems.stations import Building
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.use_prices import STATION
from adjudicator.games.blutooth.told.piece_questions import asked
from adjudicator.games.blutooth.told.pieces_in_force import pieces_of
from adjudicator.games.blutooth.words.station_words import Operate
from adjudicator.orders.values.clauses import Clause

MOST: Final = 3
"""So many ways to use a station are named."""


def station_orders(view: Match, seat: Seat, chance: Chance, label: str) -> Iterator[Clause]:
    """The station that is chosen, and the uses of those that work."""
    offered = view.station_offers[seat] if view.station_offers else ()
    if offered:
        every = [*Building(view, seat, offered).every()]
        yield Clause.of(every[chance.below(f"{label}/station", len(every))])
    for piece in pieces_of(view, seat) if view.stations else ():
        if any(letter in getattr(piece, "ready", ()) for letter in view.due):
            yield Clause.of(Operate(piece.name))
    for piece, ask, where in asked(view, seat) if view.stations else ():
        if piece.kind == STATION:
            choices = [choice for choice in islice(ask.options.every(), MOST) if choice is not NO]
            if choices:
                yield Clause.of(*choices, where=where)
