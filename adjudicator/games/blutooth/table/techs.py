"""Techs in play: who has them, what lies on them, and who knows which they are."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.table.backs import covered

DEALT: Final = 3
"""Techs that every alien has as a match with techs begins."""


class HeldTech(Struct, frozen=True, array_like=True, gc=False):
    """A tech in the nexus of an alien. Its number and the ships on it lie open; what it is does only if `shown`."""

    number: int
    """Its own in the match, by which others speak of it."""
    seat: Seat
    name: str
    """HIDDEN in the views of those who do not know it."""
    ships: int = 0
    """The ships of its owner that are on it."""
    developed: bool = False
    """It lies there for good, or until it has been used."""
    shown: bool = False
    """Everybody knows which it is."""
    places: tuple[int, ...] = ()
    """The planets between which it stands."""
    pod: str = ""
    """The pod that it hides, as far as somebody knows it."""


HeldTechs = tuple[HeldTech, ...]


def techs_of(techs: HeldTechs, seat: Seat) -> HeldTechs:
    """The techs of one alien."""
    return tuple([one for one in techs if one.seat == seat])


def tech_called(techs: HeldTechs, seat: Seat, name: str) -> HeldTech | None:
    """The tech of this name that an alien is known to have; None if there is none."""
    return next((one for one in techs if one.seat == seat and one.name == name), None)


def tech_numbered(techs: HeldTechs, number: int) -> HeldTech | None:
    """The tech with this number; None if it is not in play."""
    return next((one for one in techs if one.number == number), None)


def ships_on_techs(techs: HeldTechs, seat: Seat) -> int:
    """The ships that an alien has on its techs."""
    return sum([one.ships for one in techs if one.seat == seat])


def next_number(techs: HeldTechs) -> int:
    """The number of a tech that comes into play."""
    return max([one.number for one in techs], default=0) + 1


def as_known(techs: HeldTechs, view: HeldTechs) -> HeldTechs:
    """The techs as they are, with the names that a view has for them."""
    if techs == view:
        return view
    known = {one.number: (one.name, one.pod) for one in view}
    return tuple([replace(one, name=known[one.number][0], pod=known[one.number][1]) for one in techs])


def as_seen(techs: HeldTechs, seat: Seat) -> HeldTechs:
    """What a seat knows of techs at least: its own, and what is shown."""
    return tuple([one if one.seat == seat else _covered(one) for one in techs])


def _covered(held: HeldTech) -> HeldTech:
    """A tech as those see it who know only what lies open."""
    pod = covered(held.pod) if held.pod else ""
    return replace(held, name=held.name if held.shown else HIDDEN, pod=pod)


def altered(techs: HeldTechs, number: int, **changes: object) -> HeldTechs:
    """The techs with one of them changed."""
    return tuple([replace(one, **changes) if one.number == number else one for one in techs])


def undealt(names: Iterable[str], techs: HeldTechs, scrapped: Iterable[str]) -> Iterator[str]:
    """Those of all techs that are in nobody's nexus and have not been scrapped, as far as names are known."""
    gone = {*[one.name for one in techs], *scrapped}
    return (name for name in names if name not in gone)
