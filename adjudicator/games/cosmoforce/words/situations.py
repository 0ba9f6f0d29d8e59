"""Situations: what a player's sayings hang on."""

from msgspec import Struct


class Situation(Struct, frozen=True):
    """What a player's sayings hang on: the ships of all, his own seat, what is mounted there, and how fast it is."""

    ships: tuple[str, ...]
    """The seats in lower case."""
    me: str
    kinds: tuple[str, ...] = ()
    """None before his ship is built."""
    arms: tuple[str, ...] = ()
    """What of it still shoots."""
    speed: int = 0
    """In whole points."""
    most: int = 0
    """By how much an action can change it."""
