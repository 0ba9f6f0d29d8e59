"""Lists of words in a game master's folder: errors in them, and lists that are never read."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.games import catalogue
from adjudicator.orders.grammar.manual import LANGUAGE
from adjudicator.orders.words import courtesy, synonyms


def faults(file: Path) -> Iterator[Fault]:
    """The errors in one of the files of a folder of words."""
    if file.name == courtesy.FILE:
        yield from courtesy.faults(str(file), file.read_text("utf-8"))
    elif file.name == synonyms.FILE:
        yield from synonyms.faults(str(file), file.read_text("utf-8"), orders())
    else:
        names = f"{courtesy.FILE} and {synonyms.FILE}"
        yield Fault(str(file), 0, f"words of letters are in {names}")


@cache
def orders() -> frozenset[str]:
    """The order words of all titles, and those that join orders."""
    words = [choice.word for title in catalogue.titles().values() for choice in title.choices]
    return frozenset(word for several in (*words, *LANGUAGE) for word in several.split())
