"""Pools of powers: those that players are dealt, and whose flares can be shuffled in.

The record of a game names its pool: by a list of powers, or by one of the names here. A game is dealt again from its
record, so no pool here ever changes, and a new power is in none of them.
"""

from typing import Final

from adjudicator.engine.contract.title import AND
from adjudicator.games.cosmic.table.card_faces import FLARE

CLASSIC: Final = "classic"
SIMPLE: Final = "simple"
POWERS_BY: Final = "powers_by"
"""The rulebook value that says how powers are given to players."""
OFFER: Final = "offer"
"""Its choice with which everybody chooses one of a few."""
POWERS_OFFERED: Final = "powers_offered"
"""The rulebook value that says how many these are."""
ALL: Final = "all"
"""Every power that there is. Games that have this on file began before records listed them."""

_FIRST: Final = (
    "Amoeba Anti-Matter Chronos Clone Empath Filch Healer Kamikaze Laser Loser Machine Macron Mind Mirror Mutant "
    "Observer Oracle Pacifist Parasite Philanthropist Sorcerer Trader Tripler Virus Void Vulch Warpish Warrior Will "
    "Zombie"
)
POOLS: Final = {
    CLASSIC: tuple(
        "Amoeba Chronos Clone Empath Laser Macron Mind Mutant Oracle Philanthropist Trader Virus Void Vulch "
        "Zombie".split()
    ),
    SIMPLE: tuple("Clone Macron Mind Oracle Trader Virus Void Zombie".split()),
    ALL: tuple(_FIRST.split()),
    "all_31": tuple(_FIRST.replace("Empath", "Dictator Empath").split()),
}


def pool(powers: str) -> tuple[str, ...]:
    """The powers of a pool, by a value of the rulebook."""
    return POOLS.get(powers) or tuple(powers.split(AND))


def further_flares(powers: str) -> tuple[str, ...]:
    """The flares that make up the number where a pool has too few: those of the first thirty powers."""
    there = pool(powers)
    return tuple([f"{power}{FLARE}" for power in POOLS[ALL] if power not in there])
