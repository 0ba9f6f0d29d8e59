"""Pods that come out of the forge, or from one cache into another."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.dark import PodSalvaged
from adjudicator.games.blutooth.events.lucre import Manifested
from adjudicator.games.blutooth.events.pods import ForgeRefilled, PodsDrafted, PodSnatched, PodsScrapped
from adjudicator.games.blutooth.events.powers import CachesSwapped, ScrapClaimed
from adjudicator.games.blutooth.mechanics.showcase import taken_from_showcase
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import has_dark, has_light, held_as, is_hidden, kind, of_forge, taken
from adjudicator.games.blutooth.table.forge_list import all_pods, contents, dark_pods, kinds_of
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import NEGOTIATES, is_artifact, printed
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.piece_words import Examining, NamingPods

ENTRIES: Final = (
    "rule.forge_empty",
    "term.draft",
    "term.scrap",
    "term.mill",
    "term.snatch",
    "term.forge",
    "term.exhausted",
    "term.unrefined",
    "term.reset",
    "term.exhaust",
    "term.public",
    "term.uncharged",
)


KEEP_CACHE: Final = "keep cache"
"""What a piece can allow: nobody else takes pods out of a cache, or has some of it scrapped at random."""


class Wanting(Options, Struct, eq=False, gc=False):
    """Any pods, in the order in which they are wanted: `word` is the order word that names them."""

    _word: type[Examining]
    _state: Match

    def settle(self, choice: Choice) -> Choice | Spoken:
        return choice if isinstance(choice, self._word) and choice.pods else reason("wants-nothing")

    def every(self) -> Iterator[Choice]:
        """Each kind of pod of the forge alone, the highest attack first."""
        pods = dict.fromkeys(all_pods(contents(self._state)))
        for pod in sorted(pods, key=lambda pod: -(printed(pod) or 0)):
            yield self._word(None, (pod,))


class PodsWanted(Options, Struct, eq=False, gc=False):
    """Any pods that the match may have, in the order in which they are wanted: `word` is the order word for it."""

    _at: MatchAt
    _word: type[NamingPods]

    def settle(self, choice: Choice) -> Choice | Spoken:
        return choice if isinstance(choice, self._word) and choice.pods else reason("wants-nothing")

    def every(self) -> Iterator[Choice]:
        """Each kind alone, the highest attack first."""
        return map(self._word, [(pod,) for pod in all_kinds(self._at)])


class PodOfMine(Options, Struct, eq=False, gc=False):
    """One pod of my cache; `word` is the order word that names it."""

    _at: MatchAt
    _word: type[Any]

    def settle(self, choice: Choice) -> Choice | Spoken:
        pod = held_as(self._at.my_cache, choice.pod) if isinstance(choice, self._word) else None
        if pod is None:
            return reason("pod-not-held", pod=getattr(choice, "pod", ""))
        named: Choice = self._word(pod)
        return named

    def every(self) -> Iterator[Choice]:
        """Each kind, the lowest attack first."""
        return map(self._word, printed_first(self._at.my_cache)[::-1])


def drafted(at: MatchAt, seat: Seat, number: int, label: str, *, dark: bool = False) -> Script:
    """A seat drafts so many pods; when the forge is empty the exhausted ones come back first. Fewer if none are left.

    `dark` ones are of the dark forge. Others may be taken out of the showcase. `label` tells the draw from all others
    of this seat in the same phase and invasion. Returns the pods.
    """
    number = yield from at.worth("draft", number, seat)
    found: Pile = ()
    if at.state.showcase and not dark:
        found = yield from taken_from_showcase(at, seat, number, label)
        if len(found) >= number:
            return found
    return found + (yield from drawn_from_forge(at, seat, number - len(found), label, dark=dark))


def chest_opened(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """A seat drafts so many dark pods; where the match has no dark forge they are made (Q43). Returns the pods."""
    there = contents(at.state)
    if there.dark:
        return (yield from drafted(at, seat, number, label, dark=True))
    whole = f"{at.label}/{at.state.seats[seat]}/{label}"
    pods = tuple(sorted(at.chance.choose(whole, dark_pods(there), number)))
    yield Manifested(seat, pods)
    return pods


def drawn_from_forge(at: MatchAt, seat: Seat, number: int, label: str, *, dark: bool) -> Script:
    """A seat draws so many pods of the forge, as `drafted` does when nothing changes it; returns them."""
    whole = f"{at.label}/{at.state.seats[seat]}/{label}"
    found: Pile = ()
    for part in ("", "/refilled"):
        if part:
            yield Made(partial(refilled, dark=dark))
        left = number - len(found)
        drawn = Made(partial(_drawn, chance=at.chance, seat=seat, number=left, label=whole + part, dark=dark))
        before = at.state.caches[seat]
        yield from at.happens(drawn)
        if isinstance(drawn.happened, PodsDrafted):
            found += _kept_of(drawn.happened.pods, before, at.state.caches[seat])
        if len(found) >= number:
            break
    return found


def _kept_of(drawn: Pile, before: Pile, after: Pile) -> Pile:
    """What a seat has of pods that it has drawn: a piece may have put others in their place."""
    new = Counter(after) - Counter(before)
    stayed = new & Counter(drawn)
    return (*stayed.elements(), *[*(new - stayed).elements()][: len(drawn) - stayed.total()])


def extracted(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """So many pods come out of the forge for a seat without being drafted; returns them, fewer if it has no more."""
    whole = f"{at.label}/{at.state.seats[seat]}/{label}"
    drawn = Made(partial(_drawn, chance=at.chance, seat=seat, number=number, label=whole, dark=False))
    yield drawn
    return drawn.happened.pods if isinstance(drawn.happened, PodsDrafted) else ()


def best_extracted(at: MatchAt, seat: Seat, number: int, label: str, wanted: Pile = ()) -> Script:
    """So many pods come out of the forge; a seat keeps the one that is wanted most, or the highest attack."""
    pods = yield from extracted(at, seat, number, label)
    _, rest = sorted_out(pods, wanted, 1)
    yield from scrapped(at, seat, rest)


def refilled(now: Match, *, dark: bool = False) -> ForgeRefilled | None:
    """The exhausted pods come back into an empty forge; nothing if it is not empty, or if there are none."""
    there = of_forge(now.exhausted, dark=dark) and not of_forge(now.forge, dark=dark)
    return ForgeRefilled(dark) if there else None


def _drawn(now: Match, chance: Chance, seat: Seat, number: int, label: str, *, dark: bool) -> Event[Match] | None:
    pods = chance.choose(label, of_forge(now.forge, dark=dark), number)
    return PodsDrafted(seat, tuple(sorted(pods))) if pods else None


def forge_reset() -> Script:
    """All exhausted pods of the standard forge come back into it, though it is not empty."""
    yield Made(lambda now: ForgeRefilled() if of_forge(now.exhausted, dark=False) else None)


def can_draft(state: Match, *, dark: bool = False) -> bool:
    """Whether there is any pod to be drafted, or any dark one."""
    there = has_dark if dark else has_light
    return there(state.forge) or there(state.exhausted)


def shed_by_others(at: MatchAt) -> list[tuple[Seat, str]]:
    """The artifacts that lie in the exhausts of others, and in whose."""
    return [(seat, pod) for seat in at.others for pod in at.state.exhausts[seat] if is_artifact(pod)]


def negotiates_shed(at: MatchAt) -> list[tuple[Seat, str]]:
    """The negotiate pods that lie in the exhausts of others, and in whose."""
    return [(seat, pod) for seat in at.others for pod in at.state.exhausts[seat] if kind(pod) in NEGOTIATES]


def scrap_claimed(seat: Seat, pod: str) -> Made:
    """A pod that somebody else has scrapped goes into a cache, if nobody else has taken it before."""
    return Made(lambda now: ScrapClaimed(seat, pod) if pod in now.exhausted else None)


def all_kinds(at: MatchAt) -> tuple[str, ...]:
    """The kinds of pods that the match may have, the highest attack first."""
    return printed_first(kinds_of(contents(at.state)))


def printed_first(pods: Pile) -> Pile:
    """Pods in the order in which they are wanted without an order: the highest attack first."""
    return tuple(sorted(pods, key=lambda pod: (-(printed(pod) or 0), pod)))


def sorted_out(pile: Pile, wanted: Pile, most: int) -> tuple[Pile, Pile]:
    """So many pods of a pile, those that are wanted and then the highest attacks; and the rest of it."""
    chosen: list[str] = []
    rest = printed_first(pile)
    for name in (*wanted, *rest):
        pod = held_as(rest, name)
        if pod is not None and len(chosen) < most:
            rest = taken(rest, (pod,))
            chosen.append(pod)
    return tuple(chosen), rest


def first_wanted(pile: Pile, wanted: Pile) -> str | None:
    """The pod of a pile that is wanted most, else its highest attack; None if the pile is empty."""
    found, _ = sorted_out(pile, wanted, 1)
    return found[0] if found else None


def pod_extracted(seat: Seat, wanted: Pile) -> Made:
    """A seat takes the pod that it wants most out of the forge, be it exhausted; nothing happens if there is none."""

    def event(now: Match) -> Event[Match] | None:
        forge, exhausted = [of_forge(pile, dark=False) for pile in (now.forge, now.exhausted)]
        pod = first_wanted((*forge, *exhausted), wanted)
        if pod is None:
            return None
        return PodsDrafted(seat, (pod,)) if pod in forge else PodSalvaged(seat, pod)

    return Made(event)


def caches_swapped(at: MatchAt, seat: Seat, other: Seat) -> Made:
    """Two seats swap their caches; nothing happens if both are empty."""

    def event(now: Match) -> Event[Match] | None:
        mine, theirs = now.caches[seat], now.caches[other]
        return CachesSwapped(seat, other, theirs, mine, at.where) if mine or theirs else None

    return Made(event)


def snatched(at: MatchAt, giver: Seat, taker: Seat, label: str) -> Script:
    """A pod passes at random from one cache to another; none if the cache is empty. Returns the pod, or None."""
    if at.allowed(giver, KEEP_CACHE):
        return None
    whole = f"{at.label}/{at.state.seats[giver]} to {at.state.seats[taker]}/{label}"
    made = Made(partial(_snatched, chance=at.chance, giver=giver, taker=taker, label=whole, number=at.where))
    yield from at.happens(made)
    return made.happened.pod if isinstance(made.happened, PodSnatched) else None


def _snatched(now: Match, chance: Chance, giver: Seat, taker: Seat, label: str, number: int) -> Event[Match] | None:
    pods = chance.choose(label, now.caches[giver], 1)
    return PodSnatched(giver, taker, pods[0], number) if pods else None


def many_snatched(at: MatchAt, giver: Seat, taker: Seat, number: int, label: str) -> Script:
    """So many pods pass at random from one cache to another, as far as there are any; returns how many."""
    for done in range(number):
        pod = yield from snatched(at, giver, taker, f"{label}/{done}")
        if pod is None:
            return done
    return number


def snatched_named(at: MatchAt, giver: Seat, taker: Seat, pod: str) -> Script:
    """The named pod passes from one cache to another; nothing happens if it is not there."""

    def event(now: Match) -> PodSnatched | None:
        found = held_as(now.caches[giver], pod)
        return None if found is None else PodSnatched(giver, taker, found, at.where)

    yield from at.happens(Made(event))


def looted(at: MatchAt, giver: Seat, wanted: Pile) -> Script:
    """I take a pod out of a cache for each of my ships here, those that are wanted first; the rest is scrapped."""
    if at.allowed(giver, KEEP_CACHE):
        return
    chosen, rest = sorted_out(at.state.caches[giver], wanted, at.my_ships)
    for pod in chosen:
        yield from snatched_named(at, giver, at.me, pod)
    yield from scrapped(at, giver, rest)


def those_of(there: Pile, pods: Pile) -> Pile:
    """The pods that are among those there, each as often as both have it."""
    return tuple((Counter(there) & Counter(pods)).elements())


def scrapped(at: MatchAt, seat: Seat, pods: Pile) -> Script:
    """Pods of a cache are scrapped, as far as they are still there."""
    yield from at.happens(Made(partial(_scrapped, seat=seat, pods=pods)))


def _scrapped(now: Match, seat: Seat, pods: Pile) -> Event[Match] | None:
    cache = now.caches[seat]
    there = []
    for pod in pods:
        if pod in cache and not is_hidden(pod):
            there.append(pod)
            cache = taken(cache, (pod,))
    return PodsScrapped(seat, tuple(sorted(there))) if there else None
