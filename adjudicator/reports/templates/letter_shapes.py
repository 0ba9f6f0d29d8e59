"""Letter shapes: the output of a template, made once for each shape and filled with one letter's words after another.

Two letters mostly differ in their words and hardly in their elements. A template is filled in with holes (see
`template_shapes`), the result is styled, and the words are put in afterwards. Sections have shapes of their own.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from markupsafe import Markup
from msgspec import Struct

from adjudicator.core.forall import ForAll
from adjudicator.engine.contract.report_sections import Section, Table
from adjudicator.engine.text.scenes import Drawn, Hand
from adjudicator.reports.templates.chips import CHIPS, in_heading, in_sentences
from adjudicator.reports.templates.hand_shapes import HandShapes
from adjudicator.reports.templates.markings import Markings, cut, in_markup, in_text, markings, special
from adjudicator.reports.templates.page_style import fragment, sheet, whole
from adjudicator.reports.templates.scene_shapes import drawn_runs, holed
from adjudicator.reports.templates.shape_store import Kept
from adjudicator.reports.templates.template_shapes import Cast, Casting, Given, Mould, Unfit, mark
from adjudicator.reports.text.sections import Parts, Run, Told, told
from adjudicator.reports.text.text import clean, close
from adjudicator.reports.values.taps import Answered, Tapped, parted

KEPT: Final = 1024
"""How many shapes are kept."""
TWINS: Final = 6
"""From so many rows on, two rows of a table may stand side by side on a narrow screen."""
TWIN: Final = 10
"""How many characters a cell of such a row may have."""
FOR_ALL: Final = 64
"""How many sections for everybody are kept: those of a table, whose letters are written together."""
_ROWS: Final = re.compile("(.*<tbody[^>]*>\n)(.*)(</tbody>.*)", re.DOTALL)
"""A table: the part before its rows, the rows, and the part after them."""
_CELL: Final = re.compile("(?=<td)")
"""The beginning of a cell that is not the first of its row."""

_T = TypeVar("_T")
_Made = Callable[[dict[str, Any]], str]


class Paged(Struct, frozen=True):
    """The shape of a page in the pieces around its sections, which words are sections, and the style."""

    pieces: tuple[Markings, ...]
    sections: tuple[int, ...]
    style: str


class _Holed(Table, frozen=True):
    """A table with holes for its words, which do not say how it looks on narrow screens."""

    shape: str = ""


def narrow(table: Table, *, plain: bool = False) -> str:
    """How a table looks on a narrow screen: `tall` has one cell below the other, `twin` two rows side by side.

    It is the class of its element; `twin three` has three columns.

    `plain` as in `text.close`.
    """
    if isinstance(table, _Holed):
        return table.shape
    return _twin(table) if close(table, plain=plain) else "tall"


def _twin(table: Table) -> str:
    """`twin` if two rows fit side by side, and are so many that it matters; the first of three cells is a number."""
    columns = len(table.head)
    if len(table.rows) < TWINS or columns not in (2, 3):
        return ""
    shape, widths = ("twin", (TWIN, TWIN)) if columns == 2 else ("twin three", (2, TWIN, TWIN))
    return shape if all(len(cell) <= wide for row in table.rows for cell, wide in zip(row, widths, strict=True)) else ""


class _Text(Struct, frozen=True):
    """The shape of a text in the pieces around its sections, and which words these are."""

    cast: Cast
    pieces: tuple[Mould, ...]
    sections: tuple[int, ...]


class Moulds:
    """Letters by shapes. `fill` renders a section, `ask` a question with its links; `said` renders sections as text.

    With `kept`, shapes are cached for the next process.
    """

    __slots__ = ("_ask", "_casting", "_fill", "_hands", "_kept_moulds", "_pages", "_said", "_texts")

    def __init__(
        self,
        casting: Casting,
        fill: Callable[[str, Sequence[Run]], str],
        ask: Callable[[dict[str, Any]], str],
        said: Callable[[Sequence[Section]], str],
        kept: Kept | None = None,
    ) -> None:
        self._casting = casting
        self._kept_moulds = kept
        self._fill = fill
        self._ask = ask
        self._said = said
        self._texts: dict[Any, _Text | None] = {}
        self._pages: dict[Any, Cast | None] = {}
        self._hands = HandShapes(self._run)

    def text(self, name: str, given: Given, made: _Made) -> tuple[str, ...]:
        """A template's text, in pieces like a page; `made` fills it in. Raises Unfit."""
        key = (name, given.shape)
        try:
            found = self._texts[key]
        except KeyError:
            cast = self._cast(name, made, given)
            found = _keep(self._texts, key, self._apart(cast, len(given.words)) if cast is not None else None)
        if found is None:
            raise Unfit
        words = found.cast.all(given.words)
        said = [piece.filled(words) for piece in found.pieces]
        return _pieces(said, [words[number] for number in found.sections])

    def _apart(self, cast: Cast, given: int) -> _Text:
        """The shape of a text, cut at its sections; the steps make further words after the first `given` ones."""
        sections = {number for number, step in enumerate(cast.steps, given) if step.done is self._said}
        whole = cast.mould()
        cuts = [at for at, number in enumerate(whole.numbers) if number in sections]
        starts, ends = [0, *(at + 1 for at in cuts)], [*cuts, len(whole.numbers)]
        pieces = [
            Mould(whole.around[2 * start : 2 * end + 1], whole.numbers[start:end])
            for start, end in zip(starts, ends, strict=True)
        ]
        return _Text(cast, tuple(pieces), tuple([whole.numbers[at] for at in cuts]))

    def page(self, name: str, given: Given, made: _Made) -> tuple[str, ...]:
        """The pieces of a page: sections, and the parts around them. Raises Unfit."""
        key = (name, given.shape)
        try:
            cast = self._pages[key]
        except KeyError:
            cast = _keep(self._pages, key, self._cast(name, made, given))
        if cast is None:
            raise Unfit
        words, paged = cast.all(given.words), self._paged(cast.said)
        said = [piece.filled(words) for piece in paged.pieces]
        return _pieces(said, [self._sections(words[number], paged.style) for number in paged.sections])

    def _cast(self, name: str, made: _Made, given: Given) -> Cast | None:
        def cast() -> Cast:
            found = self._casting.cast(made, given.values)
            found.mould()
            return found

        try:
            return cast() if self._kept_moulds is None else self._kept_moulds.cast(cast, name, repr(given.shape))
        except Unfit:
            return None

    def _words(self, made: Callable[[], str], *of: str) -> str:
        """Words that depend only on these; made if they are not cached."""
        return made() if self._kept_moulds is None else self._kept_moulds.words(made, *of)

    @lru_cache(KEPT)  # noqa: B019 - the templates of letters live as long as the program
    def _paged(self, html: str) -> Paged:
        parts = cut(self._words(lambda: whole(html), "page", html))
        return Paged(
            tuple(found for found, _ in parts), tuple(number for _, number in parts if number is not None), sheet(html)
        )

    def sections(self, several: Any) -> Markup | None:
        """A placeholder for sections, or questions, on a page; None if they are not left out."""
        of = self._casting.waiting(several)
        if of is None:
            return None
        assert isinstance(of, int), "sections are one value"
        return Markup(f"<!--sections {of}-->")  # noqa: S704 - a number in a comment

    def _sections(self, several: Sequence[Section] | Tapped, style: str) -> str:
        """Sections, or questions with their links, with their style."""
        if isinstance(several, Tapped):
            return "".join([self._question(one, style) for one in several])
        together = told(several)
        return self._kept(together, style) if shared(several) else self._joined(together, style)

    def _question(self, one: Answered, style: str) -> str:
        """A question with its style; its links are escaped already."""
        asked = one.question
        verb, words = parted(one.words)
        said: list[str] = [str(asked.where or ""), asked.place, clean(asked.prompt), clean(asked.silence), verb]
        said += words
        if special("".join(said)):
            said = [*map(in_text, said)]
        said[2:4] = in_sentences(said[2:4])
        shape = (bool(asked.where), bool(asked.place), asked.owed, bool(verb), len(words), bool(one.other))
        return self._asked(shape, style).filled_with_markup([*said, *one.links, one.other])

    @lru_cache(KEPT)  # noqa: B019 - the templates of letters live as long as the program
    def _asked(self, shape: tuple[bool, bool, bool, bool, int, bool], style: str) -> Markings:
        """A question with holes: its number, what that counts, its words, those of its links, and the links."""
        where, place, owed, verb, taps, other = shape
        values = {
            "where": mark(0) if where else "",
            "place": mark(1) if place else "",
            "prompt": mark(2),
            "silence": mark(3),
            "owed": owed,
            "verb": mark(4) if verb else "",
            "taps": [(mark(5 + at), mark(5 + taps + at)) for at in range(taps)],
            "other": mark(5 + 2 * taps) if other else "",
        }
        made = self._words(lambda: fragment(self._ask(values), style), "question", style, repr(values))
        return markings(made)

    @lru_cache(FOR_ALL)  # noqa: B019 - the templates of letters live as long as the program
    def _kept(self, several: Told, style: str) -> ForAll:
        return ForAll(self._joined(several, style))

    def _joined(self, several: Told, style: str) -> str:
        styled = [self._styled(one.heading, found, style) for one, found in zip(several, several.parts(), strict=True)]
        return "".join([f"{one}\n" for one in styled])

    def _styled(self, named: str, parts: Parts, style: str) -> str:
        """A section with its style: its heading, and one run after another."""
        _, words, plain, runs = parts
        heading = clean(named)
        # A section is examined once for all its words, none of which is in an attribute. A bar separates the words: two
        # bars in a row mean an empty word or a bar within a word.
        words = f"{heading}|{words}|"
        if "||" in words or not heading:
            return fragment(self._fill(heading, runs), style)
        escaped = special(words)
        if escaped:
            heading = in_text(heading)
        out = [self._heading(style).filled_with_markup((in_heading(heading),))]
        for run in drawn_runs(runs):
            if not isinstance(run, Table):
                said = in_sentences([*map(in_text, run)] if escaped else run)
                out.append(self._sentences(len(run), style).filled_with_markup((heading, *said)))
            elif run.drawn is not None:
                out.append(self._drawn(heading, run.drawn, style))
            else:
                shown = _escaped(run) if escaped else run
                out += self._table(heading, shown, style, shape=narrow(run, plain=plain))
        return "".join(out)

    def _drawn(self, heading: str, drawn: Drawn, style: str) -> str:
        """A drawn table with its style."""
        if isinstance(drawn, Hand) and drawn.cards:
            return self._hands.filled(heading, drawn, style)
        shape, words = holed(drawn)
        return self._scene(shape, style).filled_with_markup((heading, *in_markup(words)))

    @lru_cache(KEPT)  # noqa: B019 - as below
    def _scene(self, shape: Drawn, style: str) -> Markings:
        return markings(self._run(Table((), (), drawn=shape), style))

    def _table(self, heading: str, table: Table, style: str, *, shape: str) -> Iterator[str]:
        """A table with its style: the part before its rows, one row after another, and the rest."""
        head, columns = (heading, *table.head), len(table.head)
        changed: dict[int, tuple[int, ...]] = {}
        for row, column in table.changed:
            changed[row] = (*changed.get(row, ()), column)
        before, after = self._frame(columns, shape, style)
        usual = self._row(columns, (), shape, style)
        yield before.filled_with_markup(head)
        for number, cells in enumerate(table.rows):
            shown = self._row(columns, changed[number], shape, style) if number in changed else usual
            yield shown.filled_with_markup((*head, *[CHIPS.get(cell, cell) for cell in cells]))
        yield after.filled_with_markup(head)

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _heading(self, style: str) -> Markings:
        return markings(self._shown((), style))

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _sentences(self, several: int, style: str) -> Markings:
        return markings(self._run(tuple(map(mark, range(1, several + 1))), style))

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _frame(self, columns: int, shape: str, style: str) -> tuple[Markings, Markings]:
        before, _, after = self._split(columns, False, shape, style)
        return markings(before), markings(after)

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _row(self, columns: int, changed: tuple[int, ...], shape: str, style: str) -> Markings:
        """A row with holes. A cell's style depends on whether it is new, not on which others are."""
        cells = [*self._cells(columns, False, shape, style)]
        if changed:
            new = self._cells(columns, True, shape, style)
            for at in changed:
                cells[at] = new[at]
        return markings("".join(cells))

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _cells(self, columns: int, new: bool, shape: str, style: str) -> tuple[str, ...]:
        """The cells of a row with holes, the first with the part before it and the last with the part after."""
        cells = tuple(_CELL.split(self._split(columns, new, shape, style)[1]))
        assert len(cells) == columns, "the first cell is a head, and each of the others an element"
        return cells

    @lru_cache(KEPT)  # noqa: B019 - as above
    def _split(self, columns: int, new: bool, shape: str, style: str) -> Sequence[str]:
        """A table of one row with holes, split before and after the row; all its cells are `new` or none."""
        heads, row = (tuple(map(mark, range(start, start + columns))) for start in (1, columns + 1))
        changed = tuple((0, column) for column in range(columns)) if new else ()
        found = _ROWS.fullmatch(self._run(_Holed(heads, (row,), changed, shape=shape), style))
        assert found is not None, "the rows of a table are its body"
        assert not any(markings(part).quoted for part in found.groups()), "words of a table are never in attributes"
        return found.groups()

    def _run(self, run: Run, style: str) -> str:
        """A run with its style, below a heading that is the first hole."""
        return self._shown((run,), style).removeprefix(self._shown((), style))

    def _shown(self, runs: Sequence[Run], style: str) -> str:
        return self._words(lambda: fragment(self._fill(mark(0), runs), style), "section", style, repr(runs))


def shared(sections: Sequence[Section]) -> bool:
    """Whether sections that stand together in a letter go to everybody, in the same words."""
    return bool(sections) and sections[-1].shared


def _pieces(around: Sequence[str], sections: Sequence[str]) -> tuple[str, ...]:
    """A letter in pieces: the sections for everybody, which are looked up later, and the parts between them.

    The rest is joined, because a few long pieces are faster to process than many short ones.
    """
    out: list[str] = []
    own = [around[0]]
    for said, after in zip(sections, around[1:], strict=True):
        if type(said) is ForAll:
            out += ("".join(own), said)
            own = [after]
        else:
            own += (said, after)
    return (*out, "".join(own))


def _escaped(table: Table) -> Table:
    """A table with its words escaped as between elements; raises Unfit."""
    rows = tuple([tuple(map(in_text, cells)) for cells in table.rows])
    return Table(tuple(map(in_text, table.head)), rows, table.changed)


def _keep(kept: dict[Any, _T], key: Any, value: _T) -> _T:
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = value
    return value
