"""What powers keep for their aliens: pods, marks and ships that lie in a nexus."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.blutooth.table.backs import hidden

ENTRIES: Final = ("term.nexus", "term.mark")


class Kept(Struct, frozen=True, array_like=True, gc=False):
    """What one power keeps. Everybody sees that it is there; which pods, only its alien does, unless they are shown."""

    seat: Seat
    power: str
    pods: Pile = ()
    shown: bool = False
    marks: int = 0
    ships: int = 0
    system: Seat | None = None
    """In whose system it is, if it moves about."""
    powers: tuple[str, ...] = ()
    """The powers that it may become, or is in turn."""


Nexuses = tuple[Kept, ...]


def kept_by(nexuses: Nexuses, seat: Seat, power: str) -> Kept:
    """What a power keeps for its alien; nothing if it keeps nothing."""
    return next((one for one in nexuses if (one.seat, one.power) == (seat, power)), Kept(seat, power))


def with_kept(nexuses: Nexuses, changed: Kept) -> Nexuses:
    """What powers keep after one of them has changed; one that keeps nothing is left out."""
    rest = [one for one in nexuses if (one.seat, one.power) != (changed.seat, changed.power)]
    if changed != Kept(changed.seat, changed.power, shown=changed.shown):
        rest.append(changed)
    return tuple(sorted(rest, key=lambda one: (one.seat, one.power)))


def as_seen(nexuses: Nexuses, seat: Seat) -> Nexuses:
    """The same as a seat sees it: of others only the backs of what they do not show."""
    return tuple([one if one.shown or one.seat == seat else _closed(one) for one in nexuses])


def _closed(kept: Kept) -> Kept:
    return replace(kept, pods=hidden(kept.pods), powers=(HIDDEN,) * len(kept.powers))


def as_known(nexuses: Nexuses, view: Nexuses) -> Nexuses:
    """What powers keep, with the pods as a view knows them: what is open may have changed since."""
    return tuple([_as_known(one, kept_by(view, one.seat, one.power)) for one in nexuses])


def _as_known(kept: Kept, theirs: Kept) -> Kept:
    return replace(kept, pods=theirs.pods, powers=theirs.powers)


def handed_over(nexuses: Nexuses, takers: Mapping[tuple[Seat, str], Seat]) -> Nexuses:
    """What powers keep after some of them have gone to other aliens: all but ships, which belong to their alien."""
    found: dict[tuple[Seat, str], Kept] = {}
    for one in nexuses:
        now = _taken_over(one, takers.get((one.seat, one.power), one.seat))
        there = found.get((now.seat, now.power))
        found[now.seat, now.power] = now if there is None else _together(there, now)
    return tuple([found[key] for key in sorted(found)])


def _together(one: Kept, other: Kept) -> Kept:
    """What an alien keeps that has the same power twice."""
    return replace(
        one,
        pods=tuple(sorted((*one.pods, *other.pods))),
        marks=one.marks + other.marks,
        ships=one.ships + other.ships,
        system=other.system if one.system is None else one.system,
        powers=(*one.powers, *other.powers),
    )


def _taken_over(kept: Kept, seat: Seat) -> Kept:
    return kept if seat == kept.seat else replace(kept, seat=seat, ships=0)


def stages_handed_over(
    nexuses: Nexuses, sub_powers: tuple[tuple[Seat, str], ...], takers: Mapping[tuple[Seat, str], Seat]
) -> tuple[tuple[Seat, str], ...]:
    """The further powers of aliens after that: what a power is in turn goes along with it."""
    gone = {(one.seat, power): takers.get((one.seat, one.power), one.seat) for one in nexuses for power in one.powers}
    return tuple([(gone.get((seat, power), seat), power) for seat, power in sub_powers])


def pods_kept(nexuses: Iterable[Kept]) -> Pile:
    """All pods that powers keep."""
    return tuple([pod for one in nexuses for pod in one.pods])


def ships_kept(nexuses: Iterable[Kept], seat: Seat) -> int:
    """The ships of an alien that its powers keep."""
    return sum([one.ships for one in nexuses if one.seat == seat])
