"""Timing: which of two pieces comes first if both act on the same thing."""

from collections.abc import Mapping, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import NOBODY, Holding

Rulings = Mapping[frozenset[str], str]
"""For two pieces, by name, the one that acts first, whatever the timing rule says."""


def ordered(holdings: Sequence[Holding], timing: Sequence[Seat], rulings: Rulings) -> list[Holding]:
    """The rules by their owners' place in the timing order; a ruling on a pair puts one directly before the other.

    Those that nobody has come first, in the order in which they are in force.
    """
    last = len(timing)
    place = {**dict(zip(timing, range(last), strict=True)), NOBODY: NOBODY}
    timed = sorted(holdings, key=lambda holding: place.get(holding.seat, last))
    names = {holding.piece.name for holding in holdings}
    if not any(map(names.issuperset, rulings)):
        return timed
    result: list[Holding] = []
    for holding in timed:
        at = len(result)
        for i, other in enumerate(result):
            if rulings.get(frozenset((holding.piece.name, other.piece.name))) == holding.piece.name:
                at = i
                break
        result.insert(at, holding)
    return result
