"""Pods: what the name of one says of its value, its class and its nature."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.blutooth.table.backs import DARK, kind

ATTACK: Final = "Attack "
FLEX: Final = "Flex "
TWO_D: Final = "2-D Attack "
"""The beginnings of the names of attacks: `Attack 8`, and `Flex 20`, which counts any number up to 20.

`2-D Attack 17/30` has two numbers. The left one counts; the right one where a hazard is in effect.
"""
SLIME: Final = "Slime Attack "
"""The beginning of the names of slime attacks: they count once more the next time that whoever led them leads."""
FLARE: Final = " Flare"
"""The end of the names of flares: `Zombie Flare`."""
NEGOTIATE: Final = "Negotiate"
RENOWNED: Final = f"Renowned {NEGOTIATE}"
CROOKED: Final = f"Crooked {NEGOTIATE}"
STUBBORN: Final = f"Stubborn {NEGOTIATE}"
INNOCENT: Final = f"Innocent {NEGOTIATE}"
AGGRESSIVE: Final = f"Aggressive {NEGOTIATE}"
NEGOTIATES: Final = (NEGOTIATE, RENOWNED, CROOKED, STUBBORN, INNOCENT, AGGRESSIVE)
"""What makes an envoy: all but the first have advantages, in combat and in a negotiation."""
POISON: Final = "Poison"
MORPH: Final = "Morph"
REINFORCEMENT: Final = "Reinforcement"
HOME_REINFORCEMENT: Final = f"Home {REINFORCEMENT}"
WARP_REINFORCEMENT: Final = f"Warp {REINFORCEMENT}"
FLEET_REINFORCEMENT: Final = f"Fleet {REINFORCEMENT}"
REINFORCEMENTS: Final = (REINFORCEMENT, HOME_REINFORCEMENT, WARP_REINFORCEMENT, FLEET_REINFORCEMENT)
"""What adds might: three to eight at random, or as many as there are ships of their user somewhere."""
ESCAPE: Final = "Escape"
THERAPIST: Final = "Therapist"
ASSASSIN: Final = "Assassin"
DISTRESS: Final = (THERAPIST, ASSASSIN, *REINFORCEMENTS, ESCAPE)
"""The distress pods, in the order in which they work."""
KICKER: Final = "Kicker x"
INTIMIDATE: Final = "Intimidate "
RIFT: Final = "Rift "
"""The beginnings of the names of kickers (`Kicker x2`), intimidates (`Intimidate 19`) and rifts (`Rift 3`)."""

BRIGADE: Final = "brigade"
ENVOY: Final = "envoy"
TROJAN: Final = "trojan"
COPY: Final = "morph"
STOOGE: Final = "stooge"
"""The natures of fleets: led by an attack, a negotiate pod, poison, a morph, and by nothing."""
NATURES: Final = (BRIGADE, ENVOY, TROJAN, COPY, STOOGE)


@cache
def printed(pod: str) -> int | None:
    """The number on an attack, the highest one on a flex, the left one of two; None for every other pod."""
    pod = kind(pod)
    for beginning in (ATTACK, FLEX, SLIME):
        if pod.startswith(beginning):
            return int(pod[len(beginning) :])
    return int(pod[len(TWO_D) :].partition("/")[0]) if pod.startswith(TWO_D) else None


@cache
def valued(pod: str, beginning: str) -> int | None:
    """The number on a kicker, an intimidate or a rift: what follows this beginning; None for every other pod."""
    pod = kind(pod)
    return int(pod[len(beginning) :]) if pod.startswith(beginning) else None


def hazardous(pod: str) -> int | None:
    """What a pod counts where a hazard is in effect: the right one of two numbers, else what is printed on it."""
    return int(kind(pod).rpartition("/")[2]) if kind(pod).startswith(TWO_D) else printed(pod)


@cache
def is_attack(pod: str | None) -> bool:
    """Whether a pod is an attack, a flex one or one with two numbers included."""
    return pod is not None and printed(pod) is not None


@cache
def is_flex(pod: str) -> bool:
    """Whether its leader names its number."""
    return kind(pod).startswith(FLEX)


@cache
def is_slime(pod: str) -> bool:
    """Whether it is a slime attack, which stays with whoever has led with it."""
    return kind(pod).startswith(SLIME)


@cache
def is_encounter(pod: str) -> bool:
    """Whether a pod can be led as a driver."""
    return printed(pod) is not None or kind(pod) in (POISON, MORPH, *NEGOTIATES)


@cache
def is_distress(pod: str) -> bool:
    """Whether a pod is primed in distress."""
    return kind(pod) in DISTRESS


def has_kind(pods: Iterable[str], wanted: str) -> bool:
    """Whether one of these pods is of this kind, whatever its back."""
    return any(kind(pod) == wanted for pod in pods)


@cache
def is_flare(pod: str) -> bool:
    """Whether it is a flare of some alien."""
    return pod.endswith(FLARE)


@cache
def colour(pod: str) -> str:
    """The kind of a pod by its colour, as the Plague counts them."""
    if printed(pod) is not None:
        return "red"
    for beginning, said in ((KICKER, "orange"), (INTIMIDATE, "gray"), (RIFT, "black")):
        if valued(pod, beginning) is not None:
            return said
    pod = kind(pod)
    if pod in NEGOTIATES:
        return "green"
    if pod in DISTRESS:
        return "pink"
    if is_flare(pod):
        return "yellow"
    return {POISON: "purple", MORPH: "rainbow"}.get(pod, "blue")


def is_artifact(pod: str) -> bool:
    """Whether it is an artifact, which is discharged at its own time."""
    return colour(pod) == "blue"


def held_of(pile: Pile, pod: str) -> int:
    """How many of a pod a pile holds; of what is used by its kind, an artifact or a rift, also dark ones."""
    by_kind = colour(pod) in ("blue", "black")
    return pile.count(pod) + (pile.count(f"{DARK}{pod}") if by_kind else 0)


@cache
def nature(pod: str | None) -> str:
    """The nature of a fleet that is led by this pod; None: by nothing."""
    if pod is None:
        return STOOGE
    pod = kind(pod)
    return ENVOY if pod in NEGOTIATES else {POISON: TROJAN, MORPH: COPY}.get(pod, BRIGADE)


@cache
def pod_order(pod: str) -> tuple[int, int, str]:
    """The order in which a cache is read: attacks by their numbers, other drivers, support pods, unknown ones."""
    number = printed(pod)
    if number is not None:
        return (0, number, pod)
    return (1 if is_encounter(pod) else 3 if kind(pod) == HIDDEN else 2, 0, pod)
