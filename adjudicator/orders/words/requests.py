"""Requests: everyday words that are a word of the service, in any language: `Warum?` is WHY, `zur Probe` is CHECK.

Only what changes nothing is asked for in such words; for everything else the word itself is offered. Every language
has its words in a file, `languages/de/requests.txt`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import word_lists
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.word_lists import Phrases, entries, shipped

FILE: Final = "requests.txt"
_WHY, _CHECK, _BEFORE, _BEHIND, _HOUSE = "WHY", "CHECK", "before CHECK", "behind CHECK", "house plays"
_KEYS: Final = (_WHY, _CHECK, _BEFORE, _BEHIND, _HOUSE)
_STOPS: Final = ".!"
_APART: Final = " ,;:-"
_MOST_BEFORE: Final = 3
_MOST_BEHIND: Final = 6
"""Phrases around CHECK; a longer line says something else."""


class Requests:
    """The words of some languages."""

    def __init__(self, texts: Iterable[str]) -> None:
        known = [entry for text in texts for entry in entries(text)]
        self._phrases = {
            key: Phrases(one for entry in known if entry.key == key for one in entry.said) for key in _KEYS
        }
        checking = (one[0] for entry in known if entry.key == _CHECK for one in entry.said)
        self._telling = tuple(dict.fromkeys(checking))
        """The first words of all that means CHECK: most lines have none of them."""

    def why(self, words: Sequence[Word]) -> int:
        """How many words at the beginning of a line ask why; 0 if they do not."""
        return self._phrases[_WHY].before(words)

    def checks(self, line: str) -> bool:
        """Whether a line says that what stands below it is only to be tried: `check these orders please`."""
        plain = line.casefold()
        if not any(word in plain for word in self._telling):
            return False
        words = [word for word in split(line) if word.plain[0].isalnum()]
        start, before = self._over(_BEFORE, words, 0)
        size = self._phrases[_CHECK].before(words, start)
        end, behind = self._over(_BEHIND, words, start + size)
        return size > 0 and end == len(words) and before <= _MOST_BEFORE and behind <= _MOST_BEHIND

    def before_the_house(self, text: str) -> str | None:
        """What stands before the words at the end that let a program of the house play; None without such words.

        `until 3 January, house plays` gives `until 3 January`.
        """
        words = split(text)
        while words and words[-1].text in _STOPS:
            words.pop()
        size = self._phrases[_HOUSE].behind(words, len(words))
        return text[: words[-size].column - 1].rstrip(_APART) if size else None

    def _over(self, key: str, words: Sequence[Word], at: int) -> tuple[int, int]:
        """The place behind all phrases of a key that stand at a place, and how many these are."""
        number = 0
        while size := self._phrases[key].before(words, at):
            at, number = at + size, number + 1
        return at, number


@cache
def ours() -> Requests:
    """The requests of all languages that come with the program, together."""
    return Requests(shipped(FILE).values())


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a file of requests."""
    return word_lists.faults(name, text, _KEYS)
