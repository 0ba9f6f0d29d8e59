"""Events that only pods of the dark forge bring about."""

from msgspec.structs import replace

from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus, put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.encounters import paid
from adjudicator.games.blutooth.table.backs import covered, taken
from adjudicator.games.blutooth.table.invasions import Primed
from adjudicator.games.blutooth.table.match import Match


class PrimedBeside(Event[Match], frozen=True):
    """An actor primes a pod beside the driver. Others see only that one is primed."""

    number: int
    seat: Seat
    side: int
    pod: str

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


DARK_EVENTS = (PrimedBeside, InfluenceBought)
