"""Sections as text: a heading with its sentences and tables, gone through once for a letter's text and its page."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

from adjudicator.engine.section import Section, Table
from adjudicator.reports.flowing import aligned
from adjudicator.reports.flowing import plain as seen
from adjudicator.reports.text import FLOWING, WIDTH, broken, clean, heading, item, paragraph, plain_item, spaced, table

_CACHED: Final = 4096
"""Sections kept as text; many letters share the public ones."""
_GONE_THROUGH: Final = 256
"""Those kept for the page: what has been told as text is mostly shown there next."""

Run = Table | tuple[str, ...]


class Parts(NamedTuple):
    """The parts of a section, cleaned, and what is to be known of all its words."""

    runs: tuple[Run, ...]
    """Tables, and the sentences that follow each other together."""
    words: str
    """All words, with a bar between two."""
    plain: bool
    """Whether all of them are set as they stand."""


@lru_cache(_GONE_THROUGH)
def parts(it: Section) -> Parts:
    """The parts of a section."""
    words = _joined(it.parts)
    if words.isprintable():
        return Parts(_runs(it.parts), words, spaced(words))
    cleaned = tuple(map(_cleaned, it.parts))
    return Parts(_runs(cleaned), _joined(cleaned), plain=False)


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
    return Table(tuple(map(clean, part.head)), rows, part.changed)


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
    """The same with the marks of where it flows; made once where several readers are told it."""
    return _flowing_for_all(it) if it.shared else _flowing(it)


def _flowing(it: Section) -> str:
    runs, _, plain = parts(it)
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
    return f"{heading(it.heading)}\n" + "\n\n".join(said)


_flowing_for_all: Final = lru_cache(_CACHED)(_flowing)
