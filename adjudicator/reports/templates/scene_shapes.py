"""Scene shapes: drawn tables with holes for their words, so that each sort of scene is made once."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.scenes import Drawn, Scene
from adjudicator.reports.templates.template_shapes import mark
from adjudicator.reports.text.sections import Run
from adjudicator.reports.text.text import clean

_mark: Final = cache(mark)


def holed(drawn: Drawn) -> tuple[Drawn, list[str]]:
    """A drawn table with holes for its words, numbered in their order, and these words, cleaned.

    The first hole has the number 1: 0 is that of the heading.
    """
    words: list[str] = []
    shape: Drawn = _holed(drawn, words)
    return shape, words


def _holed(value: Any, words: list[str]) -> Any:
    if not value:
        return value
    kind = type(value)
    if kind is str:
        words.append(value if value.isprintable() else clean(value))
        return _mark(len(words))
    if kind is tuple:
        return tuple([_holed(one, words) for one in value])
    return kind(*[_holed(getattr(value, name), words) for name in kind.__struct_fields__])


def drawn_runs(runs: Sequence[Run]) -> list[Run]:
    """The runs of a section without the sentences that what is drawn above them says already."""
    found: list[Run] = []
    said = ""
    for run in runs:
        if isinstance(run, Table):
            found.append(run)
            said = _verdict(run)
            continue
        if left := tuple([one for one in run if one != said]) if said and said in run else run:
            found.append(left)
        said = ""
    return found


def _verdict(table: Table) -> str:
    """The sentence that a drawn table says; may be empty."""
    return clean(table.drawn.verdict) if isinstance(table.drawn, Scene) else ""
