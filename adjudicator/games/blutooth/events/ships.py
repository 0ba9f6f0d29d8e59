"""Events that move ships."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus, put
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moons_left, moved
from adjudicator.games.blutooth.table.captives import IN_WARP, brought_back, captured_of, moved_along, sent_along
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion, Place, Sponsor
from adjudicator.games.blutooth.table.match import WARP, Footprint, Match
from adjudicator.games.blutooth.table.moons import ships_on
from adjudicator.games.blutooth.table.what_remains import moved_off, no_more, no_more_to, off_planets

PLAGUE, POISONED, SHIP_ZAP, FURTHER, TO_MOON = "plague", "poison", "ship zap", "further", "moon"
BY_STATION, BOMBED, RIFT, OMNI = "station", "bombed", "rift", "omni"
SHADOW, KAMIKAZE, GRUDGE, GRUMP = "shadow", "kamikaze", "grudge", "grump"
CONSCIENCE, TAXED, DEVOURED, BY_POWER = "conscience", "tax", "devoured", "power"
_OF_PIECES: Final = (PLAGUE, POISONED, SHIP_ZAP, FURTHER, TO_MOON, BY_STATION, BOMBED, SHADOW, KAMIKAZE, GRUDGE)
WHYS: Final = (*_OF_PIECES, GRUMP, CONSCIENCE, TAXED, RIFT, OMNI, DEVOURED, BY_POWER)
"""Why ships are lost that are in no gate: to the Plague, to poison in the cache, zapped, beyond those committed.

The rest are lost to what a moon, a station, a power, a bomb, a hazard or a dark pod does.
"""


def withdrawn(state: Match, number: int, seat: Seat, ships: int) -> Match:
    """The state after a seat's ships have left an invasion: the gate, the planet they defend, or a sponsor's."""
    invasion = state.invasion(number)
    side = invasion.side_of(seat)
    if side == INVADERS:
        return amended(state, number, sent=invasion.sent - ships)
    if side == DEFENDERS:
        assert invasion.target is not None
        return amended(moved(state, seat, ((invasion.target, ships),)), number, held=invasion.held - ships)
    return amended(state, number, sponsors=_fewer(invasion, seat, ships))


def _fewer(invasion: Invasion, seat: Seat, ships: int) -> tuple[Sponsor, ...]:
    """The sponsors after one of them has lost so many ships."""
    left = [replace(one, ships=one.ships - ships) if one.seat == seat else one for one in invasion.sponsors]
    return tuple([one for one in left if one.ships])


class ShipsRevived(OpenEvent[Match], frozen=True):
    """Ships leave the warp for planets."""

    seat: Seat
    to: Batches
    by: Seat | None = None
    """The alien who brought them back, if it was another one."""

    def remaining(self, state: Match) -> "ShipsRevived | None":
        return no_more_to(self, self.to, state.warp[self.seat])

    def apply(self, state: Match) -> Match:
        warp = plus(state.warp, self.seat, -count(self.to))
        if state.captives and self.to:
            state = replace(state, captives=moved_along(state.captives, self.seat, {IN_WARP}, self.to[0][0]))
        return replace(moved(state, self.seat, to=self.to), warp=warp)


class ShipsCommitted(OpenEvent[Match], frozen=True):
    """An alien's ships arrive in the gate of an invasion: the invader's own, or a sponsor's."""

    number: int
    seat: Seat
    side: int
    sources: Batches

    def remaining(self, state: Match) -> "ShipsCommitted | None":
        return off_planets(self, state, self.seat, self.sources)

    def apply(self, state: Match) -> Match:
        invasion, ships = state.invasion(self.number), count(self.sources)
        state = moved(state, self.seat, self.sources)
        if state.captives:
            left = {place for place, _ in self.sources}
            state = replace(state, captives=sent_along(state.captives, self.seat, left, self.number))
        if self.seat == invasion.invader:
            return amended(state, self.number, sent=invasion.sent + ships)
        rest = [one for one in invasion.sponsors if one.seat != self.seat]
        there = ships + invasion.ships_of(self.seat)
        return amended(state, self.number, sponsors=(*rest, Sponsor(self.seat, self.side, there)))


class ShipsDefend(OpenEvent[Match], frozen=True):
    """How many ships of one base stand in each invasion of its planet."""

    seat: Seat
    planet: Place
    shares: tuple[tuple[int, int], ...]
    """The invasion's number, and ships."""

    def apply(self, state: Match) -> Match:
        for number, ships in self.shares:
            state = amended(state, number, held=ships)
        return state


class ShipsDestroyed(OpenEvent[Match], frozen=True):
    """Committed ships are destroyed: they go to the warp."""

    number: int
    seat: Seat
    ships: int

    @property
    def at_risk(self) -> str:
        """What is lost and how many, as the detail of a question: `1/3`."""
        return f"{self.number}/{self.ships}"

    def remaining(self, state: Match) -> "ShipsDestroyed | None":
        return no_more(self, self.ships, state.invasion(self.number).ships_of(self.seat))

    def apply(self, state: Match) -> Match:
        state = withdrawn(state, self.number, self.seat, self.ships)
        return replace(state, warp=plus(state.warp, self.seat, self.ships))


class ShipsErased(OpenEvent[Match], frozen=True):
    """Committed ships are out of the match for good."""

    number: int
    seat: Seat
    ships: int
    compensated: bool = False
    """They count for compensation as if they were destroyed."""

    @property
    def at_risk(self) -> str:
        """The same: `vaporized/1/3`."""
        return f"vaporized/{self.number}/{self.ships}"

    def remaining(self, state: Match) -> "ShipsErased | None":
        return no_more(self, self.ships, state.invasion(self.number).ships_of(self.seat))

    def apply(self, state: Match) -> Match:
        state = withdrawn(state, self.number, self.seat, self.ships)
        return replace(state, vaporized=plus(state.vaporized, self.seat, self.ships))


class ShipsLost(OpenEvent[Match], frozen=True):
    """Ships on planets are destroyed, for one of the reasons in WHYS."""

    seat: Seat
    sources: Batches
    why: str
    number: int = 0

    @property
    def at_risk(self) -> str:
        """The same: `plague/3`."""
        return f"{self.why}/{count(self.sources)}"

    def remaining(self, state: Match) -> "ShipsLost | None":
        return off_planets(self, state, self.seat, self.sources)

    def apply(self, state: Match) -> Match:
        state = moved(state, self.seat, self.sources)
        state = replace(state, warp=plus(state.warp, self.seat, count(self.sources)))
        for place, _ in self.sources:
            state = _defended(state, self.seat, place)
        return state


class ShipsMoved(OpenEvent[Match], frozen=True):
    """An alien abandons a base: its ships go to other bases."""

    seat: Seat
    sources: Batches
    to: Batches

    def remaining(self, state: Match) -> "ShipsMoved | None":
        return moved_off(self, state, self.seat, self.sources, self.to)

    def apply(self, state: Match) -> Match:
        return moved(state, self.seat, self.sources, self.to)


class ShipVaporized(OpenEvent[Match], frozen=True):
    """A ship is out of the match for good: from a planet, where it may be one that defends, or from the warp."""

    seat: Seat
    place: Place

    @property
    def at_risk(self) -> str:
        """The same: `vaporized/1`."""
        return "vaporized/1"

    def remaining(self, state: Match) -> "ShipVaporized | None":
        there = state.warp[self.seat] if self.place == WARP else state.planets[self.place][self.seat]
        return self if there else None

    def apply(self, state: Match) -> Match:
        gone = plus(state.vaporized, self.seat, 1)
        if self.place == WARP:
            return replace(state, vaporized=gone, warp=plus(state.warp, self.seat, -1))
        state = moved(state, self.seat, ((self.place, 1),))
        return _defended(replace(state, vaporized=gone), self.seat, self.place)


def _defended(state: Match, seat: Seat, place: Place) -> Match:
    """The state in which no more ships defend a planet than are left there: the largest share is smaller."""
    here = [one for one in state.invasions if (one.target, one.defender) == (place, seat) and not one.over]
    over = sum([one.held for one in here]) - state.planets[place][seat]
    if over <= 0:
        return state
    largest = max(here, key=lambda one: (one.held, -one.number))
    return amended(state, largest.number, held=largest.held - over)


def _captives_back(state: Match, number: int, seat: Seat, to: Place) -> Match:
    """The state after what ships of a seat carry has come with them out of an invasion."""
    captives, invasion = brought_back(state.captives, seat, number, to), state.invasion(number)
    target = invasion.target
    if invasion.defender == seat and target is not None and not state.planets[target][seat]:
        captives = moved_along(captives, seat, {target}, to)
    return replace(state, captives=captives)


class ShipsRebounded(OpenEvent[Match], frozen=True):
    """Ships come back from an invasion; those that have no place to come back to go to the warp."""

    number: int
    seat: Seat
    to: Batches

    def remaining(self, state: Match) -> "ShipsRebounded | None":
        return no_more_to(self, self.to, state.invasion(self.number).ships_of(self.seat))

    def apply(self, state: Match) -> Match:
        state = withdrawn(state, self.number, self.seat, count(self.to))
        if state.captives and self.to:
            state = _captives_back(state, self.number, self.seat, self.to[0][0])
        lost = sum([ships for place, ships in self.to if place == WARP])
        return replace(moved(state, self.seat, to=self.to), warp=plus(state.warp, self.seat, lost))


class ShipsLanded(OpenEvent[Match], frozen=True):
    """Ships found a base on the planet that was invaded."""

    number: int
    seat: Seat
    ships: int

    def remaining(self, state: Match) -> "ShipsLanded | None":
        return no_more(self, self.ships, state.invasion(self.number).ships_of(self.seat))

    def apply(self, state: Match) -> Match:
        target = state.invasion(self.number).target
        assert target is not None
        state = withdrawn(state, self.number, self.seat, self.ships)
        if state.captives:
            state = _captives_back(state, self.number, self.seat, target)
        return moved(state, self.seat, to=((target, self.ships),))


class FootprintLeft(OpenEvent[Match], frozen=True):
    """A power leaves its mark on a planet instead of a base."""

    seat: Seat
    place: Place

    def apply(self, state: Match) -> Match:
        mark = Footprint(self.seat, self.place)
        return state if mark in state.footprints else replace(state, footprints=(*state.footprints, mark))


class Eliminated(OpenEvent[Match], frozen=True):
    """An alien is out of the match: its ships, its charges of destiny, its lucre and its pods with it."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        seat = self.seat
        left = [(place, row[seat]) for place, row in enumerate(state.planets) if row[seat]]
        visits = state.guest is not None and state.guest[0] == seat
        ships = count(tuple(left)) + state.to_revive(seat) + ships_on(state.moons, seat) + visits + state.under(seat)
        ships += captured_of(state.captives, seat)
        return replace(
            moved(state, seat, tuple(left)),
            warp=put(state.warp, seat, 0),
            praw=put(state.praw, seat, 0) if state.praw else (),
            vaporized=plus(state.vaporized, seat, ships),
            eliminated=put(state.eliminated, seat, True),
            flagships=put(state.flagships, seat, False),
            loaded=put(state.loaded, seat, 0),
            lucre=put(state.lucre, seat, 0),
            flattened=tuple([one for one in state.flattened if one[0] != seat]),
            captives=tuple([one for one in state.captives if one.seat != seat]),
            destiny=tuple([charge for charge in state.destiny if charge != seat]),
            marked=tuple([charge for charge in state.marked if charge != seat]),
            branded=tuple([charge for charge in state.branded if charge != seat]),
            guest=None if visits else state.guest,
            **moons_left(state, seat),
        )


SHIPS: Final = defined(__name__, Event)
