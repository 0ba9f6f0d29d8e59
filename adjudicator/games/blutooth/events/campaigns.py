"""Events of campaigns: fuel, destiny, targets, commissions."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus, put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.table.invasions import NO_CHARGE, WILD, Ambush, Invasion, Place
from adjudicator.games.blutooth.table.match import Commission, Match


def _among(marked: tuple[Seat, ...], left: Sequence[Seat]) -> tuple[Seat, ...]:
    """The charges with a hazard that can still be there, when these are left."""
    return tuple([charge for charge in marked if charge in left]) if marked else ()


def _branded(branded: tuple[Seat, ...], left: Sequence[Seat]) -> tuple[Seat, ...]:
    """The marked charges that are still there when these are left: the others of a colour went first."""
    if not branded:
        return branded
    return tuple([seat for seat in dict.fromkeys(branded) for _ in range(min(branded.count(seat), left.count(seat)))])


def without(branded: tuple[Seat, ...], charge: Seat) -> tuple[Seat, ...]:
    """The marked charges without one of them."""
    at = branded.index(charge) if charge in branded else len(branded)
    return (*branded[:at], *branded[at + 1 :])


class CycleOpened(OpenEvent[Match], frozen=True):
    """A cycle begins: every alien still in the match has a new flagship, and cells for its campaign."""

    cycle: int
    cells: int

    def apply(self, state: Match) -> Match:
        there = [not gone for gone in state.eliminated]
        return replace(
            state,
            cycle=self.cycle,
            fuel=tuple([fuel + self.cells * here for fuel, here in zip(state.fuel, there, strict=True)]),
            flagships=tuple(there),
        )


class CampaignOpened(OpenEvent[Match], frozen=True):
    """In turn: the campaign of an alien begins. It has a new flagship, and gets cells for it."""

    seat: Seat
    cycle: int
    cells: int

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            cycle=self.cycle,
            turns=state.turns + 1,
            campaign=self.seat,
            fuel=plus(state.fuel, self.seat, self.cells),
            flagships=tuple([seat == self.seat for seat in range(len(state.seats))]),
        )


class AmbushPlanned(OpenEvent[Match], frozen=True):
    """An alien ambushes another one: that is an invasion of the next wave beside those of campaigns."""

    seat: Seat
    defender: Seat
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(state, ambushes=(*state.ambushes, Ambush(self.seat, self.defender)))


class CampaignInterrupted(OpenEvent[Match], frozen=True):
    """In turn: ambushes come first, as a turn of their own; then the campaign goes on, if it can."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, turns=state.turns + 1)


class FuelLoaded(OpenEvent[Match], frozen=True):
    """An invader loads cells into its flagship: so many invasions can its campaign have."""

    seat: Seat
    cells: int

    def apply(self, state: Match) -> Match:
        fuel = plus(state.fuel, self.seat, -self.cells)
        return replace(state, fuel=fuel, loaded=plus(state.loaded, self.seat, self.cells))


class FuelChanged(OpenEvent[Match], frozen=True):
    """As a cycle begins an alien gets more cells than usual, or fewer."""

    seat: Seat
    by: int

    def apply(self, state: Match) -> Match:
        return replace(state, fuel=plus(state.fuel, self.seat, self.by))


class FuelPaid(OpenEvent[Match], frozen=True):
    """An alien pays with cells of its nexus for something."""

    seat: Seat
    cells: int
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(state, fuel=plus(state.fuel, self.seat, -self.cells))


class FuelBurned(OpenEvent[Match], frozen=True):
    """An invasion has used a cell."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, loaded=plus(state.loaded, self.seat, -1))


class FlagshipLost(OpenEvent[Match], frozen=True):
    """A leader who has lost loses the flagship: an invader's campaign is over, and the cells in it are lost."""

    number: int
    seat: Seat
    cells: int

    def apply(self, state: Match) -> Match:
        if state.invasion(self.number).invader != self.seat:
            return state
        return replace(state, flagships=put(state.flagships, self.seat, False), loaded=put(state.loaded, self.seat, 0))


class CampaignEnded(OpenEvent[Match], frozen=True):
    """A campaign is over, or is not begun: the cells that are left come back."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        cells = state.loaded[self.seat]
        return replace(
            state,
            flagships=put(state.flagships, self.seat, False),
            loaded=put(state.loaded, self.seat, 0),
            fuel=plus(state.fuel, self.seat, cells),
        )


class InvasionsAnnounced(OpenEvent[Match], frozen=True):
    """Destiny for a wave: one invasion for each campaign that goes on, numbered in the order of seats."""

    charges: tuple[tuple[Seat, Seat], ...]
    """The invader, and the colour of the charge, or WILD."""
    ambushes: tuple[Ambush, ...] = ()
    """Those that come in this wave, numbered after the others."""
    branded: tuple[int, ...] = ()
    """The invasions whose charge is marked by a power."""

    def apply(self, state: Match) -> Match:
        found, left = [], [*state.destiny]
        # Only space stations ask for the charge before.
        before = {one.invader: (one.charge,) for one in state.invasions if not one.ambush} if state.stations else {}
        for number, (invader, charge) in enumerate(self.charges, start=1):
            if charge in left:
                # If the charges have been filled again in between, DestinyRefilled tells what is left of them.
                left.remove(charge)
            defender = None if charge == WILD else charge
            drawn = Invasion(
                number=number,
                invader=invader,
                charge=charge,
                branded=number in self.branded,
                defender=defender,
                before=before.get(invader, ()),
            )
            found.append(drawn)
        for number, one in enumerate(self.ambushes, start=len(found) + 1):
            beset = Invasion(number=number, invader=one.invader, charge=NO_CHARGE, defender=one.defender, ambush=True)
            found.append(beset)
        return replace(
            state,
            invasions=tuple(found),
            destiny=tuple(left),
            marked=_among(state.marked, left),
            branded=self._branded_left(state, left),
            ambushes=(),
            commissions=(),
            zapped=(),
            flared=(),
            came=(),
        )

    def _branded_left(self, state: Match, left: Sequence[Seat]) -> tuple[Seat, ...]:
        branded = state.branded
        for number in self.branded:
            branded = without(branded, self.charges[number - 1][1])
        return _branded(branded, left)


class DestinyRefilled(OpenEvent[Match], frozen=True):
    """All charges of the aliens in the match have been put into the pool of destiny again: what is left in it now."""

    charges: tuple[Seat, ...]
    marked: tuple[Seat, ...] = ()
    """Those that carry a hazard."""
    branded: tuple[Seat, ...] = ()
    """Those that a power has marked."""

    def apply(self, state: Match) -> Match:
        return replace(state, destiny=self.charges, marked=self.marked, branded=self.branded)


class ChargeRedrawn(OpenEvent[Match], frozen=True):
    """A charge is used up, and another one drawn in its place."""

    number: int
    charge: Seat
    branded: bool = False
    """It is marked by a power."""

    def apply(self, state: Match) -> Match:
        left = [*state.destiny]
        left.remove(self.charge)
        defender = None if self.charge == WILD else self.charge
        branded = _branded(without(state.branded, self.charge) if self.branded else state.branded, left)
        state = replace(state, destiny=tuple(left), marked=_among(state.marked, left), branded=branded)
        return amended(state, self.number, charge=self.charge, defender=defender, hazard="", branded=self.branded)


class ChargeNamed(OpenEvent[Match], frozen=True):
    """A charge out of the pool of destiny takes the place of one that was drawn, which goes back.

    It does not where all charges have been put back since it was drawn: then it is in the pool already.
    """

    number: int
    charge: Seat
    back: bool = True

    def apply(self, state: Match) -> Match:
        drawn = state.invasion(self.number)
        back = (drawn.charge,) if self.back else ()
        left = [*state.destiny, *back]
        left.remove(self.charge)
        defender = None if self.charge == WILD else self.charge
        before = (*state.branded, *(back if drawn.branded else ()))
        branded = _branded(before, left)
        state = replace(state, destiny=tuple(left), marked=_among(state.marked, left), branded=branded)
        came = len(branded) < len(before)
        return amended(state, self.number, charge=self.charge, defender=defender, branded=came)


class ChargeReturned(OpenEvent[Match], frozen=True):
    """The charge of the wave before is used again; the one that was drawn goes back into the pool."""

    number: int
    charge: Seat
    from_pool: bool = False
    """It has come into the pool again meanwhile, and leaves it."""
    back: bool = True
    """The one that was drawn goes back; not if the pool was filled meanwhile."""

    def apply(self, state: Match) -> Match:
        drawn = state.invasion(self.number)
        defender = None if self.charge == WILD else self.charge
        back = (drawn.charge,) if self.back else ()
        left = [*state.destiny, *back]
        if self.from_pool:
            left.remove(self.charge)
        branded = _branded((*state.branded, *(back if drawn.branded else ())), left)
        state = replace(state, destiny=tuple(left), branded=branded)
        state = amended(state, self.number, charge=self.charge, defender=defender)
        return amended(state, self.number, hazard="", before=(), branded=False)


class DefenderNamed(OpenEvent[Match], frozen=True):
    """An invader with a wild charge names the defender: a gate that was aimed at another system is aimed no more."""

    number: int
    seat: Seat

    def apply(self, state: Match) -> Match:
        target = state.invasion(self.number).target
        if target is not None and state.system(target) != self.seat:
            target = None
        return amended(state, self.number, defender=self.seat, target=target)


class Targeted(OpenEvent[Match], frozen=True):
    """An invader aims the gate at a planet."""

    number: int
    place: Place

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, target=self.place)


class InvasionCalledOff(OpenEvent[Match], frozen=True):
    """An invasion does not take place. `why`: skipped, no ships, no fuel, silent, or no target."""

    number: int
    why: str

    def apply(self, state: Match) -> Match:
        return amended(state, self.number, called_off=True, over=True)


class Commissioned(Event[Match], frozen=True):
    """A leader asks somebody to sponsor its fleet. Only the two know of it."""

    number: int
    leader: Seat
    side: int
    seat: Seat
    most: int

    def apply(self, state: Match) -> Match:
        commission = Commission(self.number, self.side, self.seat, self.most)
        all_of_them = [*state.commissions]
        insort(all_of_them, commission, key=lambda one: (one.number, one.side))
        return replace(state, commissions=tuple(all_of_them))

    def told(self, seat: Seat) -> "Commissioned | None":
        return self if seat in (self.leader, self.seat) else None


CAMPAIGNS: Final = defined(__name__, Event)
