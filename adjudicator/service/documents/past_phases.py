"""Phases that are over: what each seat was told of them, and what differs in the phases that replaced them."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any, Final, NamedTuple

from msgspec import Struct

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.phrasebook import IN_ENGLISH, Tongue
from adjudicator.service.documents import documents
from adjudicator.service.game import boundary, table
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Phase

_STANDING: Final = frozenset((Chapter.HAND, Chapter.ASIDE, Chapter.BOARD, Chapter.NEXT, Chapter.COUNTS))
"""Chapters that describe the position and how it differs, not the events."""
_NAMED: Final = frozenset((Chapter.FIGHTS, Chapter.DEALS))
"""Chapters whose headings say what their sentences are about."""


class Told(NamedTuple):
    """A sentence of a report, with the heading of its section if the sentence needs it to be understood."""

    said: str
    of: str = ""


class Past(Struct, frozen=True):
    """A phase that was adjudicated: the table at its opening, and its outcome."""

    laid: Table
    resolved: Resolved

    @property
    def heading(self) -> Heading:
        """Its name."""
        return self.laid.phase.heading

    def told(self, seat: int, tongue: Tongue = IN_ENGLISH) -> tuple[Told, ...]:
        """The events that a seat was told of, in sentences, without the position afterwards."""
        return happened(self.laid.title.speaking(tongue), self.resolved, seat, self.laid.view(seat))

    def twice(self, seat: int, tongue: Tongue = IN_ENGLISH) -> Iterator[tuple[str, str]]:
        """What concerns a seat: as everybody is told it, and as the seat itself is told it."""
        return twice(self.laid.title.speaking(tongue), self.resolved, seat, self.laid.view(seat).seats)


def twice(title: Title[Any], resolved: Resolved, seat: int, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What concerns a seat in a phase: as everybody is told it, and as the seat itself is told it."""
    for event in resolved.told(seat):
        theirs, own = title.sentence(event, names), title.sentence(event, names, seat)
        if theirs is not None and own is not None and theirs != own:
            yield theirs, own


def happened(title: Title[Any], resolved: Resolved, seat: int, before: Any) -> tuple[Told, ...]:
    """The events of a phase as told to a seat with this view, without the position afterwards."""
    after = resolved.boundary.views[seat]
    stands = set(_sentences(title.report(after, after, (), (), seat)))
    said = _sentences(documents.told(title, resolved, seat, before, after))
    return tuple([one for one in said if one not in stands])


def past(unit: Unit, game: Game, phases: Sequence[Phase]) -> list[Past]:
    """Those of the given phases that were adjudicated, with their outcomes."""
    found = []
    for phase in phases:
        if phase.events is not None and phase.trace is not None:
            laid = table.lay(unit, game, phase)
            events = boundary.events(laid.title, phase.events)
            trace = boundary.trace(laid.title, phase.trace)
            found.append(Past(laid, Resolved(laid.boundary.after(events), events, trace)))
    return found


class Change(NamedTuple):
    """What a seat was told of a phase and is not true now, and what it is told instead."""

    heading: Heading
    of: str
    """The common subject, such as a challenge; empty if each sentence names it itself."""
    gone: list[str]
    come: list[str]


def sections(changes: Sequence[Change], earlier: Collection[tuple[Heading, Told]] = ()) -> tuple[Section, ...]:
    """What differs for a seat, in sentences; empty if nothing does.

    `earlier` is what the seat was told before, and was then taken back.
    """
    found = []
    replaced = {change.heading for change in changes if change.gone}
    for heading, of, gone, come in changes:
        parts = [say("no-longer-so", said=said) for said in gone]
        for said in come:
            known = (heading, Told(said, of)) in earlier
            parts.append(
                say("instead" if heading in replaced else "so-again" if known else "not-told-before", said=said)
            )
        named = say("heading-different-of", heading=heading.said, of=of)
        headed = named if of else say("heading-different", heading=heading.said)
        found.append(Section(headed, tuple(parts), Chapter.YOURS))
    return tuple(found)


def changes(was: Sequence[Past], now: Sequence[Past], seat: int, tongue: Tongue = IN_ENGLISH) -> list[Change]:
    """What differs for a seat between phases and their replacements, phase by phase, in a language.

    A different order of the same sentences is no difference.
    """
    before = {one.heading: one.told(seat, tongue) for one in was}
    after = {one.heading: one.told(seat, tongue) for one in now}
    found = []
    for heading in dict.fromkeys((*before, *after)):
        a, b = before.get(heading, ()), after.get(heading, ())
        gone, come = _without(a, b), _without(b, a)
        for of in _in_order([one.of for one in gone], [one.of for one in come]):
            some = [[one.said for one in told if one.of == of] for told in (gone, come)]
            found.append(Change(heading, of, *some))
    return found


def once(changes: Sequence[Change], phases: Sequence[Past], seat: int, tongue: Tongue = IN_ENGLISH) -> list[Change]:
    """The same, without what a seat is told both in its own part and in the part for everybody."""
    own: dict[Heading, dict[str, str]] = {}
    for one in phases:
        own.setdefault(one.heading, {}).update(one.twice(seat, tongue))
    found = []
    for change in changes:
        mine = own.get(change.heading, {})
        gone, come = ([one for one in told if mine.get(one) not in told] for told in (change.gone, change.come))
        found.append(change._replace(gone=gone, come=come))
    return found


def _without(told: Sequence[Told], others: Sequence[Told]) -> list[Told]:
    """The sentences, in order, that are missing from others or occur there less often."""
    left, found = Counter(others), []
    for one in told:
        if left[one]:
            left[one] -= 1
        else:
            found.append(one)
    return found


def _in_order(some: Sequence[str], others: Sequence[str]) -> list[str]:
    """Sort by heading, so that a replaced sentence and its replacement stand together."""
    a, b = list(dict.fromkeys(some)), list(dict.fromkeys(others))
    codes = SequenceMatcher(a=a, b=b, autojunk=False).get_opcodes()
    return list(dict.fromkeys(of for _, i, j, k, m in codes for of in (*a[i:j], *b[k:m])))


def _sentences(sections: Sequence[Section]) -> list[Told]:
    telling = [section for section in sections if section.chapter not in _STANDING]
    return [
        Told(part, section.heading if section.chapter in _NAMED else "")
        for section in telling
        for part in section.parts
        if isinstance(part, str)
    ]
