"""The order words with which a ship is built and its crew are named."""

import re
from typing import Any, Final, Self

from msgspec import Struct

from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined
from adjudicator.games.cosmoforce.ship import HULLS, SLOTS
from adjudicator.games.cosmoforce.table.gear import BY_NAME, counted
from adjudicator.games.cosmoforce.table.speech import reason

GROUPS: Final = ("ready", "working", "hurt")
"""Crew by the state they are in."""
DAMAGED, ANYTHING, ALL = "damaged", "anything", "all"
"""Words for several systems at once."""


class Fitting(Struct, frozen=True):
    """Some systems of one kind: `2 engines`."""

    count: int
    kind: str

    @classmethod
    def read(cls, count: int | None, kind: str) -> Self:
        """One if no number is given."""
        return cls(1 if count is None else count, kind)


class Build(Choice, frozen=True):
    """Builds your ship: its class and up to ten systems, at least one of them an engine or an afterburner."""

    word = "BUILD"
    about = "build"
    of_challenge = False
    grammar = 'HULL [":" | "with"] fitted (("," | "and") fitted)*'
    rules = {'fitted: [NUMBER ["x"]] SYSTEM': Fitting.read}  # noqa: RUF012 - a ClassVar of the base
    tapped = 'HULL "with" [NUMBER] SYSTEM ("," [NUMBER] SYSTEM)*'
    unsaid = (",", "with")
    example = "BUILD fighter with 2 afterburners, 3 lasers, 2 armour, 2 dissipators, habitat"

    hull: int
    systems: tuple[str, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        hull, *fittings = values
        total = sum(fitting.count for fitting in fittings)
        if total > SLOTS:  # checked before they are listed one by one, as a number can be of any size
            raise ValueError(reason("slots", slots=SLOTS, count=total))
        mounted = [fitting.kind for fitting in fittings for _ in range(fitting.count)]
        systems = tuple([kind for kind in BY_NAME for _ in range(mounted.count(kind))])
        why = illegal(hull, systems)
        if why is not None:
            raise ValueError(why)
        return cls(hull, systems)

    def text(self, names: Vocabulary) -> str:
        return f"{HULLS[self.hull]} with {counted(self.systems)}"


class Member(Struct, frozen=True):
    """A character, with their skill if one is given."""

    name: str
    role: str

    @classmethod
    def read(cls, name: str, role: str | None) -> Self:
        """The order language keeps no hyphens within words."""
        if not _NAME.fullmatch(name) or name.casefold() in GROUPS:
            raise ValueError(reason("no-name", name=name))
        if len(role or "") > LONGEST_NAME:
            raise ValueError(reason("role-too-long", role=role, most=LONGEST_NAME, name=name))
        return cls(name, role or "")


LONGEST_NAME: Final = 30
_NAME: Final = re.compile(rf"[^\W\d_][\w ']{{0,{LONGEST_NAME - 1}}}")


class Crew(Choice, frozen=True):
    """Names characters among your crew, as many as there are crew; what they are good at is for the game master.

    Only where the rulebook says `crew = named`.
    """

    word = "CREW"
    about = "crew"
    of_challenge = False
    grammar = 'member (("," | "and") member)*'
    rules = {'member: TEXT ["as" TEXT]': Member.read}  # noqa: RUF012 - a ClassVar of the base
    example = 'CREW "Ripley" as "pilot", "Ash"'

    members: tuple[Member, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        names = [member.name.casefold() for member in values]
        if len(set(names)) < len(names):
            raise ValueError(reason("names-twice"))
        return cls(values)

    def text(self, names: Vocabulary) -> str:
        return joined(f'"{one.name}" as "{one.role}"' if one.role else f'"{one.name}"' for one in self.members)


def illegal(hull: int, systems: tuple[str, ...]) -> str | None:
    """Why a ship cannot be built, in a sentence; None if it can."""
    if len(systems) > SLOTS:
        return reason("slots", slots=SLOTS, count=len(systems))
    for kind in systems:
        only = BY_NAME[kind].only
        if only not in (None, hull):
            return reason("only-mounts", hull=HULLS[only or 0], systems=BY_NAME[kind].plural, other=HULLS[hull])
    if not any(BY_NAME[kind].thrust for kind in systems):
        return reason("no-propulsion")
    return None
