"""Proofs of positions: what is wrong with one, and others that a player could not tell apart from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.stores import filled as filled_store
from adjudicator.engine.contract.stores import store_faults
from adjudicator.games.blutooth.encounters.destiny import most_charges
from adjudicator.games.blutooth.pieces import LEGACIES, POWERS, STATIONS, VOUCHERS, own_cards, powers_for
from adjudicator.games.blutooth.setup.flares_dealt import flares_imagined
from adjudicator.games.blutooth.setup.moon_proof import moon_faults, moons_filled
from adjudicator.games.blutooth.setup.tech_proof import tech_faults, techs_filled
from adjudicator.games.blutooth.table.backs import any_hidden, is_dark, is_hidden
from adjudicator.games.blutooth.table.captives import captured_of
from adjudicator.games.blutooth.table.forge_list import Contents, all_pods, contents
from adjudicator.games.blutooth.table.invasions import SIDES, WILD, Invasion, Place, Primed
from adjudicator.games.blutooth.table.match import CAPACITY, ENCOUNTER, Commission, Match
from adjudicator.games.blutooth.table.moons import ships_on
from adjudicator.games.blutooth.table.nexus import Kept, pods_kept, ships_kept
from adjudicator.games.blutooth.table.pods import (
    INTIMIDATE,
    KICKER,
    is_distress,
    is_encounter,
    is_flare,
    valued,
)
from adjudicator.games.blutooth.table.techs import HeldTechs, ships_on_techs
from adjudicator.games.blutooth.table.traps import BOMB, DECOY, Traps


def faults(state: Match) -> tuple[str, ...]:
    """Every ship and every pod once, nothing negative, no charge of destiny too many, bases divided as far as due."""
    return (
        *_ships(state),
        *_pods(state),
        *_charges(state),
        *_laws(state),
        *_campaigns(state),
        *_misdivided(state),
        *_stations(state),
        *moon_faults(state),
        *tech_faults(state),
        *_essence(state),
    )


def _ships(state: Match) -> Iterator[str]:
    """All ships of each alien are somewhere: on planets and techs, in gates, with those it sponsors, or lost."""
    for seat, colour in enumerate(state.seats):
        sent = [one.sent for one in state.invasions if one.invader == seat]
        sponsoring = [own.ships for one in state.invasions for own in one.sponsors if own.seat == seat]
        away = [state.warp[seat], state.vaporized[seat], ships_on(state.moons, seat), ships_on_techs(state.techs, seat)]
        away += [
            ships_kept(state.nexus, seat),
            state.under(seat),
            captured_of(state.captives, seat),
            *state.praw[seat : seat + 1],
        ]
        away.append(int(state.guest is not None and state.guest[0] == seat))
        parts = [*[row[seat] for row in state.planets], *sent, *sponsoring, *away]
        if min(parts) < 0:
            yield f"{colour} has fewer than no ships somewhere"
        if sum(parts) != state.ships_of_alien(seat):
            yield f"{colour} has {sum(parts)} ships instead of {state.ships_of_alien(seat)}"


def pods_of(state: Match) -> Counter[str]:
    """All pods, wherever they are; in a view also those that are hidden."""
    fought = [one for one in state.invasions if not one.spent]
    led = [pod for one in fought for pod in one.drivers if pod is not None]
    beside = [primed.pod for one in fought for primed in one.beside]
    waiting = [primed.pod for one in state.invasions for primed in one.distress]
    in_techs = [one.pod for one in state.techs if one.pod]
    in_flagships = [one.pod for one in state.slimes]
    held = chain(*state.caches, *state.exhausts, pods_kept(state.nexus), in_techs, in_flagships, led, beside, waiting)
    return Counter(chain(state.forge, state.exhausted, state.scattered, state.showcase, held))


@cache
def _printed(match: Contents) -> Counter[str]:
    """All pods with which such a match begins."""
    return Counter(all_pods(match))


def _pods(state: Match) -> Iterator[str]:
    pods, whole = pods_of(state), _printed(contents(state)) + Counter((*state.manifested, *state.flares))
    if pods != whole:
        yield f"pods too many: {dict(pods - whole)}, too few: {dict(whole - pods)}"


def _charges(state: Match) -> Iterator[str]:
    """No colour more often than it is in a full pool, and none of an alien who is out."""
    for charge, count in Counter(state.destiny).items():
        most = most_charges(state, charge)
        if count > most:
            colour = "wild" if charge == WILD else state.seats[charge]
            yield f"destiny has {count} charges of {colour}, and at most {most} are possible"


def _laws(state: Match) -> Iterator[str]:
    """Marked charges are in the pool, and no legacy is in force whose alien plays."""
    if len(set(state.marked)) < len(state.marked) or not set(state.marked) <= set(state.destiny):
        yield "a charge with a hazard is not in the pool of destiny, or in it twice"
    if Counter(state.branded) - Counter(state.destiny):
        yield "a marked charge is not in the pool of destiny"
    playing = [power for seat in state.seats_in() for power in state.own_powers(seat)]
    for legacy in LEGACIES:
        if legacy.name in state.legacies and legacy.alien in playing:
            yield f"{legacy.name} is in force, and {legacy.alien} plays"


def _campaigns(state: Match) -> Iterator[str]:
    """Nothing is owed, and no invasion is against its own invader."""
    for seat, colour in enumerate(state.seats):
        if state.lucre[seat] < 0:
            yield f"{colour} owes {-state.lucre[seat]} lucre"
        counts = (state.fuel, state.loaded, state.resupplies, state.gathered, state.plagued, state.strikes)
        if min([row[seat] for row in counts]) < 0:
            yield f"{colour} owes fuel, a resupply, or what its power gathers"
        if state.loaded[seat] and not state.flagships[seat]:
            yield f"{colour} has fuel in a flagship that it has not"
    for place, one in enumerate(state.invasions, start=1):
        if one.number != place:
            yield f"invasion {one.number} is the {place}. one"
        if one.invader in (one.defender, one.charge):
            yield f"in invasion {one.number} {state.seats[one.invader]} invades itself"
        if any(bribe.lucre < 1 for bribe in one.bribes):
            yield f"in invasion {one.number} somebody bribes with nothing"
        aimed = None if one.over or one.target is None else state.system(one.target)
        if None not in (aimed, one.defender) and aimed != one.defender:
            yield f"invasion {one.number} is aimed at a planet outside the defender's system"


def _misdivided(state: Match) -> Iterator[str]:
    """What is wrong with the division of a base among the invasions of its planet, while it is fought for."""
    if state.letter < ENCOUNTER:
        return
    shares: dict[tuple[Place, Seat], list[int]] = {}
    for one in state.invasions:
        if one.target is not None and one.defender is not None and not one.over:
            shares.setdefault((one.target, one.defender), []).append(one.held)
    for (planet, seat), parts in shares.items():
        there = state.planets[planet][seat]
        if min(parts) < 0 or sum(parts) > there:
            divided = " and ".join(map(str, parts))
            yield f"the {there} ships of {state.seats[seat]} are divided into {divided}"


def _stations(state: Match) -> Iterator[str]:
    """Every station stands on one planet, and is offered to nobody then; and nothing counts less than nothing."""
    names = [*[one.name for one in state.stations], *[name for pile in state.station_offers for name in pile]]
    yield from (f"there are {count} stations {name}" for name, count in Counter(names).items() if count > 1)
    for one in state.stations:
        if not 0 <= one.place < len(state.planets) or one.marks < 0 or one.dominion < 0:
            yield f"{one.name} stands nowhere, or counts less than nothing"


def _essence(state: Match) -> Iterator[str]:
    """Every essence of a power is somewhere, and as many are held as there should be."""
    for store in state.stores:
        yield from store_faults(store, own_cards(store.piece))


def redeal(state: Match, view: Match, seat: Seat, chance: Chance) -> Match:
    """The position with everything that `seat` cannot know dealt anew among the places where it could be."""
    return filled(view, seat, chance, f"redeal/{state.seats[seat]}")


def filled(view: Match, seat: Seat, chance: Chance, label: str) -> Match:
    """A position that a seat with this view could be in.

    Hidden pods are dealt to where they lie: encounter pods as drivers and distress pods as such. The places where the
    fewest pods may lie come first, so that a fitting one is left for each. Aliens whose powers are unknown have any of
    the others. Vouchers are any. Commissions are made up if the seat would not have heard.
    """
    powers, faces = _powers(view, chance, label)
    flares = _flares(view, (*powers, *faces), chance, label) if view.flares else ()
    unseen = Counter(all_pods(contents(view))) + Counter((*view.manifested, *flares)) - pods_of(view)
    pool = list(chance.choose(label, sorted(unseen.elements()), unseen.total()))
    techs = _techs(view, pool, chance, label) if view.techs else ()
    invasions = _primed(view.invasions, pool)

    def dealt(pile: Pile) -> Pile:
        return tuple(sorted([_out_of(pool, pod) for pod in pile])) if any_hidden(pile) else pile

    return replace(
        view,
        powers=powers,
        faces=faces,
        flares=flares,
        caches=tuple(map(dealt, view.caches)),
        vouchers=tuple(_vouchers(view, chance, label)),
        nexus=tuple([replace(one, pods=dealt(one.pods), powers=_kept(view, one, chance, label)) for one in view.nexus]),
        traps=_traps(view, chance, label),
        forge=dealt(view.forge),
        techs=techs,
        station_offers=tuple(_station_offers(view, chance, label)),
        invasions=invasions,
        moons=moons_filled(view, chance, label),
        stores=tuple([filled_store(store, own_cards(store.piece), chance, label) for store in view.stores]),
        commissions=tuple(_commissions(view, seat, chance, label)),
    )


def _techs(view: Match, pool: list[str], chance: Chance, label: str) -> HeldTechs:
    """The techs, with fitting pods where one hides one."""
    found = techs_filled(view, chance, label)
    return tuple([replace(one, pod=_out_of(pool, one.pod, is_encounter)) if one.pod else one for one in found])


def _primed(invasions: tuple[Invasion, ...], pool: list[str]) -> tuple[Invasion, ...]:
    """The invasions with a fitting pod, taken from the pool, in place of every one that lies there covered."""
    driven = [_with_drivers(one, pool) for one in invasions]
    called = [replace(one, distress=_with_pods(one.distress, pool, is_distress)) for one in driven]
    return tuple([replace(one, beside=_with_pods(one.beside, pool, _is_beside)) for one in called])


def _with_drivers(invasion: Invasion, pool: list[str]) -> Invasion:
    one, other = [None if pod is None else _out_of(pool, pod, is_encounter) for pod in invasion.drivers]
    return replace(invasion, drivers=(one, other))


def _with_pods(laid: tuple[Primed, ...], pool: list[str], fits: Callable[[str], bool]) -> tuple[Primed, ...]:
    return tuple([replace(own, pod=_out_of(pool, own.pod, fits)) for own in laid])


def _is_beside(pod: str) -> bool:
    return is_encounter(pod) or valued(pod, KICKER) is not None or valued(pod, INTIMIDATE) is not None


def _out_of(pool: list[str], pod: str, fits: Callable[[str], bool] = bool) -> str:
    """A pod that is seen; in place of one that is not, the last one of the pool with such a back that fits."""
    if not is_hidden(pod):
        return pod
    found = next(one for one in reversed(pool) if is_dark(one) is is_dark(pod) and fits(one))
    # Of two alike it does not matter which goes.
    pool.remove(found)
    return found


def _powers(view: Match, chance: Chance, label: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The powers and the second ones, with others in place of those that the view does not know."""
    gone = [legacy.alien for legacy in LEGACIES if legacy.name in view.legacies]
    brought = [one.power for one in view.stations]
    apart = (*view.dealt_powers, *gone, *brought, *[power for _, power in view.sub_powers])
    # Whoever has essence is known from the beginning.
    apart = (*apart, *[power.name for power in POWERS if power.stock is not None])
    left = [power.name for power in powers_for(view.options, len(view.seats)) if power.name not in apart]
    others = [power.name for power in POWERS if power.name not in (*apart, *left)]
    drawn = iter((*chance.choose(f"{label}/powers", left, len(left)), *others))
    # A position that was stated may have the same power twice: then any will do.
    return _filled_powers(view.powers, drawn), _filled_powers(view.faces, drawn)


def _filled_powers(powers: tuple[str, ...], drawn: Iterator[str]) -> tuple[str, ...]:
    return tuple([next(drawn, POWERS[0].name) if power == HIDDEN else power for power in powers])


def _kept(view: Match, kept: Kept, chance: Chance, label: str) -> tuple[str, ...]:
    """What a power may become, with others in place of those that the view does not know."""
    if HIDDEN not in kept.powers:
        return kept.powers
    there = (*view.powers, *[power for _, power in view.sub_powers])
    left = [power.name for power in POWERS if power.name not in there and not power.brings]
    return tuple(chance.choose(f"{label}/becoming/{kept.seat}", left, len(kept.powers)))


def _traps(view: Match, chance: Chance, label: str) -> Traps:
    """The traps, those that cannot be told apart in any order: of three that an alien has one is a bomb."""
    bombed: dict[Seat, tuple[Place, ...]] = {}
    for seat in dict.fromkeys([one.seat for one in view.traps]):
        mine = [one for one in view.traps if one.seat == seat]
        places = tuple([one.place for one in mine if one.kind == HIDDEN])
        bombs = max(0, len(mine) // 3 - len([one for one in mine if one.kind == BOMB]))
        bombed[seat] = chance.shuffle(f"{label}/traps/{seat}", places)[:bombs]
    return tuple(
        [
            replace(one, kind=BOMB if one.place in bombed[one.seat] else DECOY) if one.kind == HIDDEN else one
            for one in view.traps
        ]
    )


def _flares(view: Match, powers: tuple[str, ...], chance: Chance, label: str) -> Pile:
    """The flares that the forge began with: those that have been seen since and were not made, and others."""
    seen = Counter([pod for pod in pods_of(view).elements() if is_flare(pod)]) - Counter(view.manifested)
    return flares_imagined(powers, tuple(sorted(seen.elements())), len(view.flares), chance, label)


def _vouchers(view: Match, chance: Chance, label: str) -> Iterator[Pile]:
    """The vouchers, with any in place of those that the view does not know: there are always more of each."""
    names = [one.name for one in VOUCHERS if not one.option or view.options[one.option] == "yes"]
    for seat, pile in enumerate(view.vouchers):
        drawn = [
            names[chance.below(f"{label}/voucher/{view.seats[seat]}/{at}", len(names))] if one == HIDDEN else one
            for at, one in enumerate(pile)
        ]
        yield tuple(sorted(drawn))


def _station_offers(view: Match, chance: Chance, label: str) -> Iterator[Pile]:
    """The stations that aliens may choose from, with others in place of those that the view does not know."""
    known = {*[one.name for one in view.stations], *[name for pile in view.station_offers for name in pile]}
    left = [station.name for station in STATIONS if station.name not in known]
    drawn = iter(chance.choose(f"{label}/stations", left, len(left)) if view.station_offers else ())
    for pile in view.station_offers:
        yield tuple(sorted([next(drawn) if name == HIDDEN else name for name in pile]))


def _commissions(view: Match, seat: Seat, chance: Chance, label: str) -> Iterator[Commission]:
    """The commissions that are known, and others between other aliens, as they might be."""
    yield from view.commissions
    if not any(one.target is not None for one in view.invasions):
        return
    for one in view.open_invasions():
        for side, leader in enumerate(one.leaders):
            others = [other for other in view.seats_in() if other not in (seat, *one.leaders)]
            for other in others if leader != seat else ():
                come = one.sponsored(other) == side
                if come or chance.below(f"{label}/{one.number}/{SIDES[side]}/{view.seats[other]}", 2):
                    yield Commission(one.number, side, other, CAPACITY)
