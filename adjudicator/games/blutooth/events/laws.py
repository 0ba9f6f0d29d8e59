"""Events of hazards and legacies, which are open to all."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import added
from adjudicator.core.rows import plus, put
from adjudicator.galaxy.batches import Batches
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.what_remains import no_more


class HazardDrawn(OpenEvent[Match], frozen=True):
    """An invasion has a hazard: with its charge, or because every invasion has one now."""

    number: int
    hazard: str
    marked: tuple[Seat, ...]
    """The charges of the pool that carry one, after it."""
    boss: bool = False
    """It stays until another boss comes."""
    least: int = 1
    """With how many ships a base counts while this boss stays."""

    def apply(self, state: Match) -> Match:
        state = amended(state, self.number, {"marked": self.marked}, hazard=self.hazard)
        return replace(state, boss=self.hazard, least=self.least) if self.boss else state


class LegacyBegun(OpenEvent[Match], frozen=True):
    """A legacy begins, to the end of the match: that of an alien who has been eliminated, or one that was drawn."""

    legacy: str
    seat: Seat | None = None
    """Who has been eliminated."""

    def apply(self, state: Match) -> Match:
        return replace(state, legacies=(*state.legacies, self.legacy))


class RotationTurned(OpenEvent[Match], frozen=True):
    """What goes clockwise goes the other way round from now on."""

    def apply(self, state: Match) -> Match:
        return replace(state, turned=not state.turned)


class ShipsSwallowed(OpenEvent[Match], frozen=True):
    """Ships that have just been destroyed are out of the match for good."""

    number: int
    seat: Seat
    ships: int

    def remaining(self, state: Match) -> "ShipsSwallowed | None":
        return no_more(self, self.ships, state.warp[self.seat])

    def apply(self, state: Match) -> Match:
        gone = plus(state.vaporized, self.seat, self.ships)
        return replace(state, warp=plus(state.warp, self.seat, -self.ships), vaporized=gone)


class PlanetVaporized(OpenEvent[Match], frozen=True):
    """A planet is out of the match for good, with all ships on it and all footprints."""

    place: Place
    doom: bool = False
    """It leaves somebody with too few planets for anybody to go on."""

    def apply(self, state: Match) -> Match:
        here = state.planets[self.place]
        return replace(
            state,
            planets=put(state.planets, self.place, (0,) * len(here)),
            vaporized=tuple([gone + ships for gone, ships in zip(state.vaporized, here, strict=True)]),
            footprints=tuple([one for one in state.footprints if one.place != self.place]),
            ruined=(*state.ruined, self.place),
            doomed=state.doomed or self.doom,
        )


class GuestSent(OpenEvent[Match], frozen=True):
    """A ship goes into the nexus of another alien: as leaders the two must commission each other."""

    seat: Seat
    host: Seat
    source: Place
    number: int = 0

    def remaining(self, state: Match) -> "GuestSent | None":
        return self if state.guest is None and state.planets[self.source][self.seat] else None

    def apply(self, state: Match) -> Match:
        return replace(moved(state, self.seat, ((self.source, 1),)), guest=(self.seat, self.host))


class GuestHome(OpenEvent[Match], frozen=True):
    """The ship in the nexus of another alien rebounds; without a place to come back to it goes to the warp."""

    seat: Seat
    to: Batches

    def apply(self, state: Match) -> Match:
        lost = sum([ships for place, ships in self.to if place == WARP])
        state = moved(state, self.seat, to=self.to)
        return replace(state, guest=None, warp=plus(state.warp, self.seat, lost))


class ExhaustsVaporized(OpenEvent[Match], frozen=True):
    """The pods in all exhausts are out of the match for good."""

    def apply(self, state: Match) -> Match:
        pods = [pod for pile in state.exhausts for pod in pile]
        return replace(state, exhausts=((),) * len(state.seats), scattered=added(state.scattered, pods))


LAW_EVENTS: Final = defined(__name__, Event)
