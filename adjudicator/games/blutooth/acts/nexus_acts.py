"""What powers are made of that bring or keep something."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import NO, Batch, Choice
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import count
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.acts.radiating import (
    flares_caught,
    flares_given,
    flares_taken_in,
    kept_flares,
    leader_of_mine,
    losing_leaders,
    naming_flares,
    scrapped_flares,
)
from adjudicator.games.blutooth.acts.stealing import clawing, discounted, grabbed, struck
from adjudicator.games.blutooth.acts.touring import (
    alighting,
    boarding,
    bus_at_home,
    bus_gone,
    bus_of,
    can_alight,
    endangered,
    shaken,
    toured,
)
from adjudicator.games.blutooth.acts.trapping import Detonating, in_nexus, laying_again, swapping, traps_laid
from adjudicator.games.blutooth.encounters.casualties import all_destroyed, fleet_of
from adjudicator.games.blutooth.events.flares import DriverExchanged
from adjudicator.games.blutooth.events.laws import PlanetVaporized
from adjudicator.games.blutooth.events.lucre import RESUPPLY, LucreGained, Manifested
from adjudicator.games.blutooth.events.moons import MoonVaporized, PowerChanged
from adjudicator.games.blutooth.events.nexus import (
    CACHE,
    EXHAUST,
    EXHAUSTED,
    FORGE,
    OUTSIDE,
    NexusMarked,
    PodsFreed,
    PodsKept,
    PowersKept,
    TargetMoved,
)
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.events.ships import BY_POWER, ShipsLost, ShipsMoved
from adjudicator.games.blutooth.events.techs import SubPowerChanged, SubPowerGained
from adjudicator.games.blutooth.mechanics.drafting import drafted, refilled, scrapped, sorted_out, those_of
from adjudicator.games.blutooth.mechanics.losing import drained, uncommitted
from adjudicator.games.blutooth.mechanics.lucre_values import provided
from adjudicator.games.blutooth.mechanics.resupplies import emptied
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.flares import flares_made
from adjudicator.games.blutooth.systems.moon_acts import drafted_kind
from adjudicator.games.blutooth.systems.new_powers import Brought, Coming, powers_left, transformed
from adjudicator.games.blutooth.table.backs import held_as, is_dark, of_forge
from adjudicator.games.blutooth.table.forge_list import PROVISIONS
from adjudicator.games.blutooth.table.invasions import DEFENDERS, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import kept_by
from adjudicator.games.blutooth.table.pods import FLARE, is_encounter, is_flare, printed
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import FLARE as KIND_OF_FLARES
from adjudicator.games.blutooth.words.nexus_words import (
    Alight,
    Become,
    Board,
    Burrow,
    Claw,
    Detach,
    Fit,
    Hatch,
    Lay,
    LayAgain,
    Premium,
    Privilege,
    Shed,
    StealPlanet,
    SwapTraps,
    TakeFlares,
    Tour,
    Tunnel,
    Unhoard,
)

ENTRIES: Final = ("term.extract", "term.sub_power")

__all__ = [
    "BY_POWER",
    "CACHE",
    "EXHAUST",
    "EXHAUSTED",
    "FORGE",
    "NO",
    "OUTSIDE",
    "Alight",
    "Become",
    "Board",
    "Brought",
    "Burrow",
    "Claw",
    "Coming",
    "Detach",
    "Detonating",
    "Fit",
    "Hatch",
    "Lay",
    "LayAgain",
    "NexusMarked",
    "PodsFreed",
    "PodsKept",
    "PowerChanged",
    "PowersKept",
    "Premium",
    "Privilege",
    "Shed",
    "StealPlanet",
    "SubPowerChanged",
    "SubPowerGained",
    "SwapTraps",
    "TakeFlares",
    "Tour",
    "Tunnel",
    "Unhoard",
    "alighting",
    "all_destroyed",
    "boarding",
    "bus_at_home",
    "bus_gone",
    "bus_of",
    "can_alight",
    "clawing",
    "discounted",
    "drained",
    "endangered",
    "extracted",
    "fitted",
    "flare_scrapped_for",
    "flares_caught",
    "flares_given",
    "flares_taken_in",
    "fleet_of",
    "gathered_in",
    "grabbed",
    "grown_to",
    "guests_struck",
    "has_guests",
    "hatched",
    "in_nexus",
    "is_close",
    "is_dark",
    "is_support",
    "kept_by",
    "kept_flares",
    "laying_again",
    "leader_of_mine",
    "losing_leaders",
    "may_become",
    "my_pods",
    "naming_flares",
    "naming_kept",
    "other_planets",
    "planet_missing",
    "reborn",
    "resupplied_as_wanted",
    "scrapped_flares",
    "shaken",
    "shed",
    "struck",
    "swapping",
    "taken_out",
    "topped_up",
    "toured",
    "traps_laid",
    "tunnelled",
    "tunnels",
    "uncommitted",
    "worst_first",
]

CLOSE = 2


def is_close(at: MatchAt, most: int = CLOSE) -> bool:
    """Whether I lead an attack here, and the other leader one whose printed number is no further away than so much."""
    if not (at.is_leader() and at.both_count()):
        return False
    mine, theirs = [printed(pod) if pod is not None else None for pod in at.invasion.drivers]
    return mine is not None and theirs is not None and abs(mine - theirs) <= most


def is_support(pod: str) -> bool:
    """Whether a pod cannot lead a fleet."""
    return not is_encounter(pod)


def worst_first(pods: Pile) -> Pile:
    """The pods of a cache in the order in which silence gives them up: support pods first, the highest attack last."""
    return tuple(sorted(pods, key=lambda pod: ((number := printed(pod)) is not None, number or 0, pod)))


def planet_missing(coming: Coming) -> Brought:
    """The last planet of a system is vaporized as a match begins, with its moon."""
    table = coming.table
    place = table.home(coming.seat)[-1]
    if any(moon.place == place for moon in table.moons):
        yield MoonVaporized(place)
    yield PlanetVaporized(place)


def shed(at: MatchAt, word: type[Any], missing: int) -> Script:
    """The other fleet scraps so many pods, its leader first; returns how many are still missing.

    `word` is the order word that names them. A silent leader scraps those worth least, silent sponsors none.
    """
    assert at.my_side is not None
    other = 1 - at.my_side
    for seat in (at.invasion.leader(other), *[one.seat for one in at.invasion.sponsors_of(other)]):
        cache = at.state.caches[seat]
        if not (missing and cache):
            continue
        usual = word(worst_first(cache)[:missing]) if seat == at.invasion.leader(other) else NO
        wish = yield Ask(seat, word.about, _offers(word, cache, missing), where=at.where, default=usual)
        if isinstance(wish, word):
            missing -= len(wish.pods)
            yield from scrapped(at, seat, wish.pods)
    return missing


def _offers(word: type[Any], pods: Pile, most: int) -> Judged:
    """Pods of a cache that are offered, as far as they are there; at most so many."""

    def settle(wish: Any) -> Choice | Spoken:
        left = [*pods]
        found: list[str] = []
        for name in wish.pods:
            pod = held_as(tuple(left), name)
            if pod is not None and len(found) < most:
                left.remove(pod)
                found.append(pod)
        given: Choice = word(tuple(found))
        return given if found else reason("sheds-nothing")

    return Judged(settle, [word((pod,)) for pod in dict.fromkeys(pods)])


def guests_struck(at: MatchAt) -> Script:
    """Each base of others in my system loses a ship."""
    state = at.state
    for seat in at.others:
        places = [place for place in state.home(at.me) if state.planets[place][seat]]
        if places:
            yield ShipsLost(seat, tuple([(place, 1) for place in places]), BY_POWER, at.where)


def has_guests(at: MatchAt) -> bool:
    """Whether somebody else has a base in my system."""
    return any(at.state.planets[place][seat] for place in at.state.home(at.me) for seat in at.others)


def extracted(coming: Coming, power: str, number: int, *, shown: bool = False) -> Brought:
    """So many pods of the forge come into a nexus, without being drafted."""
    pods = coming.chance.choose(coming.label, of_forge(coming.table.forge, dark=False), number)
    if pods:
        yield PodsKept(coming.seat, power, tuple(sorted(pods)), FORGE, shown=shown)


def topped_up(at: MatchAt, power: str, number: int, *, shown: bool = False) -> Script:
    """Pods are extracted until a power of mine keeps so many."""
    me = at.me
    label = f"{at.label}/{at.state.seats[me]}/{power} extracts"

    def made(now: Match) -> PodsKept | None:
        missing = number - len(kept_by(now.nexus, me, power).pods)
        pods = at.chance.choose(label, of_forge(now.forge, dark=False), max(0, missing))
        return PodsKept(me, power, tuple(sorted(pods)), FORGE, shown) if pods else None

    yield Made(partial(refilled))
    yield Made(made)


def taken_out(at: MatchAt, power: str, wanted: Pile, number: int, *, shown: bool = False) -> Script:
    """I take so many pods out of my nexus into my cache, those that are wanted and then the highest attacks."""
    pods, _ = sorted_out(kept_by(at.state.nexus, at.me, power).pods, wanted, number)
    if pods:
        yield Made(partial(_freed, seat=at.me, power=power, pods=pods, shown=shown))


def _freed(now: Match, seat: Seat, power: str, pods: Pile, *, shown: bool) -> PodsFreed | None:
    """These pods leave a nexus for the cache, as far as they are still there."""
    there = those_of(kept_by(now.nexus, seat, power).pods, pods)
    return PodsFreed(seat, power, tuple(sorted(there)), CACHE, shown) if there else None


def my_pods(at: MatchAt, power: str) -> Pile:
    """The pods that a power of mine keeps."""
    return kept_by(at.state.nexus, at.me, power).pods


def naming_kept(at: MatchAt, power: str, word: type[Any], fits: Callable[[str], bool] = bool) -> Judged:
    """The pods that a power of mine keeps, those that fit, as an order names them."""
    there = tuple([pod for pod in kept_by(at.state.nexus, at.me, power).pods if fits(pod)])

    def settle(wish: Any) -> Choice | Spoken:
        found = those_of(there, wish.pods)
        given: Choice = word(found)
        return given if found else reason("keeps-none-of-them")

    return Judged(settle, [word((pod,)) for pod in dict.fromkeys(there)])


def can_refit(at: MatchAt) -> bool:
    """Whether I am in a fleet whose driver lies open."""
    return at.my_side is not None and at.my_side not in at.invasion.clouded


def fitted(at: MatchAt, power: str, pod: str) -> Script:
    """The driver of the fleet in which I am is scrapped, and a pod that a power of mine keeps leads it."""
    side = at.my_side
    before = None if side is None else at.invasion.drivers[side]
    if side is None or before is None or not can_refit(at):
        return
    made = Made(partial(_freed, seat=at.me, power=power, pods=(pod,), shown=True))
    yield made
    if made.happened is None:
        return
    yield DriverExchanged(at.where, at.me, side, pod)
    yield PodsScrapped(at.me, (before,))


def resupplied_as_wanted(at: MatchAt, wanted: Pile) -> Script:
    """I scrap my cache and have the pods of the forge that I name, the others at random, and the lucre."""
    yield from emptied(at, at.me)
    for pod in wanted[:PROVISIONS]:
        yield from drafted_kind(at, at.me, pod)
    yield from drafted(at, at.me, PROVISIONS - len(at.my_cache), "premium")
    lucre = provided(at.state.options)
    if lucre:
        yield LucreGained(at.me, lucre, RESUPPLY)


def other_planets(at: MatchAt) -> list[Place]:
    """The other planets of the defender's system on which it has ships, and the invader has none."""
    state, invasion = at.state, at.invasion
    if invasion.defender is None or invasion.target is None:
        return []
    there = [place for place in state.home(invasion.defender) if place != invasion.target]
    return [place for place in there if not state.planets[place][invasion.invader] and _defending(at, place)]


def _defending(at: MatchAt, place: Place) -> int:
    """The ships of the defender on a planet that fight in no other invasion."""
    return uncommitted(at.state, at.invasion.leader(DEFENDERS)).get(place, 0)


def tunnelled(at: MatchAt, place: Place) -> Script:
    """This invasion is fought on that planet."""
    ships = _defending(at, place)
    if ships:
        yield TargetMoved(at.me, at.where, place, ships)


def tunnels(at: MatchAt, word: type[Any]) -> list[Choice]:
    """Ways to bring ships to one of my home bases, from each of the others."""
    bases = at.state.home_bases(at.me)
    return [word((Batch(1, one),), bases[0]) for one in bases[1:]]


def gathered_in(at: MatchAt, sources: tuple[Batch, ...], place: Place) -> Script:
    """My ships go to one of my home bases; at least one stays on every planet that they leave."""
    there = uncommitted(at.state, at.me)
    home = at.state.home(at.me)
    batches = [
        (one.place, min(there.get(one.place, 0) - 1, there.get(one.place, 0) if one.count is None else one.count))
        for one in sources
        if one.place in home and one.place != place
    ]
    moving = tuple([(source, ships) for source, ships in batches if ships > 0])
    if moving and there.get(place):
        yield ShipsMoved(at.me, moving, ((place, count(moving)),))


def flare_scrapped_for(at: MatchAt) -> Script:
    """A flare is made for me; of two or more of aliens that do not play I scrap the first."""
    yield from flares_made(at, at.me, 1, "privilege")
    idle = [pod for pod in at.my_cache if is_flare(pod) and pod.removesuffix(FLARE) not in at.state.powers]
    if len(idle) > 1:
        yield from scrapped(at, at.me, tuple(idle[:1]))


def may_become(coming: Coming, number: int) -> tuple[str, ...]:
    """So many powers that bring nothing, at random."""
    return tuple(coming.chance.choose(coming.label, coming.simple, number))


def hatched(at: MatchAt, power: str, wish: Any) -> Script:
    """A power of mine becomes one of those that it may become, whose flare is mine, too; the first that is wanted."""
    there = kept_by(at.state.nexus, at.me, power).powers
    wanted = [one for one in getattr(wish, "powers", ()) if one in there]
    chosen = (*wanted, *there)[:1]
    yield PowersKept(at.me, power)
    for name in chosen:
        if any(one.name.endswith(f" {name}") for one in at.run.title.pieces if one.kind == KIND_OF_FLARES):
            yield Manifested(at.me, (f"{name}{FLARE}",))
        yield from transformed(at, power, name)


def grown_to(at: MatchAt, power: str, stage: int) -> Script:
    """The further power that a power of mine is in turn is the one of this stage."""
    there = kept_by(at.state.nexus, at.me, power).powers
    now = [one for seat, one in at.state.sub_powers if seat == at.me and one in there]
    if there and now and now[0] != there[min(stage, len(there) - 1)]:
        yield SubPowerChanged(at.me, now[0], there[min(stage, len(there) - 1)])


def reborn(at: MatchAt, word: type[Any], number: int, detail: str) -> Script:
    """So many powers that nobody has are drawn; my main power becomes the first that is wanted, else the last of them.

    Without an order it is the first.
    """
    left = powers_left(at.run.title.pieces, at.state)
    drawn = at.chance.choose(f"{at.label}/{at.state.seats[at.me]}/reborn/{detail}", left, number)
    wish = yield Ask(at.me, word.about, Judged(lambda wish: wish, [word(drawn[:1])]), where=at.where, detail=detail)
    if drawn:
        wanted = [name for name in drawn if name in wish.powers] if isinstance(wish, word) else drawn
        yield from transformed(at, at.state.powers[at.me], (*wanted, drawn[-1])[0])
