"""What several space stations do: choosing ships of others, and whom an accessible one speaks for."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.judging import Spending
from adjudicator.games.blutooth.encounters.destiny import has_room, most_charges
from adjudicator.games.blutooth.encounters.might import might_counted
from adjudicator.games.blutooth.encounters.natures import pair_outcome
from adjudicator.games.blutooth.encounters.targets import Targeting
from adjudicator.games.blutooth.events.campaigns import ChargeReturned, Targeted
from adjudicator.games.blutooth.events.encounters import BoonsDue
from adjudicator.games.blutooth.events.powers import PodClaimed
from adjudicator.games.blutooth.events.ships import BY_STATION, ShipsCommitted, ShipsLanded, ShipsLost, ShipsRebounded
from adjudicator.games.blutooth.events.stations import (
    PodShown,
    ShipsRelayed,
    SponsorBound,
    SponsorSwitched,
    StationMarked,
)
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.returning import all_rebounding
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import CLASH, WILD, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.standing import standing
from adjudicator.games.blutooth.table.use_prices import SHIP
from adjudicator.games.blutooth.words.launch_words import Target
from adjudicator.games.blutooth.words.station_words import OPERATE, Operate

ENTRIES: Final = ("stationrule.accessible",)


class AimedShips(Options, Struct, eq=False, gc=False):
    """So many ships of those that are there, by their aliens: one alien's, or one of each of several."""

    _station: str
    _there: Mapping[Seat, int]
    _most: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Operate) or not choice.seats:
            return reason("station-aims-at-nobody")
        if any(not self._there.get(seat) for seat in choice.seats):
            return reason("no-ships-of-them-there")
        return choice if len(choice.seats) <= self._most else reason("station-ships", count=self._most)

    def every(self) -> Iterator[Choice]:
        """Each alien alone, and each pair of them."""
        seats = [seat for seat, ships in self._there.items() if ships]
        yield from (Operate(self._station, (seat,)) for seat in seats)
        if self._most > 1:
            yield from (Operate(self._station, (one, other)) for one in seats for other in seats if one < other)


def ships_aimed_at(wish: Operate, there: Mapping[Seat, int], most: int) -> list[tuple[Seat, int]]:
    """The ships that an answer takes: of one alien as many as can be, of several one each."""
    if len(set(wish.seats)) == 1:
        seat = wish.seats[0]
        return [(seat, min(most, there.get(seat, 0)))]
    return [(seat, 1) for seat in dict.fromkeys(wish.seats) if there.get(seat)]


def first_there(at: MatchAt, station: Piece) -> bool:
    """Whether I am the first of those for whom a station works: where it speaks of others, it does so once."""
    return next((seat for seat, ships in enumerate(at.ships_at(station)) if ships), None) == at.me


def has_base_at(at: MatchAt, station: Piece, seat: Seat) -> bool:
    """Whether an alien has a base on the planet of a station."""
    there = at.ships_at(station)
    return bool(there and there[seat])


def marked(at: MatchAt, station: Piece, more: int, counts_from: int = 0) -> Script:
    """What a station counts changes, never to less than nothing; with `counts_from` marks it is a dominion, if any."""
    there = standing(at.state.stations, station.name)
    if there is not None and max(0, there.marks + more) != there.marks:
        dominion = int(0 < counts_from <= there.marks + more)
        yield StationMarked(at.me, station.name, more, dominion)


def marks(at: MatchAt, station: Piece) -> int:
    """What is marked on a station."""
    there = standing(at.state.stations, station.name)
    return 0 if there is None else there.marks


def taken_to(at: MatchAt, station: Piece, ships: int) -> Script:
    """My ships in this invasion go to the planet of a station."""
    there = standing(at.state.stations, station.name)
    left = min(ships, at.my_ships)
    if there is not None and left:
        yield ShipsRebounded(at.where, at.me, ((there.place, left),))


def one_lost(at: MatchAt, seat: Seat) -> Script:
    """An alien loses a ship that is in no invasion, from its fullest base."""
    places = fullest(uncommitted(at.state, seat))
    if places:
        yield from at.propose(ShipsLost(seat, ((places[0], 1),), BY_STATION))


def claimed_at_random(at: MatchAt, label: str) -> Script:
    """I take a pod at random out of an exhaust at random."""
    piles = [seat for seat, pile in enumerate(at.state.exhausts) if pile]
    if piles:
        giver = piles[at.chance.below(f"{at.label}/{at.state.seats[at.me]}/{label}/exhaust", len(piles))]
        pile = at.state.exhausts[giver]
        pod = at.chance.choose(f"{at.label}/{at.state.seats[at.me]}/{label}/pod", pile, 1)[0]
        yield PodClaimed(at.me, pod, giver, at.where)


def taken_from(at: MatchAt, seat: Seat, ships: int) -> Script:
    """An alien loses so many ships that are in no invasion, one after the other from its fullest base."""
    there, lost = uncommitted(at.state, seat), dict[Place, int]()
    for _ in range(ships):
        places = fullest(there)
        if places and there[places[0]]:
            there[places[0]] -= 1
            lost[places[0]] = lost.get(places[0], 0) + 1
    if lost:
        yield from at.propose(ShipsLost(seat, tuple(sorted(lost.items())), BY_STATION))


def spare_at(at: MatchAt, station: Piece) -> int:
    """My ships on the planet of a station that are in no invasion."""
    there = standing(at.state.stations, station.name)
    return 0 if there is None else uncommitted(at.state, at.me).get(there.place, 0)


def paid_at(at: MatchAt, station: Piece) -> Script:
    """I lose a ship on the planet of a station."""
    there = standing(at.state.stations, station.name)
    if there is not None and at.state.planets[there.place][at.me]:
        yield from at.propose(ShipsLost(at.me, ((there.place, 1),), BY_STATION, at.where))


def at_a_price(at: MatchAt, station: Piece, options: Options) -> Options:
    """Answers that promise a ship on the planet of a station."""
    there = standing(at.state.stations, station.name)
    return options if there is None else Spending(options, Claim((SHIP, there.place), 1))


def target_is_at(at: MatchAt, station: Piece) -> bool:
    """Whether this invasion is aimed at the planet of a station."""
    there = standing(at.state.stations, station.name)
    return there is not None and at.where > 0 and at.invasion.target == there.place


def other_target(at: MatchAt) -> Options:
    """The planets at which the invader can aim instead."""
    return Targeting(at, at.invasion.target)


def aimed_anew(at: MatchAt) -> Script:
    """The invader of this invasion has to take another planet."""
    options = other_target(at)
    if next(options.every(), None) is None:
        return
    answer = yield Ask(at.invasion.invader, Target.about, options, where=at.where, default=None, detail="again")
    yield Targeted(at.where, answer.place)


def commissioned_twice(at: MatchAt) -> bool:
    """Whether both leaders have asked me to sponsor them here."""
    return len({one.side for one in at.state.asked(at.me, at.where)}) > 1


def switched(at: MatchAt) -> Script:
    """As a sponsor I change over to the other fleet."""
    side = at.invasion.sponsored(at.me)
    if side is not None:
        yield SponsorSwitched(at.where, at.me, 1 - side)


def joined(at: MatchAt, station: Piece, ships: int) -> Script:
    """My ships on the planet of a station join my fleet here; if I have none they land where it is aimed."""
    there, invasion = standing(at.state.stations, station.name), at.invasion
    ships = min(ships, spare_at(at, station))
    if there is None or not ships or invasion.target in (None, there.place):
        return
    assert invasion.target is not None
    side = invasion.actor(at.me)
    if side is not None and at.me != invasion.defender:
        yield ShipsCommitted(at.where, at.me, side, ((there.place, ships),))
        return
    yield ShipsRelayed(at.where, at.me, there.place, invasion.target, ships)


def counted_again(at: MatchAt) -> Script:
    """Might is counted once more."""
    yield from might_counted(at)


def reward_is_mine(at: MatchAt, seat: Seat, side: int) -> bool:
    """Whether a seat sponsors this fleet of an invasion that I defend."""
    return at.leads(1) and at.invasion.sponsored(seat) == side


def boons_instead(at: MatchAt, seat: Seat, ships: int) -> Script:
    """A sponsor has boons for its ships, which rebound."""
    yield BoonsDue(at.where, seat, ships)
    yield from all_rebounding(at, ((seat, ships),))


def bases_instead(at: MatchAt, station: Piece, due: BoonsDue) -> Script:
    """A sponsor that is to have boons may land instead; it says so as if the station were its own."""
    options = OneOf((Operate(station.name),))
    answer = yield Ask(due.seat, OPERATE, options, where=at.where, detail=station.name)
    ships = at.invasion.ships_of(due.seat)
    yield ShipsLanded(at.where, due.seat, ships) if isinstance(answer, Operate) and ships else due


def in_clash_of(at: MatchAt, least: int) -> bool:
    """Whether two fleets clash here, with so much might in all."""
    natures, might = at.invasion.natures, at.invasion.might
    return natures is not None and might is not None and pair_outcome(*natures) == CLASH and sum(might) >= least


class RelayedShips(Options, Struct, eq=False, gc=False):
    """Some ships of a planet, up to so many; without a number all."""

    _station: str
    _most: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Operate):
            return reason("station-names-no-ships")
        ships = self._most if choice.ships is None else choice.ships
        if not 0 < ships <= self._most:
            return reason("station-ships", count=self._most)
        return Operate(self._station, ships=ships)

    def every(self) -> Iterator[Choice]:
        """All of them, and each smaller number."""
        return (Operate(self._station, ships=ships) for ships in range(self._most, 0, -1))


def last_charge(at: MatchAt) -> tuple[Seat, ...]:
    """The charge of my invasion before this one in the campaign, if its alien is still there to be invaded."""
    if at.state.wave == 1 or not at.is_invader() or at.invasion.ambush:
        return ()
    return tuple([one for one in at.invasion.before if one == WILD or not at.state.eliminated[one]])


def charge_returned(at: MatchAt) -> Script:
    """The charge of my last invasion is used again."""

    def event(now: Match, charge: Seat) -> ChargeReturned:
        drawn = now.invasion(at.where).charge
        back = has_room(now, drawn)
        there = [*now.destiny, *[one.charge for one in now.invasions]].count(charge)
        pool = (*now.destiny, drawn) if back else now.destiny
        return ChargeReturned(at.where, charge, there >= most_charges(now, charge) and charge in pool, back)

    for charge in last_charge(at):
        yield Made(partial(event, charge=charge))


def pod_shown(at: MatchAt, station: Piece, pod: str) -> Script:
    """I show a pod of my cache for this invasion."""
    yield Made(lambda now: PodShown(at.where, at.me, station.name, pod) if pod in now.caches[at.me] else None)


def shown_pod(at: MatchAt, station: Piece) -> str | None:
    """The pod that I have shown for this invasion."""
    return next((one.pod for one in at.invasion.fixed if (one.seat, one.station) == (at.me, station.name)), None)


def bound_to(at: MatchAt, station: Piece, place: Place) -> Script:
    """The alien of this planet may sponsor my enemy here only with ships from it."""
    yield SponsorBound(at.where, at.state.system(place), station.name, 1 - at.side, place)


def ship_there(state: Match, name: str) -> tuple[str, Place] | None:
    """A ship on the planet of a station, as a resource of whoever it belongs to."""
    there = standing(state.stations, name)
    return None if there is None else (SHIP, there.place)
