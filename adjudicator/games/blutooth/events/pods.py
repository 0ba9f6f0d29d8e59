"""Events that move pods. Caches and the forge are secret; exhausts, and what lies exhausted, are open."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, added
from adjudicator.core.rows import either, put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.table.backs import covered, hidden, kind, known, of_forge, taken
from adjudicator.games.blutooth.table.invasions import Primed
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import is_flare, is_slime
from adjudicator.games.blutooth.table.slime import Slime
from adjudicator.games.blutooth.table.what_remains import out_of, those_in


class PodsDrafted(Event[Match], frozen=True):
    """An alien drafts pods from the forge. Others are told only how many."""

    seat: Seat
    pods: Pile

    def remaining(self, state: Match) -> "PodsDrafted | None":
        return those_in(self, state.forge, self.pods)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, added(state.caches[self.seat], self.pods))
        return replace(state, forge=taken(state.forge, self.pods), caches=caches)

    def told(self, seat: Seat) -> "PodsDrafted":
        return self if seat == self.seat else PodsDrafted(self.seat, hidden(self.pods))


class ForgeRefilled(Event[Match], frozen=True):
    """The exhausted pods, which all have seen, come back into the forge: all but the dark ones, or these alone."""

    dark: bool = False

    def apply(self, state: Match) -> Match:
        back = of_forge(state.exhausted, dark=self.dark)
        return replace(state, forge=added(state.forge, back), exhausted=of_forge(state.exhausted, dark=not self.dark))


class PodsScrapped(Event[Match], frozen=True):
    """Pods of a cache are scrapped, open to all."""

    seat: Seat
    pods: Pile

    def remaining(self, state: Match) -> "PodsScrapped | None":
        return those_in(self, state.caches[self.seat], self.pods)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], self.pods))
        return replace(state, caches=caches, exhausted=added(state.exhausted, self.pods))


class ArtifactUsed(Event[Match], frozen=True):
    """An artifact is discharged: it lies in its user's exhaust until upkeep."""

    seat: Seat
    pod: str
    number: int = 0
    against: tuple[Seat, ...] = ()

    def apply(self, state: Match) -> Match:
        state = discharged(state, self.seat, self.pod)
        if not self.number:
            return state
        uses = (*state.invasion(self.number).uses, (self.seat, kind(self.pod)))
        return amended(state, self.number, uses=uses)


class PodSnatched(Event[Match], frozen=True):
    """A pod passes from one cache to another. The two know which."""

    giver: Seat
    taker: Seat
    pod: str
    number: int = 0

    def remaining(self, state: Match) -> "PodSnatched | None":
        return out_of(self, state.caches[self.giver], self.pod)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.giver, taken(state.caches[self.giver], (self.pod,)))
        return replace(state, caches=put(caches, self.taker, added(caches[self.taker], (self.pod,))))

    def told(self, seat: Seat) -> "PodSnatched":
        open_to = seat in (self.giver, self.taker)
        return self if open_to else PodSnatched(self.giver, self.taker, covered(self.pod), self.number)


class PodRecharged(Event[Match], frozen=True):
    """A discharged pod comes back into the cache of whoever discharged it."""

    seat: Seat
    pod: str

    def remaining(self, state: Match) -> "PodRecharged | None":
        return out_of(self, state.exhausts[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            exhausts=put(state.exhausts, self.seat, taken(state.exhausts[self.seat], (self.pod,))),
            caches=put(state.caches, self.seat, added(state.caches[self.seat], (self.pod,))),
        )


class CacheShown(Event[Match], frozen=True):
    """A cache is shown to everybody, or probed by one alien alone."""

    seat: Seat
    pods: Pile
    by: Seat | None = None
    """Who has probed it; None: all see it."""

    def apply(self, state: Match) -> Match:
        return replace(state, caches=put(state.caches, self.seat, known(state.caches[self.seat], self.pods)))

    def told(self, seat: Seat) -> "CacheShown":
        open_to = self.by is None or seat in (self.by, self.seat)
        return self if open_to else CacheShown(self.seat, hidden(self.pods), self.by)


class PodsShown(Event[Match], frozen=True):
    """Some pods of a cache are shown to everybody, or to one alien alone."""

    seat: Seat
    pods: Pile
    to: Seat | None = None
    """Who sees them; None: all do."""
    number: int = 0

    def remaining(self, state: Match) -> "PodsShown | None":
        return those_in(self, state.caches[self.seat], self.pods)

    def apply(self, state: Match) -> Match:
        return replace(state, caches=put(state.caches, self.seat, known(state.caches[self.seat], self.pods)))

    def told(self, seat: Seat) -> "PodsShown":
        open_to = self.to is None or seat in (self.to, self.seat)
        return self if open_to else replace(self, pods=hidden(self.pods))


class DriverPrimed(Event[Match], frozen=True):
    """A leader primes a driver. Others see only that one is primed."""

    number: int
    seat: Seat
    side: int
    pod: str
    named: int | None = None
    """The number that a flex counts."""

    def remaining(self, state: Match) -> "DriverPrimed | None":
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], (self.pod,)))
        return amended(
            state,
            self.number,
            {"caches": caches},
            drivers=either(invasion.drivers, self.side, self.pod),
            named=either(invasion.named, self.side, self.named),
        )

    def told(self, seat: Seat) -> "DriverPrimed":
        return self if seat == self.seat else DriverPrimed(self.number, self.seat, self.side, covered(self.pod))


class DriversShown(Event[Match], frozen=True):
    """Contact: the drivers are open. `early` tells which side alone shows its own before."""

    number: int
    drivers: tuple[str | None, str | None]
    named: tuple[int | None, int | None] = (None, None)
    early: int | None = None
    beside: tuple[Primed, ...] = ()
    """What is primed beside them."""
    clouded: tuple[tuple[int, Seat], ...] = ()
    """The fleets whose drivers only their leaders see, and these leaders."""

    def told(self, seat: Seat) -> "DriversShown":
        drivers, named = self.drivers, self.named
        for side, leader in self.clouded:
            pod = drivers[side]
            if leader != seat and pod is not None:
                drivers, named = either(drivers, side, covered(pod)), either(named, side, None)
        return replace(self, drivers=drivers, named=named) if self.clouded else self

    def apply(self, state: Match) -> Match:
        if self.early is not None:
            invasion = state.invasion(self.number)
            return amended(
                state,
                self.number,
                drivers=either(invasion.drivers, self.early, self.drivers[self.early]),
                named=either(invasion.named, self.early, self.named[self.early]),
            )
        invasion = state.invasion(self.number)
        there = (*invasion.leaders, *[one.seat for one in invasion.sponsors])
        return amended(
            state,
            self.number,
            drivers=self.drivers,
            named=self.named,
            beside=self.beside,
            contact=True,
            took_part=there,
        )


class DriversSpent(Event[Match], frozen=True):
    """The drivers of an encounter go to the exhausts of those who led them; slime attacks stay in the flagships."""

    number: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        exhausts, slimes = state.exhausts, state.slimes
        for side, driver in enumerate(invasion.drivers):
            leader = invasion.leader(side)
            if driver is not None and is_slime(driver):
                slimes = (*slimes, Slime(leader, driver, state.waves))
            elif driver is not None:
                exhausts = put(exhausts, leader, added(exhausts[leader], (driver,)))
        for one in invasion.beside:
            if is_slime(one.pod):
                slimes = (*slimes, Slime(one.seat, one.pod, state.waves))
                continue
            exhausts = put(exhausts, one.seat, added(exhausts[one.seat], (one.pod,)))
        return amended(state, self.number, {"exhausts": exhausts, "slimes": slimes}, spent=True, picks=())


class DistressPrimed(Event[Match], frozen=True):
    """An actor primes distress pods. That they do is seen by all, and which ones when they work."""

    number: int
    seat: Seat
    side: int
    pods: Pile
    shown: bool = False
    """They are primed openly."""

    def remaining(self, state: Match) -> "DistressPrimed | None":
        return those_in(self, state.caches[self.seat], self.pods)

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], self.pods))
        more = tuple([Primed(self.seat, self.side, pod) for pod in self.pods])
        return amended(state, self.number, {"caches": caches}, distress=(*invasion.distress, *more))

    def told(self, seat: Seat) -> "DistressPrimed":
        return self if self.shown or seat == self.seat else replace(self, pods=hidden(self.pods))


class DistressWorked(Event[Match], frozen=True):
    """A distress pod is discharged. `might` is what a reinforcement adds."""

    number: int
    seat: Seat
    side: int
    pod: str
    might: int = 0

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        left = [*invasion.distress]
        fitting = (self.pod, covered(self.pod))
        mine = [i for i, one in enumerate(left) if one.seat == self.seat and one.pod in fitting]
        exact = [i for i in mine if left[i].pod == self.pod]
        del left[(exact or mine)[0]]
        gained = list(invasion.added)
        gained[self.side] += self.might
        exhausts = put(state.exhausts, self.seat, added(state.exhausts[self.seat], (self.pod,)))
        return amended(
            state,
            self.number,
            {"exhausts": exhausts},
            distress=tuple(left),
            discharged=(*invasion.discharged, Primed(self.seat, self.side, self.pod)),
            added=(gained[0], gained[1]),
        )


class ExhaustsCleared(Event[Match], frozen=True):
    """At upkeep all discharged pods lie exhausted beside the forge; flares are charged again, and come back."""

    entries = ("term.electrified",)

    def apply(self, state: Match) -> Match:
        pods = [pod for exhaust in state.exhausts for pod in exhaust if not is_flare(pod)]
        caches = state.caches
        for seat, exhaust in enumerate(state.exhausts):
            flares = [pod for pod in exhaust if is_flare(pod)]
            if flares:
                caches = put(caches, seat, added(caches[seat], flares))
        nothing = ((),) * len(state.seats)
        return replace(state, exhausts=nothing, exhausted=added(state.exhausted, pods), caches=caches)


def discharged(state: Match, seat: Seat, pod: str) -> Match:
    """The state after a pod has gone from a cache to the exhaust of its alien."""
    return replace(
        state,
        caches=put(state.caches, seat, taken(state.caches[seat], (pod,))),
        exhausts=put(state.exhausts, seat, added(state.exhausts[seat], (pod,))),
    )


PODS: Final = defined(__name__, Event)
