"""What moons do: the verbs of their pieces."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.batches import fullest, fullest_first
from adjudicator.galaxy.clockwise import clockwise
from adjudicator.galaxy.forces import loose
from adjudicator.games.blutooth.events.laws import LegacyBegun
from adjudicator.games.blutooth.events.moons import (
    ExhaustedDealt,
    MoonLeft,
    MoonVaporized,
    PodReturned,
    PodsTold,
)
from adjudicator.games.blutooth.events.pods import PodsDrafted, PodSnatched, PodsScrapped
from adjudicator.games.blutooth.events.ships import TO_MOON, ShipsCommitted, ShipsLost, ShipVaporized
from adjudicator.games.blutooth.mechanics.committing import fitting
from adjudicator.games.blutooth.mechanics.drafting import KEEP_CACHE, snatched_named
from adjudicator.games.blutooth.mechanics.ending import match_over
from adjudicator.games.blutooth.mechanics.laws import Legacy
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.returning import can_abandon
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.legacies import legacies_among
from adjudicator.games.blutooth.systems.moons import my_moon
from adjudicator.games.blutooth.systems.stations import manifested
from adjudicator.games.blutooth.table import moons
from adjudicator.games.blutooth.table.backs import is_dark, kind
from adjudicator.games.blutooth.table.forge_list import contents, kinds_of
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import Moon, held_by
from adjudicator.games.blutooth.table.pods import FLARE, NEGOTIATES, is_attack, is_encounter, printed
from adjudicator.games.blutooth.table.use_prices import POD

BY_MOON: Final = "moon"
"""What ends a match when GAMEOVER is occupied."""
ZAP: Final = "Zap"


def halves(at: MatchAt) -> int:
    """How much each of my half moons counts: 1, or 2 with two or more."""
    return moons.halves(at.state.moons, at.me)


def my_moons(at: MatchAt) -> tuple[Moon, ...]:
    """The moons on which I am."""
    return held_by(at.state.moons, at.me)


def sponsors_side(at: MatchAt, side: int) -> bool:
    """Whether I sponsor that fleet."""
    return at.fights_for(side) and not at.is_leader()


def is_sponsor(at: MatchAt) -> bool:
    """Whether I am in one of the fleets here, and lead none."""
    return at.is_actor() and not at.is_leader()


def first_warpfall(at: MatchAt) -> bool:
    """Whether this is the first warpfall of the wave."""
    return at.where == min(one.number for one in at.state.invasions if not one.over)


def campaign_begins(at: MatchAt) -> bool:
    """Whether my campaign begins here."""
    return at.is_invader() and at.state.wave == 1 and not at.invasion.ambush


def in_every_system(state: Match, seat: Seat) -> bool:
    """Whether a seat has a base in each system."""
    return {state.system(place) for place in state.bases(seat)} == set(range(len(state.seats)))


# ---- pods


def _promised(at: MatchAt, seat: Seat, pod: str) -> bool:
    """Whether all pods of this name in a cache are promised already."""
    return at.left(seat, (POD, pod)) <= 0


def must_negotiate(at: MatchAt, seat: Seat, pod: str) -> bool:
    """Whether a seat has a negotiate pod to lead with, and this is none."""
    held = at.opening.caches[seat]
    return kind(pod) not in NEGOTIATES and any(kind(one) in NEGOTIATES and not _promised(at, seat, one) for one in held)


def is_highest(at: MatchAt, seat: Seat, pod: str) -> bool:
    """Whether this is the highest attack of a seat, and it has a lower one to lead with."""
    attacks = [one for one in at.opening.caches[seat] if is_attack(one)]
    numbers = [printed(one) or 0 for one in attacks if not _promised(at, seat, one) or one == pod]
    return is_attack(pod) and (printed(pod) or 0) == max(numbers, default=0) > min(numbers, default=0)


def scrapped_at_random(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """So many pods of a cache are scrapped at random, as far as they are there, and not kept from others."""
    if seat != at.me and at.allowed(seat, KEEP_CACHE):
        return
    yield Made(partial(_scrapped, chance=at.chance, seat=seat, number=number, label=f"{at.label}/{label}/{seat}"))


def _scrapped(now: Match, chance: Chance, seat: Seat, number: int, label: str) -> Event[Match] | None:
    pods = chance.choose(label, now.caches[seat], number)
    return PodsScrapped(seat, tuple(sorted(pods))) if pods else None


def one_from_everybody(at: MatchAt, label: str, fits: Callable[[str], bool] = lambda pod: True) -> Script:
    """Everybody else gives me a pod, at random, of those that fit; returns those that have come."""
    found: list[str] = []
    for seat in at.others:
        whole = f"{at.label}/{label}/{at.state.seats[seat]}"
        made = Made(partial(_given, chance=at.chance, giver=seat, taker=at.me, label=whole, fits=fits))
        yield from at.happens(made)
        if isinstance(made.happened, PodSnatched):
            found.append(made.happened.pod)
    return tuple(found)


def _given(
    now: Match, chance: Chance, giver: Seat, taker: Seat, label: str, fits: Callable[[str], bool]
) -> Event[Match] | None:
    pods = chance.choose(label, [pod for pod in now.caches[giver] if fits(pod)], 1)
    return PodSnatched(giver, taker, pods[0]) if pods else None


def zaps(at: MatchAt) -> tuple[str, ...]:
    """The kinds of zap pods in the match, Cosmic Zap first."""
    return tuple(sorted([pod for pod in kinds_of(contents(at.state)) if ZAP in pod]))


def all_of_kinds(at: MatchAt, kinds: Sequence[str], seats: Sequence[Seat]) -> Script:
    """These seats give me all their pods of these kinds; returns how many."""
    given = 0
    for seat in seats:
        for pod in [pod for pod in at.state.caches[seat] if kind(pod) in kinds]:
            yield from snatched_named(at, seat, at.me, pod)
            given += 1
    return given


def drafted_kind(at: MatchAt, seat: Seat, wanted: str) -> Script:
    """A seat drafts a pod of this kind out of the forge, if it is there."""
    yield Made(partial(_drafted, seat=seat, wanted=wanted))


def _drafted(now: Match, seat: Seat, wanted: str) -> Event[Match] | None:
    pod = next((pod for pod in now.forge if kind(pod) == wanted), None)
    return None if pod is None else PodsDrafted(seat, (pod,))


def told_of(at: MatchAt, seat: Seat, pods: Pile) -> Script:
    """A seat tells me of these pods of its cache."""
    if pods:
        yield PodsTold(seat, tuple(sorted(pods)), at.me)


def extremes(pods: Pile) -> Pile:
    """The attacks with the highest and the lowest number: two, one, or none."""
    attacks = sorted([pod for pod in pods if is_attack(pod)], key=lambda pod: printed(pod) or 0)
    return (*attacks[-1:], *attacks[: min(1, len(attacks) - 1)])


def all_but_the_best_scrapped(at: MatchAt, pods: Pile) -> Script:
    """Of these pods that I have got I keep the highest attack, else any other than an attack; the rest is scrapped."""
    ranked = sorted(pods, key=lambda pod: number if (number := printed(pod)) is not None else -100)
    if ranked[:-1]:
        yield PodsScrapped(at.me, tuple(sorted(ranked[:-1])))


def put_back(at: MatchAt, pod: str) -> Made:
    """A pod of mine goes back into the forge, if it is still there."""
    return Made(lambda now: PodReturned(at.me, pod) if pod in now.caches[at.me] else None)


def exhausted_dealt(at: MatchAt) -> Script:
    """All exhausted pods are dealt to everybody, one at a time, clockwise from me."""
    yield Made(partial(_exhausted_dealt, chance=at.chance, seats=_from_me(at), label=f"{at.label}/exhausted dealt"))


def _from_me(at: MatchAt) -> tuple[Seat, ...]:
    return (at.me, *clockwise(at.me, at.state.eliminated))


def _exhausted_dealt(now: Match, chance: Chance, seats: Sequence[Seat], label: str) -> Event[Match] | None:
    pods = chance.choose(label, now.exhausted, len(now.exhausted))
    shares = [(seat, tuple(sorted(pods[which :: len(seats)]))) for which, seat in enumerate(seats)]
    return ExhaustedDealt(tuple([share for share in shares if share[1]])) if pods else None


def forge_dealt(at: MatchAt) -> Script:
    """All pods of the forge are dealt to everybody, one at a time, clockwise from me; dark ones stay."""
    seats, label = _from_me(at), f"{at.label}/forge dealt"
    there = [pod for pod in at.state.forge if not is_dark(pod)]
    pods = at.chance.choose(label, there, len(there))
    for which, seat in enumerate(seats):
        share = tuple(sorted(pods[which :: len(seats)]))
        if share:
            yield PodsDrafted(seat, share)


def worst_scrapped(at: MatchAt, seat: Seat, number: int) -> Script:
    """A seat scraps so many pods, those first that can lead a fleet and are worth least."""
    for _ in range(number):
        yield Made(partial(_worst, seat=seat))


def _worst(now: Match, seat: Seat) -> Event[Match] | None:
    cache = sorted(now.caches[seat], key=lambda pod: (not is_encounter(pod), printed(pod) or 0, pod))
    return PodsScrapped(seat, (cache[0],)) if cache else None


def flare_of(power: str) -> str:
    """The flare of an alien."""
    return f"{power}{FLARE}"


# ---- ships


def vaporized_by_moon(at: MatchAt, seat: Seat) -> Script:
    """A ship of a seat is vaporized, off its fullest base."""
    there = uncommitted(at.state, seat)
    if there:
        yield from at.propose(ShipVaporized(seat, fullest(there)[0]))


def foreign_bases_ahead(at: MatchAt) -> list[tuple[Seat, Place]]:
    """The foreign bases, of those with more dominion than I have, that they can abandon."""
    state, mine = at.state, at.state.dominion(at.me)
    return [
        (seat, place)
        for seat in at.others
        if state.dominion(seat) > mine
        for place in state.bases(seat)
        if state.system(place) != seat and can_abandon(state, seat, place)
    ]


def sponsors_filled(at: MatchAt, side: int) -> Script:
    """The sponsors of a fleet commit more ships, off their fullest bases, until no more of them fit."""
    for sponsor in at.invasion.sponsors_of(side):
        room = (yield from fitting(at, sponsor.seat)) - sponsor.ships
        there = loose(at.state.planets, sponsor.seat, at.state.besieged(sponsor.seat))
        more = fullest_first(there, room) if room > 0 else ()
        if more:
            yield from at.propose(ShipsCommitted(at.where, sponsor.seat, side, more))


def sniped_where_coexisting(at: MatchAt, seat: Seat) -> Script:
    """A seat loses a ship on each planet on which we both have a base, but for ships that fight."""
    there = uncommitted(at.state, seat)
    hit = tuple([(place, 1) for place in at.state.bases(at.me) if there.get(place)])
    if hit:
        yield from at.propose(ShipsLost(seat, hit, TO_MOON, at.where))


def moon_left(at: MatchAt, name: str) -> MoonLeft:
    """My ships come down from that moon to its planet."""
    mine = my_moon(at, name)
    return MoonLeft(at.me, mine.place, ((mine.place, mine.ships),), at.where)


def station_in_place_of(at: MatchAt, name: str) -> Script:
    """A station of the system's owner is put on the planet of that moon, to which I come down; the moon is gone."""
    place = my_moon(at, name).place
    yield from manifested(at, at.state.system(place), name, place)
    yield moon_left(at, name)
    yield MoonVaporized(place)


def legacies_made(at: MatchAt, number: int, label: str) -> Script:
    """So many legacies begin, at random: of aliens that do not play, or of none."""
    for which in range(number):
        made = partial(_legacy, legacies=at.run.title.pieces.picked(legacies_among), chance=at.chance)
        yield from at.happens(Made(partial(made, label=f"{at.label}/{label}/{which}")))


def _legacy(now: Match, legacies: Sequence[Legacy], chance: Chance, label: str) -> Event[Match] | None:
    playing = {power for seat in now.seats_in() for power in now.own_powers(seat)}
    left = [one.name for one in legacies if one.alien not in playing and one.name not in now.legacies]
    return LegacyBegun(chance.pick(label, left)) if left else None


# ---- the end


def game_over(at: MatchAt) -> Script:
    """The match is over, and whoever has most influence wins."""
    state, seats = at.state, at.state.seats_in()
    most = max(map(state.influence, seats))
    yield from match_over(at, tuple([seat for seat in seats if state.influence(seat) == most]), BY_MOON)
