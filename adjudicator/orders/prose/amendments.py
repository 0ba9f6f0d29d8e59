"""Amendments: what differs from an order that was offered, `from home 3`, `five lasers and no armour`.

One thing of an order is replaced by another of the same kind. Where more than one fits, there are several results;
whether they are orders, and possible, is for the strict reader to judge.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.order_words import ORDER_WORD
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.words import synonyms, word_classes
from adjudicator.orders.words.lexer import Word, key, pattern, split
from adjudicator.orders.words.names import Likeness, Names, seated
from adjudicator.orders.words.segments import scope_at

_SMALL: Final = frozenset(
    "with from to on onto against of for the a an my our your at in please it is them that as and then , . ! : ; - ( )"
    " his her their card cards token tokens ship ships planet challenge instead x".split()
)
_NEGATING: Final = word_classes.of("without")
_ONE: Final = "one"
_INSTEAD: Final = word_classes.of("in place of")
_THEIRS: Final = word_classes.of("theirs")
_GREATER: Final = word_classes.of("greatest") | word_classes.of("greater")
_SMALLER: Final = word_classes.of("least") | word_classes.of("smaller")
_MOST: Final = 8
"""Ways in which an order may be changed."""
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

    def ranked(self, words: Sequence[Word], offers: Sequence[str]) -> list[int]:
        """The place of the offer that words call the greater or the smaller one, if one number is all that differs."""
        said = {word.plain for word in words}
        lines = [list(self._parts(split(offer))) for offer in offers]
        if bool(said & _GREATER) == bool(said & _SMALLER) or len({len(line) for line in lines}) != 1:
            return []
        apart = [at for at in range(len(lines[0])) if len({line[at].text for line in lines}) > 1]
        ranks = [rank for line in lines if (rank := _rank(line[apart[0]])) is not None] if len(apart) == 1 else []
        if len(set(ranks)) != len(lines):
            return []
        return [ranks.index(max(ranks) if said & _GREATER else min(ranks))]

    def named(self, words: Sequence[Word]) -> Iterator[Sequence[Word]]:
        """The things of the game that words name."""
        return (part.words for part in self._parts(self._plainly(words)) if part.kinds)

    def amended(self, words: Sequence[Word], order: str) -> tuple[str, ...]:
        """An order with the values that the words name in place of others of their kind, in every way that they fit."""
        written = list(self._parts(split(order)))
        said = list(self._parts(self._plainly(words)))
        fixed = self._fixed(written)
        if (all_new := _all_numbers(said, written, fixed)) is not None:
            return (all_new,)
        ways: list[list[_Span]] = [written]
        at = 0
        while at < len(said) and ways:
            size, found = 1, []
            for parts in ways:
                size, changed = self._changed(said, at, parts, fixed)
                if _instead(said, at, written):
                    size, changed = _to_value(said, at), [parts]
                found += changed
            ways, at = found[:_MOST], at + size
        before = " ".join(part.text for part in written)
        meant = dict.fromkeys(" ".join(part.text for part in parts) for parts in ways)
        return tuple(one for one in meant if one != before)

    def _changed(
        self, said: Sequence[_Span], at: int, parts: list[_Span], fixed: frozenset[int]
    ) -> tuple[int, list[list[_Span]]]:
        """How many words a change takes that begins at a place, and an order with it, in every way that it fits."""
        one = said[at]
        following = said[at + 1] if at + 1 < len(said) else None
        plain = one.words[0].plain
        if following is not None and following.kinds:
            if plain in _NEGATING:
                return 2, _some(_without(parts, following))
            if one.number is not None and _counted(parts, following):
                return 2, _some(_numbered(parts, following, one))
        if one.number is not None or one.kinds:
            return 1, _replaced(parts, fixed, one, said[at - 1].words[0].plain if at else "")
        known = plain in _SMALL or plain in _THEIRS or any(plain == part.words[0].plain for part in parts)
        return 1, [parts] if known else []

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
    start = places[0]
    while start and (parts[start - 1].number is not None or parts[start - 1].words[0].plain == "from"):
        start -= 1
    if not start or parts[start - 1].words[0].plain != ",":
        return None
    return [*parts[: start - 1], *parts[places[0] + 1 :]]


def _all_numbers(said: Sequence[_Span], order: Sequence[_Span], fixed: Container[int]) -> str | None:
    """An order with all its numbers replaced, one after the other: `3 with 4` for `SWITCH 5 with 8`."""
    places = [at for at, part in enumerate(order) if part.number is not None and at not in fixed]
    values = [one for one in said if one.number is not None]
    between = all(one.number is not None or one.words[0].plain in _SMALL for one in said)
    if not (between and len(values) == len(places) > 1):
        return None
    new = dict(zip(places, values, strict=True))
    return " ".join(new.get(at, part).text for at, part in enumerate(order))


def _rank(part: _Span) -> int | None:
    """The only number that a part of an order has."""
    numbers = [word.number for word in part.words if word.number is not None]
    return numbers[0] if len(numbers) == 1 else None


def _some(parts: list[_Span] | None) -> list[list[_Span]]:
    return [] if parts is None else [parts]


def _to_value(said: Sequence[_Span], at: int) -> int:
    """How many words there are from a place to the next that is no small word, and that one: `instead of 4`."""
    return next((i + 1 for i in range(1, len(said) - at) if said[at + i].words[0].plain not in _SMALL), len(said))


def _instead(said: Sequence[_Span], at: int, order: Sequence[_Span]) -> bool:
    """Whether two words say what another thing takes the place of, and an order has that: `3 instead of 4`."""
    size = _to_value(said, at)
    if said[at].words[0].plain not in _INSTEAD or at + size > len(said):
        return False
    value = said[at + size - 1]
    return any(part.same(value) or (value.number is not None and part.number == value.number) for part in order)


def _replaced(parts: list[_Span], fixed: frozenset[int], value: _Span, before: str) -> list[list[_Span]]:
    """An order with a value in each place where it fits; unchanged if it has it already.

    Of several places, those count that have the same word `before` them.
    """
    numbers = [at for at, part in enumerate(parts) if part.number is not None and at not in fixed]
    if value.number is not None and numbers:
        places = numbers
    else:
        if any(part.same(value) for part in parts):
            return [parts]
        places = [at for at, part in enumerate(parts) if part.alike(value) and at not in fixed]
    narrow = [at for at in places if at and parts[at - 1].words[0].plain == before]
    return [[*parts[:at], value, *parts[at + 1 :]] for at in narrow or places]
