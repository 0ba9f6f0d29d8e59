"""Phrases at random: whatever the grammar of an order word or of a fact allows, as somebody may write it."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.order_words import Choice, Fact, Vocabulary
from adjudicator.orders.grammar import grammar
from tests.docs.expansions import Maybe, Name, OneOf, Part, Repeated, Row, Word, read

NUMBERS: Final = ("0", "1", "1", "1", "2", "2", "2", "3", "3", "4", "5", "7", "21", "two", "Three", "-1")
"""What is written for a number: now and then nothing, or more than there is of anything."""
COMPARED: Final = ("=", "is", "is not", ">=", "at least", ">", "more than", "<=", "at most", "<", "fewer than", "under")
_COMMA: Final = (", ", ", ", ", ", " and ", ", and ", " + ")
_LONGEST: Final = 3
"""So many of a list at most."""


@cache
def wish(choice: type[Choice]) -> Part:
    """What may follow an order word."""
    own = {name.strip(): said for name, _, said in (rule.partition(":") for rule in choice.rules)}
    return read(choice.grammar, {**_common(), **own})


@cache
def _said(fact: type[Fact]) -> Part:
    return read(fact.grammar, {})


@cache
def _common() -> Mapping[str, str]:
    return {name: expansion for name, (expansion, _) in grammar._COMMON.items()}


class Writer:
    """Somebody who writes: with the names that he can use, and rather those that are `near`, as they stand in words."""

    def __init__(self, names: Vocabulary, near: str, chance: Chance, label: str) -> None:
        self._names = names
        self._near = f" {near.casefold()} "
        self._chance = chance
        self._label = label
        self._drawn = 0
        self._about: dict[str, tuple[Sequence[str], Sequence[str]]] = {}

    def below(self, outcomes: int) -> int:
        """A number at random."""
        self._drawn += 1
        return self._chance.below(f"{self._label}/{self._drawn}", outcomes)

    def pick(self, some: Sequence[str]) -> str:
        """One of some words."""
        return some[self.below(len(some))]

    def phrase(self, part: Part) -> str:
        """Words that the grammar allows there."""
        return " ".join(self._spoken(part).split()).replace(" ,", ",").replace(" :", ":").replace(" ;", ";")

    def condition(self, facts: Sequence[type[Fact]]) -> str:
        """One to three facts."""
        said = self._fact(facts)
        for _ in range((0, 0, 0, 0, 1, 2)[self.below(6)]):
            other = f"({said})" if self.below(3) == 0 else said
            said = f"{other} {self.pick(('AND', 'OR', 'and not', 'or'))} {self._fact(facts)}"
        return f"NOT ({said})" if self.below(8) == 0 else said

    def _fact(self, facts: Sequence[type[Fact]]) -> str:
        fact = facts[self.below(len(facts))]
        said = self.phrase(_said(fact))
        if not fact.compares:
            return said
        kind = fact.compares[self.below(len(fact.compares))]
        if kind != "number":
            return f"{said} {self.pick(('is', 'is not', '='))} {self.name(kind)}"
        return f"{said} {self.pick(COMPARED)} {self.pick(NUMBERS)} {fact.unit}".strip()

    def name(self, kind: str) -> str:
        """A name of a kind, and now and then one that is none."""
        if kind not in self._about:
            spellings = list(self._names.kinds.get(kind, ()))
            self._about[kind] = (spellings, [one for one in spellings if f" {one.casefold()} " in self._near])
        every, near = self._about[kind]
        if not every or self.below(40) == 0:
            return self.pick(("nobody", "everything", "home 9", "Attack 99", "challenge 7", "him"))
        said = self.pick(near if near and self.below(4) else every)
        return (said, said, said, said, said.lower(), said.upper())[self.below(6)]

    def _spoken(self, part: Part) -> str:
        match part:
            case Word():
                return part.said
            case Row():
                return " ".join(map(self._spoken, part.parts))
            case OneOf():
                return self._spoken(part.parts[self.below(len(part.parts))])
            case Maybe():
                return self._spoken(part.part) if self.below(2) else ""
            case Repeated():
                more = self.below(_LONGEST) + part.once
                return " ".join(self._spoken(part.part) for _ in range(more))
        return self._named(part)

    def _named(self, part: Name) -> str:
        if part.name == grammar.NUMBER:
            return self.pick(NUMBERS)
        if part.name == grammar.TEXT:
            return self.pick(('"zaps"', '"we draw"', '"IF no, ELSE"'))
        if part.name.isupper():
            return self.name(part.name.lower())
        kind = part.name.removesuffix("s")
        said = self.name(kind)
        for _ in range((0, 0, 1, 1, 2)[self.below(5)]):
            said += self.pick(_COMMA) + self.name(kind)
        return said
