"""Sections as text: a heading with its sentences and tables, examined once for a letter's text and its page."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.scenes import Depicted
from adjudicator.reports.text.flowed_text import aligned
from adjudicator.reports.text.flowed_text import plain as seen
from adjudicator.reports.text.text import (
    FLOWING,
    WIDTH,
    broken,
    clean,
    heading,
    item,
    paragraph,
    plain_item,
    spaced,
    table,
)

Run = Table | tuple[str, ...]


class Parts(NamedTuple):
    """The parts of a section, cleaned, and facts about all its words."""

    runs: tuple[Run, ...]
    """Tables, and the sentences that follow each other together."""
    words: str
    """All words, with a bar between two."""
    plain: bool
    """Whether all of them are printed unchanged."""
    shown: tuple[Run, ...]
    """The runs of a page, where scenes stand in the place of sentences."""


class Told(tuple[Section, ...]):  # noqa: SLOT001 - a tuple can have no slots for what is found out
    """Sections that stand together in a letter; what is found out for the text can be used for the page."""

    _chosen: dict[tuple[str, ...], "Told"] | None = None
    _parts: tuple[Parts, ...] | None = None

    def of(self, chapters: tuple[str, ...]) -> "Told":
        """Those of some chapters, in the order in which they stand."""
        chosen = self._chosen
        if chosen is None:
            chosen = self._chosen = {}
        found = chosen.get(chapters)
        if found is None:
            found = chosen[chapters] = Told([section for section in self if section.chapter in chapters])
        return found

    def parts(self) -> tuple[Parts, ...]:
        """The parts of each."""
        found = self._parts
        if found is None:
            found = self._parts = tuple(map(parts, self))
        return found


def told(sections: Sequence[Section]) -> Told:
    """Sections as those that stand together in a letter."""
    return sections if type(sections) is Told else Told(sections)


def parts(it: Section) -> Parts:
    """The parts of a section."""
    words = _joined(it.parts)
    if words.isprintable():
        said, plain = it.parts, spaced(words)
    else:
        said, plain = tuple(map(_cleaned, it.parts)), False
        words = _joined(said)
    runs = _runs(said)
    return Parts(runs, words, plain, _runs(_depicted(said, it.scenes)) if it.scenes else runs)


def _depicted(parts: Sequence[str | Table], scenes: Sequence[Depicted]) -> list[str | Table]:
    """The parts of a section with scenes in the place of the sentences that these say."""
    drawn = {min(one.says): Table((), (), drawn=one.scene) for one in scenes}
    said = {number for one in scenes for number in one.says}
    return [drawn.get(at, part) for at, part in enumerate(parts) if at in drawn or at not in said]


def _joined(parts: Sequence[str | Table]) -> str:
    words: list[str] = []
    for part in parts:
        if isinstance(part, Table):
            words += part.head
            words += chain.from_iterable(part.rows)
        else:
            words.append(part)
    return "|".join(words)


def _cleaned(part: str | Table) -> str | Table:
    if not isinstance(part, Table):
        return clean(part)
    rows = tuple([tuple(map(clean, row)) for row in part.rows])
    return Table(tuple(map(clean, part.head)), rows, part.changed, part.drawn)


def _runs(parts: Sequence[str | Table]) -> tuple[Run, ...]:
    found: list[Run] = []
    sentences: list[str] = []
    for part in parts:
        if isinstance(part, Table):
            if sentences:
                found.append(tuple(sentences))
                sentences = []
            found.append(part)
        else:
            sentences.append(part)
    if sentences:
        found.append(tuple(sentences))
    return tuple(found)


def section(it: Section) -> str:
    """A heading with its sentences and tables; several sentences that follow each other make a list."""
    return seen(flowing(it))


def flowing(it: Section) -> str:
    """The same with the marks of where it flows."""
    return _flowing(it.heading, parts(it))


def several(them: Told) -> str:
    """Sections that stand together, a blank line before each, with these marks."""
    said = [_flowing(one.heading, found) for one, found in zip(them, them.parts(), strict=True)]
    return "".join([f"\n{one}\n" for one in said])


def _flowing(named: str, of: Parts) -> str:
    runs, _, plain, _ = of
    said = []
    for run in runs:
        if isinstance(run, Table):
            said.append(aligned(table(run, plain=plain)))
        elif len(run) == 1:
            said.append((plain and broken(run[0], WIDTH, FLOWING)) or paragraph(run[0]))
        elif plain:
            said.append("\n".join([plain_item(one) or item(one) for one in run]))
        else:
            said.append("\n".join(map(item, run)))
    return f"{heading(named)}\n" + "\n\n".join(said)
