"""What can be stated of an invasion: who invades whom with what, and how it stands."""

import re
from collections import Counter

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import counted, listed
from adjudicator.galaxy.statements import Form, fact
from adjudicator.games.blutooth.mechanics.brought_demands import brought
from adjudicator.games.blutooth.pieces import BY_NAME
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.of_laws import hazard_named
from adjudicator.games.blutooth.positions.words import Fact, Reader, side
from adjudicator.games.blutooth.table.invasions import (
    NEGOTIATION,
    NO_CHARGE,
    OUTCOMES,
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
from adjudicator.games.blutooth.table.match import CAPACITY, Commission, Match, named_place
from adjudicator.games.blutooth.table.pods import NATURES
from adjudicator.games.blutooth.words.payoff_words import DEMANDS, DISMISS, station_demanded, station_in, tech_in

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


def invasion_facts(number: int, words: str, reader: Reader) -> list[Fact]:
    """What is said of an invasion: facts with semicolons between them."""
    forms = (
        *_beginnings(number, reader),
        *_primed(number, reader),
        *_results(number, reader),
        *_kept(number, reader),
        *_negotiations(number, reader),
    )
    return [fact(part, forms) for part in words.split(";")]


def _beginnings(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    def invades(m: "re.Match[str]") -> Fact:
        defender = reader.seat(m[3])
        target = reader.place(m[4], defender) if m[4] else None
        ships = int(m[5]) if m[5] else None
        return Invades(number, reader.seat(m[1]), defender, target, ships, m[2].casefold() == "ambushes")

    def commissioned(m: "re.Match[str]") -> Fact:
        asked = []
        for part in re.split(r", | and ", m[2]):
            one = re.fullmatch(r"(\w+)(?: with (\d))?", part.strip())
            if one is None:
                raise Misstated(f"{part!r} is nobody; write: Red commissioned Green and Yellow with 2")
            asked.append((reader.seat(one[1]), int(one[2] or CAPACITY)))
        return Commissions(number, reader.seat(m[1]), tuple(asked))

    return (
        Form(
            r"(\w+) invades by a wild charge",
            "Red invades by a wild charge",
            lambda m: Invades(number, reader.seat(m[1]), None),
        ),
        Form(
            r"(\w+) (invades|ambushes) (\w+)(?: on (\w+ \d))?(?: with (\d+))?",
            "Red invades Blue on Blue 2 with 3",
            invades,
        ),
        Form(r"by a wild charge", "by a wild charge", lambda _: ByWild(number)),
        Form(
            r"hazard (.+)",
            "hazard Meteor Storm",
            lambda m: HasHazard(number, "" if m[1].casefold() == "none" else hazard_named(m[1])),
        ),
        Form(r"by a marked charge", "by a marked charge", lambda _: Branded(number)),
        Form(r"by a charge of (\w+)", "by a charge of Green", lambda m: ByCharge(number, reader.seat(m[1]))),
        Form(
            r"undone (.+) against (.+)",
            "undone Attack 8 against Attack 40",
            lambda m: Undone(number, (reader.some_pod(m[1]), reader.some_pod(m[2]))),
        ),
        Form(r"defended with (\d+)", "defended with 2", lambda m: DefendedWith(number, int(m[1]))),
        Form(r"nobody sponsored", "nobody sponsored (to compare)", lambda _: NoSponsors(number)),
        Form(
            r"(\w+) sponsored the (invader|defender) with (\d+)",
            "Green sponsored the defender with 2",
            lambda m: Sponsored(number, Sponsor(reader.seat(m[1]), side(m[2]), int(m[3]))),
        ),
        Form(r"(\w+) commissioned (.+)", "Red commissioned Green and Yellow with 2", commissioned),
        Form(
            r"(\w+) called (.+) for (.+)",
            "Red called Attack 8 for Author",
            lambda m: Called(number, reader.seat(m[1]), m[2], piece(m[3])),
        ),
        Form(r"opened for the (invader|defender)", "opened for the invader", lambda m: Opened(number, side(m[1]))),
        Form(r"called off", "called off", lambda _: Flag(number, "called_off")),
        Form(r"over", "over", lambda _: Flag(number, "over")),
    )


def _primed(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    """What has been primed, and what it counts as."""

    def drivers(m: "re.Match[str]") -> Fact:
        return Drivers(number, (reader.some_pod(m[2]), reader.some_pod(m[3])), m[1].casefold() == "drivers")

    def counting(m: "re.Match[str]") -> Fact:
        one, other = (None if word.casefold() == "nothing" else int(word) for word in (m[1], m[2]))
        return Counting(number, (one, other))

    def distress(m: "re.Match[str]") -> tuple[Primed, ...]:
        return tuple([Primed(reader.seat(m[1]), side(m[3]), pod) for pod in reader.pods(m[2])])

    natures = "|".join(NATURES)
    return (
        Form(r"(drivers|primed) (.+) against (.+)", "drivers Attack 10 against Negotiate", drivers),
        Form(r"counting (\d+|nothing) against (\d+|nothing)", "counting 7 against nothing", counting),
        Form(
            rf"natures ({natures}) against ({natures})",
            "natures brigade against envoy",
            lambda m: Natures(number, (m[1].casefold(), m[2].casefold())),
        ),
        Form(
            r"(\w+) primed (.+) beside the (invader|defender)'s driver",
            "Red primed Dark Kicker x2 beside the invader's driver",
            lambda m: Listed(number, "beside", distress(m)),
        ),
        Form(
            r"(\w+) primed (.+) for the (invader|defender)",
            "Green primed Escape for the invader",
            lambda m: Listed(number, "distress", distress(m)),
        ),
        Form(
            r"(\w+) discharged (.+) for the (invader|defender)",
            "Green discharged Escape for the invader",
            lambda m: Listed(number, "discharged", distress(m)),
        ),
    )


def _results(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    """What it came to, and who has a part in that."""
    return (
        Form(
            r"(might|influence) (-?\d+) against (-?\d+)",
            "might 13 against 12",
            lambda m: Pair(number, m[1].casefold(), (int(m[2]), int(m[3]))),
        ),
        Form(
            r"reinforced by (\d+) against (\d+)",
            "reinforced by 4 against 0",
            lambda m: Pair(number, "added", (int(m[1]), int(m[2]))),
        ),
        Form(
            r"(\w+) bribed with (\d+)",
            "Red bribed with 2",
            lambda m: Bribes(number, reader.seat(m[1]), int(m[2])),
        ),
        Form(
            r"(.+) took part",
            "Red, Blue and Green took part",
            lambda m: TookPart(number, tuple([reader.seat(one) for one in re.split(r", | and ", m[1])])),
        ),
        Form(rf"outcome ({'|'.join(OUTCOMES)})", "outcome clash", lambda m: Came(number, m[1].casefold())),
        Form(
            r"won by (?:the )?(invader|defender|both|nobody)",
            "won by the defender",
            lambda m: Won(number, WINNERS[m[1].casefold()]),
        ),
        Form(r"(peaceful|gassed)", "peaceful", lambda m: Flag(number, m[1].casefold())),
        Form(r"(\w+) escaped", "Green escaped", lambda m: Listed(number, "escaped", (reader.seat(m[1]),))),
        Form(
            r"boons? (?:of )?(\d+) (?:is|are) due to (\w+)|a boon of (\d+) is due to (\w+)",
            "a boon of 2 is due to Green",
            lambda m: Listed(number, "boons", ((reader.seat(m[2] or m[4]), int(m[1] or m[3])),)),
        ),
    )


def _kept(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    """What has been used, shown or laid down, and holds as long as the invasion goes on."""
    return (
        Form(
            r"(\w+) may sponsor the (invader|defender) only from (\w+ \d) \((.+)\)",
            "Green may sponsor the defender only from Green 2 (High-Activity Staging Zone)",
            lambda m: Listed(
                number, "fixed", (Fixed(piece(m[4]), reader.seat(m[1]), side=side(m[2]), place=reader.place(m[3])),)
            ),
        ),
        Form(
            r"(\w+) showed (.+) \((.+)\)",
            "Green showed Attack 8 (Targeting Depot)",
            lambda m: Listed(number, "fixed", (Fixed(piece(m[3]), reader.seat(m[1]), reader.pod(m[2])),)),
        ),
        Form(
            r"the charge before was (\w+)",
            "the charge before was Green",
            lambda m: Listed(number, "before", (WILD if m[1].casefold() == "wild" else reader.seat(m[1]),)),
        ),
        Form(
            r"(\w+) used (.+)",
            "Red used Clone",
            lambda m: Listed(number, "uses", ((reader.seat(m[1]), piece(m[2])),)),
        ),
    )


def _negotiations(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    def demanded(m: "re.Match[str]") -> Fact:
        dismissed = re.fullmatch(r"to dismiss (\w+)", m[2], re.I)
        sponsor = None if dismissed is None else reader.seat(dismissed[1])
        named = m[2].casefold() if m[2].casefold() in DEMANDS else m[2] if brought(m[2]) is not None else None
        station = station_in(m[2])
        if tech_in(m[2]) is not None:
            named = m[2]
        other = station_demanded(piece(station)) if station is not None else named or reader.pod(m[2])
        what = DISMISS if dismissed is not None else other
        return Demanded(number, reader.seat(m[1]), what, int(m[3]), sponsor, m[4] is not None)

    return (
        Form(r"all negotiate", "all negotiate", lambda _: AllNegotiate(number)),
        Form(r"to be negotiated", "to be negotiated", lambda _: Came(number, NEGOTIATION)),
        Form(r"(\w+) demanded (.+) for (\d+)(, negated)?", "Red demanded revive for 1, negated", demanded),
        Form(
            r"the offer of ([\w -]+) was accepted",
            "the offer of Zombie was accepted",
            lambda m: Listed(number, "offers", (piece(m[1]),)),
        ),
    )


def piece(name: str) -> str:
    """A power or an artifact by its name."""
    known = {one.casefold(): one for one in BY_NAME}
    if name.strip().casefold() not in known:
        raise Misstated(f"there is no power or artifact {name.strip()!r}; there are {', '.join(known.values())}")
    return known[name.strip().casefold()]
