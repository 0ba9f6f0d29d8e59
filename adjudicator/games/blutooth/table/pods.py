"""Pods: what the name of one says of its value, its class and its nature."""

from functools import cache
from typing import Final

ATTACK: Final = "Attack "
FLEX: Final = "Flex "
TWO_D: Final = "2-D Attack "
"""The beginnings of the names of attacks: `Attack 8`, and `Flex 20`, which counts any number up to 20.

`2-D Attack 17/30` has two numbers. The left one counts; the right one would where a hazard is in effect.
"""
NEGOTIATE: Final = "Negotiate"
POISON: Final = "Poison"
MORPH: Final = "Morph"
REINFORCEMENT: Final = "Reinforcement"
ESCAPE: Final = "Escape"
THERAPIST: Final = "Therapist"
ASSASSIN: Final = "Assassin"
DISTRESS: Final = (THERAPIST, ASSASSIN, REINFORCEMENT, ESCAPE)
"""The distress pods, in the order in which they work."""

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
    for beginning in (ATTACK, FLEX):
        if pod.startswith(beginning):
            return int(pod[len(beginning) :])
    return int(pod[len(TWO_D) :].partition("/")[0]) if pod.startswith(TWO_D) else None


@cache
def is_flex(pod: str) -> bool:
    """Whether its leader names its number."""
    return pod.startswith(FLEX)


@cache
def is_encounter(pod: str) -> bool:
    """Whether a pod can be led as a driver."""
    return pod in (NEGOTIATE, POISON, MORPH) or printed(pod) is not None


@cache
def colour(pod: str) -> str:
    """The kind of a pod by its colour, as the Plague counts them."""
    if printed(pod) is not None:
        return "red"
    if pod in DISTRESS:
        return "pink"
    return {NEGOTIATE: "green", POISON: "purple", MORPH: "rainbow"}.get(pod, "blue")


@cache
def nature(pod: str | None) -> str:
    """The nature of a fleet that is led by this pod; None: by nothing."""
    if pod is None:
        return STOOGE
    return {NEGOTIATE: ENVOY, POISON: TROJAN, MORPH: COPY}.get(pod, BRIGADE)


@cache
def pod_order(pod: str) -> tuple[int, int, str]:
    """The order in which a cache is read: attacks by their numbers, other drivers, support pods, unknown ones."""
    number = printed(pod)
    if number is not None:
        return (0, number, pod)
    return (1 if is_encounter(pod) else 3 if pod == "?" else 2, 0, pod)
