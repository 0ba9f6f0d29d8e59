"""Events of planets that a power has paired: its player must have equally many tokens on both."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.galaxy.batches import Batches, transferred
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.state import Cosmic, Pair


class PlanetsPaired(OpenEvent[Cosmic], frozen=True):
    """Two planets are a pair from now on; the player has so many tokens on the second of them."""

    seat: Seat
    places: tuple[Place, Place]
    tokens: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, pairs=(*state.pairs, Pair(self.seat, self.places, self.tokens)))


class PairEvened(OpenEvent[Cosmic], frozen=True):
    """A player has so many tokens on each planet of a pair, after some have moved from places to others."""

    seat: Seat
    places: tuple[Place, Place]
    tokens: int
    sources: Batches = ()
    to: Batches = ()

    def apply(self, state: Cosmic) -> Cosmic:
        planets = transferred(state.planets, self.seat, self.sources, self.to)
        now = [replace(one, tokens=self.tokens) if one.places == self.places else one for one in state.pairs]
        return replace(state, planets=planets, pairs=tuple(now))


class PairParted(OpenEvent[Cosmic], frozen=True):
    """Two planets are a pair no longer."""

    seat: Seat
    places: tuple[Place, Place]

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, pairs=tuple([one for one in state.pairs if one.places != self.places]))


PAIRS: Final = defined(__name__, Event)
