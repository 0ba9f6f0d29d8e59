"""Events that only pods of the dark forge bring about."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import added
from adjudicator.core.rows import plus, put
from adjudicator.galaxy.batches import Batches
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.events.encounters import paid
from adjudicator.games.blutooth.table.backs import covered, taken
from adjudicator.games.blutooth.table.invasions import Primed
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.what_remains import moved_off, out_of


class PrimedBeside(Event[Match], frozen=True):
    """An actor primes a pod beside the driver. Others see only that one is primed."""

    number: int
    seat: Seat
    side: int
    pod: str

    def remaining(self, state: Match) -> "PrimedBeside | None":
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], (self.pod,)))
        beside = (*invasion.beside, Primed(self.seat, self.side, self.pod))
        return amended(state, self.number, {"caches": caches}, beside=beside)

    def told(self, seat: Seat) -> "PrimedBeside":
        return self if seat == self.seat else PrimedBeside(self.number, self.seat, self.side, covered(self.pod))


class InfluenceBought(OpenEvent[Match], frozen=True):
    """A leader spends lucre for influence in a negotiation."""

    number: int
    seat: Seat
    side: int
    lucre: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        influence = paid(invasion.influence or (0, 0), self.side, -self.lucre)
        state = replace(state, lucre=plus(state.lucre, self.seat, -self.lucre))
        return amended(state, self.number, influence=influence)


class RewardsReversed(OpenEvent[Match], frozen=True):
    """The rewards of the two fleets of an invasion change places."""

    number: int

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, reversed=True)


class PodSalvaged(Event[Match], frozen=True):
    """An alien takes a pod that lies exhausted into its cache; everybody has seen it there."""

    seat: Seat
    pod: str

    def remaining(self, state: Match) -> "PodSalvaged | None":
        return out_of(self, state.exhausted, self.pod)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, added(state.caches[self.seat], (self.pod,)))
        return replace(state, exhausted=taken(state.exhausted, (self.pod,)), caches=caches)


class BasesFounded(OpenEvent[Match], frozen=True):
    """Ships of an alien go from its bases to planets on which it has none."""

    seat: Seat
    sources: Batches
    to: Batches

    def remaining(self, state: Match) -> "BasesFounded | None":
        return moved_off(self, state, self.seat, self.sources, self.to)

    def apply(self, state: Match) -> Match:
        return moved(state, self.seat, self.sources, self.to)


DARK_EVENTS: Final = defined(__name__, Event)
