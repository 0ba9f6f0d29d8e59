"""One invasion: who invades whom and where, with which fleets and drivers, and what has come of it."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.core.rows import either
from adjudicator.games.blutooth.table.backs import covered as back
from adjudicator.games.blutooth.table.haggles import Plea

Place = int
"""A planet: the number of its system's seat times the planets of a system, plus its place in it."""

INVADERS, DEFENDERS = 0, 1
SIDES: Final = ("invader", "defender")
WILD: Seat = -1
"""The colour of a wild charge of destiny, which lets the invader name the defender."""
NO_CHARGE: Seat = -2
"""Stands for the charge of an ambush: destiny has no part in it."""

CLASH: Final = "clash"
MASSACRE: Final = "massacre"
CATACLYSM: Final = "cataclysm"
INFECTION: Final = "infection"
SLAPFIGHT: Final = "slapfight"
BLITZ: Final = "blitz"
NEGOTIATION: Final = "negotiation"
STANDOFF: Final = "standoff"
ESCAPED: Final = "escape"
DEAL: Final = "deal"
QUASHED: Final = "quash"
OUTCOMES: Final = (
    CLASH,
    MASSACRE,
    CATACLYSM,
    INFECTION,
    SLAPFIGHT,
    BLITZ,
    NEGOTIATION,
    STANDOFF,
    ESCAPED,
    DEAL,
    QUASHED,
)
"""What an encounter can come to; a negotiation ends as a deal or is quashed, a standoff is a draw."""


STILL_TO_COUNT: Final = (-1,)
"""Stands for what influence all aliens have, as long as it has not been counted."""


class Sponsor(Struct, frozen=True, array_like=True, gc=False):
    """Ships with which an alien sponsors one fleet of somebody's invasion."""

    seat: Seat
    side: int
    ships: int


class Primed(Struct, frozen=True, array_like=True, gc=False):
    """A distress pod that an actor has primed; HIDDEN for others until it is discharged."""

    seat: Seat
    side: int
    pod: str


class Demand(Struct, frozen=True, array_like=True, gc=False):
    """A demand that a leader has made and paid for: `peaceful victory`, `revive`, a pod, or a sponsor's number.

    `negated` says whether the other leader has cancelled it.
    """

    side: int
    what: str
    cost: int
    sponsor: Seat | None = None
    negated: bool = False


class Bribe(Struct, frozen=True, array_like=True, gc=False):
    """Lucre that an actor has set aside for the leader of the other fleet."""

    seat: Seat
    side: int
    """The fleet that its giver is in."""
    lucre: int


class Fixed(Struct, frozen=True, array_like=True, gc=False):
    """What a space station has fixed for an invasion: a pod that lies open, or where a sponsor's ships come from."""

    station: str
    seat: Seat
    """Who has shown the pod, or whose ships they are."""
    pod: str = ""
    side: int = 0
    """The fleet that these ships may join."""
    place: Place = -1
    """The only planet that they may come from."""


class Ambush(Struct, frozen=True, array_like=True, gc=False):
    """An invasion that comes beside those of campaigns, as soon as it can: whose, and of whom."""

    invader: Seat
    defender: Seat


class Invasion(Struct, frozen=True, kw_only=True, gc=False):
    """An invader's gate aimed at one planet of the defender's system."""

    number: int
    invader: Seat
    charge: Seat
    """The colour that destiny shows, or WILD; NO_CHARGE for an ambush."""
    branded: bool = False
    """Its charge is one that a power has marked: it is scrambled before anybody is invaded by it."""
    defender: Seat | None = None
    """None while a wild charge is open."""
    target: Place | None = None
    hazard: str = ""
    """The hazard that has come with its charge."""
    sent: int = 0
    """The invader's own ships in the gate."""
    held: int = 0
    """The defender's own ships that fight for the planet; they stay on it."""
    sponsors: tuple[Sponsor, ...] = ()
    drivers: tuple[str | None, str | None] = (None, None)
    """The pods that the leaders have primed, the invader's first; HIDDEN for others until contact."""
    captured: tuple[tuple[Seat, int], ...] = ()
    """The ships that have been captured in it: whose, and how many."""
    named: tuple[int | None, int | None] = (None, None)
    """The numbers that the leaders have named for a flex."""
    beside: tuple[Primed, ...] = ()
    """The pods that are primed beside the drivers; HIDDEN for others until contact."""
    contact: bool = False
    """The drivers are open."""
    clouded: tuple[int, ...] = ()
    """The fleets whose drivers stay covered after contact."""
    undone: tuple[str | None, str | None] = (None, None)
    """The drivers of a first contact that has been undone, the invader's first."""
    took_part: tuple[Seat, ...] = ()
    """The actors at contact."""
    bribes: tuple[Bribe, ...] = ()
    """The bribes that nobody has won yet."""
    picks: Pile = ()
    """The pods that are taken first in compensation, as they are wanted: until the drivers have left the flagships."""
    spent: bool = False
    """The drivers have left the flagships."""
    natures: tuple[str, str] | None = None
    """What the fleets are, after everything that changes it."""
    distress: tuple[Primed, ...] = ()
    """The distress pods that lie primed."""
    discharged: tuple[Primed, ...] = ()
    """Those that have worked."""
    added: tuple[int, int] = (0, 0)
    """Might that reinforcements have added."""
    might: tuple[int, int] | None = None
    outcome: str = ""
    won: tuple[bool, bool] | None = None
    """Whether each fleet has won; both may have, or neither."""
    peaceful: bool = False
    """The winner destroys nobody."""
    pressed: tuple[tuple[Seat, int], ...] = ()
    """Who must sponsor which fleet."""
    escaped: tuple[Seat, ...] = ()
    """The actors whose ships have escaped."""
    boons: tuple[tuple[Seat, int], ...] = ()
    """Boons that are due."""
    gassed: bool = False
    """Ionic Gas: neither boons nor compensation."""
    reversed: bool = False
    """The rewards of the two fleets change places."""
    influence: tuple[int, int] | None = None
    """What each leader has left for demands, in a negotiation."""
    demands: tuple[Demand, ...] = ()
    assembly: tuple[int, ...] = ()
    """What influence each alien has left, where all negotiate."""
    pleas: tuple[Plea, ...] = ()
    """What they have demanded of each other."""
    offers: tuple[str, ...] = ()
    """The powers whose special offers have been accepted."""
    uses: tuple[tuple[Seat, str], ...] = ()
    """Powers and pods used in it, by whom."""
    hired: tuple[tuple[Seat, int], ...] = ()
    """Who has hired how many ships for the fleet that it is in."""
    called: tuple[tuple[Seat, str, str], ...] = ()
    """What has been called for flares: by whom, for which part, and the word."""
    fixed: tuple[Fixed, ...] = ()
    """What space stations have fixed for it."""
    before: tuple[Seat, ...] = ()
    """The charge of its invader in the wave before, where a space station may want it again."""
    opened: tuple[int, ...] = ()
    """The sides that whoever leads none here may sponsor, commissioned or not."""
    over: bool = False
    """Nothing of it is left to be done."""
    called_off: bool = False
    """It was never fought."""
    ambush: bool = False
    """It belongs to no campaign: neither fuel nor a flagship is used for it."""

    def leader(self, side: int) -> Seat:
        """The leader of a fleet; only once the defender is known."""
        return self.invader if side == INVADERS or self.defender is None else self.defender

    @property
    def hides(self) -> bool:
        """Whether anything lies in it that others may not know: drivers before contact, distress pods."""
        return bool(self.distress or self.clouded) or (
            not self.contact and (self.drivers != (None, None) or bool(self.beside))
        )

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The invader, and the defender as soon as there is one."""
        return (self.invader,) if self.defender is None else (self.invader, self.defender)

    def side_of(self, seat: Seat) -> int | None:
        """The side that a seat leads; None if it leads none."""
        return INVADERS if seat == self.invader else DEFENDERS if seat == self.defender else None

    def sponsored(self, seat: Seat) -> int | None:
        """The side that a seat sponsors with ships still there; None if none."""
        return next((one.side for one in self.sponsors if one.seat == seat), None)

    def sponsors_of(self, side: int) -> tuple[Sponsor, ...]:
        """The sponsors of a fleet, in the order in which they came."""
        return tuple([one for one in self.sponsors if one.side == side])

    @property
    def actors(self) -> frozenset[Seat]:
        """Everybody who is in one of the fleets, as its leader or a sponsor."""
        return frozenset([*self.leaders, *[one.seat for one in self.sponsors]])

    def actor(self, seat: Seat) -> int | None:
        """The side for which a seat is in one of the fleets, as its leader or a sponsor."""
        if seat == self.invader:
            return INVADERS
        if seat == self.defender:
            return DEFENDERS
        for one in self.sponsors:
            if one.seat == seat:
                return one.side
        return None

    def own(self, side: int) -> int:
        """The leader's own ships in a fleet."""
        return self.held if side else self.sent

    def ships_of(self, seat: Seat) -> int:
        """A seat's ships in it, as a leader or a sponsor."""
        side = self.side_of(seat)
        if side is not None:
            return self.own(side)
        return sum([one.ships for one in self.sponsors if one.seat == seat])

    @property
    def fought(self) -> bool:
        """Whether it has come to an outcome, or never will."""
        return self.called_off or self.outcome not in ("", NEGOTIATION)

    def only_from(self, seat: Seat, side: int) -> Place | None:
        """The only planet from which a seat may sponsor a fleet; None if there is no such bound."""
        bound = [one.place for one in self.fixed if (one.seat, one.side) == (seat, side) and one.place >= 0]
        return bound[0] if bound else None

    def standing(self, side: int) -> tuple[Demand, ...]:
        """A leader's demands that are not negated."""
        return tuple([one for one in self.demands if one.side == side and not one.negated])


def covered(invasion: Invasion, view: Invasion) -> Invasion:
    """An invasion with what lies hidden in it as a view has it."""
    changes: dict[str, Any] = {}
    if not invasion.contact and invasion.drivers != (None, None):
        changes = {"drivers": view.drivers, "named": view.named}
    for side in invasion.clouded if invasion.contact else ():
        drivers, named = changes.get("drivers", invasion.drivers), changes.get("named", invasion.named)
        changes["drivers"] = either(drivers, side, view.drivers[side])
        changes["named"] = either(named, side, view.named[side])
    if not invasion.contact and invasion.beside:
        changes["beside"] = view.beside
    if invasion.distress:
        changes["distress"] = view.distress
    return replace(invasion, **changes) if changes else invasion


def primed(seat: Seat, side: int, pods: Pile, *, open_to: bool) -> tuple[Primed, ...]:
    """Distress pods as somebody sees them who may know them, or may not."""
    return tuple([Primed(seat, side, pod if open_to else back(pod)) for pod in pods])
