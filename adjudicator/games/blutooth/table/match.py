"""The match: where all ships and pods of the Blutooth edition are, and the invasions of the wave."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final, Self

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.stores import Store
from adjudicator.games.blutooth.table.captives import Captives
from adjudicator.games.blutooth.table.haggles import Haggle
from adjudicator.games.blutooth.table.invasions import Ambush, Invasion, Place, covered
from adjudicator.games.blutooth.table.moons import Moon, esteem, moon_bases, overlaid
from adjudicator.games.blutooth.table.nexus import Nexuses
from adjudicator.games.blutooth.table.nexus import as_known as kept_as_known
from adjudicator.games.blutooth.table.planets import FEWEST, numbered, planets_each
from adjudicator.games.blutooth.table.scores import Score
from adjudicator.games.blutooth.table.slime import Slime
from adjudicator.games.blutooth.table.standing import Standings
from adjudicator.games.blutooth.table.stolen import Stolen, with_stolen
from adjudicator.games.blutooth.table.techs import HeldTechs, as_known
from adjudicator.games.blutooth.table.traps import Traps

SHIPS_EACH: Final = 4
"""Ships on every home planet when a match begins."""
CAPACITY: Final = 4
"""The size of the ships that a member of a fleet may commit."""
PHASES: Final = 4
"""The letters of a wave: launch, rally, encounter, payoff."""
LAUNCH, RALLY, ENCOUNTER, PAYOFF = range(1, PHASES + 1)
FOLDED: Final = {"four": RALLY, "three": ENCOUNTER, "two": PAYOFF}
"""The last letter of a wave for which one is written together with the rally."""
WAVES: Final = 2
WARP: Final = -1
"""The place that is no planet: where destroyed ships are."""
NOWHERE: Final[frozenset[Place]] = frozenset()
WHATEVER: Final = ""
"""Stands for the power of an alien that is zapped for a whole wave, so that nobody learns which it is."""
STRIKES: Final = 2
"""Phases missed in a row after which a seat is vacant or leaves."""


class Commission(Struct, frozen=True, array_like=True, gc=False):
    """What a leader has asked of somebody: to sponsor a side of an invasion, with so many ships at most.

    Only the leader and who was asked know of it.
    """

    number: int
    side: int
    seat: Seat
    most: int


class Footprint(Struct, frozen=True, array_like=True, gc=False):
    """A mark that a power has left on a planet: it counts as a dominion if nobody's base of that seat is there."""

    seat: Seat
    place: Place


class Graft(Struct, frozen=True, array_like=True, gc=False):
    """A power that an alien has taken from another one until the end of the wave."""

    seat: Seat
    other: Seat
    """Whose power it is, and who is without it meanwhile."""
    power: str
    gathered: int = 0
    """What the taker's own power had gathered."""


class Recorded(State, frozen=True, kw_only=True, dict=True):
    """What a position holds, in the order in which it is saved, and how views are made from it."""

    in_part: ClassVar[frozenset[str]] = frozenset({"commissions", "haggles"})
    options: dict[str, str]
    cycle: int
    """Every alien has a campaign in it: the number that headings call the turn."""
    phase: int
    """1 to 4 in the first wave of invasions, 5 to 8 in the second; 0 before the match."""
    powers: tuple[str, ...]
    """HIDDEN in the views of others until it is first used."""
    revealed: tuple[bool, ...]
    """The powers that everybody knows."""
    faces: tuple[str, ...] = ()
    """Second powers, where everybody has two: HIDDEN in the views of others until used, empty for none."""
    faces_known: tuple[bool, ...] = ()
    """The second powers that everybody knows."""
    undecided: tuple[bool, ...] = ()
    """Who has still to choose one of two powers, where they choose; until then neither is in force."""
    powerless: tuple[bool, ...]
    """The aliens whose power is off, for lack of authority."""
    planets: tuple[tuple[int, ...], ...]
    """For each planet, the ships of each seat on it."""
    warp: tuple[int, ...]
    vaporized: tuple[int, ...]
    """Ships that are out of the match for good."""
    caches: tuple[Pile, ...]
    forge: Pile
    """The pods that can be drafted: nobody sees them."""
    exhausted: Pile
    """Pods that come back into the forge when it is empty."""
    exhausts: tuple[Pile, ...]
    """The pods that each alien has discharged in this wave, open to all."""
    destiny: tuple[Seat, ...]
    """The charges left, by colour; WILD for a wild one."""
    fuel: tuple[int, ...]
    """Cells in each nexus."""
    loaded: tuple[int, ...]
    """Cells in each flagship."""
    flagships: tuple[bool, ...]
    """Whose campaign is not over: the flagship is whole."""
    resupplies: tuple[int, ...]
    """Free resupplies left."""
    lucre: tuple[int, ...]
    """What each alien has to spend, open to all; what lies as a bribe is not in it."""
    vouchers: tuple[Pile, ...]
    """The vouchers in each nexus, which only their owner knows."""
    shielded: tuple[bool, ...]
    """The aliens whose ships are impervious until upkeep."""
    manifested: Pile = ()
    """The pods that have been made beside those of the forge, in the whole match."""
    marked: tuple[Seat, ...] = ()
    """The colours whose charge with a hazard is still in the pool of destiny."""
    branded: tuple[Seat, ...] = ()
    """The colours of the charges in the pool that are marked by a power: they are scrambled when they come."""
    boss: str = ""
    """The boss hazard that stays."""
    least: int = 1
    """With how many ships a base gives authority or dominion."""
    turned: bool = False
    """The rotation goes the other way round."""
    ruined: tuple[Place, ...] = ()
    """Planets that have been vaporized: nobody can aim at them."""
    doomed: bool = False
    """Somebody has too few planets left: everybody is out as soon as the wave is over."""
    scattered: Pile = ()
    """Pods that have been vaporized: they are out of the match for good."""
    legacies: tuple[str, ...] = ()
    """The legacies that are in force, in the order in which they came."""
    techs: HeldTechs = ()
    """The techs of all aliens, in the order in which they have come into play."""
    scrapped_techs: Pile = ()
    """Techs that are scrapped, open to all."""
    sub_powers: tuple[tuple[Seat, str], ...] = ()
    """The powers that aliens have beside their own, open to all."""
    invasions: tuple[Invasion, ...] = ()
    commissions: tuple[Commission, ...] = ()
    """In a view: those by its seat, and to it."""
    footprints: tuple[Footprint, ...] = ()
    gathered: tuple[int, ...]
    """What each seat's power has gathered: experience."""
    zapped: tuple[tuple[Seat, str, int], ...] = ()
    """Uses stopped in this wave: whose, of what, in which invasion (0: in none)."""
    stations: Standings = ()
    """The space stations that stand on planets, open to all."""
    station_offers: tuple[Pile, ...] = ()
    """The stations of which each alien may still choose one, which only itself knows; empty when nobody may."""
    plagued: tuple[int, ...]
    """Plagues whose losses a seat has still to choose."""
    strikes: tuple[int, ...]
    """Phases missed in a row."""
    eliminated: tuple[bool, ...]
    praw: tuple[int, ...] = ()
    """Ships that have been revived once and are held in the Praw; empty where there is none."""
    flares: Pile = ()
    """The flares that came into the forge as the match began: nobody knows which."""
    flared: tuple[tuple[Seat, str, int], ...] = ()
    """The parts of flares that are in force in this wave: whose, which, and in which invasion (0: in none)."""
    more_ships: tuple[int, ...] = ()
    """Ships that powers have brought each alien; empty if none has."""
    more_charges: tuple[int, ...] = ()
    """Charges of its colour that powers have brought each alien; empty if none has."""
    grafts: tuple[Graft, ...] = ()
    """The powers that have been taken in this wave. Whoever has one has it as a further power."""
    devoured: tuple[int, ...] = ()
    """Planets that each alien has devoured, each a dominion; empty if none has."""
    winners: tuple[Seat, ...] | None = None
    campaign: Seat | None = None
    """Whose campaign it is, if they come in turn; None if all have theirs together."""
    turns: int = 0
    """The campaigns that have begun, if they come in turn."""
    titles: tuple[str, ...] = ()
    """The titles that bring points at the end."""
    scores: tuple[Score, ...] = ()
    """Everybody's points, when the match is over."""
    moons: tuple[Moon, ...] = ()
    showcase: Pile = ()
    """Pods beside the forge, open to all, which can be taken in place of drafted ones."""
    traps: Traps = ()
    stolen: tuple[Stolen, ...] = ()
    """The planets that are in another system than at first."""
    nexus: Nexuses = ()
    """What powers keep in the nexuses of their aliens."""
    stores: tuple[Store, ...] = ()
    """The essence of powers that have some. In a view, what its owner alone knows is hidden."""
    flattened: tuple[tuple[Seat, int], ...] = ()
    """Ships that lie flattened under one of their own: whose, and how many, each time by itself."""
    captives: Captives = ()
    """Captured ships, open to all."""
    timeouts: tuple[Seat, ...] = ()
    """Who sits out the next wave."""
    benched: tuple[Seat, ...] = ()
    """Who sits out this one: no campaign, no sponsoring, no pods but as a leader."""
    slimes: tuple[Slime, ...] = ()
    """Slime attacks that stay with those who have led with them, until they lead again."""
    haggles: tuple[Haggle, ...] = ()
    """In a view: those that its seat has proposed, or that were proposed to it."""
    came: tuple[tuple[Seat, Place], ...] = ()
    """Whose ships have come to which planets with a moon in this wave: one of them may go on to it."""
    ambushes: tuple[Ambush, ...] = ()
    """The ambushes that come next, open to all."""
    guest: tuple[Seat, Seat] | None = None
    """Whose ship is in whose nexus: as leaders the two must commission each other."""
    born: tuple[Place, ...] = ()
    """The planets that have been made in the course of the match, in the order in which they were."""
    lent: tuple[tuple[Seat, Seat], ...] = ()
    """The aliens who have each other's powers to the end of upkeep, in the order in which they traded."""

    def known(self, views: Sequence[Self]) -> Sequence[Self]:
        found = []
        secret = any(one.hides for one in self.invasions)
        for view in views:
            invasions = self.invasions
            if secret:
                invasions = tuple(covered(mine, theirs) for mine, theirs in zip(invasions, view.invasions, strict=True))
            found.append(
                replace(
                    self,
                    powers=view.powers,
                    faces=view.faces,
                    caches=view.caches,
                    vouchers=view.vouchers,
                    forge=view.forge,
                    flares=view.flares,
                    techs=as_known(self.techs, view.techs) if self.techs else (),
                    commissions=view.commissions if self.commissions else (),
                    haggles=view.haggles if self.haggles else (),
                    station_offers=tuple(
                        [mine and theirs for mine, theirs in zip(self.station_offers, view.station_offers, strict=True)]
                    )
                    if self.station_offers
                    else (),
                    invasions=invasions,
                    traps=view.traps,
                    nexus=kept_as_known(self.nexus, view.nexus) if self.nexus else (),
                    moons=overlaid(self.moons, view.moons) if self.moons else (),
                    stores=view.stores if self.stores else (),
                )
            )
        return found


class Match(Recorded, frozen=True, kw_only=True, dict=True):
    """A position, and what follows from it. In a view, what its owner cannot know is hidden; nothing else differs."""

    @property
    def off(self) -> tuple[bool, ...]:
        """Who is without power and name: for lack of authority, as another has taken it, or before a choice."""
        if not self.grafts and not self.undecided:
            return self.powerless
        taken = {graft.other for graft in self.grafts}
        open_ = self.undecided or (False,) * len(self.seats)
        return tuple([off or open_[seat] or seat in taken for seat, off in enumerate(self.powerless)])

    @property
    def turn(self) -> int:
        """What headings call the turn: the cycle, or the campaign if they come in turn."""
        return self.turns or self.cycle

    @property
    def when(self) -> str:
        """`cycle 2 phase 3`, and whose campaign it is if they come in turn: identifies the draws that are made."""
        said = f"cycle {self.cycle} phase {self.phase}"
        if self.campaign is None:
            return said
        said = f"{said} of {self.seats[self.campaign]}"
        return f"{said}, ambush in turn {self.turns}" if self.interrupted else said

    @property
    def interrupted(self) -> bool:
        """Whether campaigns come in turn, and this wave is an ambush that interrupts one."""
        return self.campaign is not None and any(one.ambush for one in self.invasions)

    @property
    def wave(self) -> int:
        """Which wave of invasions of the cycle this is: 1 or 2."""
        return 1 + (self.phase > PHASES)

    @property
    def waves(self) -> int:
        """The waves of the match up to this one."""
        return self.turn * WAVES + self.wave

    @property
    def letter(self) -> int:
        """Which letter of the wave is due: LAUNCH, RALLY, ENCOUNTER or PAYOFF; 0 before the match."""
        return (self.phase - 1) % PHASES + 1 if self.phase else 0

    @property
    def due(self) -> tuple[int, ...]:
        """The letters of the wave that one is written for now: several where a match has fewer than four."""
        return _due(self.options["letters"], self.letter)

    @property
    def planets_each(self) -> int:
        """Planets in a home system."""
        return planets_each(len(self.seats))

    @property
    def no_planets(self) -> frozenset[Place]:
        """The places that are no planets: those that have been vaporized, and those that have not been made."""
        return frozenset([*self.ruined, *self.unborn])

    @property
    def unborn(self) -> tuple[Place, ...]:
        """The places for planets that have not been made, in ascending order."""
        first = self.planets_each * len(self.seats)
        there = (*self.born, *self.ruined)
        return tuple([one for one in range(first, len(self.planets)) if one not in there])

    @property
    def ships_each(self) -> int:
        """Ships that an alien has in all."""
        return SHIPS_EACH * self.planets_each

    def ships_of_alien(self, seat: Seat) -> int:
        """Ships that one alien has in all: some powers bring more."""
        return self.ships_each + (self.more_ships[seat] if self.more_ships else 0)

    @property
    def to_win(self) -> int:
        """The dominion that wins."""
        return 4 if len(self.seats) == FEWEST else 5

    def invasion(self, number: int) -> Invasion:
        """An invasion by its number, from 1."""
        return self.invasions[number - 1]

    def home(self, seat: Seat) -> Sequence[Place]:
        """The planets of a seat's system."""
        each = self.planets_each
        own: Sequence[Place] = range(seat * each, seat * each + each)
        if self.born:
            own = (*own, *[place for place in self.born if numbered(len(self.seats), place)[0] == seat])
        return own if not self.stolen else with_stolen(own, self.stolen, seat)

    def system(self, place: Place) -> Seat:
        """The seat in whose system a planet is."""
        there = [one.seat for one in self.stolen if one.place == place] if self.stolen else ()
        return there[-1] if there else numbered(len(self.seats), place)[0]

    def bases(self, seat: Seat) -> tuple[Place, ...]:
        """The planets on which a seat has ships."""
        return tuple([place for place, row in enumerate(self.planets) if row[seat]])

    def home_bases(self, seat: Seat) -> tuple[Place, ...]:
        """Those of them in its own system."""
        planets = self.planets
        return tuple([place for place in self.home(seat) if planets[place][seat]])

    def authority(self, seat: Seat) -> int:
        """One for every home base that counts, and what moons add: with two or less at upkeep the power is off."""
        bases = self._at_home(seat)
        if not self.moons:
            return bases
        return max(0, bases + moon_bases(self.moons, seat, self.home(seat), home=True) + esteem(self.moons, seat))

    def dominion(self, seat: Seat) -> int:
        """One for every foreign base that counts, be it on a moon, for footprints on planets where it has none.

        And one for every planet that it has devoured, or that a power of its own has stolen.
        """
        bases = self.bases(seat)
        marks = [one.place for one in self.footprints if one.seat == seat and one.place not in bases]
        counting = bases if self.least == 1 else self._counting(bases, seat)
        foreign = len(counting) - self._at_home(seat) + len(marks) + (self.devoured[seat] if self.devoured else 0)
        foreign += sum([one.seat == seat and one.counts for one in self.stolen])
        if self.stations:
            home = self.home(seat)
            foreign += sum([one.dominion for one in self.stations if one.place in home and one.place in bases])
        return foreign + moon_bases(self.moons, seat, self.home(seat), home=False) if self.moons else foreign

    def _at_home(self, seat: Seat) -> int:
        """The home bases that count."""
        there = self.home_bases(seat)
        return len(there) if self.least == 1 else len(self._counting(there, seat))

    def _counting(self, bases: Sequence[Place], seat: Seat) -> list[Place]:
        """The bases with so many ships that they count."""
        return [place for place in bases if self.planets[place][seat] >= self.least]

    def influence(self, seat: Seat) -> int:
        """What a seat can spend on demands before anything that changes it: all its bases."""
        if self.options["influence"] != "bases":
            return self.authority(seat)
        on_moons = [moon_bases(self.moons, seat, self.home(seat), home=home) for home in (False, True)]
        return len(self.bases(seat)) + sum(on_moons)

    def landing_places(self, seat: Seat) -> tuple[Place, ...]:
        """Where ships of a seat come back to: its home bases, and foreign ones in systems of eliminated aliens."""
        out = self.eliminated
        if True not in out:
            return self.home_bases(seat)
        there = [place for place, row in enumerate(self.planets) if row[seat]]
        return tuple([place for place in there if (system := self.system(place)) == seat or out[system]])

    def besieged(self, seat: Seat) -> frozenset[Place]:
        """The planets on which a seat defends itself: no ship of its own leaves them before that is over."""
        kept: dict[str, dict[Seat, frozenset[Place]]] = self.__dict__
        found = kept.get("_besieged")
        if found is None:  # all seats are asked about in the same position
            found = kept["_besieged"] = {}
            for one in self.invasions:
                if one.defender is not None and one.target is not None and not one.fought:
                    found[one.defender] = found.get(one.defender, NOWHERE) | {one.target}
        return found.get(seat, NOWHERE)

    def invading(self, seat: Seat) -> Invasion | None:
        """The invasion of this wave that a seat leads as invader: that of its campaign, or else an ambush."""
        return next(iter(self.invaded_by(seat)), None)

    def invaded_by(self, seat: Seat) -> tuple[Invasion, ...]:
        """The invasions of this wave that a seat leads as invader: that of its campaign, and its ambushes."""
        return tuple([one for one in self.invasions if one.invader == seat])

    def led_by(self, seat: Seat) -> tuple[Invasion, ...]:
        """The invasions in which a seat is a leader."""
        return tuple([one for one in self.invasions if seat in one.leaders])

    def open_invasions(self) -> tuple[Invasion, ...]:
        """The invasions that are not called off."""
        return tuple([one for one in self.invasions if not one.called_off])

    def asked(self, seat: Seat, number: int) -> tuple[Commission, ...]:
        """The commissions that a seat has in an invasion."""
        kept: dict[str, dict[tuple[Seat, int], tuple[Commission, ...]]] = self.__dict__
        found = kept.get("_asked")
        if found is None:  # everybody is asked in the same position
            found = kept["_asked"] = {}
            for one in self.commissions:
                found[one.seat, one.number] = (*found.get((one.seat, one.number), ()), one)
        return found.get((seat, number), ())

    def seats_in(self) -> tuple[Seat, ...]:
        """The seats still in the match, in order."""
        return _in_match(self.eliminated)

    def to_revive(self, seat: Seat) -> int:
        """The ships of a seat that can be revived: those in the warp, and those that the Praw holds."""
        return self.warp[seat] + (self.praw[seat] if self.praw else 0)

    def under(self, seat: Seat) -> int:
        """The ships of a seat that lie flattened under others."""
        return sum([ships for one, ships in self.flattened if one == seat])

    def own_powers(self, seat: Seat) -> tuple[str, ...]:
        """The powers that a seat was dealt, one or two; HIDDEN where this view does not know one."""
        return powers_of(self.powers, self.faces, seat)

    def powers_known(self, seat: Seat) -> tuple[tuple[str, bool], ...]:
        """The powers that a seat was dealt, and whether everybody knows each of them."""
        known = (self.revealed[seat], bool(self.faces) and self.faces_known[seat])
        return tuple(zip(self.own_powers(seat), known, strict=False))

    @property
    def dealt_powers(self) -> tuple[str, ...]:
        """The powers that all seats were dealt, those of eliminated aliens included."""
        return (*self.powers, *filter(None, self.faces)) if self.faces else self.powers

    def is_face(self, seat: Seat, power: str) -> bool:
        """Whether it is the second power of a seat."""
        return bool(self.faces) and self.faces[seat] == power != self.powers[seat]

    def all_known(self, seat: Seat) -> bool:
        """Whether everybody knows all powers of a seat."""
        return self.revealed[seat] and (not self.faces or self.faces_known[seat])

    def knows_power(self, seat: Seat) -> bool:
        """Whether this view, or everybody, knows a seat's power."""
        return self.powers[seat] != HIDDEN


def powers_of(powers: tuple[str, ...], faces: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
    """The powers of a seat, if these are the first ones and the second ones of all; there may be no second ones."""
    face = faces[seat] if faces else ""
    return (powers[seat], face) if face else (powers[seat],)


def is_zapped(state: Match, seat: Seat, piece: str, where: int) -> bool:
    """Whether a power is zapped in an invasion, or its alien in the whole wave."""
    zapped = state.zapped
    return bool(zapped) and ((seat, piece, where) in zapped or (seat, WHATEVER, 0) in zapped)


def named_place(state: Match, place: Place) -> str:
    """The name of a planet, such as `Blue 4`."""
    system, number = numbered(len(state.seats), place)
    return f"{state.seats[system]} {number}"


def leaving(state: Match, seat: Seat) -> bool:
    """Whether a seat has missed so many phases in a row that it is out at the next upkeep."""
    return state.options["after_nmr"] == "remove" and state.strikes[seat] >= STRIKES


def vacant(state: Match, seat: Seat) -> bool:
    """Whether a seat waits for a new player, and is played at random until their orders have come."""
    replaced = state.options["after_nmr"] == "replace" and not state.eliminated[seat]
    return replaced and state.strikes[seat] >= STRIKES


@lru_cache
def _due(letters: str, letter: int) -> tuple[int, ...]:
    last = FOLDED[letters] if letter == RALLY else letter
    return tuple(range(letter, last + 1))


@lru_cache(maxsize=1024)
def _in_match(gone: tuple[bool, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, out in enumerate(gone) if not out])
