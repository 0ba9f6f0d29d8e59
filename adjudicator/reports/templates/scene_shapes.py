"""Scene shapes: drawn tables with holes for their words, so that each sort of scene is made once."""

from functools import cache
from typing import Any

from adjudicator.engine.text.scenes import Drawn, Scene
from adjudicator.reports.templates.template_shapes import mark
from adjudicator.reports.text.text import clean

FIRST = 1
"""The number of the first hole: before it is the heading."""


def holed(drawn: Drawn) -> tuple[Drawn, list[str]]:
    """A drawn table with holes for its words, numbered in their order, and these words, cleaned."""
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


@cache
def _mark(number: int) -> str:
    return mark(FIRST - 1 + number)


def verdict(drawn: Drawn | None) -> str:
    """The sentence that a drawn table says, and that a page need not say again below it; may be empty."""
    return clean(drawn.verdict) if isinstance(drawn, Scene) else ""


def beyond(sentences: tuple[str, ...], verdict: str) -> tuple[str, ...]:
    """Sentences without the one that what is drawn above them says already."""
    return tuple([one for one in sentences if one != verdict]) if verdict in sentences else sentences
