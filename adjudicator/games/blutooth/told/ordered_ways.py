"""Ordered ways: what of a seat's orders is an arrow on the picture of the galaxy."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.galaxy.shores import Way
from adjudicator.games.blutooth.encounters.targets import meant
from adjudicator.games.blutooth.table import picture
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.words.launch_words import Target
from adjudicator.games.blutooth.words.rally_words import SponsorFleet


def wished_ways(view: Match, seat: Seat, wishes: Sequence[tuple[int, Choice]]) -> Iterator[Way]:
    """What of a seat's orders is an arrow on the picture: invasions, and ships that sponsor others."""
    for where, wish in wishes:
        if isinstance(wish, Target):
            yield from _aimed(view, seat, where, wish.place)
        elif isinstance(wish, SponsorFleet):
            yield from picture.aid(view, seat, where)


def _aimed(view: Match, seat: Seat, where: int, place: Place) -> Iterator[Way]:
    """The invasions of a seat that this planet may be meant for, where it is known whose it is."""
    for one in view.invaded_by(seat):
        if where in (0, one.number) and not one.over and one.defender is not None:
            planet = meant(place, view.home(one.defender))
            if planet in view.home(one.defender):
                yield picture.target(view, seat, planet)
