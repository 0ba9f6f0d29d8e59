"""Word classes: what everyday words do in a sentence that holds an order; `or` leaves a choice, `nicht` turns round.

Every language has them in a file, `languages/de/classes.txt`; people mix languages, so they are taken together. The
English file says what each class is for. Words of the language of orders are no such words.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import word_lists
from adjudicator.orders.words.word_lists import entries, shipped

FILE: Final = "classes.txt"


@cache
def _classes() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for text in shipped(FILE).values():
        for entry in entries(text):
            found.setdefault(entry.key, set()).update(word for said in entry.said for word in said)
    return {key: frozenset(words) for key, words in found.items()}


def of(key: str) -> frozenset[str]:
    """The words of a class, in all languages that come with the program."""
    return _classes()[key]


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a file of classes."""
    return word_lists.faults(name, text, tuple(_classes()))
