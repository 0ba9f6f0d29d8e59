"""Backs of pods: a pod of the dark forge is told from others even where nobody sees which it is.

Its name says so: `Dark Morph` is a Morph with a dark back. A pile of pods as somebody knows it has HIDDEN for a pod
that they cannot see, or DARK_HIDDEN if its back is dark. Everything else that piles can do is as in `core.piles`.
"""

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable
from functools import cache
from typing import Final

from adjudicator.core import piles
from adjudicator.core.piles import HIDDEN, Pile

ENTRIES: Final = ("term.dark_pod",)

DARK: Final = "Dark "
DARK_HIDDEN: Final = f"{DARK}{HIDDEN}"


@cache
def is_dark(pod: str) -> bool:
    """Whether a pod, seen or not, is of the dark forge."""
    return pod.startswith(DARK)


@cache
def kind(pod: str) -> str:
    """What a pod is, whatever its back."""
    return pod.removeprefix(DARK)


def is_hidden(pod: str | None) -> bool:
    """Whether it cannot be seen which pod this is."""
    return pod is not None and pod in (HIDDEN, DARK_HIDDEN)


def any_hidden(pods: Collection[str | None]) -> bool:
    """Whether any of these pods cannot be seen."""
    return HIDDEN in pods or DARK_HIDDEN in pods


@cache
def covered(pod: str) -> str:
    """The back of a pod."""
    return DARK_HIDDEN if is_dark(pod) else HIDDEN


def hidden(pods: Iterable[str]) -> Pile:
    """The backs of these pods."""
    return tuple(sorted([covered(pod) for pod in pods]))


def has_dark(pile: Pile) -> bool:
    """Whether any of the pods of a sorted pile is dark."""
    first = bisect_left(pile, DARK)
    return first < len(pile) and pile[first].startswith(DARK)


def has_light(pile: Pile) -> bool:
    """Whether any of the pods of a sorted pile is not dark: all that are stand side by side."""
    return bool(pile) and not (is_dark(pile[0]) and is_dark(pile[-1]))


def of_forge(pods: Iterable[str], *, dark: bool) -> Pile:
    """Those of the dark forge, or of the other one."""
    return tuple([pod for pod in pods if is_dark(pod) is dark])


def taken(pile: Pile, pods: Collection[str]) -> Pile:
    """The pile without these pods, as far as its owner or a watcher can know."""
    return _each(piles.taken, pile, pods)


def known(pile: Pile, pods: Collection[str]) -> Pile:
    """The pile in which these pods are known to be."""
    return _each(piles.known, pile, pods)


def _each(do: Callable[[Pile, Pile], Pile], pile: Pile, pods: Collection[str]) -> Pile:
    """Do the same with the pods of each back apart: a dark pod is never one of the other hidden ones."""
    if not any(map(is_dark, pods)) and not has_dark(pile):
        return do(pile, tuple(pods))
    mine = of_forge(pods, dark=True)
    theirs = of_forge(pile, dark=True)
    light = do(of_forge(pile, dark=False), of_forge(pods, dark=False))
    dark = do(tuple(map(kind, theirs)), tuple(map(kind, mine)))
    return tuple(sorted((*light, *[f"{DARK}{pod}" for pod in dark])))


def held_as(pile: Pile, pod: str) -> str | None:
    """A pod of a pile under its own name or as its dark twin; None if it is neither."""
    if pod in pile:
        return pod
    twin = f"{DARK}{pod}"
    return twin if twin in pile else None


def kinds(pile: Iterable[str]) -> Pile:
    """What the pods of a pile are, whatever their backs."""
    return tuple([kind(pod) for pod in pile])
