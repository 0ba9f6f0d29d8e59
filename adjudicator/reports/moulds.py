"""Moulds: what letters say, made once for each shape and filled with the words of one letter after another.

Two letters mostly differ in their words and hardly in their elements. A template is cast (see `casting`), what comes of
it is given its style, and words are put in afterwards. Sections have moulds of their own.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, Final

from markupsafe import Markup
from msgspec import Struct

from adjudicator.engine.section import Section, Table
from adjudicator.reports import text
from adjudicator.reports.casting import Cast, Casting, Mould, Unfit, mark, shape
from adjudicator.reports.page import inliner, sheet

KEPT: Final = 1024
"""Moulds that are kept, and sections with their style: many letters share the public ones."""
_HOLE: Final = re.compile("\ue000xX([0-9]+)\ue001|<!--sections ([0-9]+)-->")
_SPECIAL: Final = re.compile("[&<>\xa0\0\r]|\\A\n")
"""What is written in another way between elements, or cannot be put there."""
_UNFIT: Final = re.compile("[\0\r]|\\A\n")
"""What a reader of markup would take for something else, so that it must not be put in afterwards."""

_Made = Callable[[dict[str, Any]], str]


class Markings(Struct, frozen=True):
    """Markup with holes: what stands before each, its number, and whether it is in an attribute; and what follows."""

    before: tuple[tuple[str, int, bool], ...]
    after: str

    def filled(self, words: Sequence[str]) -> str:
        """The markup with these words in it; raises Unfit."""
        out: list[str] = []
        for said, number, quoted in self.before:
            out += (said, _in_attribute(words[number]) if quoted else _in_text(words[number]))
        out.append(self.after)
        return "".join(out)


class Paged(Struct, frozen=True):
    """The mould of a page in the pieces around its sections, which words are sections, and the style."""

    pieces: tuple[Markings, ...]
    sections: tuple[int, ...]
    style: str


class _Text(Struct, frozen=True):
    cast: Cast
    mould: Mould


class Moulds:
    """Letters by moulds. `fill` is what a template for a section says."""

    __slots__ = ("_casting", "_fill", "_pages", "_texts")

    def __init__(self, casting: Casting, fill: Callable[[str, Sequence[text.Run]], str]) -> None:
        self._casting = casting
        self._fill = fill
        self._texts: dict[Any, _Text | None] = {}
        self._pages: dict[Any, Cast | None] = {}

    def text(self, name: str, values: dict[str, Any], made: _Made) -> str:
        """What a template for text says; `made` fills it in. Raises Unfit."""
        words: list[Any] = []
        key = (name, *[shape(value, words) for value in values.values()])
        if key not in self._texts:
            cast = self._cast(made, values)
            _keep(self._texts, key, _Text(cast, cast.mould()) if cast is not None else None)
        found = self._texts[key]
        if found is None:
            raise Unfit
        return found.mould.filled(found.cast.all(words))

    def page(self, name: str, values: dict[str, Any], made: _Made) -> tuple[str, ...]:
        """The pieces of a page that come to the whole: sections, and what stands around them. Raises Unfit."""
        words: list[Any] = []
        key = (name, *[shape(value, words) for value in values.values()])
        if key not in self._pages:
            _keep(self._pages, key, self._cast(made, values))
        cast = self._pages[key]
        if cast is None:
            raise Unfit
        words, paged = cast.all(words), _paged(cast.said)
        out = [paged.pieces[0].filled(words)]
        for number, after in zip(paged.sections, paged.pieces[1:], strict=True):
            out += (self._sections(words[number], paged.style), after.filled(words))
        return tuple(out)

    def _cast(self, made: _Made, values: dict[str, Any]) -> Cast | None:
        try:
            cast = self._casting.cast(made, values)
            cast.mould()
        except Unfit:
            return None
        return cast

    def sections(self, several: Any) -> Markup | None:
        """A mark in the place of sections on a page; None where they are not left out."""
        of = self._casting.waiting(several)
        if of is None:
            return None
        assert isinstance(of, int), "sections are one value"
        return Markup(f"<!--sections {of}-->")  # noqa: S704 - a number in a comment

    @lru_cache(KEPT)  # noqa: B019 - the templates of letters live as long as the program
    def _sections(self, several: Sequence[Section], style: str) -> str:
        return "".join([f"{self._styled(section, style)}\n" for section in several])

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _styled(self, section: Section, style: str) -> str:
        runs = text.runs(section)
        heading = text.clean(section.heading)
        words = [heading]
        outline: list[Any] = []
        for run in runs:
            if isinstance(run, Table):
                outline.append((len(run.head), len(run.rows), run.changed))
                words += run.head
                for row in run.rows:
                    words += row
            else:
                outline.append(len(run))
                words += run
        if not all(words):
            return inliner().inline_fragment(self._fill(heading, runs), style)
        return self._mould(tuple(outline), style).filled(words)

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _mould(self, outline: tuple[Any, ...], style: str) -> Markings:
        """The mould of the sections whose runs have so many sentences, or columns, rows and changed cells."""
        free = count()

        def holes(several: int) -> tuple[str, ...]:
            return tuple(mark(next(free)) for _ in range(several))

        (heading,) = holes(1)
        runs = tuple(
            holes(run)
            if isinstance(run, int)
            else Table(holes(run[0]), tuple(holes(run[0]) for _ in range(run[1])), run[2])
            for run in outline
        )
        ((found, _),) = _cut(inliner().inline_fragment(self._fill(heading, runs), style))
        return found


def _keep(kept: dict[Any, Any], key: Any, value: Any) -> None:
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = value


@lru_cache(KEPT)
def _paged(html: str) -> Paged:
    cut = _cut(inliner().inline(html))
    return Paged(
        tuple(found for found, _ in cut), tuple(number for _, number in cut if number is not None), sheet(html)
    )


def _cut(html: str) -> list[tuple[Markings, int | None]]:
    """The markup between sections, each with the number of the word for those that follow."""
    found: list[tuple[Markings, int | None]] = []
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
            found.append((Markings(tuple(before), said), int(hole[2])))
            before = []
    found.append((Markings(tuple(before), html[at:]), None))
    return found


def _in_text(words: str) -> str:
    """Words as they are written between elements; raises Unfit."""
    if not _SPECIAL.search(words):
        return words
    if _UNFIT.search(words):
        raise Unfit
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\xa0", "&nbsp;")


def _in_attribute(words: str) -> str:
    """Words as they are written in an attribute; raises Unfit."""
    if _UNFIT.search(words):
        raise Unfit
    return words.replace("&", "&amp;").replace('"', "&quot;").replace("\xa0", "&nbsp;")
