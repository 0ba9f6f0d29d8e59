"""Events of what powers keep in a nexus. That it is there everybody sees; which pods, only its alien, unless shown."""

from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added
from adjudicator.core.rows import plus, put
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.table.backs import hidden, taken
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.nexus import kept_by, with_kept
from adjudicator.games.blutooth.table.stolen import Stolen
from adjudicator.games.blutooth.table.traps import IN_NEXUS, Trap
from adjudicator.games.blutooth.table.what_remains import no_more_to, off_planets, those_in

FORGE, CACHE, EXHAUST, EXHAUSTED, OUTSIDE = "forge", "cache", "exhaust", "exhausted", "outside"
"""Where pods come from and go to; what comes from outside has been made, and what goes there is vaporized."""
PLACES: Final = (FORGE, CACHE, EXHAUST, EXHAUSTED, OUTSIDE)


def _changed(state: Match, seat: Seat, power: str, **changes: Any) -> Match:
    """The state after what a power keeps has changed."""
    return replace(state, nexus=with_kept(state.nexus, replace(kept_by(state.nexus, seat, power), **changes)))


class PodsKept(Event[Match], frozen=True):
    """Pods come into a nexus."""

    seat: Seat
    power: str
    pods: Pile
    source: str
    shown: bool = False
    """Everybody sees what this power keeps."""

    def remaining(self, state: Match) -> "PodsKept | None":
        cache, exhaust = state.caches[self.seat], state.exhausts[self.seat]
        there = {FORGE: state.forge, CACHE: cache, EXHAUST: exhaust, EXHAUSTED: state.exhausted}.get(self.source)
        return self if there is None else those_in(self, there, self.pods)

    def apply(self, state: Match) -> Match:
        seat, pods = self.seat, self.pods
        there = kept_by(state.nexus, seat, self.power).pods
        state = _changed(state, seat, self.power, pods=added(there, pods), shown=self.shown)
        if self.source == FORGE:
            return replace(state, forge=taken(state.forge, pods))
        if self.source == CACHE:
            return replace(state, caches=put(state.caches, seat, taken(state.caches[seat], pods)))
        if self.source == EXHAUST:
            return replace(state, exhausts=put(state.exhausts, seat, taken(state.exhausts[seat], pods)))
        if self.source == EXHAUSTED:
            return replace(state, exhausted=taken(state.exhausted, pods))
        return replace(state, manifested=added(state.manifested, pods))

    def told(self, seat: Seat) -> "PodsKept":
        seen = self.shown or seat == self.seat or self.source in (EXHAUST, EXHAUSTED, OUTSIDE)
        return self if seen else replace(self, pods=hidden(self.pods))


class PodsFreed(Event[Match], frozen=True):
    """Pods leave a nexus."""

    seat: Seat
    power: str
    pods: Pile
    to: str
    shown: bool = False

    def remaining(self, state: Match) -> "PodsFreed | None":
        return those_in(self, kept_by(state.nexus, self.seat, self.power).pods, self.pods)

    def apply(self, state: Match) -> Match:
        seat, pods = self.seat, self.pods
        there = kept_by(state.nexus, seat, self.power).pods
        state = _changed(state, seat, self.power, pods=taken(there, pods))
        if self.to == CACHE:
            return replace(state, caches=put(state.caches, seat, added(state.caches[seat], pods)))
        if self.to == EXHAUSTED:
            return replace(state, exhausted=added(state.exhausted, pods))
        if self.to == EXHAUST:
            return replace(state, exhausts=put(state.exhausts, seat, added(state.exhausts[seat], pods)))
        return replace(state, scattered=added(state.scattered, pods))

    def told(self, seat: Seat) -> "PodsFreed":
        seen = self.shown or seat == self.seat or self.to != CACHE
        return self if seen else replace(self, pods=hidden(self.pods))


class PowersKept(Event[Match], frozen=True):
    """What a power may become lies in a nexus; nothing: it is there no more."""

    seat: Seat
    power: str
    powers: tuple[str, ...] = ()
    shown: bool = False

    def apply(self, state: Match) -> Match:
        return _changed(state, self.seat, self.power, powers=self.powers, shown=self.shown)

    def told(self, seat: Seat) -> "PowersKept":
        seen = self.shown or seat == self.seat
        return self if seen else replace(self, powers=(HIDDEN,) * len(self.powers))


class NexusSeen(Event[Match], frozen=True):
    """An alien that has got a power from another one sees what this keeps. Nobody else is told."""

    seat: Seat
    power: str
    pods: Pile = ()
    powers: tuple[str, ...] = ()

    def apply(self, state: Match) -> Match:
        if not (self.pods or self.powers):
            return state
        return _changed(state, self.seat, self.power, pods=self.pods, powers=self.powers)

    def told(self, seat: Seat) -> "NexusSeen":
        return self if seat == self.seat else NexusSeen(self.seat, self.power)


class TargetMoved(OpenEvent[Match], frozen=True):
    """An invasion is fought on another planet of its defender, with so many ships there."""

    seat: Seat
    number: int
    place: Place
    held: int

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, target=self.place, held=self.held)


class NexusMarked(OpenEvent[Match], frozen=True):
    """The marks that a power keeps are more, or fewer."""

    seat: Seat
    power: str
    more: int

    def apply(self, state: Match) -> Match:
        marks = kept_by(state.nexus, self.seat, self.power).marks + self.more
        return _changed(state, self.seat, self.power, marks=max(0, marks))


class BusMoved(OpenEvent[Match], frozen=True):
    """Something that a power keeps is in another system now; in none if it is no more."""

    seat: Seat
    power: str
    system: Seat | None = None

    def apply(self, state: Match) -> Match:
        return _changed(state, self.seat, self.power, system=self.system)


class ShipsBoarded(OpenEvent[Match], frozen=True):
    """Ships go from planets to what a power keeps."""

    seat: Seat
    power: str
    sources: Batches

    def remaining(self, state: Match) -> "ShipsBoarded | None":
        return off_planets(self, state, self.seat, self.sources)

    def apply(self, state: Match) -> Match:
        ships = kept_by(state.nexus, self.seat, self.power).ships + count(self.sources)
        return _changed(moved(state, self.seat, self.sources), self.seat, self.power, ships=ships)


class ShipsAlighted(OpenEvent[Match], frozen=True):
    """Ships that a power keeps go to planets, or to the warp."""

    seat: Seat
    power: str
    to: Batches

    def remaining(self, state: Match) -> "ShipsAlighted | None":
        return no_more_to(self, self.to, kept_by(state.nexus, self.seat, self.power).ships)

    def apply(self, state: Match) -> Match:
        ships = kept_by(state.nexus, self.seat, self.power).ships - count(self.to)
        lost = sum([number for place, number in self.to if place == WARP])
        state = _changed(moved(state, self.seat, to=self.to), self.seat, self.power, ships=ships)
        return replace(state, warp=plus(state.warp, self.seat, lost))


class TrapsLaid(Event[Match], frozen=True):
    """An alien lays traps, or swaps some. Others see where, and not of which kind they are."""

    seat: Seat
    traps: tuple[tuple[Place, str], ...]

    def apply(self, state: Match) -> Match:
        places = [place for place, _ in self.traps]
        rest = [one for one in state.traps if one.seat != self.seat or one.place not in places]
        return replace(state, traps=(*rest, *[Trap(self.seat, place, kind) for place, kind in self.traps]))

    def told(self, seat: Seat) -> "TrapsLaid":
        return self if seat == self.seat else TrapsLaid(self.seat, tuple([(place, HIDDEN) for place, _ in self.traps]))


class TrapSprung(Event[Match], frozen=True):
    """A trap goes off, and lies in its alien's nexus again; or one from there is laid on a planet."""

    seat: Seat
    place: Place
    kind: str
    back: bool = True

    def apply(self, state: Match) -> Match:
        place, to = (self.place, IN_NEXUS) if self.back else (IN_NEXUS, self.place)
        mine = [one for one in state.traps if one.seat == self.seat and one.place == place]
        fitting = [one for one in mine if one.kind == self.kind] or mine
        rest = [*state.traps]
        if fitting:
            rest.remove(fitting[0])
        return replace(state, traps=(*rest, Trap(self.seat, to, self.kind)))


class PlanetStolen(OpenEvent[Match], frozen=True):
    """A planet comes into the system of another alien."""

    seat: Seat
    place: Place

    def apply(self, state: Match) -> Match:
        rest = [one for one in state.stolen if one.place != self.place]
        return replace(state, stolen=(*rest, Stolen(self.seat, self.place)))


class StolenDiscounted(OpenEvent[Match], frozen=True):
    """The planets that an alien has stolen give it no dominion any more."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            stolen=tuple([replace(one, counts=one.counts and one.seat != self.seat) for one in state.stolen]),
        )


class ForgeEnriched(Event[Match], frozen=True):
    """A power brings more pods into the forge."""

    seat: Seat
    pods: Pile

    def apply(self, state: Match) -> Match:
        return replace(state, forge=added(state.forge, self.pods), manifested=added(state.manifested, self.pods))


_OF_BUS_AND_TRAPS = (PlanetStolen, StolenDiscounted, BusMoved, ShipsBoarded, ShipsAlighted, TrapsLaid, TrapSprung)
NEXUS_EVENTS = (PodsKept, PodsFreed, PowersKept, NexusSeen, TargetMoved, NexusMarked, ForgeEnriched, *_OF_BUS_AND_TRAPS)
