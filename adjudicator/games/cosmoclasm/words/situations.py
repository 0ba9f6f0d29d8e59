"""Situations: what the meaning of a player's sayings depends on."""

from msgspec import Struct

from adjudicator.core.piles import Pile


class Situation(Struct, frozen=True):
    """The player's hand, the mats in the order of their numbers, and the contested one, which sayings refer to."""

    hand: Pile = ()
    counters: tuple[int, ...] = ()
    planet: int | None = None
