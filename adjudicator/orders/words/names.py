"""Names: finds what a player calls something, in full or abbreviated, among the names that they can use."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.words.lexer import Word, pattern

SHORTEST_KEYWORD: Final = 3
"""Letters that an abbreviated word of the language must have; a name may be abbreviated to one."""

SEAT: Final = "seat"
"""The kind of name that seats have."""

_SMALL: Final = frozenset(
    "a an and as at by for from he her his if in is it me my no of on or so the to up us we with".split()
)
"""Small words that abbreviate no name: neither the `a` of `a habitat` nor the `for` in front of Force Field."""

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
    """The best meaning of the words at some place as one kind of thing; several names fit equally if ambiguous."""

    fit: Fit
    values: tuple[Any, ...]
    spellings: tuple[str, ...]
    called: tuple[int, str] | None = None
    """How many of the words are a player's name, and the name of their seat."""


def alike(word: Word, wanted: str | int, shortest: int = 1) -> Likeness | None:
    """How well a word matches one word of a name; None if it does not."""
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


def fits(words: Sequence[Word], at: int, wanted: Pattern, *, whole: bool = False) -> Fit | None:
    """How well the words from `at` on match words of the language; the last may be missing unless `whole`."""
    likeness = Likeness.EXACT
    size = 0
    for part in wanted:
        one = alike(words[at + size], part, SHORTEST_KEYWORD) if at + size < len(words) else None
        if one is None or (one is Likeness.ABBREVIATED and words[at + size].plain in _SMALL):
            break
        likeness = min(likeness, one)
        size += 1
    if size == len(wanted):
        # A number is taken as a number first: `their card is 20` does not mean the card that may be called 20.
        return Fit(size, Likeness.NUMBER if wanted[:1] == wanted and isinstance(wanted[0], int) else likeness)
    if size == 0 or whole:
        return None
    return Fit(size, Likeness.ABBREVIATED)


class _Node:
    """A node in the tree of names, word by word: the names that end here, and those that go on."""

    __slots__ = ("after", "ended", "longer")

    def __init__(self) -> None:
        self.after: dict[str | int, list[tuple[str | int, _Node]]] = {}
        """By the first letter of the next word, or by the number that it is."""
        self.ended: list[_Name] = []
        self.longer: list[_Name] = []

    def onward(self, part: str | int) -> "_Node":
        """The node behind a next word."""
        several = self.after.setdefault(part if isinstance(part, int) else part[0], [])
        for said, node in several:
            if said == part:
                return node
        node = _Node()
        several.append((part, node))
        return node

    def going_on(self, word: Word) -> Iterator[tuple[Likeness, "_Node"]]:
        """The nodes for the words that a word can mean, and how well it matches them."""
        for part, node in self.after.get(word.plain[0], ()):
            likeness = alike(word, part)
            if likeness is not None and not (likeness is Likeness.ABBREVIATED and word.plain in _SMALL):
                yield likeness, node
        if word.number is not None:
            for _, node in self.after.get(word.number, ()):
                yield Likeness.EXACT, node


class _Name(NamedTuple):
    """A name, its place among all of its kind, and the best likeness that it can reach."""

    place: int
    value: Any
    spelling: str
    most: Likeness


class Index:
    """The names of a vocabulary by their beginnings; each kind is indexed when it is first needed."""

    __slots__ = ("_kinds", "_roots")

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._kinds = vocabulary.kinds
        self._roots: dict[str, _Node] = {}

    def root(self, kind: str) -> _Node:
        """The root of the tree for a kind."""
        found = self._roots.get(kind)
        if found is None:
            found = self._roots[kind] = _indexed(tuple(self._kinds.get(kind, {}).items()))
        return found


class Names:
    """A vocabulary ready to be searched; several can share its index."""

    __slots__ = ("_spellings", "index", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, index: Index | None = None) -> None:
        self.vocabulary = vocabulary
        self.index = index or Index(vocabulary)
        self._spellings: dict[str, list[str]] = {}

    def spellings(self, kind: str) -> list[str]:
        """The canonical names of a kind that the game has."""
        found = self._spellings.get(kind)
        if found is None:
            names = self.vocabulary.names(kind)
            found = self._spellings[kind] = [name for name in names if not self.vocabulary.lacks(kind, name)]
        return found

    def misnamed(self, words: Sequence[Word], at: int) -> str:
        """What to say of a player's name that cannot be read at a place; nothing if no players are known."""
        return ""

    def unclear(self, words: Sequence[Word]) -> str:
        """What to say of words with two meanings, one of them with a player's name; nothing if there are none."""
        return ""

    def nicknames(self) -> list[str]:
        """What players are called; nothing if none are known."""
        return []

    def match(self, kind: str, words: Sequence[Word], at: int) -> Match | None:
        """The best match among the names of a kind, whose last words may be missing; None if nothing matches."""
        size = 0
        here = [(Likeness.EXACT, self.index.root(kind))]
        while at + size < len(words):
            word = words[at + size]
            further = [(min(so_far, one), to) for so_far, node in here for one, to in node.going_on(word)]
            if not further:
                break
            here = further
            size += 1
        if size == 0:
            return None
        found = [(min(likeness, name.most), name) for likeness, node in here for name in node.ended]
        found += [(Likeness.ABBREVIATED, name) for _, node in here for name in node.longer]
        best = max(likeness for likeness, _ in found)
        found = [one for one in found if one[0] == best]
        found = [one for one in found if not self.vocabulary.lacks(kind, one[1].spelling)] or found
        values: list[Any] = []
        spellings: list[str] = []
        for _, name in sorted(found, key=lambda one: one[1].place):
            if name.value not in values:
                values.append(name.value)
                spellings.append(name.spelling)
        return Match(Fit(size, best), tuple(values), tuple(spellings))

    def whole(self, words: Sequence[Word], at: int = 0) -> int:
        """How many words the longest complete name of anything takes at a place; 0 if there is none."""
        found = (self.match(kind, words, at) for kind in self.vocabulary.kinds)
        return max([one.fit.size for one in found if one is not None and one.fit.likeness is Likeness.EXACT], default=0)


def seated(words: Sequence[Word], names: Names) -> list[Word]:
    """The words, with the seats in place of the names of players."""
    out: list[Word] = []
    at = 0
    while at < len(words):
        who = names.match(SEAT, words, at) if words[at].plain.isalpha() else None
        if who is not None and who.called is not None:
            size, seat = who.called
            out.append(words[at]._replace(text=seat, plain=seat.casefold(), number=None))
            at += size
        else:
            out.append(words[at])
            at += 1
    return out


@lru_cache(maxsize=64)
def names_of(vocabulary: Vocabulary) -> Names:
    """The names of a vocabulary; cached, as titles use one in many positions and players write several letters."""
    return Names(vocabulary, _index_of(vocabulary.whole))


@lru_cache(maxsize=64)
def _index_of(whole: Vocabulary) -> Index:
    """The index for vocabularies that differ only in what is left out, or in who plays which part."""
    return Index(whole)


@lru_cache(maxsize=512)
def _indexed(names: tuple[tuple[str, Any], ...]) -> _Node:
    """The tree of names with their values; cached, as many positions have the same names of most kinds."""
    index = _Node()
    for place, (spelling, value) in enumerate(names):
        wanted = pattern(spelling)
        if not wanted:
            continue
        # A number is taken as a number first: `their card is 20` does not mean the card that may be called 20.
        lone = len(wanted) == 1 and isinstance(wanted[0], int)
        name = _Name(place, value, spelling, Likeness.NUMBER if lone else Likeness.EXACT)
        node = index
        for part in wanted:
            node.longer.append(name)
            node = node.onward(part)
        node.ended.append(name)
    return index
