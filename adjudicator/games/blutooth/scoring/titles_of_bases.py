"""Titles for bases and ships: who is whose guest, who is alone, what is in the warp."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.scoring import bases
from adjudicator.games.blutooth.scoring.points import Title, fewest, most
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "title.host_with_the_most",
    "title.friendly",
    "title.concentrated_colonizer",
    "title.battle_hardened",
    "title.good_neighbor",
    "title.expanded_borders",
    "title.tour_guide",
    "title.warp_explorer",
    "title.well_traveled",
    "title.lone_colonizer",
    "title.out_of_the_warp",
    "title.living_on_the_edge",
    "term.neighbor",
)


def _warp(state: Match, seat: Seat) -> int:
    return state.warp[seat]


def _battle_hardened(state: Match, seat: Seat) -> int:
    """More ships in the warp than free."""
    return int(state.warp[seat] > sum([row[seat] for row in state.planets]))


def _good_neighbor(state: Match, seat: Seat) -> int:
    """A neighbour, on the left or the right, beside whom there are bases on two planets or more."""
    aliens = len(state.seats)
    neighbours = {(seat + 1) % aliens, (seat - 1) % aliens}
    return int(any(bases.beside(state, seat, other) >= 2 for other in neighbours))


TITLES: Final = (
    Title("Host with the Most", "title.host_with_the_most", 1, bases.guests),
    Title("Friendly", "title.friendly", 2, bases.coexisting),
    Title("Concentrated Colonizer", "title.concentrated_colonizer", 4, bases.garrisons),
    Title("Battle Hardened", "title.battle_hardened", 6, _battle_hardened),
    Title("Good Neighbor", "title.good_neighbor", 7, _good_neighbor),
    Title("Expanded Borders", "title.expanded_borders", 8, lambda at, seat: int(bases.in_one_system(at, seat) >= 2)),
    Title("Tour Guide", "title.tour_guide", 8, lambda at, seat: most(at, seat, bases.guests)),
    Title("Warp Explorer", "title.warp_explorer", 8, lambda at, seat: most(at, seat, _warp)),
    Title("Well Traveled", "title.well_traveled", 8, lambda at, seat: int(bases.systems(at, seat) >= 4)),
    Title("Lone Colonizer", "title.lone_colonizer", 9, lambda at, seat: most(at, seat, bases.alone)),
    Title("Out of the Warp", "title.out_of_the_warp", 10, lambda at, seat: fewest(at, seat, _warp)),
    Title("Living on the Edge", "title.living_on_the_edge", 12, lambda at, seat: int(at.authority(seat) == 1)),
)
