"""Where the pods are that were stated to be nowhere: in the forge, in caches without a stated one, exhausted."""

from collections import Counter
from typing import Final

from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.games.blutooth.pieces import PARTS
from adjudicator.games.blutooth.positions.draft import POWER, Draft
from adjudicator.games.blutooth.setup.flares_dealt import EACH, own_flares
from adjudicator.games.blutooth.table.forge_list import all_pods, contents
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import pods_kept
from adjudicator.games.blutooth.table.pods import is_flare

CACHE: Final[Pile] = ("Attack 6", "Attack 8", "Negotiate")
"""The cache of an alien without a stated one, as far as there are so many of these pods."""


def flares(draft: Draft) -> Pile:
    """The stated flares; else those that were stated to be somewhere, those of the aliens, and others."""
    if draft.flares is not None or draft.table.options["flares"] == "no":
        return draft.flares or ()
    piles = [*draft.caches.values(), *draft.exhausts.values(), draft.forge or (), draft.exhausted or ()]
    there = Counter([pod for pile in piles for pod in pile if is_flare(pod)]) - Counter(draft.manifested)
    own = own_flares([draft.powers.get(seat, POWER) for seat in range(len(draft.table.seats))])
    named = dict.fromkeys((*sorted(there), *own, *PARTS))
    number = max(EACH * len(draft.table.seats), len(there))
    return tuple(sorted([*named][:number]))


def caches(draft: Draft) -> tuple[Pile, ...]:
    """The stated caches; those of the others hold the usual pods, as far as these are nowhere else."""
    held = [*draft.caches.values(), *draft.exhausts.values(), draft.forge or (), draft.exhausted or ()]
    held.append(pods_kept(draft.nexus))
    held += [(pod,) for one in draft.invasions.values() for pod in one.drivers if pod is not None]
    held += [
        (primed.pod,) for one in draft.invasions.values() for primed in (*one.distress, *one.discharged, *one.beside)
    ]
    there = Counter(all_pods(contents(draft.table))) + Counter((*draft.manifested, *draft.table.flares))
    there -= Counter(draft.table.scattered) + Counter(_aside(draft))
    left = there - Counter([pod for pile in held for pod in pile])
    found: list[Pile] = []
    for seat in range(len(draft.table.seats)):
        usual = [pod for pod in CACHE if left[pod] > 0 and seat not in draft.eliminated]
        cache = draft.caches.get(seat, tuple(usual))
        if seat not in draft.caches:
            left -= Counter(cache)
        found.append(cache)
    return tuple(found)


def _aside(draft: Draft) -> Pile:
    """The pods in the showcase, and those that stay in flagships."""
    return (*draft.table.showcase, *[one.pod for one in draft.table.slimes])


def piles(draft: Draft, state: Match) -> tuple[Pile, Pile]:
    """Every pod that was not stated to be elsewhere is in the forge, unless the forge was stated."""
    rest = Counter(all_pods(contents(state))) + Counter((*draft.manifested, *state.flares))
    rest -= Counter(state.scattered) + Counter(_aside(draft))
    lying = [pod for one in state.invasions if not one.spent for pod in one.drivers if pod is not None]
    lying += [primed.pod for one in state.invasions for primed in one.distress]
    lying += [primed.pod for one in state.invasions if not one.spent for primed in one.beside]
    stated = [pod for pile in (*state.caches, *state.exhausts) for pod in pile]
    stated += [*[one.pod for one in state.techs if one.pod], *pods_kept(state.nexus)]
    stated += [*lying, *(draft.forge or ()), *(draft.exhausted or ())]
    over = Counter(stated) - rest
    if over:
        raise Misstated(f"there are not so many pods: {', '.join(sorted(over.elements()))} too many")
    left = tuple(sorted((rest - Counter(stated)).elements()))
    if draft.forge is None:
        return left, draft.exhausted or ()
    if draft.exhausted is None:
        return draft.forge, left
    if left:
        raise Misstated(f"forge and exhausted were both stated, but {', '.join(left)} are nowhere")
    return draft.forge, draft.exhausted
