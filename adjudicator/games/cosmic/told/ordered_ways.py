"""Ordered ways: what of a seat's orders is an arrow on the picture of the galaxy."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.galaxy.shores import Way
from adjudicator.games.cosmic.table import picture
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.order_words import Attack, Join


def wished_ways(view: Cosmic, seat: Seat, wishes: Sequence[tuple[int, Choice]]) -> Iterator[Way]:
    """The arrows of attacks, and of what comes to the aid of others."""
    for number, wish in wishes:
        if isinstance(wish, Attack):
            yield picture.attack(seat, wish.place)
        elif isinstance(wish, Join):
            yield from picture.aid(view, seat, number)
