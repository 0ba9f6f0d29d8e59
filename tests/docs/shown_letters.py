"""Letters of `orders/specimens` on the page of letters that work: each with what it is read as."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from tests.specimens import corpus
from tests.specimens.corpus import Specimen

WIDTH: Final = 108

SHOWN: Final = {
    "postal-cosmic": (
        "plain chatty polite thumbs numbered-alternatives several-in-one-line headings-decorated condition-first"
        " card-table-lines hard-wrapped autocorrect-seat wrong-condition heading-wrong dont question no-wait"
        " prose-attack one-clause-of-two"
    ).split(),
    "cosmoforce": "list combat-polite conditions several-and".split(),
    "cosmoclasm": "laps condition-first laps-misspelt".split(),
}
"""Which letters are shown, by title, in this order."""


def chosen(title: str) -> list[Specimen]:
    """The letters of a title that are shown."""
    by_name = {one.path.stem.partition("-")[2]: one for one in corpus.specimens() if one.title == title}
    return [by_name[name] for name in SHOWN[title]]


def _items(head: str, items: tuple[str, ...]) -> Iterator[str]:
    if items:
        yield from ("", head, "")
        for item in items:
            first, *rest = wrap(item, WIDTH, break_long_words=False, break_on_hyphens=False)
            yield from (f"- {first}", *(f"  {line}" for line in rest))


def letters_of(title: str) -> list[str]:
    """The shown letters of a title with what they mean."""
    out: list[str] = []
    for one in chosen(title):
        meaning = one.meaning
        out += [f"**{meaning.about}**"]
        out += _items("What stood before:", tuple(f"`{line}`" for line in meaning.stood))
        typed = one.path.read_text(encoding="utf-8").rstrip("\n").split("\n")
        out += ["", *(f"    {line}".rstrip() for line in typed)]
        out += _items("What stands then:", tuple(f"`{line}`" for line in meaning.read.orders))
        out += _items("What is said to the service:", tuple(f"`{line}`" for line in meaning.read.asked))
        out += _items("What is asked about:", meaning.read.misread)
        out += ["", "---", ""]
    return out[:-3]
