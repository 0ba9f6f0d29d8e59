"""Events of moons. Which moon it is, only those know who may; who stands on it, everybody sees."""

from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added
from adjudicator.core.rows import plus, put
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.table.backs import hidden, known, taken
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.moons import Moon, moon_at
from adjudicator.games.blutooth.table.what_remains import no_more_to, out_of, those_in

Placed = tuple[Place, str]
"""The moon of a planet, by its name."""


def changed(state: Match, place: Place, **changes: Any) -> tuple[Moon, ...]:
    """The moons after one of them has changed."""
    return tuple([replace(moon, **changes) if moon.place == place else moon for moon in state.moons])


class MoonsDealt(Event[Match], frozen=True):
    """Some planets have moons. Each alien knows those of its own system."""

    moons: tuple[Placed, ...]
    planets: int
    """Planets of a system."""

    def apply(self, state: Match) -> Match:
        return replace(state, moons=tuple([Moon(place, name) for place, name in self.moons]))

    def told(self, seat: Seat) -> "MoonsDealt":
        said = [(place, name if place // self.planets == seat else HIDDEN) for place, name in self.moons]
        return MoonsDealt(tuple(said), self.planets)


class MoonOccupied(Event[Match], frozen=True):
    """Ships go from a planet to its moon: it is theirs, and they learn which it is."""

    seat: Seat
    place: Place
    ships: int
    moon: str

    def remaining(self, state: Match) -> "MoonOccupied | None":
        return self if state.planets[self.place][self.seat] >= self.ships else None

    def apply(self, state: Match) -> Match:
        here = moon_at(state.moons, self.place)
        assert here is not None
        name = here.name if self.moon == HIDDEN else self.moon
        used = here.used and here.owner == self.seat
        moons = changed(state, self.place, name=name, owner=self.seat, ships=here.ships + self.ships, used=used)
        return replace(moved(state, self.seat, ((self.place, self.ships),)), moons=moons)

    def told(self, seat: Seat) -> "MoonOccupied":
        return self if seat == self.seat else MoonOccupied(self.seat, self.place, self.ships, HIDDEN)


class MoonRevealed(Event[Match], frozen=True):
    """Everybody sees which moon it is."""

    seat: Seat
    place: Place
    moon: str

    def apply(self, state: Match) -> Match:
        return replace(state, moons=changed(state, self.place, name=self.moon, revealed=True))


class MoonBecame(Event[Match], frozen=True):
    """A new moon becomes another one when it is occupied. Whoever is on it learns which; nobody else does."""

    seat: Seat
    place: Place
    moon: str

    def apply(self, state: Match) -> Match:
        return replace(state, moons=changed(state, self.place, name=self.moon, revealed=False))

    def told(self, seat: Seat) -> "MoonBecame":
        return self if seat == self.seat else MoonBecame(self.seat, self.place, HIDDEN)


class MoonUsed(Event[Match], frozen=True):
    """What a moon does once is done, as long as its owner stays; everybody sees which moon it is."""

    seat: Seat
    place: Place
    moon: str
    number: int = 0

    def apply(self, state: Match) -> Match:
        moons = changed(state, self.place, name=self.moon, revealed=True, used=True)
        if not self.number:
            return replace(state, moons=moons)
        uses = (*state.invasion(self.number).uses, (self.seat, self.moon))
        return amended(state, self.number, {"moons": moons}, uses=uses)


class MoonLeft(OpenEvent[Match], frozen=True):
    """Ships leave a moon: for planets, or for the warp. If none stay nobody has it any more."""

    seat: Seat
    place: Place
    to: Batches
    number: int = 0

    def remaining(self, state: Match) -> "MoonLeft | None":
        here = moon_at(state.moons, self.place)
        return None if here is None or here.owner != self.seat else no_more_to(self, self.to, here.ships)

    def apply(self, state: Match) -> Match:
        here = moon_at(state.moons, self.place)
        assert here is not None
        left = here.ships - count(self.to)
        mine = {"owner": self.seat, "ships": left} if left else {"owner": None, "ships": 0, "used": False}
        lost = sum([ships for place, ships in self.to if place == WARP])
        return replace(
            moved(state, self.seat, to=self.to),
            moons=changed(state, self.place, **mine),
            warp=plus(state.warp, self.seat, lost),
        )


class MoonVaporized(OpenEvent[Match], frozen=True):
    """A moon is out of the match for good. Nobody is on it any more."""

    place: Place

    def apply(self, state: Match) -> Match:
        left = tuple([moon for moon in state.moons if moon.place != self.place])
        return replace(state, moons=left, came=tuple([one for one in state.came if one[1] != self.place]))


class PodsTold(Event[Match], frozen=True):
    """An alien tells another one of some pods in its cache. Nobody else learns which, or how many."""

    seat: Seat
    pods: Pile
    to: Seat

    def remaining(self, state: Match) -> "PodsTold | None":
        return those_in(self, state.caches[self.seat], self.pods)

    def apply(self, state: Match) -> Match:
        return replace(state, caches=put(state.caches, self.seat, known(state.caches[self.seat], self.pods)))

    def told(self, seat: Seat) -> "PodsTold":
        return self if seat in (self.seat, self.to) else PodsTold(self.seat, (), self.to)


class PodReturned(Event[Match], frozen=True):
    """A pod of a cache goes back into the forge as a fresh one. Nobody else learns which."""

    seat: Seat
    pod: str

    def remaining(self, state: Match) -> "PodReturned | None":
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        caches = put(state.caches, self.seat, taken(state.caches[self.seat], (self.pod,)))
        return replace(state, caches=caches, forge=added(state.forge, (self.pod,)))

    def told(self, seat: Seat) -> "PodReturned":
        return self if seat == self.seat else PodReturned(self.seat, *hidden((self.pod,)))


class ExhaustedDealt(Event[Match], frozen=True):
    """All pods that lie exhausted are dealt to everybody. All know which; nobody else who got which."""

    shares: tuple[tuple[Seat, Pile], ...]

    def apply(self, state: Match) -> Match:
        caches = state.caches
        for seat, pods in self.shares:
            caches = put(caches, seat, added(caches[seat], pods))
        return replace(state, caches=caches, exhausted=())

    def told(self, seat: Seat) -> "ExhaustedDealt":
        return ExhaustedDealt(tuple([(one, pods if one == seat else hidden(pods)) for one, pods in self.shares]))


class PowerChanged(Event[Match], frozen=True):
    """An alien has another power in place of its own. Nobody else knows which, before it is first used."""

    seat: Seat
    power: str

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            powers=put(state.powers, self.seat, self.power),
            revealed=put(state.revealed, self.seat, False),
            gathered=put(state.gathered, self.seat, 0),
        )

    def told(self, seat: Seat) -> "PowerChanged":
        return self if seat == self.seat else PowerChanged(self.seat, HIDDEN)


MOON_EVENTS: Final = defined(__name__, Event)
