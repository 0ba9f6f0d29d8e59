"""Amendments: what differs from an order that was offered, `from home 3`, `five lasers and no armour`.

Exactly one thing of an order is replaced by another of the same kind; where more than one fits, nothing is found.
Whether the result is an order is for the strict reader to judge.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.order_words import ORDER_WORD
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.words import synonyms, word_classes
from adjudicator.orders.words.lexer import Word, key, pattern, split
from adjudicator.orders.words.names import Likeness, Names, seated
from adjudicator.orders.words.segments import scope_at

_SMALL: Final = frozenset(
    "with from to on onto against of for the a an my our your at in please it is them that as and then , . ! : ; - ( )"
    " card cards token tokens ship ships planet challenge instead x".split()
)
_NEGATING: Final = word_classes.of("without")
_ONE: Final = "one"
_LABEL: Final = "as"
_LABELLED: Final = 3
"""The words of `as action 2`."""


class _Span(NamedTuple):
    """Some words of an order or an answer: the name of something, by its kinds, a bare number, or another word."""

    words: tuple[Word, ...]
    kinds: Mapping[str, Any]
    number: int | None = None

    @property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)

    def same(self, other: "_Span") -> bool:
        """Whether both name the same thing."""
        return any(kind in other.kinds and other.kinds[kind] == value for kind, value in self.kinds.items())

    def alike(self, other: "_Span") -> bool:
        """Whether both name things of one kind."""
        return any(kind in other.kinds for kind in self.kinds)


class Amendments:
    """Finds what the words of an answer change in the orders that were offered to one player."""

    def __init__(self, names: Names, sayings: Sayings) -> None:
        self._names, self._sayings = names, sayings

    def about(self, words: Sequence[Word], offers: Sequence[str]) -> list[int]:
        """The places of the offers of which one line has everything that the words name."""
        said = self._content(words)
        if not said:
            return []
        return [at for at, offer in enumerate(offers) if any(self._has(line, said) for line in offer.splitlines())]

    def amended(self, words: Sequence[Word], order: str) -> str:
        """An order with the values that the words name in place of others of their kind; empty if they do not fit."""
        parts = list(self._parts(split(order)))
        said = list(self._parts(self._plainly(words)))
        fixed = self._fixed(parts)
        own = {part.words[0].plain for part in parts}
        at = 0
        while at < len(said):
            one = said[at]
            following = said[at + 1] if at + 1 < len(said) else None
            plain = one.words[0].plain
            if plain in _NEGATING and following is not None and following.kinds:
                changed, size = _without(parts, following), 2
            elif one.number is not None and following is not None and following.kinds and _counted(parts, following):
                changed, size = _numbered(parts, following, one), 2
            elif one.number is not None or one.kinds:
                before = said[at - 1].words[0].plain if at else ""
                changed, size = _replaced(parts, fixed, one, before), 1
            elif plain in _SMALL or plain in own:
                changed, size = parts, 1
            else:
                return ""
            if changed is None:
                return ""
            parts, at = changed, at + size
        meant = " ".join(part.text for part in parts)
        return "" if meant == " ".join(part.text for part in self._parts(split(order))) else meant

    def swapped(self, orders: Sequence[str]) -> list[tuple[str, ...]]:
        """The orders with two things of one kind in each other's place, in every way in which there are exactly two."""
        parts = [list(self._parts(split(order))) for order in orders]
        if len(parts) == 1:
            return [(one,) for one in _within(parts[0], self._fixed(parts[0]))]
        if len(parts) != 2 or len(parts[0]) != len(parts[1]):
            return []
        first, second = parts
        fixed = self._fixed(first)
        apart = [at for at in range(len(first)) if at not in fixed and first[at].text != second[at].text]
        if len(apart) != 1 or not (first[apart[0]].alike(second[apart[0]]) or _numbers(first, second, apart[0])):
            return []
        first[apart[0]], second[apart[0]] = second[apart[0]], first[apart[0]]
        return [tuple(" ".join(part.text for part in one) for one in (first, second))]

    def _plainly(self, words: Sequence[Word]) -> list[Word]:
        said = seated(self._sayings.plainly(seated(words, self._names)), self._names)
        return [one for word in said for one in self._english(word)]

    def _english(self, word: Word) -> list[Word]:
        if word.number is not None or self._names.whole([word]):
            return [word]
        meant = synonyms.meanings(word)
        return [one._replace(line=word.line, column=word.column, end=word.end) for one in meant] or [word]

    def _content(self, words: Sequence[Word]) -> list[_Span]:
        said = [one for one in self._parts(self._plainly(words)) if one.kinds or one.words[0].plain not in _SMALL]
        # `the double one`
        return [one for one in said if one.words[0].plain != _ONE] or said

    def _parts(self, words: Sequence[Word]) -> Iterator[_Span]:
        """The names, numbers and other words that words consist of, one after the other."""
        at = 0
        while at < len(words):
            kinds, size = self._named(words, at)
            word = words[at]
            bare = word.number is not None and size <= 1
            yield _Span(tuple(words[at : at + max(size, 1)]), kinds, word.number if bare else None)
            at += max(size, 1)

    def _named(self, words: Sequence[Word], at: int) -> tuple[dict[str, Any], int]:
        found: dict[str, Any] = {}
        longest = 0
        for kind in self._names.vocabulary.kinds:
            match = self._names.match(kind, words, at) if kind != ORDER_WORD else None
            if match is None or match.fit.likeness <= Likeness.ABBREVIATED or len(match.values) != 1:
                continue
            if match.fit.size > longest:
                found, longest = {}, match.fit.size
            if match.fit.size == longest:
                found[kind] = match.values[0]
        return found, longest

    def _fixed(self, parts: Sequence[_Span]) -> frozenset[int]:
        """The places of an order that say where and when it is for."""
        words = [part.words[0] for part in parts]
        scope = scope_at(words, 0, self._names.vocabulary.numbered)
        fixed = set(range(scope[1] if scope is not None else 0))
        if len(words) > _LABELLED and words[-_LABELLED].plain == _LABEL:
            fixed |= set(range(len(words) - _LABELLED, len(words)))
        return frozenset(fixed)

    def _has(self, line: str, said: Sequence[_Span]) -> bool:
        parts = list(self._parts(split(line)))
        others = self._words_for(line, parts)
        return all(
            any(one.same(part) or (one.number is not None and one.number == part.number) for part in parts)
            or all(key(word) in others and word.number is None for word in one.words)
            for one in said
        )

    def _words_for(self, line: str, parts: Sequence[_Span]) -> set[str | int]:
        """The words of a line, those of all names of what it names, and the players that stand for its side."""
        vocabulary = self._names.vocabulary
        found: set[str | int] = {word.plain for word in split(line)}
        for part in parts:
            for kind, value in part.kinds.items():
                names = [name for name, meant in vocabulary.kinds[kind].items() if meant == value]
                found.update(one for name in names for one in pattern(name))
        scope = scope_at(split(line), 0, vocabulary.numbered)
        for said, there in vocabulary.stand_ins().items():
            for side, where in there:
                here = scope is None or scope[0] == where
                if here and (side.casefold() in line.casefold() or self._is_against(said, line, where)):
                    found.add(said[-1])
        return found

    def _is_against(self, said: Sequence[str], line: str, where: int) -> bool:
        """Whether a line is for the challenge with somebody, and for neither of its sides."""
        there = self._names.vocabulary.stand_ins()
        sides = {side.casefold() for several in there.values() for side, at in several if at == where}
        return bool(said) and not any(side in line.casefold() for side in sides)


def _numbers(first: Sequence[_Span], second: Sequence[_Span], at: int) -> bool:
    return first[at].number is not None and second[at].number is not None


def _within(parts: Sequence[_Span], fixed: frozenset[int]) -> Iterator[str]:
    """An order with two things in each other's place, if exactly two are of one kind."""
    kinds = dict.fromkeys(kind for part in parts for kind in part.kinds)
    sets = [[at for at, part in enumerate(parts) if kind in part.kinds and at not in fixed] for kind in kinds]
    sets.append([at for at, part in enumerate(parts) if part.number is not None and at not in fixed])
    for one, other in dict.fromkeys(pair for places in sets if len(places) == 2 for pair in combinations(places, 2)):
        out = list(parts)
        out[one], out[other] = out[other], out[one]
        yield " ".join(part.text for part in out)


def _counted(parts: Sequence[_Span], name: _Span) -> bool:
    return _number_before(parts, name) is not None


def _number_before(parts: Sequence[_Span], name: _Span) -> int | None:
    """The place of the number that counts what is named, if it is named exactly once."""
    places = [at for at, part in enumerate(parts) if part.same(name)]
    if len(places) != 1:
        return None
    near = [at for at in (places[0] - 1, places[0] - 2) if at >= 0]
    if len(near) > 1 and parts[near[0]].number is None and parts[near[0]].words[0].plain != "from":
        return None
    return next((at for at in near if parts[at].number is not None), None)


def _numbered(parts: Sequence[_Span], name: _Span, number: _Span) -> list[_Span] | None:
    at = _number_before(parts, name)
    return None if at is None else [*parts[:at], number, *parts[at + 1 :]]


def _without(parts: Sequence[_Span], name: _Span) -> list[_Span] | None:
    """An order without one of the things it lists."""
    places = [at for at, part in enumerate(parts) if part.same(name)]
    if len(places) != 1:
        return None
    start, end = places[0], places[0] + 1
    while start and (parts[start - 1].number is not None or parts[start - 1].words[0].plain == "from"):
        start -= 1
    if start and parts[start - 1].words[0].plain == ",":
        start -= 1
    elif end < len(parts) and parts[end].words[0].plain == ",":
        end += 1
    else:
        return None
    return [*parts[:start], *parts[end:]]


def _replaced(parts: Sequence[_Span], fixed: frozenset[int], value: _Span, before: str) -> list[_Span] | None:
    """An order with a value in the one place where it fits; unchanged if it has it already.

    Of several places, one counts that has the same word `before` it, or a name that begins like the value.
    """
    numbers = [at for at, part in enumerate(parts) if part.number is not None and at not in fixed]
    if value.number is not None and numbers:
        places = numbers
    else:
        if any(part.same(value) for part in parts):
            return list(parts)
        places = [at for at, part in enumerate(parts) if part.alike(value) and at not in fixed]
    narrow = [at for at in places if at and parts[at - 1].words[0].plain == before]
    narrow = narrow or [at for at in places if parts[at].words[0].plain == value.words[0].plain]
    places = narrow if len(places) > 1 else places
    if len(places) != 1:
        return None
    at = places[0]
    return [*parts[:at], value, *parts[at + 1 :]]
