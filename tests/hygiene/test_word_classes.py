"""Every class of everyday words is asked for somewhere: what nobody asks for any more is taken out of the languages."""

import ast
from collections.abc import Iterable, Iterator

from adjudicator.orders.words.word_classes import FILE
from adjudicator.orders.words.word_lists import entries, shipped
from tests.hygiene.sources import Source, modules, sample


def unused(keys: Iterable[str], sources: Iterable[Source]) -> Iterator[str]:
    """The keys that stand in no module as a string."""
    said = {node.value for source in sources for node in source.every(ast.Constant)}
    yield from (key for key in keys if key not in said)


def test_every_class_is_asked_for() -> None:
    keys = dict.fromkeys(entry.key for text in shipped(FILE).values() for entry in entries(text))
    assert list(unused(keys, modules("adjudicator"))) == []


def test_a_class_that_nobody_asks_for_is_found() -> None:
    asking = sample('_OR = word_classes.of("or")')
    assert list(unused(["or", "opposite"], [asking])) == ["opposite"]
