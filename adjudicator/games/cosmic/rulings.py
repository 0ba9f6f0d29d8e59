"""Rulings for pairs of pieces: which of the two acts first, whatever the timing rule says. One sourced line a pair."""

from adjudicator.engine.timing import Rulings

RULINGS: Rulings = {
    # The designers of the classic game: Zombie's tokens come back, Void cannot erase them (reference: powers, Void and Zombie).
    frozenset(("Zombie", "Void")): "Zombie",
    # Virus multiplies what the tokens count, and Macron's count four (no ruling known; the timing rule would make it depend on seats).
    frozenset(("Macron", "Virus")): "Macron",
}
