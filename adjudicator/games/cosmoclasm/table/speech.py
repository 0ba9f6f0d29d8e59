"""Speech: how a reader is told of players, forces and cards."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from adjudicator.core.event import Seat
from adjudicator.engine.text.sayings import sayings
from adjudicator.engine.text.speech import Speech as Named
from adjudicator.games.cosmoclasm.table.board import MATS, NAMES

NO: Final = "no"
"""Stands for a missing name or list in arguments of phrases."""

PACKAGE: Final = "adjudicator.games.cosmoclasm"
"""Where the words are: in `languages`."""

reason: Final = sayings(PACKAGE, "why-")
"""Why an order cannot be carried out, for a reader of any language."""
opening: Final = sayings(PACKAGE, "opening-")
"""How a player began."""


class Speech(Named):
    """Calls all players by their factions, in the words of a phrasebook."""

    __slots__ = ()

    package = PACKAGE

    def every(self, seats: Iterable[Seat], *, first: bool = False) -> dict[str, str]:
        """As `some`, but with `all` for everybody, and the reader not last; `first`: at the beginning of a sentence."""
        ordered = sorted(seats)
        names = [self.one(seat) for seat in ordered]
        if first and ordered[0] == self.seat:
            names[0] = self.say("you-first")
        return {**self.some(ordered), "all": self.listed(names)}

    def force(self, force: str) -> str:
        """A force by itself; `no` for none."""
        return self.say("force-one", force=force) if force else NO

    def forces(self, forces: Iterable[str]) -> str:
        """Forces by themselves, each as often as it is there."""
        return self.listed(map(self.force, forces))

    def superiorities(self, forces: Iterable[str]) -> str:
        """Forces by the names of their superiorities."""
        return self.listed([self.say("force-of", force=force) for force in forces])

    kinds: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {
        "seat": Named.one,
        "start": lambda to, seat: {"seat": to.one(seat)},
        "seats": every,
        "winners": lambda to, seats: to.listed([to.names[seat] for seat in seats]),
        "cards": Named.listed,
        "more": force,
        "less": force,
        "force": lambda to, force: to.say("force-of", force=force),
        "forces": lambda to, forces: {"forces": to.superiorities(forces), "count": len(forces)},
        "counters": lambda to, mats: {"mats": ", ".join([MATS[mat] for mat in mats])},
        "mat": lambda to, mat: NO if mat is None else MATS[mat],
        "number": lambda to, number: {"planet": number},
        "point": lambda to, point: NAMES[point],
    }
