"""Events of games in which crew are characters: names, crew actions, and rulings on them. All are told to everybody."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import put
from adjudicator.games.cosmoforce.events.events import OfShip
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.table.state import Attempt, Force, Person


class CrewNamed(OpenEvent[Force], frozen=True):
    """The crews whose players have given them names, ship by ship."""

    people: tuple[tuple[Person, ...], ...]

    def apply(self, state: Force) -> Force:
        return replace(state, people=self.people)


class CharacterMoved(OpenEvent[Force], frozen=True):
    """A character is hurt, killed, well again, at work or back from it."""

    seat: Seat
    name: str
    place: int
    system: str

    def apply(self, state: Force) -> Force:
        moved = [replace(one, place=self.place) if one.name == self.name else one for one in state.aboard(self.seat)]
        return replace(state, people=put(state.people, self.seat, tuple(moved)))


class CrewActionTried(OpenEvent[Force], frozen=True):
    """A character attempts something whose result only the game master can decide."""

    seat: Seat
    name: str
    words: str

    def apply(self, state: Force) -> Force:
        return replace(state, tried=(*state.tried, Attempt(self.seat, self.name, self.words)))


class CrewActionRuled(OpenEvent[Force], frozen=True):
    """The game master rules on a crew action; empty words mean that nobody ruled, and it had no effect."""

    seat: Seat
    words: str

    def apply(self, state: Force) -> Force:
        return replace(state, tried=tuple([one for one in state.tried if one.seat != self.seat]))


class HeatTaken(OfShip, frozen=True):
    """A ship takes heat because of a ruling."""

    heat: int

    def changed(self, ship: Ship) -> Ship:
        return replace(ship, heat=ship.heat + self.heat)


CHARACTER_MOVES: Final = defined(__name__, Event)
