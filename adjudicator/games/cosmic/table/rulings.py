"""Rulings for pairs of pieces: which of the two acts first, whatever the timing rule says. One sourced line a pair."""

from collections.abc import Mapping

from adjudicator.engine.contract.timing import Rulings
from adjudicator.games.cosmic.table.card_faces import edition

RULINGS: Rulings = {
    # The designers of the classic game: Zombie's tokens come back, Void cannot erase them.
    frozenset(("Zombie", "Void")): "Zombie",
    frozenset(("Zombie", "Super Void")): "Zombie",
    # Their own texts: Clone keeps its card instead of discarding it, Filch takes a card from the discards.
    frozenset(("Clone", "Filch")): "Clone",
    frozenset(("Wild Clone", "Wild Filch")): "Wild Clone",
    # Their own texts: what goes to Limbo is not lost, and what Void erases is what the classic Healer heals.
    frozenset(("Healer", "Zombie")): "Zombie",
    frozenset(("Healer", "Observer")): "Observer",
    frozenset(("Healer", "Void")): "Void",
    frozenset(("Healer", "Super Void")): "Super Void",
    # Their own texts: Mirror speaks before the cards are turned up, Tripler afterwards.
    frozenset(("Mirror", "Tripler")): "Mirror",
    # Their own texts: these powers speak as the cards are turned up, the flares when they lie there; in a replay, too.
    frozenset(("Empath", "Wild Mirror")): "Empath",
    frozenset(("Empath", "Wild Pacifist")): "Empath",
    frozenset(("Mirror", "Wild Kamikaze")): "Mirror",
    frozenset(("Mirror", "Wild Mirror")): "Mirror",
    frozenset(("Mirror", "Wild Pacifist")): "Mirror",
    frozenset(("Mirror", "Wild Tripler")): "Mirror",
    frozenset(("Tripler", "Wild Kamikaze")): "Tripler",
    frozenset(("Tripler", "Wild Mirror")): "Tripler",
    frozenset(("Tripler", "Wild Pacifist")): "Tripler",
    frozenset(("Tripler", "Wild Tripler")): "Tripler",
    # No ruling known; the timing rule would make it depend on seats: Virus multiplies what Macron's tokens count.
    frozenset(("Macron", "Virus")): "Macron",
}

MODERN: Rulings = {
    # The modern texts of both powers: what Void erases does not come back.
    frozenset(("Zombie", "Void")): "Void",
    frozenset(("Zombie", "Super Void")): "Super Void",
}
"""What is ruled differently if either power of a pair is played in its modern edition."""


_EDITIONS = {pair: tuple(edition(name.removeprefix("Super ")) for name in pair) for pair in MODERN}


def rulings(options: Mapping[str, str]) -> Rulings:
    """The rulings of a game with these rulebook values."""
    otherwise = [pair for pair, editions in _EDITIONS.items() if "modern" in map(options.get, editions)]
    return {**RULINGS, **{pair: MODERN[pair] for pair in otherwise}} if otherwise else RULINGS
