"""Doubts: words that make it uncertain whether an order is wanted, or turn it into another one.

A line with such words is answered with what it may mean, and that never stands by itself. Every language has its words
in a file, `languages/de/doubts.txt`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import word_lists
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import ELSE, IF
from adjudicator.orders.words.word_lists import Phrases, entries, shipped

FILE: Final = "doubts.txt"
_SHORT: Final = 3
"""Words of a sentence that hardly says anything of its own: `Or not.`"""
_ASIDE: Final = "aside"
"""The key of words that leave an order as it is, although its writer may think of something else."""
_UNDOING: Final = "undoing"
"""The key of words that take back what stands in other sentences of a letter."""
_PAST: Final = "past"
"""The key of words that tell what has been, and take back what stands in other sentences if they ask nothing."""
_ASKING: Final = "asking"
"""The key of words with which people ask for something politely."""
_REPEATING, _ALWAYS = "repeating", "always"
"""The keys of words that say that an order is for every turn; of the second, where an order is written beside them."""
_KEYS: Final = ("doubt", "turning", _ASIDE, _UNDOING, _PAST, _ASKING, _REPEATING, _ALWAYS)
_SURE: Final = (_ASKING, _ALWAYS)
"""The keys of words that leave nothing uncertain."""


class Doubts:
    """The doubtful words of some languages."""

    def __init__(self, texts: Iterable[str]) -> None:
        known = [entry for text in texts for entry in entries(text)]

        def phrases(*keys: str) -> Phrases:
            return Phrases(said for entry in known if entry.key in keys for said in entry.said)

        self._phrases = phrases(*(key for key in _KEYS if key not in _SURE))
        self._strong = phrases(*(key for key in _KEYS if key not in (_ASIDE, *_SURE)))
        self._undoing, self._past, self._asking = phrases(_UNDOING), phrases(_PAST), phrases(_ASKING)
        self.repeating = phrases(_REPEATING, _ALWAYS)
        """The words that say that an order is for every turn."""

    def about(self, words: Sequence[Word]) -> bool:
        """Whether it is uncertain that the writer of some words wants exactly what they may mean."""
        return any(word.plain == "?" or self._phrases.before(words, at) for at, word in enumerate(words))

    def against(self, words: Sequence[Word]) -> bool:
        """Whether so much is uncertain that nothing should be offered for some words."""
        return any(word.plain == "?" or self._strong.before(words, at) for at, word in enumerate(words))

    def strong(self, words: Sequence[Word]) -> frozenset[str]:
        """The words for which nothing should be offered, unless an order has them itself."""
        return frozenset(
            one.plain
            for at, word in enumerate(words)
            for one in (words[at : at + self._strong.before(words, at)] or ([word] if word.plain == "?" else []))
        )

    def unasked(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words of a polite request without what makes it a question: `could you send it again?`."""
        size = self._asking.before(words, 0)
        return [word for word in words[size:] if word.plain != "?"] if size else words

    def undoes(self, words: Sequence[Word]) -> bool:
        """Whether a sentence that names nothing may take back, or narrow, what others say."""
        short = len([word for word in words if word.plain[0].isalnum()]) <= _SHORT
        begun = words[0].plain if words else ""
        if begun in IF or begun in ELSE or (short and self.against(words)):
            return True
        asks = bool(words) and words[-1].plain == "?"
        return any(
            self._undoing.before(words, at) or (not asks and self._past.before(words, at)) for at in range(len(words))
        )


@cache
def ours() -> Doubts:
    """The doubtful words of all languages that come with the program, together."""
    return Doubts(shipped(FILE).values())


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a file of doubtful words."""
    return word_lists.faults(name, text, _KEYS)
