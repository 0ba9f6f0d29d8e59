"""Events of encounters and negotiations."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import either, plus
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.table.haggles import Plea
from adjudicator.games.blutooth.table.invasions import DEAL, Demand
from adjudicator.games.blutooth.table.match import Match


class NaturesKnown(OpenEvent[Match], frozen=True):
    """What the fleets are: brigade, envoy, trojan, morph or stooge."""

    number: int
    natures: tuple[str, str]

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, natures=self.natures)


class MightCounted(OpenEvent[Match], frozen=True):
    """The might of both fleets, and what each is made of: driver, own ships, sponsors' ships, what was added."""

    number: int
    might: tuple[int, int]
    parts: tuple[tuple[int, int, int, int], tuple[int, int, int, int]]

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, might=self.might)


class Settled(OpenEvent[Match], frozen=True):
    """What an encounter has come to, and which fleets have won; `won` is None while a negotiation is open."""

    number: int
    outcome: str
    won: tuple[bool, bool] | None
    peaceful: bool = False

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, outcome=self.outcome, won=self.won, peaceful=self.peaceful)


class Escaped(OpenEvent[Match], frozen=True):
    """An alien's ships leave an encounter without reward or penalty."""

    number: int
    seat: Seat

    def apply(self, state: Match) -> Match:
        escaped = (*state.invasion(self.number).escaped, self.seat)
        return amended(state, self.number, escaped=escaped)


class RewardsGassed(OpenEvent[Match], frozen=True):
    """There are neither boons nor compensation in an invasion."""

    number: int

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, gassed=True, boons=())


class BoonsDue(OpenEvent[Match], frozen=True):
    """An alien is to have boons: a pod or a revived ship each, beside those that it is to have already."""

    number: int
    seat: Seat
    boons: int

    def apply(self, state: Match) -> Match:
        due = dict(state.invasion(self.number).boons)
        due[self.seat] = due.get(self.seat, 0) + self.boons
        return amended(state, self.number, boons=tuple(due.items()))


class BoonsTaken(OpenEvent[Match], frozen=True):
    """An alien takes its boons: so many ships, the rest in pods."""

    number: int
    seat: Seat
    ships: int
    pods: int

    def apply(self, state: Match) -> Match:
        left = tuple([boon for boon in state.invasion(self.number).boons if boon[0] != self.seat])
        return amended(state, self.number, boons=left)


class NegotiationOpened(OpenEvent[Match], frozen=True):
    """Two leaders negotiate: what influence each has."""

    number: int
    influence: tuple[int, int]

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, influence=self.influence)


class Demanded(OpenEvent[Match], frozen=True):
    """A leader makes a demand, and pays influence for it; an offer that is accepted gives its owner some."""

    number: int
    side: int
    what: str
    cost: int
    sponsor: Seat | None = None

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        demand = Demand(self.side, self.what, self.cost, self.sponsor)
        influence = paid(invasion.influence or (0, 0), self.side, self.cost)
        return amended(state, self.number, influence=influence, demands=(*invasion.demands, demand))


class DemandNegated(OpenEvent[Match], frozen=True):
    """A leader pays influence to cancel the demand just made by the other."""

    number: int
    side: int
    """The side that negates."""
    what: str
    cost: int
    sponsor: Seat | None = None

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        demands = [*invasion.demands]
        demands[-1] = replace(demands[-1], negated=True)
        influence = paid(invasion.influence or (0, 0), self.side, self.cost)
        return amended(state, self.number, influence=influence, demands=tuple(demands))


class OfferAccepted(OpenEvent[Match], frozen=True):
    """Both leaders agree on the special offer of a power: its owner gains influence."""

    number: int
    side: int
    """The side whose leader has the power."""
    power: str
    gain: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        influence = paid(invasion.influence or (0, 0), self.side, -self.gain)
        return amended(state, self.number, influence=influence, offers=(*invasion.offers, self.power))


class AssemblyOpened(OpenEvent[Match], frozen=True):
    """All aliens negotiate in an invasion: what influence each has."""

    number: int
    influence: tuple[int, ...]

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, assembly=self.influence)


class Pleaded(OpenEvent[Match], frozen=True):
    """An alien demands something of another one where all negotiate, and pays for it."""

    number: int
    seat: Seat
    other: Seat
    what: str
    cost: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        pleas = (*invasion.pleas, Plea(self.seat, self.other, self.what, self.cost))
        return amended(state, self.number, pleas=pleas, assembly=plus(invasion.assembly, self.seat, -self.cost))


class PleaNegated(OpenEvent[Match], frozen=True):
    """An alien pays influence to cancel what has just been demanded of it."""

    number: int
    seat: Seat
    what: str
    cost: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        pleas = (*invasion.pleas[:-1], replace(invasion.pleas[-1], negated=True))
        return amended(state, self.number, pleas=pleas, assembly=plus(invasion.assembly, self.seat, -self.cost))


class AssemblyEnded(OpenEvent[Match], frozen=True):
    """All have passed: what was demanded and not negated is carried out."""

    number: int

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, outcome=DEAL, won=(True, True))


class Negotiated(OpenEvent[Match], frozen=True):
    """A negotiation ends: with a deal, or broken off by those who quash."""

    number: int
    outcome: str
    won: tuple[bool, bool]
    quashed_by: tuple[Seat, ...] = ()

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, outcome=self.outcome, won=self.won)


class InvasionOver(OpenEvent[Match], frozen=True):
    """Everything of an invasion is done: all its ships are home, landed or lost."""

    number: int

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, over=True)


def paid(influence: tuple[int, int], side: int, cost: int) -> tuple[int, int]:
    """The influence of both after one has paid."""
    return either(influence, side, influence[side] - cost)


ENCOUNTERS: Final = defined(__name__, Event)
