"""Flares: what is left of their charges, burnouts, and flares that are made."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Use
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.flares import FlareBurnt, PowersTraded
from adjudicator.games.blutooth.events.lucre import Manifested
from adjudicator.games.blutooth.events.nexus import NexusSeen
from adjudicator.games.blutooth.events.techs import FlaresShown
from adjudicator.games.blutooth.mechanics.drafting import snatched_named
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import flares_more
from adjudicator.games.blutooth.table.nexus import kept_by
from adjudicator.games.blutooth.table.pods import FLARE, is_flare, printed
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import FLARE as KIND
from adjudicator.games.blutooth.table.use_prices import WILD, burns, pod_of
from adjudicator.games.blutooth.words.flare_words import FlareFor

ENTRIES: Final = (
    "rule.flare_limit",
    "pod.flare",
    "pod.burnout",
    "term.flare_charge",
    "term.recharge",
    "term.burnout",
    "term.tethered",
    "term.untethered",
)


def flares_played(state: Match) -> bool:
    """Whether there are flares in a match: in its forge, or made since."""
    return state.options["flares"] == "yes" or any(map(is_flare, state.manifested))


def charge_left(state: Match, seat: Seat, pod: str, where: int) -> int:
    """Whether a seat can still play a flare in an invasion; with 0, whether it has not been played in this wave."""
    used = [number for one, piece, number in state.flared if one == seat and pod_of(piece) == pod]
    there = pod in state.caches[seat] or (bool(used) and pod in state.exhausts[seat])
    return int(there and (where not in used if where else not used))


def right_left(state: Match, seat: Seat, where: int) -> int:
    """How many flares a seat may still play in an invasion: one, and more by moons."""
    played = len([one for one, _, number in state.flared if (one, number) == (seat, where)])
    return max(0, 1 + flares_more(state.moons, seat) - played)


def flares_burnt(at: MatchAt) -> Script:
    """At upkeep burnouts that were used leave those who used them."""
    state = at.state
    pieces = at.run.title.pieces
    for seat, pod in dict.fromkeys(
        [(seat, pod_of(name)) for seat, name, _ in state.flared if burns(state, pieces.named(name))]
    ):
        yield Made(partial(_burnt, seat=seat, pod=pod))


def _burnt(now: Match, seat: Seat, pod: str) -> Event[Match] | None:
    if pod not in now.exhausts[seat]:
        return None
    power = pod.removesuffix(FLARE)
    whose = next((one for one in now.seats_in() if power in now.own_powers(one) and not _undecided(now, one)), None)
    if whose is None:
        return FlareBurnt(seat, pod, None, "")
    return FlareBurnt(seat, pod, whose, power, now.is_face(whose, power))


def _undecided(state: Match, seat: Seat) -> bool:
    """Whether a seat has still to choose its power: then it has no name yet."""
    return bool(state.undecided) and state.undecided[seat]


def flares_made(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """So many flares are made for a seat at random: of aliens that do not play, as long as there are such."""
    pods = at.run.title.pieces.picked(_all)
    yield Made(partial(_made, pods=pods, chance=at.chance, seat=seat, number=number, label=label))


def _all(pieces: Sequence[Piece]) -> Pile:
    """All flares that there are."""
    return tuple(sorted({pod_of(piece.name) for piece in pieces if piece.kind == KIND}))


def _made(now: Match, pods: Pile, chance: Chance, seat: Seat, number: int, label: str) -> Event[Match]:
    whole = f"{now.when}/{now.seats[seat]}/flares/{label}"
    others = [pod for pod in pods if pod.removesuffix(FLARE) not in now.dealt_powers]
    drawn = chance.choose(whole, others or pods, number)
    return Manifested(seat, tuple(sorted(drawn)))


def can_flare(at: MatchAt) -> bool:
    """Whether I have played no flare in this invasion yet."""
    return at.where > 0 and right_left(at.state, at.me, at.where) > 0


def is_wild(use: Use) -> bool:
    """Whether it is the wild part of a flare that is used."""
    return use.piece.startswith(WILD)


def held_attack(at: MatchAt, wish: FlareFor) -> FlareFor | Spoken:
    """The wish with an attack of my cache: the one that it names, or the highest."""
    attacks = sorted([pod for pod in at.my_cache if printed(pod) is not None], key=lambda pod: -(printed(pod) or 0))
    if not wish.pod and attacks:
        return replace(wish, pod=attacks[0])
    pod = held_as(tuple(attacks), wish.pod)
    return reason("no-attack-held", pod=wish.pod) if pod is None else replace(wish, pod=pod)


def flare_named(power: str) -> str:
    """The flare of the alien with this power."""
    return power + FLARE


def flares_drawn_in(at: MatchAt, number: int, wanted: Pile) -> Script:
    """The flares in all other caches are shown, and so many of them are mine: those wanted first, then at random."""
    there = [(pod, seat) for seat in at.others for pod in at.state.caches[seat] if is_flare(pod)]
    for seat in at.others:
        shown = tuple([pod for pod, giver in there if giver == seat])
        if shown:
            yield FlaresShown(seat, shown)
    drawn = at.chance.shuffle(f"{at.label}/{at.state.seats[at.me]}/attractor", [str(i) for i in range(len(there))])
    order = sorted([there[int(i)] for i in drawn], key=lambda one: _rank(one[0], wanted))
    for pod, giver in order[:number]:
        yield from snatched_named(at, giver, at.me, pod)


def _rank(pod: str, wanted: Pile) -> int:
    return wanted.index(pod) if pod in wanted else len(wanted)


def can_flare_anywhere(at: MatchAt) -> bool:
    """The same, also outside of invasions."""
    return right_left(at.state, at.me, at.where) > 0


def powers_traded(number: int, *, lent: bool = False) -> Made:
    """The leaders of an invasion trade powers: for good, or to the end of upkeep."""
    return Made(partial(_traded, number=number, lent=lent))


def traded_nexus_seen(at: MatchAt, seats: Sequence[Seat] = ()) -> Script:
    """Those who have traded powers, the leaders here if nobody is named, see what these keep."""
    for seat in seats or at.invasion.leaders:
        yield Made(partial(_seen, seat=seat))


def _seen(now: Match, seat: Seat) -> Event[Match] | None:
    kept = kept_by(now.nexus, seat, now.powers[seat])
    hidden = not kept.shown and (kept.pods or kept.powers)
    return NexusSeen(seat, kept.power, kept.pods, kept.powers) if hidden else None


def _traded(now: Match, number: int, lent: bool) -> Event[Match] | None:
    one, other = now.invasion(number).leaders
    powers = (now.powers[other], now.powers[one])
    return PowersTraded(number, one, other, powers, lent, keeping=_keeping(now, one, other))


def _keeping(now: Match, *seats: Seat) -> tuple[tuple[Seat, str], ...]:
    """The powers of these seats that keep something in a nexus."""
    own = [(seat, now.powers[seat]) for seat in seats]
    return tuple([(one.seat, one.power) for one in now.nexus if (one.seat, one.power) in own])


def powers_back(at: MatchAt) -> Script:
    """Everybody has their own power again, if they have had somebody else's for a wave: the last trade ends first."""
    for one, other in reversed(at.state.lent):
        powers, keeping = at.state.powers, _keeping(at.state, one, other)
        yield PowersTraded(0, one, other, (powers[other], powers[one]), back=True, keeping=keeping)
        yield from traded_nexus_seen(at, (one, other))
