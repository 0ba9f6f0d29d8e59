"""Moulds: markup that is made and given its style once, and filled with the words of one letter after another.

Two reports mostly differ in their words and hardly in their elements. The words of a page are left out while its
template is filled in; what comes of it, the mould, is kept with its style, and words are put in afterwards.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from threading import local
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct

from adjudicator.engine.section import Section, Table
from adjudicator.reports import text
from adjudicator.reports.page import inliner, sheet

KEPT: Final = 1024
"""Moulds that are kept, and sections with their style: many letters share the public ones."""
_HOLES: Final = 512
"""Holes that are made beforehand."""
_HOLE: Final = re.compile("\ue000([0-9]+)\ue001|<!--section ([0-9]+)-->")
_UNFIT: Final = re.compile("[\x00\r]|\\A\n")
"""What a reader of markup would take for something else, so that it must not be put in afterwards."""


class Unfit(ValueError):
    """Words that cannot be put into a mould."""


def _hole(number: int) -> Markup:
    return Markup(f"\ue000{number}\ue001")  # noqa: S704 - a number between two signs that are no markup


_MADE: Final = tuple(map(_hole, range(_HOLES)))


class Mould(Struct, frozen=True):
    """Markup with holes: what stands before each, its number, and whether it is in an attribute; and what follows."""

    before: tuple[tuple[str, int, bool], ...]
    after: str

    def filled(self, words: Sequence[str]) -> str:
        """The markup with these words in it."""
        out: list[str] = []
        for said, number, quoted in self.before:
            out += (said, _in_attribute(words[number]) if quoted else _in_text(words[number]))
        out.append(self.after)
        return "".join(out)


class Paged(Struct, frozen=True):
    """The mould of a page in the pieces that stand around its sections, which sections these are, and the style."""

    pieces: tuple[Mould, ...]
    sections: tuple[int, ...]
    style: str


class _Left(local):
    """What has been left out of the page that is being made, if any is."""

    words: list[str] | None = None
    sections: list[Section]


class Moulds:
    """Pages of letters by moulds. `fill` is what a template for a section says."""

    __slots__ = ("_fill", "_left")

    def __init__(self, fill: Callable[[str, Sequence[text.Run]], str]) -> None:
        self._fill = fill
        self._left = _Left()

    def leave_out(self, value: Any) -> Any:
        """A hole in the place of words; markup stays (Jinja's `finalize`)."""
        words = self._left.words
        if words is None or hasattr(value, "__html__"):
            return value
        number = len(words)
        words.append(str(value))
        return _MADE[number] if number < _HOLES else _hole(number)

    def section(self, section: Section) -> Markup | None:
        """A mark in the place of a section; None where no page is being made."""
        if self._left.words is None:
            return None
        self._left.sections.append(section)
        return Markup(f"<!--section {len(self._left.sections) - 1}-->")  # noqa: S704 - a number in a comment

    def page(self, made: Callable[[], str]) -> tuple[str, ...]:
        """The pieces of a page that come to the whole: sections, and what stands around them. Raises Unfit."""
        left = self._left
        words: list[str] = []
        left.words, left.sections = words, []
        try:
            said = made()
        finally:
            left.words = None
        if any(map(_UNFIT.search, words)):
            raise Unfit
        paged, sections = _paged(said), left.sections
        out = [paged.pieces[0].filled(words)]
        for number, after in zip(paged.sections, paged.pieces[1:], strict=True):
            out += (self._styled(sections[number], paged.style), after.filled(words))
        return tuple(out)

    @lru_cache(KEPT)  # noqa: B019 - the templates of letters live as long as the program
    def _styled(self, section: Section, style: str) -> str:
        runs = text.runs(section)
        heading = text.clean(section.heading)
        words = [heading]
        shape: list[Any] = []
        for run in runs:
            if isinstance(run, Table):
                shape.append((len(run.head), len(run.rows), run.changed))
                words += run.head
                for row in run.rows:
                    words += row
            else:
                shape.append(len(run))
                words += run
        if not all(words):
            return inliner().inline_fragment(self._fill(heading, runs), style)
        return self._mould(tuple(shape), style).filled(words)

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _mould(self, shape: tuple[Any, ...], style: str) -> Mould:
        """The mould of the sections whose runs have so many sentences, or columns, rows and changed cells."""
        free = iter(range(10**6))

        def holes(count: int) -> tuple[str, ...]:
            return tuple(str(_hole(next(free))) for _ in range(count))

        (heading,) = holes(1)
        runs = tuple(
            holes(run)
            if isinstance(run, int)
            else Table(holes(run[0]), tuple(holes(run[0]) for _ in range(run[1])), run[2])
            for run in shape
        )
        ((mould, _),) = _cut(inliner().inline_fragment(self._fill(heading, runs), style))
        return mould


@lru_cache(KEPT)
def _paged(html: str) -> Paged:
    cut = _cut(inliner().inline(html))
    return Paged(
        tuple(mould for mould, _ in cut), tuple(number for _, number in cut if number is not None), sheet(html)
    )


def _cut(html: str) -> list[tuple[Mould, int | None]]:
    """The markup between sections, each with the number of the section that follows."""
    found: list[tuple[Mould, int | None]] = []
    before: list[tuple[str, int, bool]] = []
    at, opened, closed = 0, -1, -1
    for hole in _HOLE.finditer(html):
        said = html[at : hole.start()]
        opened = max(opened, html.rfind("<", at, hole.start()))
        closed = max(closed, html.rfind(">", at, hole.start()))
        at = hole.end()
        if hole[1] is not None:
            before.append((said, int(hole[1]), opened > closed))
        else:
            found.append((Mould(tuple(before), said), int(hole[2])))
            before = []
    found.append((Mould(tuple(before), html[at:]), None))
    return found


def _in_text(words: str) -> str:
    """Words as they are written between elements."""
    if "&" in words:
        words = words.replace("&", "&amp;")
    if "<" in words:
        words = words.replace("<", "&lt;")
    if ">" in words:
        words = words.replace(">", "&gt;")
    return words if words.isascii() else words.replace("\xa0", "&nbsp;")


def _in_attribute(words: str) -> str:
    """Words as they are written in an attribute."""
    return words.replace("&", "&amp;").replace('"', "&quot;").replace("\xa0", "&nbsp;")
