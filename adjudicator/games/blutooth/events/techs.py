"""Events of techs. Their numbers and the ships on them are open, what they are only once they are used or scrapped."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added
from adjudicator.core.rows import plus, put
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.table.backs import covered, known, taken
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.techs import HeldTech, altered, tech_numbered
from adjudicator.games.blutooth.table.what_remains import no_more, no_more_to, off_planets, out_of


def _ships_on(state: Match, tech: int) -> int:
    held = tech_numbered(state.techs, tech)
    return 0 if held is None else held.ships


class TechDrafted(Event[Match], frozen=True):
    """An alien has one more tech in its nexus. Others do not learn which."""

    seat: Seat
    tech: int
    name: str

    def apply(self, state: Match) -> Match:
        return replace(state, techs=(*state.techs, HeldTech(self.tech, self.seat, self.name)))

    def told(self, seat: Seat) -> "TechDrafted":
        return self if seat == self.seat else TechDrafted(self.seat, self.tech, HIDDEN)


class TechsRestored(OpenEvent[Match], frozen=True):
    """The techs that have been scrapped can be drafted again: no others were left."""

    def apply(self, state: Match) -> Match:
        return replace(state, scrapped_techs=())


class TechResearched(OpenEvent[Match], frozen=True):
    """An alien puts ships on one of its techs."""

    seat: Seat
    tech: int
    sources: Batches

    def remaining(self, state: Match) -> "TechResearched | None":
        return off_planets(self, state, self.seat, self.sources)

    def apply(self, state: Match) -> Match:
        techs = altered(state.techs, self.tech, ships=_ships_on(state, self.tech) + count(self.sources))
        return replace(moved(state, self.seat, self.sources), techs=techs)


class TechUsed(OpenEvent[Match], frozen=True):
    """An alien develops or uses a tech: what it is called is open from now on."""

    seat: Seat
    name: str
    number: int = 0
    against: tuple[Seat, ...] = ()

    def apply(self, state: Match) -> Match:
        if not self.number:
            return state
        return amended(state, self.number, uses=(*state.invasion(self.number).uses, (self.seat, self.name)))


class TechShown(Event[Match], frozen=True):
    """Everybody knows which tech this is; `developed`: it has been developed."""

    seat: Seat
    tech: int
    name: str
    developed: bool = True

    def apply(self, state: Match) -> Match:
        techs = altered(state.techs, self.tech, name=self.name, shown=True, developed=self.developed)
        return replace(state, techs=techs)


class TechShipsBack(OpenEvent[Match], frozen=True):
    """The ships on a tech rebound; those that have no place to come back to go to the warp."""

    seat: Seat
    tech: int
    to: Batches

    def remaining(self, state: Match) -> "TechShipsBack | None":
        return no_more_to(self, self.to, _ships_on(state, self.tech))

    def apply(self, state: Match) -> Match:
        ships = count(self.to)
        lost = sum([here for place, here in self.to if place == WARP])
        techs = altered(state.techs, self.tech, ships=_ships_on(state, self.tech) - ships)
        return replace(moved(state, self.seat, to=self.to), techs=techs, warp=plus(state.warp, self.seat, lost))


class PlanetMade(OpenEvent[Match], frozen=True):
    """There is one planet more in the system of an alien."""

    seat: Seat
    place: Place

    def apply(self, state: Match) -> Match:
        aliens = len(state.seats)
        empty = ((0,) * aliens,) * (aliens if self.place >= len(state.planets) else 0)
        return replace(state, planets=(*state.planets, *empty), born=(*state.born, self.place))


class TechShipsLost(OpenEvent[Match], frozen=True):
    """Ships on a tech are destroyed."""

    seat: Seat
    tech: int
    ships: int

    def remaining(self, state: Match) -> "TechShipsLost | None":
        return no_more(self, self.ships, _ships_on(state, self.tech))

    def apply(self, state: Match) -> Match:
        techs = altered(state.techs, self.tech, ships=_ships_on(state, self.tech) - self.ships)
        return replace(state, techs=techs, warp=plus(state.warp, self.seat, self.ships))


class TechScrapped(Event[Match], frozen=True):
    """A tech is scrapped, open to all: used up, or given up."""

    seat: Seat
    tech: int
    name: str
    given_up: bool = False

    def apply(self, state: Match) -> Match:
        techs = tuple([one for one in state.techs if one.number != self.tech])
        return replace(state, techs=techs, scrapped_techs=added(state.scrapped_techs, (self.name,)))


class TechHandedOver(Event[Match], frozen=True):
    """A tech passes from one alien to another, who both know which; there are no ships on it."""

    giver: Seat
    taker: Seat
    tech: int
    name: str
    number: int = 0
    shown: bool = False
    """Whether everybody knows which it is."""

    def apply(self, state: Match) -> Match:
        held = tech_numbered(state.techs, self.tech)
        name = held.name if self.name == HIDDEN and held is not None else self.name
        return replace(state, techs=altered(state.techs, self.tech, seat=self.taker, name=name))

    def told(self, seat: Seat) -> "TechHandedOver":
        if self.shown or seat in (self.giver, self.taker):
            return self
        return TechHandedOver(self.giver, self.taker, self.tech, HIDDEN, self.number)


class TechMight(OpenEvent[Match], frozen=True):
    """A tech, or a power, gives a fleet more might, or less."""

    number: int
    seat: Seat
    side: int
    name: str
    might: int

    def apply(self, state: Match) -> Match:
        added = [*state.invasion(self.number).added]
        added[self.side] += self.might
        return amended(state, self.number, added=(added[0], added[1]))


class ShipHurried(OpenEvent[Match], frozen=True):
    """A ship of the defender moves to the planet at which a gate is aimed."""

    seat: Seat
    source: Place
    target: Place
    number: int

    def apply(self, state: Match) -> Match:
        return moved(state, self.seat, ((self.source, 1),), ((self.target, 1),))

    def remaining(self, state: Match) -> "ShipHurried | None":
        return self if state.planets[self.source][self.seat] else None


class FlaresShown(Event[Match], frozen=True):
    """The flares in a cache are shown to everybody."""

    seat: Seat
    pods: Pile

    def apply(self, state: Match) -> Match:
        return replace(state, caches=put(state.caches, self.seat, known(state.caches[self.seat], self.pods)))


class TechPlaced(Event[Match], frozen=True):
    """A tech is put on a planet, or between two."""

    seat: Seat
    tech: int
    name: str
    places: tuple[Place, ...]

    def apply(self, state: Match) -> Match:
        return replace(state, techs=altered(state.techs, self.tech, places=self.places))


class TechPodHidden(Event[Match], frozen=True):
    """A pod of a cache is hidden in a tech. Others learn only that one is."""

    seat: Seat
    tech: int
    pod: str

    def remaining(self, state: Match) -> "TechPodHidden | None":
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], (self.pod,)))
        return replace(state, caches=caches, techs=altered(state.techs, self.tech, pod=self.pod))

    def told(self, seat: Seat) -> "TechPodHidden":
        return self if seat == self.seat else TechPodHidden(self.seat, self.tech, covered(self.pod))


class TechPodBack(Event[Match], frozen=True):
    """The pod that a tech hides is in the cache of its owner again; others see which only if it is to lead a fleet."""

    seat: Seat
    tech: int
    pod: str
    open_to_all: bool = True

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, added(state.caches[self.seat], (self.pod,)))
        return replace(state, caches=caches, techs=altered(state.techs, self.tech, pod=""))

    def told(self, seat: Seat) -> "TechPodBack":
        if self.open_to_all or seat == self.seat:
            return self
        return TechPodBack(self.seat, self.tech, covered(self.pod), self.open_to_all)


class Pressed(OpenEvent[Match], frozen=True):
    """An alien must sponsor a fleet, with as many ships as fit."""

    number: int
    seat: Seat
    side: int

    def apply(self, state: Match) -> Match:
        pressed = (*state.invasion(self.number).pressed, (self.seat, self.side))
        return amended(state, self.number, pressed=pressed)


class SubPowerGained(OpenEvent[Match], frozen=True):
    """An alien has a further power for the rest of the match."""

    seat: Seat
    power: str

    def apply(self, state: Match) -> Match:
        return replace(state, sub_powers=(*state.sub_powers, (self.seat, self.power)))


class SubPowerChanged(OpenEvent[Match], frozen=True):
    """A further power of an alien becomes another one, or is lost; an empty name for none."""

    seat: Seat
    before: str
    power: str = ""

    def apply(self, state: Match) -> Match:
        mine = (self.seat, self.before)
        rest = [one for one in state.sub_powers if one != mine]
        return replace(state, sub_powers=(*rest, (self.seat, self.power)) if self.power else tuple(rest))


TECH_EVENTS: Final = defined(__name__, Event)
