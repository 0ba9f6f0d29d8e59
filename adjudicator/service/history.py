"""Phases that are over: what each seat was told of them, and what is different in others that took their place."""

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from msgspec import Struct

from adjudicator.engine.heading import Heading
from adjudicator.engine.phrasebook import IN_ENGLISH, Tongue
from adjudicator.engine.section import Chapter, Section
from adjudicator.service import boundary, documents, table
from adjudicator.service.resolving import Resolved
from adjudicator.service.speech import say
from adjudicator.service.table import Table
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game, Phase

_STANDING: Final = frozenset((Chapter.HAND, Chapter.ASIDE, Chapter.BOARD, Chapter.NEXT, Chapter.COUNTS))
"""The chapters that tell how it stands, and what of it is different, and not what has happened."""


class Past(Struct, frozen=True):
    """A phase that was adjudicated: the table at its opening, and what it came to."""

    laid: Table
    resolved: Resolved

    @property
    def heading(self) -> Heading:
        """Its name."""
        return self.laid.phase.heading

    def told(self, seat: int, tongue: Tongue = IN_ENGLISH) -> tuple[str, ...]:
        """What a seat was told had happened in it, in sentences, without how everything stood afterwards."""
        title = self.laid.title.speaking(tongue)
        before, after = self.laid.view(seat), self.resolved.boundary.views[seat]
        stands = set(_sentences(title.report(after, after, (), (), seat)))
        said = _sentences(documents.told(title, self.resolved, seat, before, after))
        return tuple([one for one in said if one not in stands])


def past(unit: Unit, game: Game, phases: Sequence[Phase]) -> list[Past]:
    """Those of some phases that were adjudicated, as they came out."""
    found = []
    for phase in phases:
        if phase.events is not None and phase.trace is not None:
            laid = table.lay(unit, game, phase)
            events = boundary.events(laid.title, phase.events)
            trace = boundary.trace(laid.title, phase.trace)
            found.append(Past(laid, Resolved(laid.boundary.after(events), events, trace)))
    return found


class Change(NamedTuple):
    """What a seat had been told of a phase and would not be told now, and what it is told instead."""

    heading: Heading
    gone: list[str]
    come: list[str]


def sections(changes: Sequence[Change]) -> tuple[Section, ...]:
    """What is different for a seat, as it is told; nothing where nothing is."""
    found = []
    for heading, gone, come in changes:
        parts = [say("no-longer-so", said=said) for said in gone]
        parts += [say("instead" if gone else "not-told-before", said=said) for said in come]
        found.append(Section(say("heading-different", heading=heading.said), tuple(parts), Chapter.YOURS))
    return tuple(found)


def changes(was: Sequence[Past], now: Sequence[Past], seat: int, tongue: Tongue = IN_ENGLISH) -> list[Change]:
    """What is different for a seat between phases and those that took their place, phase by phase, in a language."""
    before = {one.heading: one.told(seat, tongue) for one in was}
    after = {one.heading: one.told(seat, tongue) for one in now}
    found = []
    for heading in dict.fromkeys((*before, *after)):
        a, b = before.get(heading, ()), after.get(heading, ())
        gone: list[str] = []
        come: list[str] = []
        for tag, i, j, k, m in SequenceMatcher(a=a, b=b, autojunk=False).get_opcodes():
            if tag != "equal":
                gone += a[i:j]
                come += b[k:m]
        if gone or come:
            found.append(Change(heading, gone, come))
    return found


def _sentences(sections: Sequence[Section]) -> list[str]:
    telling = [section for section in sections if section.chapter not in _STANDING]
    return [part for section in telling for part in section.parts if isinstance(part, str)]
