"""Events of flares: which are in the forge, their uses, and what flares alone do to an invasion."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added
from adjudicator.core.rows import either, plus, put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved, ships_home
from adjudicator.games.blutooth.events.milestones import shown
from adjudicator.games.blutooth.events.pods import discharged
from adjudicator.games.blutooth.table.backs import hidden, known, taken
from adjudicator.games.blutooth.table.invasions import Place, Sponsor
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import handed_over, kept_by, stages_handed_over
from adjudicator.games.blutooth.table.pods import BRIGADE
from adjudicator.games.blutooth.table.what_remains import no_more, out_of


class FlaresAdded(Event[Match], frozen=True):
    """Flares come into the forge, those of the aliens in the match and others. Nobody knows which."""

    pods: Pile

    def apply(self, state: Match) -> Match:
        return replace(state, flares=self.pods, forge=added(state.forge, self.pods))

    def told(self, seat: Seat) -> "FlaresAdded":
        return FlaresAdded(hidden(self.pods))


class FlarePlayed(Event[Match], frozen=True):
    """A flare is discharged: it lies in its player's exhaust until upkeep, and its part is in force as long."""

    seat: Seat
    piece: str
    """The part: `Wild Zombie`, `Super Zombie`."""
    pod: str
    power: str
    """The player's own power, which a super part tells everybody; empty for a wild one."""
    number: int = 0
    against: tuple[Seat, ...] = ()
    face: bool = False
    """The power is the second one of the player."""

    def apply(self, state: Match) -> Match:
        if self.pod not in state.exhausts[self.seat]:  # one that was used in another invasion lies there
            state = discharged(state, self.seat, self.pod)
        if self.power:
            state = shown(state, self.seat, self.power, face=self.face)
        state = replace(state, flared=(*state.flared, (self.seat, self.piece, self.number)))
        if not self.number:
            return state
        uses = (*state.invasion(self.number).uses, (self.seat, self.piece))
        return amended(state, self.number, uses=uses)


class FlareStopped(OpenEvent[Match], frozen=True):
    """A flare has no effect; one that is `scrapped`, too, does not come back by itself."""

    seat: Seat
    piece: str
    pod: str
    number: int = 0
    scrapped: bool = True

    def apply(self, state: Match) -> Match:
        state = replace(state, zapped=(*state.zapped, (self.seat, self.piece, self.number)))
        return _scrapped(state, self.seat, self.pod) if self.scrapped else state


class FlareScrapped(OpenEvent[Match], frozen=True):
    """An alien scraps a flare out of its exhaust, as the flare says."""

    seat: Seat
    pod: str

    def apply(self, state: Match) -> Match:
        return _scrapped(state, self.seat, self.pod)


class FlareBurnt(Event[Match], frozen=True):
    """A burnout that was used goes to the alien whose it is, which so shows its power; to the scrap if none plays."""

    seat: Seat
    pod: str
    to: Seat | None
    power: str
    face: bool = False
    """The power is the second one of that alien."""

    def apply(self, state: Match) -> Match:
        if self.to is None:
            return _scrapped(state, self.seat, self.pod)
        exhausts = put(state.exhausts, self.seat, taken(state.exhausts[self.seat], (self.pod,)))
        caches = put(state.caches, self.to, added(state.caches[self.to], (self.pod,)))
        return shown(replace(state, exhausts=exhausts, caches=caches), self.to, self.power, face=self.face)


def _scrapped(state: Match, seat: Seat, pod: str) -> Match:
    """The state after a pod has gone from an exhaust to what lies exhausted."""
    if pod not in state.exhausts[seat]:
        return state
    exhausts = put(state.exhausts, seat, taken(state.exhausts[seat], (pod,)))
    return replace(state, exhausts=exhausts, exhausted=added(state.exhausted, (pod,)))


class DriverTurned(Event[Match], frozen=True):
    """A driver counts as an attack with some number: the fleet that it leads is a brigade."""

    number: int
    side: int
    might: int

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        named = either(invasion.named, self.side, self.might)
        if invasion.natures is None:
            return amended(state, self.number, named=named)
        natures = either(invasion.natures, self.side, BRIGADE)
        return amended(state, self.number, named=named, natures=natures)


class DriverExchanged(Event[Match], frozen=True):
    """An alien puts a pod of its cache in the place of an open driver, which it takes."""

    number: int
    seat: Seat
    side: int
    pod: str

    def remaining(self, state: Match) -> "DriverExchanged | None":
        if self.side in state.invasion(self.number).clouded:
            return None
        return out_of(self, state.caches[self.seat], self.pod)

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        driver = invasion.drivers[self.side]
        assert driver is not None
        cache = added(taken(state.caches[self.seat], (self.pod,)), (driver,))
        drivers = either(invasion.drivers, self.side, self.pod)
        named = either(invasion.named, self.side, None)
        also = {"caches": put(state.caches, self.seat, cache)}
        return amended(state, self.number, also, drivers=drivers, named=named)


class WordCalled(OpenEvent[Match], frozen=True):
    """An alien calls something for a flare that it plays."""

    number: int
    seat: Seat
    piece: str
    word: str

    def apply(self, state: Match) -> Match:
        called = (*state.invasion(self.number).called, (self.seat, self.piece, self.word))
        return amended(state, self.number, called=called)


class ForgeShown(Event[Match], frozen=True):
    """An alien looks through the forge. Others see that it does."""

    seat: Seat
    pods: Pile

    def apply(self, state: Match) -> Match:
        return replace(state, forge=known(state.forge, self.pods))

    def told(self, seat: Seat) -> "ForgeShown":
        return self if seat == self.seat else ForgeShown(self.seat, hidden(self.pods))


class DistressReturned(Event[Match], frozen=True):
    """Distress pods that lie primed where there is no combat come back to those who primed them."""

    number: int

    def apply(self, state: Match) -> Match:
        caches = state.caches
        for one in state.invasion(self.number).distress:
            caches = put(caches, one.seat, added(caches[one.seat], (one.pod,)))
        return amended(state, self.number, {"caches": caches}, distress=())


class PodBared(Event[Match], frozen=True):
    """An alien shows a pod of its cache to everybody."""

    seat: Seat
    pod: str

    def apply(self, state: Match) -> Match:
        return replace(state, caches=put(state.caches, self.seat, known(state.caches[self.seat], (self.pod,))))


class PowersTraded(Event[Match], frozen=True):
    """Two aliens trade powers for good, with what these have gathered. The two know both of them."""

    number: int
    seat: Seat
    other: Seat
    powers: tuple[str, str]
    """What the one and the other have now."""
    lent: bool = False
    """It is to the end of upkeep alone."""
    back: bool = False
    """The end of that: both have their own again."""
    keeping: tuple[tuple[Seat, str], ...] = ()
    """Those of the two powers that keep something: everybody sees it change over, whoever knows the powers."""

    def apply(self, state: Match) -> Match:
        one, other = self.seat, self.other
        powers, revealed, gathered = [*state.powers], [*state.revealed], [*state.gathered]
        powers[one], powers[other] = [
            named if named != HIDDEN else state.powers[before]
            for named, before in zip(self.powers, (other, one), strict=True)
        ]
        revealed[one], revealed[other] = revealed[other], revealed[one]
        gathered[one], gathered[other] = gathered[other], gathered[one]
        swapped = {(one, state.powers[one]): other, (other, state.powers[other]): one}
        swapped.update({(seat, power): other if seat == one else one for seat, power in self.keeping})
        for seat, power in swapped:
            state = ships_home(state, seat, kept_by(state.nexus, seat, power).ships)
        return replace(
            state,
            sub_powers=stages_handed_over(state.nexus, state.sub_powers, swapped),
            powers=tuple(powers),
            revealed=tuple(revealed),
            gathered=tuple(gathered),
            nexus=handed_over(state.nexus, swapped),
            lent=(*state.lent, (one, other)) if self.lent else state.lent[:-1] if self.back else state.lent,
        )

    def told(self, seat: Seat) -> "PowersTraded":
        return self if seat in (self.seat, self.other) else replace(self, powers=(HIDDEN, HIDDEN))


class ShipsSettled(OpenEvent[Match], frozen=True):
    """Ships of a base found another base."""

    seat: Seat
    place: Place
    to: Place
    ships: int

    def remaining(self, state: Match) -> "ShipsSettled | None":
        return no_more(self, self.ships, state.planets[self.place][self.seat])

    def apply(self, state: Match) -> Match:
        sources, to = ((self.place, self.ships),), ((self.to, self.ships),)
        return moved(state, self.seat, sources, to)


class ShipsSurfaced(OpenEvent[Match], frozen=True):
    """Ships come out of the warp straight into a fleet."""

    number: int
    seat: Seat
    side: int
    ships: int

    def remaining(self, state: Match) -> "ShipsSurfaced | None":
        return no_more(self, self.ships, state.warp[self.seat])

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        also = {"warp": plus(state.warp, self.seat, -self.ships)}
        if self.seat == invasion.invader:
            return amended(state, self.number, also, sent=invasion.sent + self.ships)
        sponsors = tuple(
            [Sponsor(one.seat, one.side, one.ships + self.ships * (one.seat == self.seat)) for one in invasion.sponsors]
        )
        return amended(state, self.number, also, sponsors=sponsors)


FLARES: Final = defined(__name__, Event)
