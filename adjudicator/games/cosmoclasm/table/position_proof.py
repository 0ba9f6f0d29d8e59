"""Proofs of positions: whether one is possible."""

from collections import Counter
from typing import Final

from adjudicator.engine.derived.hidden_piles import Piles
from adjudicator.games.cosmoclasm.table.board import PLANETS
from adjudicator.games.cosmoclasm.table.cards import deck
from adjudicator.games.cosmoclasm.table.state import STATIONS, Solar, placed

PILES: Final = Piles[Solar](
    ("deck", "discard", "market", "hands", "played", "resistance"), lambda state: deck(state.options["cards"])
)
"""Where cards lie."""


def faults(state: Solar) -> tuple[str, ...]:
    """Cards or numbers lost or made, more stations than there are, two stations on a point in one round."""
    found = []
    if PILES.there(state) != Counter(PILES.whole(state)):
        found.append("cards were lost or made")
    if sorted(state.counters) != list(PLANETS):
        found.append("the numbers of the planets are not one to twelve")
    if len(set(state.fresh)) < len(state.fresh):
        found.append("two stations were placed on a point in one round")
    for seat, name in enumerate(state.seats):
        if placed(state, seat) > STATIONS:
            found.append(f"{name} have placed more stations than they have")
        if min(state.changes[seat]) < -1:
            found.append(f"{name} have fewer forces than none")
    return tuple(found)
