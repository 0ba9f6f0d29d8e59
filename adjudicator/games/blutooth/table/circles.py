"""Circles of aliens: those that the lore of the galaxies names together."""

from collections.abc import Mapping
from typing import Final

ENTRIES: Final = ("lore.eon_15", "lore.prime_6", "lore.united_alliance")

CIRCLES: Final[Mapping[str, tuple[str, ...]]] = {
    "eon_15": (
        *("Oracle", "Empath", "Mind", "Macron", "Amoeba", "Chronos", "Clone", "Mutant", "Laser", "Zombie"),
        *("Philanthropist", "Vulture", "Trader", "Virus", "Void"),
    ),
    "prime_6": ("Amoeba", "Crystal", "Machine", "Mind", "Plant", "Virus"),
    "united_alliance": ("General", "Cyborg", "Animal", "Chrysalis"),
}
"""The powers of each circle, by the word for it where a match says which aliens play."""
