"""Names: finding what a player calls something, whole or abbreviated, among the names he can use."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

from adjudicator.engine.words import Vocabulary
from adjudicator.orders.spelling import Word, pattern

SHORTEST_KEYWORD: Final = 3
"""Letters that an abbreviated word of the language must have at least; names may be cut down to one."""

Pattern = tuple[str | int, ...]


class Likeness(IntEnum):
    """How well words match a name."""

    ABBREVIATED = 1
    NUMBER = 2
    """Singular for plural, or the other way round; or a bare number for a name."""
    EXACT = 3


class Fit(NamedTuple):
    """How many words match, and how well. The greater fit is the better one."""

    size: int
    likeness: Likeness


class Match(NamedTuple):
    """The best that the words at some place can mean as one kind of thing; several names fit equally if ambiguous."""

    fit: Fit
    values: tuple[Any, ...]
    spellings: tuple[str, ...]


def alike(word: Word, wanted: str | int, shortest: int = 1) -> Likeness | None:
    """How well a word matches one word of a name; None where it does not."""
    if isinstance(wanted, int):
        return Likeness.EXACT if word.number == wanted else None
    plain = word.plain
    if plain == wanted:
        return Likeness.EXACT
    if plain == wanted + "s" or plain + "s" == wanted:
        return Likeness.NUMBER
    if len(plain) >= shortest and plain.isalpha() and wanted.startswith(plain):
        return Likeness.ABBREVIATED
    return None


def fits(words: Sequence[Word], at: int, wanted: Pattern, shortest: int = 1, *, whole: bool = False) -> Fit | None:
    """How well the words from `at` on match a name, whose last words may be missing unless it must be `whole`."""
    likeness = Likeness.EXACT
    size = 0
    for part in wanted:
        one = alike(words[at + size], part, shortest) if at + size < len(words) else None
        if one is None:
            break
        likeness = min(likeness, one)
        size += 1
    if size == len(wanted):
        # A number is first of all a number: `their card is 20` does not speak of the card that may be called 20.
        return Fit(size, Likeness.NUMBER if wanted[:1] == wanted and isinstance(wanted[0], int) else likeness)
    if size == 0 or whole:
        return None
    return Fit(size, Likeness.ABBREVIATED)


class Names:
    """A vocabulary, ready to be searched."""

    __slots__ = ("_index", "vocabulary")

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._index: dict[str, dict[str | int, list[tuple[Pattern, Any, str]]]] = {}

    def spellings(self, kind: str) -> list[str]:
        """The canonical names of a kind."""
        names = self.vocabulary.kinds.get(kind, {})
        return list(dict.fromkeys(self.vocabulary.name(kind, value) for value in names.values()))

    def match(self, kind: str, words: Sequence[Word], at: int) -> Match | None:
        """The best match among the names of a kind; None where nothing matches."""
        index = self._index.get(kind)
        if index is None:
            index = self._index[kind] = _indexed(self.vocabulary.kinds.get(kind, {}).items())
        best: Fit | None = None
        found: list[tuple[Any, str]] = []
        word = words[at]
        entries = index.get(word.plain[0], [])
        if word.number is not None:
            entries = entries + index.get(word.number, [])
        for wanted, value, spelling in entries:
            fit = fits(words, at, wanted)
            if fit is None or (best is not None and fit < best):
                continue
            if best is None or fit > best:
                best = fit
                found = []
            if all(value != other for other, _ in found):
                found.append((value, spelling))
        if best is None:
            return None
        return Match(best, tuple(value for value, _ in found), tuple(spelling for _, spelling in found))


def _indexed(names: Iterable[tuple[str, Any]]) -> dict[str | int, list[tuple[Pattern, Any, str]]]:
    index: dict[str | int, list[tuple[Pattern, Any, str]]] = {}
    for spelling, value in names:
        wanted = pattern(spelling)
        if wanted:
            first = wanted[0]
            index.setdefault(first if isinstance(first, int) else first[0], []).append((wanted, value, spelling))
    return index
