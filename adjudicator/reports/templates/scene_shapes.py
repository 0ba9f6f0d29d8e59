"""Scene shapes: drawn tables with holes for their words, so that each sort of scene is made once."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final

from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.scenes import Card, Drawn, Force, Hand, Played, Scene, Side, Use
from adjudicator.reports.templates.template_shapes import mark
from adjudicator.reports.text.sections import Run
from adjudicator.reports.text.text import clean

_mark: Final = cache(mark)
_FIELDS: Final[Mapping[type, Callable[[Any], tuple[Any, ...]]]] = {
    kind: attrgetter(*kind.__struct_fields__) for kind in (Card, Force, Hand, Played, Scene, Side, Use)
}
OF_CARD: Final = len(Card.__struct_fields__)
"""How many words a card has."""


def holed(drawn: Drawn) -> tuple[Drawn, list[str]]:
    """A drawn table with holes for its words, numbered in their order, and these words, cleaned.

    The first hole has the number 1: 0 is that of the heading.
    """
    words: list[str] = []
    shape: Drawn = type(drawn)(*_holed(_FIELDS[type(drawn)](drawn), words))
    return shape, words if "".join(words).isprintable() else [*map(clean, words)]


def hand_words(hand: Hand) -> list[str]:
    """The words of a hand, cleaned: so many of each card, and two of each use; some may be empty."""
    words: list[str] = []
    for one in (*hand.cards, *hand.uses):
        words += _FIELDS[type(one)](one)
    return words if "".join(words).isprintable() else [*map(clean, words)]


def _holed(values: tuple[Any, ...], words: list[str]) -> tuple[Any, ...]:
    """Several values with holes; most are words."""
    found: list[Any] = []
    for one in values:
        kind = type(one)
        if not one:
            found.append(one)
        elif kind is str:
            words.append(one)
            found.append(_mark(len(words)))
        elif kind is tuple:
            found.append(_holed(one, words))
        else:
            found.append(kind(*_holed(_FIELDS[kind](one), words)))
    return tuple(found)


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
