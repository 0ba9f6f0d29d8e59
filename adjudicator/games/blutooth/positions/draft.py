"""A draft: a position being set up from what has been stated so far."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile, added
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.stores import Store
from adjudicator.games.blutooth.encounters.destiny import all_branded, full
from adjudicator.games.blutooth.encounters.natures import natures_of
from adjudicator.games.blutooth.pieces import PARTS, POWERS
from adjudicator.games.blutooth.positions.imagined_positions import seen_by
from adjudicator.games.blutooth.positions.stated_essence import stores
from adjudicator.games.blutooth.setup.flares_dealt import EACH, own_flares
from adjudicator.games.blutooth.setup.position_proof import faults
from adjudicator.games.blutooth.setup.setup import empty
from adjudicator.games.blutooth.table.backs import known
from adjudicator.games.blutooth.table.captives import Captive, captured_of
from adjudicator.games.blutooth.table.forge_list import all_pods, contents
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, NO_CHARGE, STILL_TO_COUNT, Invasion, Place
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, PAYOFF, RALLY, Commission, Footprint, Graft, Match
from adjudicator.games.blutooth.table.moons import Moon, ships_on
from adjudicator.games.blutooth.table.nexus import Nexuses, pods_kept, ships_kept
from adjudicator.games.blutooth.table.pods import is_flare
from adjudicator.games.blutooth.table.standing import Standing
from adjudicator.games.blutooth.table.techs import HeldTechs, next_number

T = TypeVar("T")

POWER: Final = "Clone"
"""The power of an alien without a stated one: it does nothing unless ordered to."""
CACHE: Final[Pile] = ("Attack 6", "Attack 8", "Negotiate")
"""The cache of an alien without a stated one, as far as there are so many of these pods."""
AUTHORITY: Final = 3
"""With less the power is off."""
CELLS: Final = {(1, RALLY): 2, (1, ENCOUNTER): 1, (1, PAYOFF): 1, (2, LAUNCH): 1, (2, RALLY): 1}
"""Cells in the flagship of an invader, by wave and letter; none where nothing is said."""


def _with_influence(one: Invasion, state: Match) -> Invasion:
    """An invasion with the influence of those who negotiate in it, if it was not stated."""
    if one.assembly == STILL_TO_COUNT:
        return replace(one, assembly=tuple([state.influence(seat) for seat in range(len(state.seats))]))
    if one.outcome == NEGOTIATION and one.influence is None and one.defender is not None:
        return replace(one, influence=(state.influence(one.invader), state.influence(one.defender)))
    return one


class Draft:
    """What has been stated of a position. Later statements on the same thing replace earlier ones."""

    def __init__(self, colours: tuple[str, ...], options: Mapping[str, str], cycle: int, phase: int) -> None:
        table = empty(colours, options)
        self.table = replace(table, cycle=cycle, phase=phase)
        if table.options["campaigns"] == "in_turn":
            self.table = replace(self.table, cycle=1 + (cycle - 1) // len(colours), turns=cycle, campaign=0)
        self.ships: dict[tuple[Seat, Place], int] = {}
        self.warp: dict[Seat, int] = {}
        self.praw: dict[Seat, int] = {}
        self.vaporized: dict[Seat, int] = {}
        self.caches: dict[Seat, Pile] = {}
        self.exhausts: dict[Seat, Pile] = {}
        self.powers: dict[Seat, str] = {}
        self.faces: dict[Seat, str] = {}
        self.faces_known: dict[Seat, bool] = {}
        self.undecided: dict[Seat, bool] = {}
        self.revealed: dict[Seat, bool] = {}
        self.powerless: dict[Seat, bool] = {}
        self.fuel: dict[Seat, int] = {}
        self.loaded: dict[Seat, int] = {}
        self.flagships: dict[Seat, bool] = {}
        self.resupplies: dict[Seat, int] = {}
        self.lucre: dict[Seat, int] = {}
        self.vouchers: dict[Seat, Pile] = {}
        self.shielded: dict[Seat, bool] = {}
        self.manifested: Pile = ()
        self.techs: dict[Seat, HeldTechs] = {}
        self.scrapped_techs: Pile = ()
        self.sub_powers: tuple[tuple[Seat, str], ...] = ()
        self.nexus: Nexuses = ()
        self.titles: tuple[str, ...] = ()
        self.gathered: dict[Seat, int] = {}
        self.footprints: list[Footprint] = []
        self.devoured: dict[Seat, int] = {}
        self.grafts: list[tuple[Seat, Seat]] = []
        self.zapped: list[tuple[Seat, str, int]] = []
        self.plagued: dict[Seat, bool] = {}
        self.strikes: dict[Seat, int] = {}
        self.eliminated: set[Seat] = set()
        self.stations: dict[str, Standing] = {}
        self.station_offers: dict[Seat, Pile] = {}
        self.known: set[tuple[Seat, Seat]] = set()
        """Who knows whose cache."""
        self.invasions: dict[int, Invasion] = {}
        self.divided: set[int] = set()
        """The invasions of which it was stated how many ships defend themselves in them."""
        self.commissions: list[Commission] = []
        self.moons: dict[Place, Moon] = {}
        self.stores: dict[Seat, Store] = {}
        self.timeouts: set[Seat] = set()
        self.captives: list[Captive] = []
        self.flattened: list[tuple[Seat, int]] = []
        self.benched: set[Seat] = set()
        self.came: set[tuple[Seat, Place]] = set()
        """Whose ships have come to which planets with a moon."""
        self.forge: Pile | None = None
        self.exhausted: Pile | None = None
        self.flares: Pile | None = None
        self.flared: list[tuple[Seat, str, int]] = []
        self.destiny: tuple[Seat, ...] | None = None
        self.marked: tuple[Seat, ...] | None = None
        self.branded: tuple[Seat, ...] | None = None
        self.campaign: Seat | None = None
        """Whose campaign an ambush interrupts."""

    def invasion(self, number: int) -> Invasion:
        """An invasion that has been stated."""
        if number not in self.invasions:
            raise Misstated(f"say first who invades whom in invasion {number}: Red invades Blue on Blue 2 with 3")
        return self.invasions[number]

    def moon(self, place: Place) -> Moon:
        """A moon that has been stated."""
        if place not in self.moons:
            raise Misstated("say first which moon the planet has: moon of Blue 2: Half moon HOME")
        return self.moons[place]

    def built(self) -> tuple[Match, tuple[Match, ...]]:
        """The position and everybody's view of it; raises Misstated if the statements do not fit together."""
        seats = range(len(self.table.seats))
        self._numbered()
        self.table = replace(self.table, flares=self._flares(), flared=tuple(self.flared), **self._brought())
        state = replace(
            self.table,
            planets=self._planets(),
            eliminated=tuple([seat in self.eliminated for seat in seats]),
            warp=self._row(self.warp, 0),
            praw=self._row(self.praw, 0) if self.table.praw or self.praw else (),
            vaporized=tuple(
                [
                    self.table.ships_of_alien(seat) if seat in self.eliminated else self.vaporized.get(seat, 0)
                    for seat in seats
                ]
            ),
            powers=self._row(self.powers, POWER),
            revealed=self._row(self.revealed, False),
            faces=self._row(self.faces, "") if self.faces else (),
            faces_known=self._row(self.faces_known, False) if self.faces else (),
            undecided=self._row(self.undecided, False) if self.undecided else (),
            caches=self._caches(),
            resupplies=self._row(self.resupplies, self.table.resupplies[0]),
            lucre=self._row(self.lucre, 0),
            vouchers=self._row(self.vouchers, ()),
            shielded=self._row(self.shielded, False),
            manifested=self.manifested,
            techs=self._techs(),
            scrapped_techs=self.scrapped_techs,
            grafts=tuple([Graft(seat, other, self.powers[other]) for seat, other in self.grafts]),
            sub_powers=(*self.sub_powers, *[(seat, self.powers[other]) for seat, other in self.grafts]),
            nexus=self.nexus,
            titles=self.titles,
            gathered=self._row(self.gathered, 0),
            footprints=tuple(self.footprints),
            devoured=self._row(self.devoured, 0) if self.devoured else (),
            zapped=tuple(self.zapped),
            plagued=tuple([int(self.plagued.get(seat, False)) for seat in seats]),
            strikes=self._row(self.strikes, 0),
            commissions=tuple(self.commissions),
            moons=tuple([moon for _, moon in sorted(self.moons.items())]),
            came=tuple(sorted(self.came)),
            timeouts=tuple(sorted(self.timeouts)),
            flattened=tuple(self.flattened),
            captives=tuple(self.captives),
            benched=tuple(sorted(self.benched)),
            stores=stores(self._row(self.powers, POWER), self.stores),
            stations=tuple(sorted(self.stations.values(), key=lambda one: (one.place, one.name))),
            station_offers=self._row(self.station_offers, ()) if self.station_offers else (),
        )
        state = replace(
            state,
            powerless=tuple(
                [
                    self.powerless.get(seat, state.authority(seat) < AUTHORITY and seat not in self.eliminated)
                    for seat in seats
                ]
            ),
            invasions=tuple([self.invasions[number] for number in sorted(self.invasions)]) or self._usual(state),
        )
        if state.campaign is not None and state.invasions:
            whose = state.invasions[0].invader if self.campaign is None else self.campaign
            state = replace(state, campaign=whose)
        state = self._fought(self._campaigning(state))
        forge, exhausted = self._piles(state)
        state = replace(state, forge=forge, exhausted=exhausted, destiny=self._charges(state))
        state = replace(state, marked=self._marked(state), branded=self._branded(state))
        wrong = faults(state)
        if wrong:
            raise Misstated("; ".join(wrong))
        return state, tuple([self._view(state, seat) for seat in seats])

    def _flares(self) -> Pile:
        """The stated flares; else those that were stated to be somewhere, those of the aliens, and others."""
        if self.flares is not None or self.table.options["flares"] == "no":
            return self.flares or ()
        piles = [*self.caches.values(), *self.exhausts.values(), self.forge or (), self.exhausted or ()]
        there = Counter([pod for pile in piles for pod in pile if is_flare(pod)]) - Counter(self.manifested)
        own = own_flares([self.powers.get(seat, POWER) for seat in range(len(self.table.seats))])
        named = dict.fromkeys((*sorted(there), *own, *PARTS))
        number = max(EACH * len(self.table.seats), len(there))
        return tuple(sorted([*named][:number]))

    def _caches(self) -> tuple[Pile, ...]:
        """The stated caches; those of the others hold the usual pods, as far as these are nowhere else."""
        held = [*self.caches.values(), *self.exhausts.values(), self.forge or (), self.exhausted or ()]
        held.append(pods_kept(self.nexus))
        held += [(pod,) for one in self.invasions.values() for pod in one.drivers if pod is not None]
        held += [
            (primed.pod,) for one in self.invasions.values() for primed in (*one.distress, *one.discharged, *one.beside)
        ]
        there = Counter(all_pods(contents(self.table))) + Counter((*self.manifested, *self.table.flares))
        there -= Counter(self.table.scattered) + Counter(self._aside())
        left = there - Counter([pod for pile in held for pod in pile])
        found: list[Pile] = []
        for seat in range(len(self.table.seats)):
            usual = [pod for pod in CACHE if left[pod] > 0 and seat not in self.eliminated]
            cache = self.caches.get(seat, tuple(usual))
            if seat not in self.caches:
                left -= Counter(cache)
            found.append(cache)
        return tuple(found)

    def _aside(self) -> Pile:
        """The pods in the showcase, and those that stay in flagships."""
        return (*self.table.showcase, *[one.pod for one in self.table.slimes])

    def _techs(self) -> HeldTechs:
        """The stated techs, numbered in the order of seats where no number was stated."""
        found: HeldTechs = ()
        for seat in sorted(self.techs):
            for held in self.techs[seat]:
                found = (*found, held if held.number else replace(held, number=next_number(found)))
        return found

    def _row(self, stated: Mapping[Seat, T], usual: T) -> tuple[T, ...]:
        return tuple([stated.get(seat, usual) for seat in range(len(self.table.seats))])

    def _numbered(self) -> None:
        """Check that invasions are numbered from 1, and that nothing lacks that their phase must know of them."""
        if sorted(self.invasions) != list(range(1, len(self.invasions) + 1)):
            raise Misstated("invasions are numbered 1, 2, 3 and so on without a gap")
        for one in self.invasions.values():
            if self.table.letter != LAUNCH and one.target is None and not one.called_off:
                raise Misstated(f"say where invasion {one.number} is aimed: Red invades Blue on Blue 2")
        for commission in self.commissions:
            self.invasion(commission.number)

    def _usual(self, state: Match) -> tuple[Invasion, ...]:
        """In the first letter of a cycle everybody invades the next alien, if nothing is said of invasions."""
        if state.phase != LAUNCH or state.campaign is not None:
            return ()
        seats = state.seats_in()
        following = (*seats[1:], *seats[:1])
        return tuple(
            [
                Invasion(number=number, invader=invader, charge=defender, defender=defender)
                for number, (invader, defender) in enumerate(zip(seats, following, strict=True), start=1)
            ]
        )

    def _brought(self) -> dict[str, tuple[int, ...]]:
        """What powers have brought their aliens as the match was set up: ships and charges."""
        seats = range(len(self.table.seats))
        own = [
            [one for one in POWERS if one.name in self._powers_of(seat) and not self.undecided.get(seat)]
            for seat in seats
        ]
        ships = tuple([sum([one.more_ships for one in some]) * self.table.planets_each for some in own])
        charges = tuple([sum([one.more_charges for one in some]) for some in own])
        return {"more_ships": ships if any(ships) else (), "more_charges": charges if any(charges) else ()}

    def _powers_of(self, seat: Seat) -> tuple[str, ...]:
        """The stated powers of an alien."""
        return (self.powers.get(seat, ""), self.faces.get(seat, ""))

    def _planets(self) -> tuple[tuple[int, ...], ...]:
        """The rest of every alien's ships is spread as evenly as possible over the unmentioned home planets."""
        rows = [[0] * len(self.table.seats) for _ in self.table.planets]
        for (seat, place), ships in self.ships.items():
            rows[place][seat] = ships
        for seat, colour in enumerate(self.table.seats):
            if seat in self.eliminated:
                continue
            each = self.table.ships_of_alien(seat)
            sent = sum([one.sent for one in self.invasions.values() if one.invader == seat])
            sent += sum([own.ships for one in self.invasions.values() for own in one.sponsors if own.seat == seat])
            on_techs = sum([one.ships for one in self.techs.get(seat, ())])
            elsewhere = ships_on(self.moons.values(), seat) + on_techs + ships_kept(self.nexus, seat)
            elsewhere += self.table.guest is not None and self.table.guest[0] == seat
            there = sum([row[seat] for row in rows]) + sent + elsewhere
            there += sum([ships for one, ships in self.flattened if one == seat])
            there += captured_of(tuple(self.captives), seat)
            left = each - there - self.warp.get(seat, 0) - self.praw.get(seat, 0) - self.vaporized.get(seat, 0)
            closed = {*self.table.ruined, *[place for one, place in self.ships if one == seat]}
            open_places = [place for place in self.table.home(seat) if place not in closed]
            if left < 0:
                raise Misstated(f"{colour} would have {each - left} ships; everybody has {each}")
            if left and not open_places:
                raise Misstated(
                    f"{colour} has {each - left} ships, everybody {each}: say where the other {left} are, or leave a"
                    " home planet unmentioned"
                )
            for i, place in enumerate(open_places):
                rows[place][seat] = left // len(open_places) + (i < left % len(open_places))
        return tuple([tuple(row) for row in rows])

    def _campaigning(self, state: Match) -> Match:
        """Fuel and flagships, as they usually are in this phase for those who invade and those who do not."""
        invaders = {one.invader for one in state.invasions if not (one.called_off or one.ambush)}
        cells = 0 if state.phase == LAUNCH else CELLS.get((state.wave, state.letter), 0)
        usual = int(state.options["fuel"])
        flagships, loaded, fuel = [], [], []
        for seat in range(len(state.seats)):
            invades = seat in invaders
            whole = self.flagships.get(seat, invades)
            flagships.append(whole)
            loaded.append(self.loaded.get(seat, cells if invades and whole else 0))
            fuel.append(self.fuel.get(seat, 0 if invades and state.phase != LAUNCH else usual))
        return replace(state, flagships=tuple(flagships), loaded=tuple(loaded), fuel=tuple(fuel))

    def _fought(self, state: Match) -> Match:
        """Defenders, natures, influence and spent drivers, as far as nothing else was stated."""
        found = []
        exhausts: list[Pile] = [()] * len(state.seats)
        for one in state.invasions:
            made = one
            rivals = [o for o in state.open_invasions() if (o.target, o.defender) == (one.target, one.defender)]
            waits = state.letter >= ENCOUNTER and not (one.over or one.called_off or one.number in self.divided)
            if waits and one.target is not None and one.defender is not None:
                if len(rivals) > 1:
                    raise Misstated(f"say with how many ships invasion {one.number} is defended: defended with 2")
                made = replace(made, held=state.planets[one.target][one.defender])
            if one.contact and one.natures is None:
                made = replace(made, natures=natures_of(one))
            if one.contact and not one.took_part:
                made = replace(made, took_part=(*one.leaders, *[sponsor.seat for sponsor in one.sponsors]))
            made = _with_influence(made, state)
            if one.contact and one.fought and (one.drivers != (None, None) or one.beside):
                made = replace(made, spent=True)
                for used in one.beside:
                    exhausts[used.seat] = added(exhausts[used.seat], (used.pod,))
                for side, driver in enumerate(one.drivers):
                    if driver is not None:
                        exhausts[one.leader(side)] = added(exhausts[one.leader(side)], (driver,))
            for used in one.discharged:
                exhausts[used.seat] = added(exhausts[used.seat], (used.pod,))
            found.append(made)
        lying = tuple([self.exhausts.get(seat, pile) for seat, pile in enumerate(exhausts)])
        return replace(state, invasions=tuple(found), exhausts=lying)

    def _piles(self, state: Match) -> tuple[Pile, Pile]:
        """Every pod that was not stated to be elsewhere is in the forge, unless the forge was stated."""
        rest = Counter(all_pods(contents(state))) + Counter((*self.manifested, *state.flares))
        rest -= Counter(state.scattered) + Counter(self._aside())
        lying = [pod for one in state.invasions if not one.spent for pod in one.drivers if pod is not None]
        lying += [primed.pod for one in state.invasions for primed in one.distress]
        lying += [primed.pod for one in state.invasions if not one.spent for primed in one.beside]
        stated = [pod for pile in (*state.caches, *state.exhausts) for pod in pile]
        stated += [*[one.pod for one in state.techs if one.pod], *pods_kept(state.nexus)]
        stated += [*lying, *(self.forge or ()), *(self.exhausted or ())]
        over = Counter(stated) - rest
        if over:
            raise Misstated(f"there are not so many pods: {', '.join(sorted(over.elements()))} too many")
        left = tuple(sorted((rest - Counter(stated)).elements()))
        if self.forge is None:
            return left, self.exhausted or ()
        if self.exhausted is None:
            return self.forge, left
        if left:
            raise Misstated(f"forge and exhausted were both stated, but {', '.join(left)} are nowhere")
        return self.forge, self.exhausted

    def _charges(self, state: Match) -> tuple[Seat, ...]:
        """All charges that the invasions have not used, unless they were stated."""
        if self.destiny is not None:
            return self.destiny
        used: Iterable[Seat] = [one.charge for one in state.invasions if one.charge != NO_CHARGE]
        return tuple((Counter(full(state)) - Counter(used)).elements())

    def _marked(self, state: Match) -> tuple[Seat, ...]:
        """The charges with a hazard: all that may still be in the pool, unless they were stated."""
        if self.marked is not None:
            return self.marked
        return tuple([seat for seat in dict.fromkeys(state.destiny) if seat in state.marked])

    def _branded(self, state: Match) -> tuple[Seat, ...]:
        """The charges that powers have marked: all that may still be in the pool, unless they were stated."""
        if self.branded is not None:
            return self.branded
        left = Counter(all_branded(state)) - Counter([one.charge for one in state.invasions if one.branded])
        return tuple((left & Counter(state.destiny)).elements())

    def _view(self, state: Match, seat: Seat) -> Match:
        """What a seat knows of it: what is its own, what lies open, and the caches that it was stated to know."""
        view = seen_by(state, seat)
        caches = [
            known(pile, state.caches[other]) if (seat, other) in self.known else pile
            for other, pile in enumerate(view.caches)
        ]
        return replace(view, caches=tuple(caches))
