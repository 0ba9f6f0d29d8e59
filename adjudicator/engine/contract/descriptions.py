"""Descriptions: what a player reads of a piece, an order word, a fact or a rulebook value.

The English text stands in the code beside what it describes. Another language has it in a phrase with the name of the
thing; if that is missing, English is used. An empty line separates paragraphs.
"""

import re
from functools import lru_cache
from inspect import getdoc
from typing import NamedTuple

from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.text.phrase_files import ABOUT
from adjudicator.engine.text.phrasebook import Phrasebook


class Thing(NamedTuple):
    """Something with a name that is no piece, such as a card that is only a number: what it is, in its own words."""

    name: str
    kind: str
    text: str
    also: tuple[str, ...] = ()
    """Other names for it, in lower case."""


def about(kind: str, name: str) -> str:
    """The name of the phrase that describes something: `about-piece-cosmic-zap`."""
    return f"{ABOUT}{kind}-{re.sub('[^a-z0-9]+', '-', name.lower()).strip('-')}"


@lru_cache(maxsize=2048)
def of(thing: Piece | type[Choice] | type[Fact], words: Phrasebook) -> tuple[str, ...]:
    """The description of a piece, an order word or a fact, paragraph by paragraph."""
    name, english = named(thing)
    return paragraphs(name, english, words)


def paragraphs(name: str, english: str, words: Phrasebook) -> tuple[str, ...]:
    """A description by the name of its phrase, paragraph by paragraph."""
    text = words.say(name) if name in words else english
    return tuple(" ".join(part.split()) for part in text.strip().split("\n\n"))


def said(name: str, english: str, words: Phrasebook) -> str:
    """The description in one paragraph."""
    return " ".join(paragraphs(name, english, words))


def named(thing: Piece | type[Choice] | type[Fact]) -> tuple[str, str]:
    """The name of the phrase that describes a thing, and its English description."""
    if isinstance(thing, Piece):
        return about("piece", thing.described_as), (getdoc(type(thing)) or "").replace("`", "")
    kind = "order" if issubclass(thing, Choice) else "fact"
    return about(kind, thing.__name__), getdoc(thing) or ""
