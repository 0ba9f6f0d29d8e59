"""Situations: what the meaning of a player's sayings depends on."""

from msgspec import Struct


class Situation(Struct, frozen=True):
    """All ships, the player's own seat, and its mounted systems, which give sayings their meaning."""

    ships: tuple[str, ...]
    """The seats in lower case."""
    me: str
    kinds: tuple[str, ...] = ()
    """None before the ship is built."""
    arms: tuple[str, ...] = ()
    """The weapons that still shoot."""
