"""Events that only powers bring about."""

from typing import Final, Self

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added
from adjudicator.core.rows import either, plus, put
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved, ships_home
from adjudicator.games.blutooth.events.milestones import shown
from adjudicator.games.blutooth.table.backs import covered, hidden, known, taken
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Graft, Match
from adjudicator.games.blutooth.table.nexus import Nexuses, handed_over, kept_by, with_kept
from adjudicator.games.blutooth.table.what_remains import no_more, off_planets, out_of


class PodClaimed(Event[Match], frozen=True):
    """A pod that somebody else has discharged goes into an alien's cache."""

    seat: Seat
    pod: str
    giver: Seat
    number: int = 0

    def remaining(self, state: Match) -> "PodClaimed | None":
        return out_of(self, state.exhausts[self.giver], self.pod)

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            exhausts=put(state.exhausts, self.giver, taken(state.exhausts[self.giver], (self.pod,))),
            caches=put(state.caches, self.seat, added(state.caches[self.seat], (self.pod,))),
        )


class PodGiven(Event[Match], frozen=True):
    """An alien gives a pod of its cache to another one. The two know which."""

    seat: Seat
    taker: Seat
    pod: str
    number: int = 0

    def remaining(self, state: Match) -> "PodGiven | None":
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], (self.pod,)))
        return replace(state, caches=put(caches, self.taker, added(caches[self.taker], (self.pod,))))

    def told(self, seat: Seat) -> "PodGiven":
        open_to = seat in (self.seat, self.taker)
        return self if open_to else PodGiven(self.seat, self.taker, covered(self.pod), self.number)


class CachesSwapped(Event[Match], frozen=True):
    """Two aliens swap their whole caches. Both know what was in either."""

    seat: Seat
    other: Seat
    gained: Pile
    """What the first one has now."""
    given: Pile
    number: int = 0

    def apply(self, state: Match) -> Match:
        mine, theirs = state.caches[self.seat], state.caches[self.other]
        caches = put(state.caches, self.seat, known(theirs, self.gained))
        return replace(state, caches=put(caches, self.other, known(mine, self.given)))

    def told(self, seat: Seat) -> "CachesSwapped":
        if seat in (self.seat, self.other):
            return self
        return CachesSwapped(self.seat, self.other, hidden(self.gained), hidden(self.given), self.number)


class DriversSwapped(Event[Match], frozen=True):
    """The drivers of an invasion change places while they are covered: each leader has the other's."""

    number: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        return amended(state, self.number, drivers=invasion.drivers[::-1], named=invasion.named[::-1])


class ScrapClaimed(Event[Match], frozen=True):
    """A pod that somebody else has scrapped goes into an alien's cache."""

    seat: Seat
    pod: str

    def remaining(self, state: Match) -> "ScrapClaimed | None":
        return out_of(self, state.exhausted, self.pod)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, added(state.caches[self.seat], (self.pod,)))
        return replace(state, exhausted=taken(state.exhausted, (self.pod,)), caches=caches)


class BaseFounded(OpenEvent[Match], frozen=True):
    """Ships of one base found another one on a planet nearby."""

    seat: Seat
    source: Place
    place: Place
    ships: int
    number: int = 0

    def remaining(self, state: Match) -> "BaseFounded | None":
        return no_more(self, self.ships, state.planets[self.source][self.seat])

    def apply(self, state: Match) -> Match:
        sources, to = ((self.source, self.ships),), ((self.place, self.ships),)
        return moved(state, self.seat, sources, to)


class FleetGrown(OpenEvent[Match], frozen=True):
    """A power brings an alien more ships: so many on every home planet."""

    seat: Seat
    each: int
    places: tuple[Place, ...] = ()
    """The planets that they come to; empty for all of its system."""

    def apply(self, state: Match) -> Match:
        home = self.places or state.home(self.seat)
        before = state.more_ships or (0,) * len(state.seats)
        state = moved(state, self.seat, to=tuple([(place, self.each) for place in home]))
        return replace(state, more_ships=plus(before, self.seat, self.each * len(home)))


class ChargesAdded(OpenEvent[Match], frozen=True):
    """A power brings an alien more charges of its colour as the match is set up, which are marked."""

    seat: Seat
    charges: int

    def apply(self, state: Match) -> Match:
        before = state.more_charges or (0,) * len(state.seats)
        more = (self.seat,) * self.charges
        return replace(
            state,
            destiny=(*state.destiny, *more),
            branded=(*state.branded, *more),
            more_charges=plus(before, self.seat, self.charges),
        )


class CampaignGoesOn(OpenEvent[Match], frozen=True):
    """A campaign goes on without fuel of its alien: the flagship is whole, with one cell."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        loaded = plus(state.loaded, self.seat, 1)
        return replace(state, flagships=put(state.flagships, self.seat, True), loaded=loaded)


class _PowerMoved(Event[Match], frozen=True):
    """A power goes from one alien to another, with what it has gathered and what it keeps in its nexus."""

    seat: Seat
    other: Seat
    power: str
    pods: Pile = ()
    """What it keeps, which the two of them know; others only if it is shown."""
    powers: tuple[str, ...] = ()
    shown: bool = False

    def told(self, seat: Seat) -> Self:
        if self.shown or seat in (self.seat, self.other):
            return self
        return replace(self, pods=hidden(self.pods), powers=(HIDDEN,) * len(self.powers))

    def _ships_home(self, state: Match, giver: Seat) -> Match:
        """The state after ships that the power keeps are at home."""
        return ships_home(state, giver, kept_by(state.nexus, giver, self.power).ships)

    def _nexus(self, state: Match, giver: Seat, taker: Seat) -> Nexuses:
        """What powers keep, after this one has gone to the taker with all that it keeps."""
        found = handed_over(state.nexus, {(giver, self.power): taker})
        kept = kept_by(found, taker, self.power)
        return with_kept(found, replace(kept, pods=self.pods, powers=self.powers)) if kept in found else found


class Assimilated(_PowerMoved, frozen=True):
    """An alien has the power of another one until the end of the wave."""

    def apply(self, state: Match) -> Match:
        state = self._ships_home(shown(state, self.other, self.power), self.other)
        graft = Graft(self.seat, self.other, self.power, state.gathered[self.seat])
        there = put(state.gathered, self.seat, state.gathered[self.other])
        return replace(
            state,
            grafts=(*state.grafts, graft),
            sub_powers=(*state.sub_powers, (self.seat, self.power)),
            gathered=put(there, self.other, 0),
            nexus=self._nexus(state, self.other, self.seat),
        )


class PowerReturned(_PowerMoved, frozen=True):
    """An alien has its power back that another one has had."""

    def apply(self, state: Match) -> Match:
        state = self._ships_home(state, self.seat)
        graft = next(one for one in state.grafts if (one.seat, one.power) == (self.seat, self.power))
        there = put(state.gathered, self.other, state.gathered[self.seat])
        further = [*state.sub_powers]
        if (self.seat, self.power) in further:
            further.remove((self.seat, self.power))
        return replace(
            state,
            grafts=tuple([one for one in state.grafts if one is not graft]),
            sub_powers=tuple(further),
            gathered=put(there, self.seat, graft.gathered),
            nexus=self._nexus(state, self.seat, self.other),
        )


class DriverAbducted(Event[Match], frozen=True):
    """A leader loses its primed driver to the other one, and leads with the second pod that it has primed."""

    number: int
    leader: Seat
    side: int
    taker: Seat
    pod: str
    instead: str
    named: int | None = None
    """The number that a flex counts."""

    def remaining(self, state: Match) -> "DriverAbducted | None":
        return out_of(self, state.caches[self.leader], self.instead)

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        caches = put(state.caches, self.leader, taken(state.caches[self.leader], (self.instead,)))
        return amended(
            state,
            self.number,
            {"caches": put(caches, self.taker, added(caches[self.taker], (self.pod,)))},
            drivers=either(invasion.drivers, self.side, self.instead),
            named=either(invasion.named, self.side, self.named),
        )

    def told(self, seat: Seat) -> "DriverAbducted":
        if seat == self.leader:
            return self
        pod = self.pod if seat == self.taker else covered(self.pod)
        return replace(self, pod=pod, instead=covered(self.instead), named=None)


class DriverReplaced(Event[Match], frozen=True):
    """A pod of somebody's cache leads a fleet before contact, and the leader takes its driver back."""

    number: int
    leader: Seat
    side: int
    seat: Seat
    """Whose pod it is."""
    pod: str
    before: str | None
    """What led before; None for a stooge."""
    named: int | None = None
    """The number that a flex counts."""
    open_to: tuple[Seat, ...] = ()
    """Who knows the pod."""
    known_to: tuple[Seat, ...] = ()
    """Who knows what led before, beside its leader."""

    def remaining(self, state: Match) -> "DriverReplaced | None":
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], (self.pod,)))
        if self.before is not None:
            caches = put(caches, self.leader, added(caches[self.leader], (self.before,)))
        return amended(
            state,
            self.number,
            {"caches": caches},
            drivers=either(invasion.drivers, self.side, self.pod),
            named=either(invasion.named, self.side, self.named),
        )

    def told(self, seat: Seat) -> "DriverReplaced":
        pod, named = (self.pod, self.named) if seat in self.open_to else (covered(self.pod), None)
        mine = self.before is None or seat in (self.leader, *self.known_to)
        return replace(self, pod=pod, named=named, before=self.before if mine else covered(self.before or ""))


class FleetOpened(OpenEvent[Match], frozen=True):
    """A fleet is opened to all: whoever leads none in its invasion may sponsor it, commissioned or not."""

    number: int
    side: int

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, opened=(*state.invasion(self.number).opened, self.side))


class PlanetDevoured(OpenEvent[Match], frozen=True):
    """An alien has devoured a planet that is no more: it has a dominion for it for good."""

    seat: Seat
    place: Place
    number: int = 0

    def apply(self, state: Match) -> Match:
        before = state.devoured or (0,) * len(state.seats)
        return replace(state, devoured=plus(before, self.seat, 1))


class ContactUndone(Event[Match], frozen=True):
    """Two leaders go back to priming: their drivers come back into their caches, and those named are barred."""

    number: int
    seat: Seat

    def apply(self, state: Match) -> Match:
        invasion, caches = state.invasion(self.number), state.caches
        for side, driver in enumerate(invasion.drivers):
            if driver is not None:
                leader = invasion.leader(side)
                caches = put(caches, leader, added(caches[leader], (driver,)))
        return amended(
            state,
            self.number,
            {"caches": caches},
            drivers=(None, None),
            named=(None, None),
            undone=invasion.drivers,
            contact=False,
            took_part=(),
        )


class ShipsHired(OpenEvent[Match], frozen=True):
    """An alien hires ships with lucre: they fight in a fleet, and belong to nobody."""

    number: int
    seat: Seat
    side: int
    ships: int
    might: int
    """Of each of them."""

    def apply(self, state: Match) -> Match:
        added = [*state.invasion(self.number).added]
        added[self.side] += self.ships * self.might
        hired = (*state.invasion(self.number).hired, (self.seat, self.ships))
        lucre = plus(state.lucre, self.seat, -self.ships)
        return amended(state, self.number, {"lucre": lucre}, added=(added[0], added[1]), hired=hired)


class ShipsPoured(OpenEvent[Match], frozen=True):
    """An alien puts ships into an invasion when all others are there: into the gate, or onto the planet."""

    number: int
    seat: Seat
    sources: Batches

    def remaining(self, state: Match) -> "ShipsPoured | None":
        return off_planets(self, state, self.seat, self.sources)

    def apply(self, state: Match) -> Match:
        invasion, ships = state.invasion(self.number), count(self.sources)
        state = moved(state, self.seat, self.sources)
        if self.seat == invasion.invader:
            return amended(state, self.number, sent=invasion.sent + ships)
        if self.seat != invasion.defender:
            more = [replace(one, ships=one.ships + ships * (one.seat == self.seat)) for one in invasion.sponsors]
            return amended(state, self.number, sponsors=tuple(more))
        assert invasion.target is not None
        state = moved(state, self.seat, to=((invasion.target, ships),))
        return amended(state, self.number, held=invasion.held + ships)


POWER_EVENTS: Final = defined(__name__, Event)
