"""Planets by number: which system a place belongs to at first, and what it is called there.

The planets of the beginning come first, system by system. Planets that are made later follow in layers, one place for
every alien, so that the number of a place says all there is to know of it; in a layer most places are no planets yet.
"""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.invasions import Place

FEWEST: Final = 4
"""In a match of so many aliens a system has one planet fewer, and one dominion less wins."""
FEW_PLANETS, MANY_PLANETS = 4, 5
"""Planets of a system in the smallest match, and in every other."""


def planets_each(aliens: int) -> int:
    """Planets of every system as a match of so many aliens begins."""
    return FEW_PLANETS if aliens == FEWEST else MANY_PLANETS


def numbered(aliens: int, place: Place) -> tuple[Seat, int]:
    """Whose system a planet is in at first, and its number there, from 1."""
    each = planets_each(aliens)
    system, number = divmod(place, each)
    if system < aliens:
        return system, number + 1
    layer, seat = divmod(place - aliens * each, aliens)
    return seat, each + 1 + layer


def place_at(aliens: int, seat: Seat, number: int) -> Place:
    """The planet with this number, from 1, in a system."""
    each = planets_each(aliens)
    return seat * each + number - 1 if number <= each else aliens * (number - 1) + seat


def layers(aliens: int, places: int) -> int:
    """How many planets of every system there is room for in so many places."""
    return places // aliens
