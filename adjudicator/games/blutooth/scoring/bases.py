"""What is counted of bases: which are shared or alone, who is a guest in whose system."""

from collections import Counter

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match


def foreign(state: Match, seat: Seat) -> tuple[Place, ...]:
    """The foreign bases of an alien."""
    return tuple([place for place in state.bases(seat) if state.system(place) != seat])


def settlers(state: Match, place: Place) -> int:
    """How many aliens have a base on a planet."""
    return sum([ships > 0 for ships in state.planets[place]])


def shared(state: Match, seat: Seat) -> int:
    """The foreign bases of an alien that others share."""
    return sum([settlers(state, place) > 1 for place in foreign(state, seat)])


def alone(state: Match, seat: Seat) -> int:
    """The foreign bases of an alien that nobody shares."""
    return sum([settlers(state, place) == 1 for place in foreign(state, seat)])


def crowded_homes(state: Match, seat: Seat) -> int:
    """The planets of an alien's system with several bases, whosever they are."""
    return sum([settlers(state, place) > 1 for place in state.home(seat)])


def single_homes(state: Match, seat: Seat) -> int:
    """The planets of an alien's system with one base, whosever it is."""
    return sum([settlers(state, place) == 1 for place in state.home(seat)])


def coexisting(state: Match, seat: Seat) -> int:
    """The planets on which an alien has a base beside somebody else's."""
    return sum([settlers(state, place) > 1 for place in state.bases(seat)])


def beside(state: Match, seat: Seat, other: Seat) -> int:
    """The planets on which both have bases."""
    return sum([bool(row[seat] and row[other]) for row in state.planets])


def guests(state: Match, seat: Seat) -> int:
    """The ships of others in an alien's system."""
    return sum([sum(state.planets[place]) - state.planets[place][seat] for place in state.home(seat)])


def occupied(state: Match, seat: Seat) -> int:
    """The bases of others in an alien's system."""
    return sum([settlers(state, place) - (state.planets[place][seat] > 0) for place in state.home(seat)])


def garrisons(state: Match, seat: Seat) -> int:
    """The foreign bases of an alien with three ships or more."""
    return sum([state.planets[place][seat] >= 3 for place in foreign(state, seat)])


def in_one_system(state: Match, seat: Seat) -> int:
    """The most foreign bases that an alien has in one system."""
    return max(Counter(map(state.system, foreign(state, seat))).values(), default=0)


def systems(state: Match, seat: Seat) -> int:
    """In how many systems an alien has bases."""
    return len(set(map(state.system, state.bases(seat))))
