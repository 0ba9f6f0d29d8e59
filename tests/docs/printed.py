"""The rules of a print sentence by sentence, each in our own few words, with the modules that play it and cases.

A print has headings, and its sentences no numbers. A sentence is called by the letters of its heading here and its
place under it.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tests.docs.rules import short


class Sentence(NamedTuple):
    """What a sentence says, the modules that play it, and cases (or a test, below `tests/`) that show it."""

    number: str
    says: str
    modules: tuple[str, ...]
    shown: tuple[str, ...]


class Print(NamedTuple):
    """A print: the title that plays it, its headings as cases cite them by their letters, and its sentences."""

    title: str
    headings: Mapping[str, str]
    sentences: tuple[Sentence, ...]

    @property
    def home(self) -> str:
        """The folder below `adjudicator/` in which the modules are."""
        return f"games/{self.title}/"


def rows(letters: str, modules: str, *sentences: tuple[str, str]) -> tuple[Sentence, ...]:
    """The sentences below a heading, each with the cases that show it; `modules` play them all."""
    played = tuple(modules.split())
    return tuple(
        Sentence(f"{letters}{place}", says, played, tuple(shown.split()))
        for place, (says, shown) in enumerate(sentences, 1)
    )


def headings(print_: Print) -> list[str]:
    """The headings with the letters of their sentences."""
    named = (f"| {short} | {name} |" for short, name in print_.headings.items())
    return ["| letters | heading |", "| --- | --- |", *named]


def table(print_: Print) -> list[str]:
    """The sentences as a table."""
    lines = [f"| {' | '.join(_cells(one))} |" for one in print_.sentences]
    return ["| no. | what it says | played by | shown by |", "| --- | --- | --- | --- |", *lines]


def _cells(one: Sentence) -> tuple[str, ...]:
    return one.number, one.says, ", ".join(map(short, one.modules)), ", ".join(map(_cited, one.shown))


def _cited(shown: str) -> str:
    return f"`tests/{shown}`" if "/" in shown else shown
