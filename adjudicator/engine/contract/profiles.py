"""Profiles: what is said of a power before anybody plays with it, for whoever chooses a game or looks one up."""

from collections.abc import Mapping

from msgspec import Struct, field


class Profile(Struct, frozen=True, kw_only=True):
    """A power in a few words: where it comes from, when it acts, what it does, and how it fits play by mail."""

    name: str
    origin: str = field(name="set")
    """The edition or expansion of the printed game that brought it; empty for one of the house."""
    acts: tuple[str, ...]
    """When it acts."""
    does: str
    """In one line what it does."""
    flares: Mapping[str, str]
    """Both sections of its flare, each with what it does; none for a power without."""
    fit: str
    """How it fits play by mail."""
