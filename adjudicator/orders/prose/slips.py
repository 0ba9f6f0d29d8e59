"""Slips: words with one letter too many, too few, wrong or out of place, and the word of orders that each is.

Only words that are in no list are taken for slips: an ordinary word of a language, or one that is known here, stays.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.words import synonyms, word_lists
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.word_lists import entries, shipped

FILE: Final = "ordinary.txt"
_KEY: Final = "ordinary"
_SHORTEST: Final = 3
"""Letters of the shortest slip; a word of four has all but one of them."""
_MOST_REMEMBERED: Final = 4096
_SURE: Final = 5
"""Letters of a word that may begin with another letter."""


class Slips:
    """The words that somebody may have wanted to write."""

    def __init__(self, words: Iterable[str]) -> None:
        self._known = dict.fromkeys(words)
        self._mended: dict[str, str] = {}
        """What words were meant for that are no known ones; empty if none is certain."""
        self._near: dict[str, list[str]] = {}
        for word in self._known:
            if len(word) > _SHORTEST and word.isalpha():
                for less in (word, *_shorter(word)):
                    self._near.setdefault(less, []).append(word)

    def mended(self, word: Word, rather: Iterable[str] = ()) -> Word:
        """The one word that was meant, or the same if none was or several may have been.

        If it may be one of some others, it is `rather` that one than any word of the lists.
        """
        plain = word.plain
        if word.number is not None or len(plain) < _SHORTEST or not plain.isalpha():
            return word
        if plain in self._known or plain in ordinary():
            return word
        likely = [one for one in rather if _one(plain, one)]
        if len(likely) == 1:
            return split(likely[0])[0]._replace(line=word.line, column=word.column, end=word.end)
        if plain not in self._mended:
            if len(self._mended) >= _MOST_REMEMBERED:
                self._mended.clear()
            self._mended[plain] = self._meant(plain)
        meant = self._mended[plain]
        return split(meant)[0]._replace(line=word.line, column=word.column, end=word.end) if meant else word

    def knows(self, word: Word) -> bool:
        """Whether a word is in any list."""
        said = word.plain in self._known or word.plain in ordinary()
        return said or synonyms.says_nothing(word) or bool(synonyms.meanings(word))

    def _meant(self, plain: str) -> str:
        """The one word that may have been meant by another; empty if there is not exactly one."""
        likely = dict.fromkeys(near for less in (plain, *_shorter(plain)) for near in self._near.get(less, ()))
        found = [near for near in likely if _one(plain, near)]
        if len(found) > 1:
            # More letters are left out than put in.
            found = [near for near in found if len(near) >= len(plain)]
        if len(found) > 1:
            found = [near for near in found if near[0] == plain[0] and near[-1] == plain[-1]]
        sure = len(found) == 1 and (found[0][0] == plain[0] or len(plain) > _SURE)
        return found[0] if sure else ""


def _shorter(word: str) -> list[str]:
    return [word[:at] + word[at + 1 :] for at in range(len(word))]


def _one(said: str, meant: str) -> bool:
    """Whether one letter makes the difference, or two that changed places."""
    start = 0
    while start < min(len(said), len(meant)) and said[start] == meant[start]:
        start += 1
    rest, other = said[start:], meant[start:]
    swapped = len(rest) > 1 and len(other) > 1 and rest[:2] == other[1::-1] and rest[2:] == other[2:]
    return swapped or rest[1:] == other[1:] or rest[1:] == other or rest == other[1:]


@cache
def ordinary() -> frozenset[str]:
    """Ordinary words of all languages that are near to words of orders."""
    return frozenset(
        one for text in shipped(FILE).values() for entry in entries(text) for said in entry.said for one in said
    )


@lru_cache(maxsize=64)
def slips(sayings: Sayings, vocabulary: Vocabulary, players: Sequence[str]) -> Slips:
    """The slips of somebody who uses some names, and speaks of some players."""
    names = [word.plain for known in vocabulary.kinds.values() for name in known for word in split(name)]
    return Slips([*sorted(sayings.words), *names, *(word.plain for player in players for word in split(player))])


def faults(name: str, text: str) -> Iterator[Fault]:
    """The errors in a list of ordinary words."""
    return word_lists.faults(name, text, (_KEY,))
