"""Situations: what a player's sayings hang on."""

from msgspec import Struct

from adjudicator.core.piles import Pile


class Situation(Struct, frozen=True):
    """What a player's sayings hang on: his hand, the mats in the order of their numbers, and the contested one."""

    hand: Pile = ()
    counters: tuple[int, ...] = ()
    planet: int | None = None
