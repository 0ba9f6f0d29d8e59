"""Which flares are in the forge of a match."""

from collections.abc import Collection, Sequence
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.piles import Pile
from adjudicator.games.blutooth.events.flares import FlaresAdded
from adjudicator.games.blutooth.pieces import PARTS
from adjudicator.games.blutooth.table.pods import FLARE

ENTRIES: Final = ("dimension.nuclear", "forge.standard", "forge.large")

EACH: Final = 2
"""Flares for every alien: its own, and another that is nobody's."""


def flares_dealt(chance: Chance, powers: Sequence[str], faces: Sequence[str] = ()) -> FlaresAdded:
    """Every alien's flare, and as many others; of second powers as many of those as there are."""
    own = own_flares((*powers, *faces))
    others = chance.choose("flares", [pod for pod in PARTS if pod not in own], max(0, EACH * len(powers) - len(own)))
    return FlaresAdded(tuple(sorted((*own, *others))))


def own_flares(powers: Collection[str]) -> Pile:
    """The flares of these powers."""
    return tuple([pod for pod in PARTS if pod.removesuffix(FLARE) in powers])


def flares_imagined(powers: Sequence[str], known: Pile, number: int, chance: Chance, label: str) -> Pile:
    """So many flares as the forge may have begun with, if these are the powers and these flares are `known`."""
    others = [pod for pod in PARTS if pod not in known]
    own = [pod for pod in own_flares(powers) if pod not in known]
    rest = chance.choose(f"{label}/flares", [pod for pod in others if pod not in own], number)
    return tuple(sorted((*known, *own, *rest)[:number]))
