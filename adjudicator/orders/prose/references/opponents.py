"""Opponents: players who stand for their side, or for the challenge with them, and the challenges a sentence names."""

from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, key, split
from adjudicator.orders.words.segments import scope_at

_AGAINST: Final = frozenset(["against", "versus", "vs"])
_BETWEEN: Final = word_classes.of("parties")
_AT: Final = word_classes.of("at a fight")
"""What may stand before two players who fight each other."""
_BESIDE: Final = frozenset("in on for at to".split())
_ON: Final = "on"
_WITHIN: Final = frozenset(["in", "for", "on", "at"])
_LABELS: Final = frozenset([":", ")", ".", "-", "="])
"""What stands behind the number of a challenge at the beginning."""
_ARTICLES: Final = frozenset(["the", "my", "our"])
_NOUNS: Final = [[noun] for noun in "planet card cards token tokens".split()]
_MOST: Final = 2
"""Players in one order who may stand for something."""


class Opponents:
    """What the players stand for in the challenges of one player."""

    def __init__(self, vocabulary: Vocabulary, seats: Collection[str]) -> None:
        self._seats = frozenset(seat.casefold() for seat in seats)
        self._sides: dict[str, list[tuple[int, str]]] = {}
        self._challenges: dict[str, set[int]] = {}
        for said, there in vocabulary.stand_ins().items():
            if len(said) == 1:
                self._sides[said[0]] = [(where, side) for side, where in there]
            self._challenges.setdefault(said[-1], set()).update(where for _, where in there)

    def mainly(self, where: int) -> frozenset[str]:
        """The main players of a challenge."""
        return frozenset(seat for seat, places in self._challenges.items() if where in places)

    def instead(self, words: Sequence[Word], where: int, asked: Collection[int]) -> Iterator[tuple[int, list[Word]]]:
        """The words with something else in place of the players, each with the challenge that this makes it about."""
        seats = [at for at, word in enumerate(words) if word.plain in self._seats and not _numbered(words, at)]
        if not 0 < len(seats) <= _MOST:
            return
        for chosen in product(*(list(self._meanings(words, at)) for at in seats)):
            places = {place for place, _ in chosen}
            if len(places) != 1 or not places <= set(asked) or (where and where not in places):
                continue
            said = dict(zip(seats, (side for _, side in chosen), strict=True))
            yield chosen[0][0], [one for at, word in enumerate(words) for one in _stood(word, said.get(at, word.text))]

    def numbered(self, words: Sequence[Word], noun: str) -> list[Word]:
        """The words with the challenge that somebody is met in instead of them: `2 against Bob`, `2 to challenge 3`."""
        out: list[Word] = []
        for at, word in enumerate(words):
            places = sorted(self._challenges.get(word.plain, ())) if word.plain in self._seats else []
            against = bool(at) and words[at - 1].plain in _AGAINST
            if len(places) == 1 and against:
                out[-1:] = _stood(word, f"to {noun} {places[0]}")
            else:
                out.append(word)
        return out

    def between(self, words: Sequence[Word], noun: str) -> list[Word]:
        """The words with the number of a challenge in place of its main players: `challenge between Bob and Eve`.

        In `at Bob against Eve` the challenge itself is not named.
        """
        out = list(words)
        for at in range(len(words) - 1, -1, -1):
            here = [word.plain for word in out[at : at + 5]]
            if len(here) == 5 and here[0] == noun and here[1] in _BETWEEN and here[3] == "and":
                places = self._challenges.get(here[2], set()) & self._challenges.get(here[4], set())
                if len(places) == 1:
                    out[at : at + 5] = _stood(out[at], f"{noun} {min(places)}")
            elif len(here) > 3 and here[0] in _AT and here[2] in _AGAINST:
                places = self._challenges.get(here[1], set()) & self._challenges.get(here[3], set())
                if len(places) == 1:
                    out[at : at + 4] = _stood(out[at], f"in {noun} {min(places)}")
        return out

    def _meanings(self, words: Sequence[Word], at: int) -> Iterator[tuple[int, str]]:
        seat = words[at].plain
        if not at or words[at - 1].plain not in _AGAINST:
            yield from self._sides.get(seat, ())
        yield from ((place, "") for place in sorted(self._challenges.get(seat, ())))


def _numbered(words: Sequence[Word], at: int) -> bool:
    """Whether a player is named for one of their planets."""
    return at + 1 < len(words) and words[at + 1].number is not None and words[at + 1].column <= words[at].end + 1


def _stood(word: Word, said: str) -> list[Word]:
    if said == word.text:
        return [word]
    return [one._replace(line=word.line, column=word.column, end=word.end) for one in split(said)]


def places_in(words: Sequence[Word], numbered: str, known: Collection[int]) -> list[tuple[int, int, int]]:
    """The challenges that words name, each with its place among the words and how many it takes."""
    found: list[tuple[int, int, int]] = []
    at = 0
    while at < len(words):
        place, size = _place(words, at, numbered)
        if size and place in known:
            found.append((place, at, size))
            at += size
        else:
            at += 1
    return found


def _place(words: Sequence[Word], at: int, numbered: str) -> tuple[int, int]:
    scope = scope_at(words, at, numbered)
    if scope is not None:
        noun = scope[1] < len(words) and words[scope[1]].plain == numbered
        return scope[0], scope[1] + noun - at
    end = at
    while end < len(words) and words[end].plain in _BESIDE | _ARTICLES:
        end += 1
    here = list(map(key, words[end : end + 3]))
    if len(here) > 1 and here[0] == numbered and isinstance(here[1], int):
        return here[1], end + 2 + (here[2:] == [":"]) - at
    own = at > 0 and words[at].plain == _ON and words[at - 1].text.isupper()  # `STATION on first` is not for the first
    named = end > at and not own and words[at].plain in _WITHIN and here and isinstance(here[0], int)
    if named and isinstance(here[0], int) and here[1:2] not in _NOUNS:
        return here[0], end + 1 - at
    if at == 0 and len(here) > 1 and isinstance(here[0], int) and here[1] in _LABELS:
        return here[0], end + 2
    return 0, 0
