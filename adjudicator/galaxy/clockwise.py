"""Clockwise order: who acts before whom."""

from functools import lru_cache

from adjudicator.core.event import Seat


@lru_cache(maxsize=1024)
def in_game(removed: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The seats still in the game, in their own order."""
    return tuple([seat for seat, gone in enumerate(removed) if not gone])


@lru_cache(maxsize=1024)
def clockwise(first: Seat, removed: tuple[bool, ...]) -> tuple[Seat, ...]:
    """The other seats still in the game, clockwise from this one: its left neighbour is the first of them."""
    seats = len(removed)
    return tuple([seat for i in range(1, seats) if not removed[seat := (first + i) % seats]])


@lru_cache(maxsize=1024)
def around(first: Seat, second: Seat, removed: tuple[bool, ...]) -> tuple[Seat, ...]:
    """Two who act before all others, and then those still in the game, clockwise from the first of the two."""
    return (first, second, *[seat for seat in clockwise(first, removed) if seat != second])
