"""Scenes: the challenges that are spoken of without a number, `my own invasion`, `at home`, `in the other one`.

What people say for one stands in a file of each language, `languages/de/scenes.txt`; which one is meant is for the
position to say. Where it leaves two, nothing is meant.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import word_classes, word_lists
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.word_lists import Phrases, Said, entries, shipped

FILE: Final = "scenes.txt"
_ATTACKING, _DEFENDING, _OTHER = "attacking", "defending", "other"
_KEYS: Final = (_ATTACKING, _DEFENDING, _OTHER)
_AGAINST: Final = "against"
"""Stands in a vocabulary before whoever is met in a challenge."""
_DEFENCE: Final = word_classes.of("defending side")
_WITHIN: Final = word_classes.of("before a scene")
"""What may stand before the name of a challenge."""
_NOUNS: Final = word_classes.of("before a noun")
"""What descriptions begin with that need a word before them to say where something happens."""
_LABELLING: Final = frozenset([":", "-", "="])
_UPON: Final = word_classes.of("upon")
"""Stands between an attack and whom it hits."""


class Scenes:
    """Finds the challenges that one player speaks of, who is asked about some now."""

    def __init__(self, vocabulary: Vocabulary, asked: Collection[int], seats: Collection[str]) -> None:
        self._noun = vocabulary.numbered
        self._asked = frozenset(asked) - {0}
        self._seats = frozenset(seat.casefold() for seat in seats)
        self._met: dict[str, set[int]] = {}
        """The challenges of every main player."""
        own: dict[int, bool] = {}
        """Whether the player defends in each of their own challenges."""
        for said, there in vocabulary.stand_ins().items():
            self._met.setdefault(said[-1], set()).update(where for _, where in there)
            if said[0] == _AGAINST:
                own.update((where, side not in _DEFENCE) for side, where in there)
        self._of = {
            key: {where for where, defends in own.items() if defends is (key == _DEFENDING) and where in self._asked}
            for key in (_ATTACKING, _DEFENDING)
        }
        self._phrases, self._meant = _known()

    def placed(self, words: Sequence[Word], last: int) -> tuple[list[Word], int]:
        """The words with the number of each challenge that is only described; and the challenge spoken of last.

        `last` is the one before them (0: none).
        """
        if not self._asked:
            return list(words), 0
        out: list[Word] = []
        at = 0
        while at < len(words):
            size = self._phrases.before(words, at)
            counted = at + size < len(words) and words[at + size].number is not None
            place = self._place(tuple(word.plain for word in words[at : at + size]), last) if size else 0
            within = bool(out) and out[-1].plain in _WITHIN
            if place and not counted and (within or self._stands_alone(words, at, size)):
                size += self._opponent(words, at + size, place)
                out += self._named(words[at : at + size], place, within)
                last = place
                at += size
                continue
            last = next(iter(self._spoken(words, at)), last)
            out.append(words[at])
            at += 1
        return out, last

    def _place(self, said: Said, last: int) -> int:
        key = self._meant[said]
        found = self._asked - {last} if key == _OTHER and last in self._asked else self._of.get(key, set())
        return min(found) if len(found) == 1 else 0

    def _stands_alone(self, words: Sequence[Word], at: int, size: int) -> bool:
        """Whether words say where something happens: with an own word for that, or as the beginning of a list."""
        labelled = at + size < len(words) and words[at + size].plain in _LABELLING
        return words[at].plain not in _NOUNS or labelled

    def _opponent(self, words: Sequence[Word], at: int, place: int) -> int:
        """How many words name whoever is met in a challenge, behind its description: `my attack on Bob`."""
        here = words[at : at + 2]
        known = len(here) > 1 and here[0].plain in _UPON and place in self._met.get(here[1].plain, ())
        return len(here) if known else 0

    def _named(self, said: Sequence[Word], place: int, within: bool) -> list[Word]:
        first, end = said[0], said[-1].end
        words = split(f"{'' if within else 'in '}{self._noun} {place}")
        return [one._replace(line=first.line, column=first.column, end=end) for one in words]

    def _spoken(self, words: Sequence[Word], at: int) -> Iterator[int]:
        """The challenge that is named at a place: by its number, or by the only one that a player is met in."""
        word = words[at]
        after = words[at + 1].number if at + 1 < len(words) else None
        if word.plain == self._noun and after in self._asked:
            yield after or 0
        places = self._met.get(word.plain, set()) & self._asked
        if len(places) == 1:
            yield min(places)


@cache
def _known() -> tuple[Phrases, dict[Said, str]]:
    meant = {said: entry.key for text in shipped(FILE).values() for entry in entries(text) for said in entry.said}
    return Phrases(meant), meant


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a list of scenes."""
    return word_lists.faults(name, text, _KEYS)
