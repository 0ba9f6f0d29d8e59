"""What can be stated of an alien: power, ships, pods, and its campaign."""

import re
from collections import Counter
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.statements import Form, facts
from adjudicator.games.blutooth.pieces import POWERS, VOUCHERS
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.of_essence import essence_forms
from adjudicator.games.blutooth.positions.of_faces import of_faces
from adjudicator.games.blutooth.positions.of_haggles import of_haggles
from adjudicator.games.blutooth.positions.of_mutants import of_mutants
from adjudicator.games.blutooth.positions.of_nexus import HasStolen, InSystem, becoming_stated, kept_stated, trap_stated
from adjudicator.games.blutooth.positions.of_stations import of_stations
from adjudicator.games.blutooth.positions.of_techs import SubPower, techs_stated
from adjudicator.games.blutooth.positions.stated_invasions import piece
from adjudicator.games.blutooth.positions.words import Fact, Reader, number
from adjudicator.games.blutooth.table.circles import CIRCLES
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Footprint, Match, named_place
from adjudicator.games.blutooth.table.talk import denied
from adjudicator.games.blutooth.table.techs import techs_of

VAPORIZED: Final = -2
PRAW: Final = -3
"""Where ships are that are out of the match."""
_LISTS = (
    "cache",
    "holds",
    "exhaust",
    "voucher",
    "tech",
    "may choose",
    "keeps",
    "may become",
    "essence",
    "spent essence",
)
"""What statements begin with that have commas between pods."""
_ELSEWHERE = {WARP: "in the warp", VAPORIZED: "vaporized", PRAW: "in the Praw"}


class Power(Fact, frozen=True):
    """Who has which power."""

    seat: Seat
    power: str

    def put(self, draft: Draft) -> None:
        draft.powers[self.seat] = self.power

    def differs(self, state: Match) -> str | None:
        power = state.powers[self.seat]
        return None if power == self.power else f"{state.seats[self.seat]} is {power}"


class Alerts(Fact, frozen=True):
    """How hard the power of an alien is to play."""

    seat: Seat
    alert: str

    def differs(self, state: Match) -> str | None:
        alert = next(power.alert for power in POWERS if power.name == state.powers[self.seat])
        return None if alert == self.alert else f"{state.seats[self.seat]} has an alert of {alert}"


class Comes(Fact, frozen=True):
    """Where the power of an alien comes from: a galaxy, or a circle of aliens."""

    seat: Seat
    home: str

    def differs(self, state: Match) -> str | None:
        power = next(power for power in POWERS if power.name == state.powers[self.seat])
        there = self.home.replace(" ", "_") in (
            power.home,
            *[name for name, names in CIRCLES.items() if power.name in names],
        )
        return None if there else f"{state.seats[self.seat]} is {power.name}, from {power.home}"


class Known(Fact, frozen=True):
    """Whether everybody knows a power."""

    seat: Seat
    known: bool

    def put(self, draft: Draft) -> None:
        draft.revealed[self.seat] = self.known

    def differs(self, state: Match) -> str | None:
        if state.revealed[self.seat] == self.known:
            return None
        return f"the power of {state.seats[self.seat]} is {'not ' if self.known else ''}known"


class Ships(Fact, frozen=True):
    """How many ships of an alien are somewhere."""

    seat: Seat
    place: Place
    ships: int

    def put(self, draft: Draft) -> None:
        if self.place >= 0:
            draft.ships[self.seat, self.place] = self.ships
        else:
            {WARP: draft.warp, VAPORIZED: draft.vaporized, PRAW: draft.praw}[self.place][self.seat] = self.ships

    def differs(self, state: Match) -> str | None:
        held = state.praw or (0,) * len(state.seats)
        elsewhere = {WARP: state.warp, VAPORIZED: state.vaporized, PRAW: held}
        row = state.planets[self.place] if self.place >= 0 else elsewhere[self.place]
        if row[self.seat] == self.ships:
            return None
        where = _ELSEWHERE.get(self.place) or f"on {named_place(state, self.place)}"
        return f"{state.seats[self.seat]} has {row[self.seat]} {where}"


class Cache(Fact, frozen=True):
    """Which pods an alien has in its cache; `discharged`: in its exhaust."""

    seat: Seat
    pods: Pile
    discharged: bool = False

    def put(self, draft: Draft) -> None:
        (draft.exhausts if self.discharged else draft.caches)[self.seat] = self.pods

    def differs(self, state: Match) -> str | None:
        held = (state.exhausts if self.discharged else state.caches)[self.seat]
        if Counter(held) == Counter(self.pods):
            return None
        where = "in its exhaust" if self.discharged else "in its cache"
        return f"{state.seats[self.seat]} has {listed(held) or 'nothing'} {where}"


class Vouchers(Fact, frozen=True):
    """Which vouchers an alien has."""

    seat: Seat
    vouchers: Pile

    def put(self, draft: Draft) -> None:
        draft.vouchers[self.seat] = self.vouchers

    def differs(self, state: Match) -> str | None:
        held = state.vouchers[self.seat]
        return None if held == self.vouchers else f"{state.seats[self.seat]} has as vouchers {listed(held) or 'none'}"


class HasShield(Fact, frozen=True):
    """Whether an alien's ships are impervious."""

    seat: Seat
    shielded: bool

    def put(self, draft: Draft) -> None:
        draft.shielded[self.seat] = self.shielded

    def differs(self, state: Match) -> str | None:
        if state.shielded[self.seat] == self.shielded:
            return None
        return f"the ships of {state.seats[self.seat]} are {'not ' if self.shielded else ''}impervious"


class Holds(Fact, frozen=True):
    """Pods that an alien holds among others."""

    seat: Seat
    pods: Pile

    def differs(self, state: Match) -> str | None:
        held = state.caches[self.seat]
        if Counter(self.pods) <= Counter(held):
            return None
        return f"{state.seats[self.seat]} holds {listed(held) or 'nothing'}"


class Counts(Fact, frozen=True):
    """A number of an alien: how many pods and techs it has, its dominion, its authority."""

    seat: Seat
    what: str
    count: int

    def differs(self, state: Match) -> str | None:
        there = {
            "pods": len(state.caches[self.seat]),
            "techs": len(techs_of(state.techs, self.seat)),
            "dominion": state.dominion(self.seat),
            "authority": state.authority(self.seat),
        }[self.what]
        return None if there == self.count else f"{state.seats[self.seat]} has {self.what} {there}"


class Row(Fact, frozen=True):
    """A number that is kept for every alien: cells, resupplies, lucre, what a power gathers, phases missed."""

    seat: Seat
    row: str
    count: int

    def put(self, draft: Draft) -> None:
        getattr(draft, self.row)[self.seat] = self.count

    def differs(self, state: Match) -> str | None:
        there = getattr(state, self.row)[self.seat]
        return None if there == self.count else f"{state.seats[self.seat]} has {there} as {self.row}"


class Scored(Fact, frozen=True):
    """The points of an alien at the end, in all or for one thing."""

    seat: Seat
    points: int
    what: str = ""

    def differs(self, state: Match) -> str | None:
        if not state.scores:
            return "there are no points yet"
        found = [one for score in state.scores if score.seat == self.seat for one in (*score.galaxy, *score.titles)]
        there = sum([one.total for one in found if not self.what or one.what.casefold() == self.what.casefold()])
        return None if there == self.points else f"{state.seats[self.seat]} has {there} points"


class Writes(Fact, frozen=True):
    """Whether an alien may write to another, or to everybody, if it has not yet written anything in this phase."""

    seat: Seat
    other: Seat | None
    may: bool

    def differs(self, state: Match) -> str | None:
        to = [self.other] if self.other is not None else [seat for seat in state.seats_in() if seat != self.seat]
        why = denied(state, self.seat, to, public=self.other is None, written=0)
        if (why is None) == self.may:
            return None
        return f"{state.seats[self.seat]} may {'not ' if self.may else ''}write there"


class Flagship(Fact, frozen=True):
    """Whether a campaign goes on."""

    seat: Seat
    whole: bool

    def put(self, draft: Draft) -> None:
        draft.flagships[self.seat] = self.whole

    def differs(self, state: Match) -> str | None:
        if state.flagships[self.seat] == self.whole:
            return None
        return f"the flagship of {state.seats[self.seat]} is {'lost' if self.whole else 'whole'}"


class Marked(Fact, frozen=True):
    """A footprint on a planet."""

    mark: Footprint

    def put(self, draft: Draft) -> None:
        draft.footprints.append(self.mark)

    def differs(self, state: Match) -> str | None:
        if self.mark in state.footprints:
            return None
        places = [named_place(state, one.place) for one in state.footprints if one.seat == self.mark.seat]
        return f"{state.seats[self.mark.seat]} has footprints on {listed(places) or 'no planet'}"


class Devoured(Fact, frozen=True):
    """The planets that an alien has devoured."""

    seat: Seat
    planets: int

    def put(self, draft: Draft) -> None:
        draft.devoured[self.seat] = self.planets

    def differs(self, state: Match) -> str | None:
        there = state.devoured[self.seat] if state.devoured else 0
        return None if there == self.planets else f"{state.seats[self.seat]} has devoured {there}"


class Taken(Fact, frozen=True):
    """The power of another alien that an alien has until the end of the wave."""

    seat: Seat
    other: Seat

    def put(self, draft: Draft) -> None:
        draft.grafts.append((self.seat, self.other))

    def differs(self, state: Match) -> str | None:
        there = [state.seats[graft.other] for graft in state.grafts if graft.seat == self.seat]
        return (
            None
            if state.seats[self.other] in there
            else f"{state.seats[self.seat]} has taken {listed(there) or 'none'}"
        )


class Struck(Fact, frozen=True):
    """Whether losses to the Plague are still to be chosen."""

    seat: Seat
    struck: bool

    def put(self, draft: Draft) -> None:
        draft.plagued[self.seat] = self.struck

    def differs(self, state: Match) -> str | None:
        struck = state.plagued[self.seat] > 0
        if struck == self.struck:
            return None
        return f"{state.seats[self.seat]} is {'' if struck else 'not '}struck by the Plague"


class Gone(Fact, frozen=True):
    """Whether an alien is out of the match."""

    seat: Seat
    gone: bool

    def put(self, draft: Draft) -> None:
        (draft.eliminated.add if self.gone else draft.eliminated.discard)(self.seat)

    def differs(self, state: Match) -> str | None:
        if state.eliminated[self.seat] == self.gone:
            return None
        return f"{state.seats[self.seat]} is {'still in' if self.gone else 'out of'} the match"


class Powered(Fact, frozen=True):
    """Whether an alien has the use of its power."""

    seat: Seat
    powered: bool

    def put(self, draft: Draft) -> None:
        draft.powerless[self.seat] = not self.powered

    def differs(self, state: Match) -> str | None:
        if state.powerless[self.seat] != self.powered:
            return None
        return f"{state.seats[self.seat]} has {'lost ' if self.powered else ''}its power"


class Zapped(Fact, frozen=True):
    """A use that was stopped in this wave."""

    seat: Seat
    piece: str
    number: int

    def put(self, draft: Draft) -> None:
        draft.zapped.append((self.seat, self.piece, self.number))

    def differs(self, state: Match) -> str | None:
        there = (self.seat, self.piece, self.number) in state.zapped
        return None if there else f"{self.piece} of {state.seats[self.seat]} was not zapped there"


class Played(Fact, frozen=True):
    """A part of a flare that is in force for an alien in this wave."""

    seat: Seat
    part: str
    number: int

    def put(self, draft: Draft) -> None:
        draft.flared.append((self.seat, self.part, self.number))

    def differs(self, state: Match) -> str | None:
        there = (self.seat, self.part, self.number) in state.flared
        return None if there else f"{state.seats[self.seat]} has not played {self.part} there"


class Knows(Fact, frozen=True):
    """An alien that knows another's cache."""

    seat: Seat
    other: Seat

    def put(self, draft: Draft) -> None:
        draft.known.add((self.seat, self.other))


def power_of(seat: Seat, name: str) -> Power:
    """`Red (Zombie)`."""
    names = {power.name.casefold(): power.name for power in POWERS}
    if name.strip().casefold() not in names:
        raise Misstated(f"there is no power {name.strip()!r}; there are {', '.join(names.values())}")
    return Power(seat, names[name.strip().casefold()])


def vouchers_of(seat: Seat, names: str) -> Vouchers:
    """`vouchers Protection, Reload`."""
    known = {voucher.name.removesuffix(" Voucher").casefold(): voucher.name for voucher in VOUCHERS}
    said = [name.strip().casefold() for name in re.split(r", | and ", names)]
    if said == ["nothing"]:
        said = []
    unknown = [name for name in said if name not in known]
    if unknown:
        raise Misstated(f"there is no voucher {unknown[0]!r}; there are {', '.join(known)}")
    return Vouchers(seat, tuple(sorted([known[name] for name in said])))


def _further(seat: Seat, name: str) -> SubPower:
    return SubPower(seat, power_of(seat, name).power)


def seat_facts(seat: Seat, words: str, reader: Reader) -> list[Fact]:
    """What is said of an alien: facts with semicolons between them; several batches of ships may share one."""
    forms = (
        *_of_ships(seat, reader),
        *_of_pods(seat, reader),
        *_of_campaigns(seat),
        *_of_possessions(seat, reader),
        *_of_fates(seat, reader),
        *of_stations(seat, reader),
        *essence_forms(seat, reader),
        *of_mutants(seat, reader),
        *of_faces(seat),
        *of_haggles(seat, reader),
    )
    return facts(words, forms, _LISTS)


def _of_ships(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    return (
        Form(r"(\d+|none|no) on (.+)", "3 on home 1", lambda m: Ships(seat, reader.place(m[2], seat), number(m[1]))),
        Form(r"(\d+|none|no) in (?:the )?warp", "2 in the warp", lambda m: Ships(seat, WARP, number(m[1]))),
        Form(r"(\d+|none|no) in the Praw", "1 in the Praw", lambda m: Ships(seat, PRAW, number(m[1]))),
        Form(r"(\d+|none|no) vaporized", "1 vaporized", lambda m: Ships(seat, VAPORIZED, number(m[1]))),
        Form(
            r"a footprint on (.+)",
            "a footprint on Blue 2",
            lambda m: Marked(Footprint(seat, reader.place(m[1], seat))),
        ),
        Form(r"took the power of (\w+)", "took the power of Blue", lambda m: Taken(seat, reader.seat(m[1]))),
        Form(r"(\d+) devoured", "1 devoured", lambda m: Devoured(seat, int(m[1]))),
        Form(
            r"(dominion|authority) (\d+)",
            "dominion 3 (to compare)",
            lambda m: Counts(seat, m[1].casefold(), int(m[2])),
        ),
    )


def _of_pods(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    return (
        Form(r"cache (.+)", "cache Attack 10, 2 x Negotiate", lambda m: Cache(seat, reader.pods(m[1]))),
        Form(r"exhaust (.+)", "exhaust Attack 10", lambda m: Cache(seat, reader.pods(m[1]), discharged=True)),
        Form(r"holds (\d+|no|none) pods?", "holds 7 pods (to compare)", lambda m: Counts(seat, "pods", number(m[1]))),
        Form(r"holds (\D.+)", "holds Attack 40 (to compare)", lambda m: Holds(seat, reader.pods(m[1]))),
        Form(r"knows (\w+)'s cache", "knows Blue's cache", lambda m: Knows(seat, reader.seat(m[1]))),
    )


def _of_campaigns(seat: Seat) -> tuple[Form[Fact], ...]:
    return (
        Form(r"power (known|unknown)", "power known", lambda m: Known(seat, m[1].casefold() == "known")),
        Form(
            r"(?:comes from|is of the) (\w+|eon 15|prime 6|united alliance)",
            "comes from prime, or: is of the Eon 15 (to compare)",
            lambda m: Comes(seat, m[1].casefold()),
        ),
        Form(r"(green|yellow|red) alert", "green alert (to compare)", lambda m: Alerts(seat, m[1].casefold())),
        Form(r"(lost|has) its power", "lost its power", lambda m: Powered(seat, m[1].lower() == "has")),
        Form(r"(\d+|none) in (?:the )?nexus", "2 in the nexus", lambda m: Row(seat, "fuel", number(m[1]))),
        Form(r"(\d+|none) loaded", "1 loaded", lambda m: Row(seat, "loaded", number(m[1]))),
        Form(r"flagship (lost|whole)", "flagship lost", lambda m: Flagship(seat, m[1].casefold() == "whole")),
        Form(r"(\d+|no) resuppl(?:y|ies) left", "1 resupply left", lambda m: Row(seat, "resupplies", number(m[1]))),
        Form(r"(\d+|no) lucre", "3 lucre", lambda m: Row(seat, "lucre", number(m[1]))),
        Form(r"vouchers? (.+)", "vouchers Protection, Reload", lambda m: vouchers_of(seat, m[1])),
    )


def _of_possessions(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """What powers and techs have brought it."""
    return (
        Form(
            r"also has the power (.+)",
            "also has the power Zombie",
            lambda m: SubPower(seat, power_of(seat, m[1]).power),
        ),
        Form(
            r"keeps (.+?)( shown)? for (.+)",
            "keeps Attack 8, Negotiate for Miser, or: keeps 3 marks for Tide",
            lambda m: kept_stated(seat, m[1], bool(m[2]), power_of(seat, m[3]).power, reader),
        ),
        Form(r"bus in (\w+)'s system", "bus in Blue's system", lambda m: InSystem(seat, "Tourist", reader.seat(m[1]))),
        Form(r"stole (.+)", "stole Green 1", lambda m: HasStolen(seat, reader.place(m[1], seat))),
        Form(r"no bus", "no bus", lambda _: InSystem(seat, "Tourist", None)),
        Form(
            r"a (bomb|decoy) (?:on|in the) (.+)",
            "a bomb on Blue 2, or: a decoy in the nexus",
            lambda m: trap_stated(seat, m[1], m[2], reader),
        ),
        Form(
            r"may become (.+) by (.+)",
            "may become Human, Zombie by Chrysalis",
            lambda m: becoming_stated(seat, m[1], power_of(seat, m[2]).power),
        ),
        Form(r"has (\d+|no) techs?", "has 3 techs (to compare)", lambda m: Counts(seat, "techs", number(m[1]))),
        Form(r"techs? (.+)", "techs Genesis Bomb with 3, Lucky Charm", lambda m: techs_stated(seat, m[1], reader)),
    )


def _of_fates(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """What has befallen it, and where it stands."""
    return (
        Form(r"(not )?shielded", "shielded", lambda m: HasShield(seat, not m[1])),
        Form(r"(\d+) gathered", "5 gathered", lambda m: Row(seat, "gathered", int(m[1]))),
        Form(r"(not )?struck by the Plague", "struck by the Plague", lambda m: Struck(seat, not m[1])),
        Form(r"missed (\d+|no) phases?", "missed 1 phase", lambda m: Row(seat, "strikes", number(m[1]))),
        Form(
            r"(\d+|-\d+|no) points?(?: for (.+))?",
            "26 points, or: 4 points for Friendly (to compare)",
            lambda m: Scored(seat, number(m[1]), m[2] or ""),
        ),
        Form(
            r"may (not )?write to (everybody|\w+)",
            "may not write to everybody (to compare)",
            lambda m: Writes(seat, None if m[2].casefold() == "everybody" else reader.seat(m[2]), not m[1]),
        ),
        Form(r"eliminated", "eliminated", lambda _: Gone(seat, gone=True)),
        Form(r"in the match", "in the match", lambda _: Gone(seat, gone=False)),
        Form(
            r"(.+) zapped in invasion (\d+)",
            "Clone zapped in invasion 1",
            lambda m: Zapped(seat, piece(m[1]), int(m[2])),
        ),
        Form(
            r"played (.+) in invasion (\d+)",
            "played Wild Zombie in invasion 1",
            lambda m: Played(seat, piece(m[1]), int(m[2])),
        ),
    )
