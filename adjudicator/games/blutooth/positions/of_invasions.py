"""What can be stated of an invasion: who invades whom with what, and how it stands."""

from collections import Counter

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import counted, listed
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact
from adjudicator.games.blutooth.table.invasions import (
    NO_CHARGE,
    SIDES,
    STILL_TO_COUNT,
    WILD,
    Bribe,
    Demand,
    Fixed,
    Invasion,
    Place,
    Primed,
    Sponsor,
)
from adjudicator.games.blutooth.table.match import Commission, Match, named_place

WINNERS = {"invader": (True, False), "defender": (False, True), "both": (True, True), "nobody": (False, False)}
"""Who has won, by the word for it."""


def colour_of(invasion: Invasion, state: Match) -> str:
    """The charge of an invasion: `Blue`, `wild`, or `none`."""
    return {WILD: "wild", NO_CHARGE: "none"}.get(invasion.charge) or state.seats[invasion.charge]


class OfInvasion(Fact, frozen=True):
    """One statement about an invasion: how it changes one, and what is true of one that differs."""

    number: int

    def put(self, draft: Draft) -> None:
        draft.invasions[self.number] = self.made(draft.invasion(self.number))

    def differs(self, state: Match) -> str | None:
        if self.number > len(state.invasions):
            return f"there is no invasion {self.number}"
        invasion = state.invasion(self.number)
        if self.made(invasion) == invasion:
            return None
        return f"in invasion {self.number} {self.instead(invasion, state)}"

    def made(self, invasion: Invasion) -> Invasion:
        """The invasion as this fact says it is."""
        raise NotImplementedError  # pragma: no cover - every fact defines it

    def instead(self, invasion: Invasion, state: Match) -> str:
        """What is true if the invasion is not as this fact says."""
        raise NotImplementedError  # pragma: no cover - every fact defines it


class Invades(OfInvasion, frozen=True):
    """Who invades whom, where and with how many ships (None: not stated, or not known yet)."""

    invader: Seat
    defender: Seat | None
    target: Place | None = None
    ships: int | None = None
    ambush: bool = False

    def put(self, draft: Draft) -> None:
        new = Invasion(number=self.number, invader=self.invader, charge=WILD)
        charge = NO_CHARGE if self.ambush else WILD if self.defender is None else self.defender
        draft.invasions[self.number] = replace(self.made(new), charge=charge, sent=self.ships or 0)

    def made(self, invasion: Invasion) -> Invasion:
        return replace(
            invasion,
            ambush=self.ambush,
            invader=self.invader,
            defender=self.defender,
            target=invasion.target if self.target is None else self.target,
            sent=invasion.sent if self.ships is None else self.ships,
        )

    def instead(self, invasion: Invasion, state: Match) -> str:
        whom = "nobody yet" if invasion.defender is None else state.seats[invasion.defender]
        where = "" if invasion.target is None else f" on {named_place(state, invasion.target)}"
        does = "ambushes" if invasion.ambush else "invades"
        return f"{state.seats[invasion.invader]} {does} {whom}{where} with {invasion.sent}"


class ByWild(OfInvasion, frozen=True):
    """A wild charge has come."""

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, charge=WILD)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"the charge is {colour_of(invasion, state)}"


class HasHazard(OfInvasion, frozen=True):
    """Its hazard; empty for none."""

    hazard: str

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, hazard=self.hazard)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"the hazard is {invasion.hazard or 'none'}"


class ByCharge(OfInvasion, frozen=True):
    """Somebody's colour has come, though another alien is invaded."""

    charge: Seat

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, charge=self.charge)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"the charge is {colour_of(invasion, state)}"


class Branded(OfInvasion, frozen=True):
    """Its charge is marked by a power."""

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, branded=True)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return "the charge is not marked"


class Undone(OfInvasion, frozen=True):
    """A first contact has been undone: with which drivers."""

    drivers: tuple[str | None, str | None]

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, undone=self.drivers)

    def instead(self, invasion: Invasion, state: Match) -> str:
        first, second = [driver or "nothing" for driver in invasion.undone]
        return f"the first contact was {first} against {second}"


class DefendedWith(OfInvasion, frozen=True):
    """How many of the defender's ships stand in it."""

    ships: int

    def put(self, draft: Draft) -> None:
        super().put(draft)
        draft.divided.add(self.number)

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, held=self.ships)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"the defender has {counted(invasion.held, 'ship')}"


class Sponsored(OfInvasion, frozen=True):
    """Somebody's ships on one side."""

    sponsor: Sponsor

    def made(self, invasion: Invasion) -> Invasion:
        if self.sponsor in invasion.sponsors:
            return invasion
        others = [one for one in invasion.sponsors if one.seat != self.sponsor.seat]
        return replace(invasion, sponsors=(*others, self.sponsor))

    def instead(self, invasion: Invasion, state: Match) -> str:
        sponsors = [f"{state.seats[one.seat]} with {one.ships} for the {SIDES[one.side]}" for one in invasion.sponsors]
        return f"the sponsors are {listed(sponsors) or 'nobody'}"


class NoSponsors(OfInvasion, frozen=True):
    """Nobody sponsors it."""

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, sponsors=())

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"{listed([state.seats[one.seat] for one in invasion.sponsors])} sponsored"


class Commissions(Fact, frozen=True):
    """Whom a leader has asked to sponsor it, and with how many ships at most."""

    number: int
    leader: Seat
    asked: tuple[tuple[Seat, int], ...]

    def put(self, draft: Draft) -> None:
        where = draft.invasion(self.number).side_of(self.leader)
        if where is None:
            raise Misstated(f"{draft.table.seats[self.leader]} leads nothing in invasion {self.number}")
        draft.commissions += [Commission(self.number, where, seat, most) for seat, most in self.asked]

    def differs(self, state: Match) -> str | None:
        if self.number > len(state.invasions):
            return f"there is no invasion {self.number}"
        led = state.invasion(self.number).side_of(self.leader)
        there = sorted((c.seat, c.most) for c in state.commissions if (c.number, c.side) == (self.number, led))
        if there == sorted(self.asked):
            return None
        said = [f"{state.seats[seat]} with {most}" for seat, most in there]
        return f"in invasion {self.number} {state.seats[self.leader]} commissioned {listed(said) or 'nobody'}"


class Drivers(OfInvasion, frozen=True):
    """The drivers, open or still covered."""

    drivers: tuple[str | None, str | None]
    contact: bool

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, drivers=self.drivers, contact=self.contact)

    def instead(self, invasion: Invasion, state: Match) -> str:
        one, other = [driver or "nothing" for driver in invasion.drivers]
        return f"the drivers are {one} against {other}, {'shown' if invasion.contact else 'covered'}"


class Counting(OfInvasion, frozen=True):
    """The numbers that leaders have named for a flex."""

    named: tuple[int | None, int | None]

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, named=self.named)

    def instead(self, invasion: Invasion, state: Match) -> str:
        one, other = ["nothing" if named is None else named for named in invasion.named]
        return f"{one} and {other} were named"


class Natures(OfInvasion, frozen=True):
    """What the fleets are."""

    natures: tuple[str, str]

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, natures=self.natures)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return "the natures are not known" if invasion.natures is None else " and ".join(invasion.natures)


class Came(OfInvasion, frozen=True):
    """What an encounter has come to."""

    outcome: str

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, outcome=self.outcome)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"the outcome is {invasion.outcome or 'open'}"


class AllNegotiate(OfInvasion, frozen=True):
    """All aliens negotiate, with what influence they have."""

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, assembly=invasion.assembly or STILL_TO_COUNT)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return "not all negotiate"


class Won(OfInvasion, frozen=True):
    """Which fleets have won."""

    won: tuple[bool, bool]

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, won=self.won)

    def instead(self, invasion: Invasion, state: Match) -> str:
        word = next((word for word, won in WINNERS.items() if won == invasion.won), "not decided who")
        return f"the winner is: {word}"


class Flag(OfInvasion, frozen=True):
    """Something that is so or not: `peaceful`, `gassed`, `over`, `called_off`."""

    name: str

    def made(self, invasion: Invasion) -> Invasion:
        called = {"over": True} if self.name == "called_off" else {}
        return replace(invasion, **{self.name: True}, **called)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"it is not {self.name.replace('_', ' ')}"


class Opened(OfInvasion, frozen=True):
    """A side that whoever leads none there may sponsor, commissioned or not."""

    side: int

    def made(self, invasion: Invasion) -> Invasion:
        return invasion if self.side in invasion.opened else replace(invasion, opened=(*invasion.opened, self.side))

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"opened are {listed([SIDES[one] for one in invasion.opened]) or 'neither'}"


class Called(OfInvasion, frozen=True):
    """What somebody has called for a piece: a pod, a number, a side."""

    seat: Seat
    word: str
    piece: str

    def made(self, invasion: Invasion) -> Invasion:
        one = (self.seat, self.piece, self.word)
        return invasion if one in invasion.called else replace(invasion, called=(*invasion.called, one))

    def instead(self, invasion: Invasion, state: Match) -> str:
        said = [f"{state.seats[seat]} {word} for {piece}" for seat, piece, word in invasion.called]
        return f"called is {listed(said) or 'nothing'}"


class Pair(OfInvasion, frozen=True):
    """Two numbers, the invader's first: `influence`, `might` or `added`."""

    name: str
    numbers: tuple[int, int]

    def made(self, invasion: Invasion) -> Invasion:
        return replace(invasion, **{self.name: self.numbers})

    def instead(self, invasion: Invasion, state: Match) -> str:
        there = getattr(invasion, self.name)
        return f"{self.name} is {'not known' if there is None else ' against '.join(map(str, there))}"


class Listed(OfInvasion, frozen=True):
    """Things in a list of an invasion: offers, uses, boons due, escapes, distress pods."""

    name: str
    listed: tuple[Fixed | Primed | tuple[Seat, int] | tuple[Seat, str] | str | Seat, ...]

    def made(self, invasion: Invasion) -> Invasion:
        there = getattr(invasion, self.name)
        more = Counter(self.listed) - Counter(there)
        return replace(invasion, **{self.name: (*there, *more.elements())}) if more else invasion

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"as {self.name} there is {getattr(invasion, self.name) or 'nothing'}"


class TookPart(OfInvasion, frozen=True):
    """Who was in the fleets of it at contact."""

    seats: tuple[Seat, ...]

    def made(self, invasion: Invasion) -> Invasion:
        return invasion if set(self.seats) == set(invasion.took_part) else replace(invasion, took_part=self.seats)

    def instead(self, invasion: Invasion, state: Match) -> str:
        return f"{listed([state.seats[seat] for seat in invasion.took_part]) or 'nobody'} took part"


class Bribes(OfInvasion, frozen=True):
    """Lucre that an actor has set aside for the other leader."""

    seat: Seat
    lucre: int

    def made(self, invasion: Invasion) -> Invasion:
        bribe = Bribe(self.seat, invasion.actor(self.seat) or 0, self.lucre)
        return invasion if bribe in invasion.bribes else replace(invasion, bribes=(*invasion.bribes, bribe))

    def instead(self, invasion: Invasion, state: Match) -> str:
        bribes = [f"{one.lucre} of {state.seats[one.seat]}" for one in invasion.bribes]
        return f"the bribes are {listed(bribes) or 'none'}"


class Demanded(OfInvasion, frozen=True):
    """A demand that a leader has made."""

    leader: Seat
    what: str
    cost: int
    sponsor: Seat | None
    negated: bool

    def made(self, invasion: Invasion) -> Invasion:
        demand = Demand(invasion.side_of(self.leader) or 0, self.what, self.cost, self.sponsor, self.negated)
        return invasion if demand in invasion.demands else replace(invasion, demands=(*invasion.demands, demand))

    def instead(self, invasion: Invasion, state: Match) -> str:
        made = [f"{one.what} for {one.cost}{', negated' if one.negated else ''}" for one in invasion.demands]
        return f"the demands are {listed(made) or 'none'}"
