"""Rulings for pairs of pieces: which of the two acts first, whatever the timing rule says. One sourced line a pair."""

from adjudicator.engine.timing import Rulings

RULINGS: Rulings = {
    # The designers of the classic game: Zombie's tokens come back, Void cannot erase them.
    frozenset(("Zombie", "Void")): "Zombie",
    # No ruling known; the timing rule would make it depend on seats: Virus multiplies what Macron's tokens count.
    frozenset(("Macron", "Virus")): "Macron",
}
