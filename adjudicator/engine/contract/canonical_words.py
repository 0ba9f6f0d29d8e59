"""Canonical words: what a grammar and the fields of a value say, the way they are read back.

A grammar is read backwards. Its fields stand in the order in which it asks for them.

- A word in quotes is said as it stands: `"tokens"`.
- Of words that mean the same, the first is said: `("holds" | "has")`.
- What stands in brackets is not said, unless a field in it is filled: `["my"]`, `["for" SIDE]`.
- A word that is said and may be left out has an empty alternative: `("on" | )`.
- Where only some of the alternatives have a field, it decides between them: `(SEAT | "any")`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, TypeAlias


class Names(Protocol):
    """Whatever knows how things are spelt."""

    def name(self, kind: str, value: Any) -> str:
        """The canonical spelling of a value of this kind."""


class Part(Protocol):
    """A part of a grammar."""

    @property
    def fields(self) -> int:
        """How many fields it says."""

    def said(self, values: Sequence[Any], names: Names) -> Iterable[str]:
        """The words for these fields."""


Say: TypeAlias = Callable[[Sequence[Any], Names], str]

_TOKEN: Final = re.compile(r'"([^"]*)"|([\[\]()|])|(\w+)')
_EMPTY: Final = (None, ())
"""What a field holds of which nothing was said."""
_ATTACHED: Final = re.compile(r"[,:;]")
"""Signs that follow the word before them without a space."""


class _Word:
    """A word that is said as it stands."""

    fields = 0

    def __init__(self, word: str) -> None:
        self._word = word

    def said(self, values: Sequence[Any], names: Names) -> Iterable[str]:
        return (self._word,)


class _Field:
    """What fields hold, by the name that the grammar has for it."""

    def __init__(self, fields: int, say: Say) -> None:
        self.fields = fields
        self._say = say

    def said(self, values: Sequence[Any], names: Names) -> Iterable[str]:
        words = self._say(values, names)
        return (words,) if words else ()


class _Sequence:
    """One part behind the other."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.fields = sum(part.fields for part in parts)
        self._parts = parts

    def said(self, values: Sequence[Any], names: Names) -> Iterable[str]:
        at = 0
        for part in self._parts:
            yield from part.said(values[at : at + part.fields], names)
            at += part.fields


class _Alternatives:
    """One of several parts: the first that says a filled field, or the first that says none."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.fields = max(part.fields for part in parts)
        self._filled = next((part for part in parts if part.fields), parts[0])
        self._empty = next((part for part in parts if not part.fields), parts[0])

    def said(self, values: Sequence[Any], names: Names) -> Iterable[str]:
        filled = any(value not in _EMPTY for value in values[:1])
        part = self._filled if filled else self._empty
        return part.said(values, names)


def _batches(batches: Iterable[Any], names: Names, link: str) -> str:
    return ", ".join(batch.text(names, link) for batch in batches)


def _sources(batches: Sequence[Any], names: Names) -> str:
    """`2 from home 1, 1 from home 2`; `home 1, home 2` where nothing is said of how many."""
    if all(batch.count is None for batch in batches):
        return ", ".join(names.name("place", batch.place) for batch in batches)
    return _batches(batches, names, "from")


def _force(values: Sequence[Any], names: Names) -> str:
    """`with 3 from home 1`, `with 2 from home 1, 1 from home 2`, as far as either is said."""
    tokens, batches = values
    number = "" if tokens is None else f"with {tokens}"
    counts = [batch.count for batch in batches if batch.count is not None]
    said = _sources(batches, names)
    if not counts:
        return f"{number} from {said}".strip() if batches else number
    whole = len(counts) == len(batches) and sum(counts) == tokens
    return f"with {said}" if tokens is None or whole else f"{number}: {said}"


_RULES: Final[Mapping[str, _Field]] = {
    "NUMBER": _Field(1, lambda values, names: str(values[0])),
    "TEXT": _Field(1, lambda values, names: f'"{values[0]}"'),
    "batches_to": _Field(1, lambda values, names: _batches(values[0], names, "to")),
    "batches_from": _Field(1, lambda values, names: _batches(values[0], names, "from")),
    "each_from": _Field(1, lambda values, names: _batches(values[0], names, "from")),
    "total_from": _Field(1, lambda values, names: _sources(values[0], names)),
    "force": _Field(2, _force),
}
"""What the rules of the order language say of the fields that they fill."""


def _named(name: str) -> _Field:
    """A kind of the vocabulary, `SEAT`, or several of one, `seats`."""
    if name.isupper():
        kind = name.lower()
        return _Field(1, lambda values, names: names.name(kind, values[0]))
    several = name.removesuffix("s")
    return _Field(1, lambda values, names: ", ".join(names.name(several, value) for value in values[0]))


def _alternatives(tokens: Iterator[re.Match[str]]) -> Part:
    """The parts up to a closing bracket."""
    found: list[Part] = []
    parts: list[Part] = []
    for token in tokens:
        word, sign, name = token.groups()
        if word is not None:
            parts.append(_Word(word))
        elif name is not None:
            parts.append(_RULES.get(name) or _named(name))
        elif sign == "(":
            parts.append(_alternatives(tokens))
        elif sign == "[":
            parts.append(_Alternatives((_Sequence(()), _alternatives(tokens))))
        elif sign == "|":
            found.append(_Sequence(parts))
            parts = []
        else:
            break
    return _Alternatives((*found, _Sequence(parts)))


@cache
def _read(grammar: str) -> Part:
    return _alternatives(_TOKEN.finditer(grammar))


def canonical(grammar: str, values: Sequence[Any], names: Names) -> str:
    """What is read back of a value with these fields."""
    part = _read(grammar)
    words = part.said(values[: part.fields], names)
    return "".join([word if _ATTACHED.fullmatch(word) else f" {word}" for word in words]).strip()
