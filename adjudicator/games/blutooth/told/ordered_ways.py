"""Ordered ways: what of a seat's orders is an arrow on the picture of the match."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.galaxy.shores import Way
from adjudicator.games.blutooth.table import picture
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.words.launch_words import Target
from adjudicator.games.blutooth.words.rally_words import SponsorFleet


def wished_ways(view: Match, seat: Seat, wishes: Sequence[tuple[int, Choice]]) -> Iterator[Way]:
    """The arrows of invasions, and of ships that sponsor others."""
    for number, wish in wishes:
        if isinstance(wish, Target):
            yield picture.target(view, seat, wish.place)
        elif isinstance(wish, SponsorFleet):
            yield from picture.aid(view, seat, number)
