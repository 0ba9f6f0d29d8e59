"""Courtesy: greetings, thanks, requests and signatures, recognised so that `Best wishes` is not reported as a problem.

Every language has its words in a file, `languages/de/courtesy.txt`. This module has only what holds in all of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Final

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import word_lists
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.word_lists import Entry, Phrases, entries, shipped

FILE: Final = "courtesy.txt"
_PHRASES: Final = ("greeting", "everybody", "closing", "thanks", "please", "before", "behind")
_WORDS: Final = ("orders", "joining", "no name", "wishing")
"""Keys that hold single words."""
_NAME_ENDS: Final = frozenset([",", ".", "!", ":", ";", "-"])
_DRAWN: Final = frozenset("\"'*_`~")
"""Quotes and signs of emphasis before the first word."""
_SIGNS: Final = frozenset([",", ".", "!", "-", ";"])
_LONGEST_CLOSING: Final = 5
_LONGEST_NAME: Final = 4
_MOST_BEFORE: Final = 3
_MOST_BEHIND: Final = 3


class Courtesy:
    """The courtesy of some languages."""

    def __init__(self, texts: Iterable[str]) -> None:
        known = [entry for text in texts for entry in entries(text)]

        def said(key: str) -> Iterator[tuple[str, ...]]:
            return (one for entry in known if entry.key == key for one in entry.said)

        self._greeting, self._everybody, self._closing, self._thanks, self._please, self._before, self._behind = (
            Phrases(said(key)) for key in _PHRASES
        )
        self._orders, joining, self._no_name, self.wishing = (
            frozenset(word for one in said(key) for word in one) for key in _WORDS
        )
        self._behind_name = _NAME_ENDS | joining

    # ---- lines that say nothing else

    def greets(self, words: Sequence[Word]) -> bool:
        """Whether a line at the head of a letter greets its reader."""
        return self._greeting.before(words) > 0

    def closes(self, words: Sequence[Word]) -> bool:
        """Whether a line is the closing formula of a letter; thanks may be longer."""
        said = [word for word in words if word.plain.isalpha()]
        size = self._closing.before(said)
        named = len(said) > size and said[size].plain in self._no_name  # nobody signs as `best card`
        return self._thanks.before(said) > 0 or (len(said) <= _LONGEST_CLOSING and size > 0 and not named)

    def announces(self, words: Sequence[Word]) -> bool:
        """Whether a line only says that orders follow: `Here are my orders:`."""
        short = words[-1].plain == ":" and len(words) <= _LONGEST_CLOSING + 1
        return short and any(word.plain in self._orders for word in words)

    # ---- around an order

    def bare(self, words: list[Word]) -> list[Word]:
        """A line without quotes and emphasis around it and without a `please` before it."""
        start = next((i for i, word in enumerate(words) if word.plain not in _DRAWN), 0)
        words = words[start:]
        while start and len(words) > 1 and words[-1].plain in _DRAWN:
            words = words[:-1]
        return words[self._please.before(words) :]

    def salutation(self, words: Sequence[Word]) -> int:
        """How many words at the start greet or thank somebody, with the name and sign that follow; 0 if none do."""
        size = self._greeting.before(words) or self._thanks.before(words)
        at = size
        while size and at < min(size + _LONGEST_NAME, len(words)) and words[at].plain not in self._no_name:
            if words[at].plain in self._behind_name:
                return at + sum(1 for _ in takewhile(lambda word: word.plain in self._behind_name, words[at:]))
            at += 1
        return size + self._everybody.before(words, size) if size else 0

    def before(self, words: Sequence[Word], at: int) -> int:
        """The place where a courtesy that begins at another place ends: `I would like to`, `please`."""
        for _ in range(_MOST_BEFORE):
            size = self._before.before(words, at)
            if not size:
                break
            at += size
            while at < len(words) and words[at].plain in (",", ":"):
                at += 1
        return at

    def thankless(self, words: Sequence[Word], *, asked: bool) -> Sequence[Word]:
        """The words without thanks at their end, and without the question mark of a polite question (`asked`)."""
        end = bare = unsigned(words, len(words), asked=asked)
        for _ in range(_MOST_BEHIND):
            size = self._behind.behind(words, end)
            if not size:
                break
            end = unsigned(words, end - size)
        return words[:end] if asked or end < bare else words


def unsigned(words: Sequence[Word], end: int, *, asked: bool = False) -> int:
    """The end of the words, or a place in them, moved back over the signs before it; with `asked`, over `?` as well."""
    while end and (words[end - 1].plain in _SIGNS or (asked and words[end - 1].plain == "?")):
        end -= 1
    return end


def signs(words: Sequence[Word]) -> bool:
    """Whether a line below a closing formula can be its writer's name."""
    return len(words) <= _LONGEST_NAME and all(word.number is None for word in words)


@cache
def ours() -> Courtesy:
    """The courtesy of all languages that come with the program, together, as people mix them."""
    return Courtesy(shipped(FILE).values())


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a file of courtesy."""
    return word_lists.faults(name, text, (*_PHRASES, *_WORDS), _several)


def _several(entry: Entry) -> str:
    """What is wrong with an entry of single words that has several in one; empty if nothing is."""
    several = next((one for one in entry.said if len(one) > 1), None) if entry.key in _WORDS else None
    return f'"{entry.key}" takes single words, not "{" ".join(several)}"' if several is not None else ""
