"""Situations: what a player's sayings hang on."""

from msgspec import Struct


class Situation(Struct, frozen=True):
    """What a player's sayings hang on: the ships of all, his own seat, his systems, and what of them still shoots."""

    ships: tuple[str, ...]
    """The seats in lower case."""
    me: str
    kinds: tuple[str, ...] = ()
    """None before his ship is built."""
    arms: tuple[str, ...] = ()
