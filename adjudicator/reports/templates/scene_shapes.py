"""Scene shapes: drawn tables with holes for their words, so that each sort of scene is made once."""

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
    if isinstance(value, str):
        words.append(clean(value))
        return mark(FIRST + len(words) - 1)
    if isinstance(value, tuple):
        return tuple([_holed(one, words) for one in value])
    return type(value)(*[_holed(getattr(value, name), words) for name in value.__struct_fields__])


def verdict(drawn: Drawn | None) -> str:
    """The sentence that a drawn table says, and that a page need not say again below it; may be empty."""
    return clean(drawn.verdict) if isinstance(drawn, Scene) else ""


def beyond(sentences: tuple[str, ...], verdict: str) -> tuple[str, ...]:
    """Sentences without the one that what is drawn above them says already."""
    return tuple([one for one in sentences if one != verdict]) if verdict in sentences else sentences
