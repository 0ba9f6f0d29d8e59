"""Descriptions: what a player reads of a piece, an order word, a fact or a rulebook value.

English stands in the code beside what it describes. A language has it in a phrase with the name of the thing, and where
it has none English is read; paragraphs are parted by an empty line.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from inspect import getdoc
from typing import TYPE_CHECKING, Any

from adjudicator.engine.phrasebook import Phrasebook
from adjudicator.engine.rules import Piece
from adjudicator.engine.sources import ABOUT
from adjudicator.engine.words import Choice, Fact

if TYPE_CHECKING:
    from adjudicator.engine.title import Title


def about(kind: str, name: str) -> str:
    """The name of the phrase that describes something: `about-piece-cosmic-zap`."""
    return f"{ABOUT}{kind}-{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}"


@lru_cache(maxsize=2048)
def of(thing: Piece | type[Choice] | type[Fact], words: Phrasebook) -> tuple[str, ...]:
    """What describes a piece, an order word or a fact, paragraph by paragraph."""
    name, english = _named(thing)
    return paragraphs(name, english, words)


def paragraphs(name: str, english: str, words: Phrasebook) -> tuple[str, ...]:
    """A description by the name of its phrase, paragraph by paragraph."""
    text = words.say(name) if name in words else english
    return tuple(" ".join(part.split()) for part in text.strip().split("\n\n"))


def said(name: str, english: str, words: Phrasebook) -> str:
    """The same in one paragraph."""
    return " ".join(paragraphs(name, english, words))


def descriptions(title: "Title[Any]") -> Iterator[tuple[str, str]]:
    """Everything of a title that is described, by the name of its phrase, with what it says in English."""
    things: tuple[Piece | type[Choice] | type[Fact], ...] = (*title.pieces, *title.choices, *title.facts)
    for thing in things:
        yield _named(thing)
    for piece in title.pieces:
        if modern := getattr(piece, "modern", ""):
            yield about("modern", piece.name), modern
    for spec in title.options:
        yield about("option", spec.name), spec.decides
    pieces = {piece.name.lower() for piece in title.pieces}
    for name in dict.fromkeys([word.about for word in title.choices]):
        # What is asked about a piece is called as that is, in every language.
        if name not in pieces:
            yield about("question", name), name


def _named(thing: Piece | type[Choice] | type[Fact]) -> tuple[str, str]:
    if isinstance(thing, Piece):
        return about("piece", thing.name), (getdoc(type(thing)) or "").replace("`", "")
    kind = "order" if issubclass(thing, Choice) else "fact"
    return about(kind, thing.__name__), getdoc(thing) or ""
