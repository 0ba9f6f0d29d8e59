"""Markings: markup with holes for words, which are escaped as they are put in."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from markupsafe import Markup
from msgspec import Struct

from adjudicator.reports.templates.chips import in_sentences
from adjudicator.reports.templates.template_shapes import MARK, Unfit, taking

_HOLE: Final = re.compile(f"{MARK}|<!--sections ([0-9]+)-->")
_SPECIAL: Final = ("&", "<", ">", '"', "\xa0", "\0", "\r", "\n")
"""Characters that are escaped in markup, or are not allowed everywhere in it."""
_IN_TEXT: Final = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\xa0", "&nbsp;"))
"""The escapes of characters that would be misread between elements."""


class Markings(Struct, frozen=True):
    """Markup with holes: the parts around them, the function that takes the words, and which are in an attribute."""

    around: tuple[str, ...]
    taken: Callable[[Sequence[str]], tuple[str, ...]]
    quoted: frozenset[int]

    def filled(self, given: Sequence[str]) -> str:
        """The markup with these words in it; raises Unfit."""
        out = [*self.around]
        out[1::2] = said = self.taken(given)
        # Nearly always none of them needs escaping.
        words = "".join(said)
        if special(words):
            signs = [sign for sign in _SPECIAL if sign in words]
            for at, one in enumerate(said):
                if any(map(one.__contains__, signs)):
                    out[2 * at + 1] = _in_attribute(one) if at in self.quoted else in_text(one)
        return "".join(out)

    def filled_with_markup(self, words: Sequence[str]) -> str:
        """The same with words that are already markup."""
        out = [*self.around]
        out[1::2] = self.taken(words)
        return "".join(out)


def markings(html: str) -> Markings:
    """Markup without sections."""
    ((found, _),) = cut(html)
    return found


def cut(html: str) -> list[tuple[Markings, int | None]]:
    """The markup between sections, each with the number of the word for the sections that follow."""
    found: list[tuple[Markings, int | None]] = []
    around: list[str] = []
    numbers: list[int] = []
    quoted: list[int] = []
    at, opened, closed = 0, -1, -1
    for hole in _HOLE.finditer(html):
        said = html[at : hole.start()]
        opened = max(opened, html.rfind("<", at, hole.start()))
        closed = max(closed, html.rfind(">", at, hole.start()))
        at = hole.end()
        if hole[1] is None:
            found.append((Markings((*around, said), taking(numbers), frozenset(quoted)), int(hole[2])))
            around, numbers, quoted = [], [], []
            continue
        if opened > closed:
            quoted.append(len(numbers))
        around += (said, "")
        numbers.append(int(hole[1]))
    found.append((Markings((*around, html[at:]), taking(numbers), frozenset(quoted)), None))
    return found


def special(words: str) -> bool:
    """Whether any character must be escaped in markup, or is not allowed everywhere in it.

    Eight searches of the whole are many times faster than one check per character.
    """
    return (
        "&" in words
        or "<" in words
        or ">" in words
        or '"' in words
        or "\xa0" in words
        or "\0" in words
        or "\r" in words
        or "\n" in words
    )


def in_markup(words: Sequence[str]) -> Sequence[str]:
    """Words escaped where they must be, with a chip for each player; raises Unfit."""
    return in_sentences([*map(in_text, words)] if special("".join(words)) else words)


def _fit(words: str) -> str:
    """Words that can be put in afterwards; raises Unfit for text that markup readers would misread."""
    if "\0" in words or "\r" in words or words.startswith("\n"):
        raise Unfit
    return words


def in_text(words: str) -> str:
    """Words escaped as between elements; markup stays; raises Unfit."""
    if isinstance(words, Markup):
        return words
    words = _fit(words)
    # Searching for a character is several times faster than replacing one that is not there.
    for sign, said in _IN_TEXT:
        if sign in words:
            words = words.replace(sign, said)
    return words


def _in_attribute(words: str) -> str:
    """Words escaped as in an attribute; raises Unfit."""
    words = _fit(words)
    return words.replace("&", "&amp;").replace('"', "&quot;").replace("\xa0", "&nbsp;")
