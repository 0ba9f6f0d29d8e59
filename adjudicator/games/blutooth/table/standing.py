"""What stands on planets beside ships: space stations, each on a home planet of whoever it belongs to."""

from msgspec import Struct

from adjudicator.games.blutooth.table.invasions import Place


class Standing(Struct, frozen=True, array_like=True, gc=False):
    """A station on a planet. It belongs to the alien in whose system that is."""

    name: str
    place: Place
    marks: int = 0
    """What has been marked on it, for stations that count something."""
    dominion: int = 0
    """What it counts as dominion for its owner, while it works."""
    power: str = ""
    """The power that it has brought."""


Standings = tuple[Standing, ...]
"""All of them, in the order of their planets."""


def with_standing(there: Standings, new: Standing) -> Standings:
    """The stations with a new one, or with this in place of the one of the same name."""
    rest = [one for one in there if one.name != new.name]
    return tuple(sorted([*rest, new], key=lambda one: (one.place, one.name)))


def standing(there: Standings, name: str) -> Standing | None:
    """The station of a name, wherever it stands; None if it stands nowhere."""
    return next((one for one in there if one.name == name), None)
