"""Known facts: the facts for conditions, with the values that a seat knows now."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import compress
from typing import Any, Final, NamedTuple

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import Fact, Vocabulary
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.orders.values.conditions import NUMBER

_KIND: Final = re.compile(r"\b[A-Z][A-Z0-9_]*\b")
_SPOKEN: Final = re.compile(r'"[^"]*"|[][()|]')
"""The parts of a grammar that yield no value: words of the language and signs around them."""


_NO_OPTIONS: Final = OneOf(())


Value = tuple[str, str, int]
"""A fact in its canonical words, the first of them apart from the others, and its number now."""

_Named = tuple[Fact, str, str]
"""A fact and its canonical words, the first of them apart from the others."""


class _Now(NamedTuple):
    """What a seat knows before any question has come up."""

    seat: Seat
    ask: Ask
    view: State


class _Facts:
    """All facts that are compared with a number; equal ones are the same object."""

    __slots__ = ("named", "own")

    def __init__(self, named: tuple[_Named, ...]) -> None:
        self.named = named
        self.own = [(at, fact) for at, (fact, _, _) in enumerate(named) if not fact.open]

    def numbers(self, now: _Now, shared: "Shared") -> tuple[int | None, ...]:
        """The present number of each fact, if known; `shared` are those that all seats know."""
        key = self, now.ask.where
        known = shared.numbers.get(key)
        if known is None:
            known = shared.numbers[key] = tuple([fact.listed(now) if fact.open else None for fact, _, _ in self.named])
        mine = [(at, number) for at, fact in self.own if (number := fact.listed(now)) is not None]
        if not mine:
            return known
        found = list(known)
        for at, number in mine:
            found[at] = number
        return tuple(found)

    def known(self, numbers: Sequence[int | None]) -> tuple[Value, ...]:
        """The facts whose numbers are known."""
        return tuple(
            [
                (name, rest, number)
                for (_, name, rest), number in zip(self.named, numbers, strict=True)
                if number is not None
            ]
        )


class Shared:
    """What all seats of a table know; empty at first.

    `numbers` holds the open facts by the facts and the challenge; `told` holds the sentences for somebody who knows
    only these, by the facts and the challenges.
    """

    __slots__ = ("numbers", "told")

    def __init__(self) -> None:
        self.numbers: dict[tuple[_Facts, int], tuple[int | None, ...]] = {}
        self.told: dict[tuple[_Facts, tuple[int, ...]], dict[int, str]] = {}


def values(
    facts: Sequence[type[Fact]], names: Vocabulary, view: State, seat: Seat, where: int = 0
) -> tuple[Value, ...]:
    """The numbers that a seat knows in a challenge (0: of the table), in the order of the facts.

    Only facts about nothing, or about one named thing, are listed: there are too many others.
    """
    all_of = _all(tuple(facts), names.whole)
    return all_of.known(all_of.numbers(_Now(seat, Ask(seat, "", _NO_OPTIONS, where=where), view), Shared()))


def everywhere(
    facts: Sequence[type[Fact]],
    names: Vocabulary,
    view: State,
    seat: Seat,
    wheres: Iterable[int],
    shared: Shared | None = None,
) -> dict[int, str]:
    """What is known of the table (0), and what else of each of these challenges, one sentence each.

    The caller keeps `shared` if it asks for several seats of a table.
    """
    shared = Shared() if shared is None else shared
    all_of = _all(tuple(facts), names.whole)
    at = (0, *[where for where in wheres if where])
    nows = [_Now(seat, _ask(seat, where), view) for where in at]
    if any(fact.listed(now) is not None for now in nows for _, fact in all_of.own):
        return _told(all_of, nows, shared)
    told = shared.told.get((all_of, at))
    if told is None:
        told = shared.told[all_of, at] = _told(all_of, nows, shared)
    return told


@lru_cache(maxsize=1024)
def _ask(seat: Seat, where: int) -> Ask:
    """A question about nothing, in a challenge (0: in none)."""
    return Ask(seat, "", _NO_OPTIONS, where=where)


def _told(all_of: _Facts, nows: Sequence[_Now], shared: Shared) -> dict[int, str]:
    """The sentences of the table, and then of what else is known of the challenges."""
    table, *further = nows
    numbers = all_of.numbers(table, shared)
    told = {0: _sentence(all_of, numbers)}
    if further:
        rest = _rest(all_of, tuple([number is None for number in numbers]))
        for now in further:
            told[now.ask.where] = _sentence(rest, rest.numbers(now, shared))
    return told


@lru_cache(maxsize=1024)
def _all(facts: tuple[type[Fact], ...], names: Vocabulary) -> _Facts:
    """Every fact that is compared with a number; cached, as the same names serve in many positions."""
    return _about(facts, tuple([(kind, *names.kinds.get(kind, {}).items()) for kind in _kinds(facts)]))


@lru_cache(maxsize=1024)
def _about(facts: tuple[type[Fact], ...], names: tuple[tuple[Any, ...], ...]) -> _Facts:
    """The same in canonical words, by the names of what they are about, which many games share."""
    spelt = Vocabulary({kind: dict(spellings) for kind, *spellings in names})
    found = []
    for fact in facts:
        for one in _each(fact, spelt):
            name, _, rest = one.text(spelt).partition(" ")
            found.append((one, name, rest))
    return _Facts(tuple(found))


@cache
def _kinds(facts: tuple[type[Fact], ...]) -> tuple[str, ...]:
    """The kinds of things that facts compared with a number are about."""
    return tuple(dict.fromkeys([kind for fact in facts for kind in _things(fact) or ()]))


@lru_cache(maxsize=1024)
def _rest(facts: _Facts, wanted: tuple[bool, ...]) -> _Facts:
    """Some of these facts."""
    return _Facts(tuple(compress(facts.named, wanted)))


@lru_cache(maxsize=1024)
def _sentence(facts: _Facts, numbers: tuple[int | None, ...]) -> str:
    """What is known of these facts; cached, as most of it is the same for all seats."""
    return sentence(facts.known(numbers))


@cache
def _things(fact: type[Fact]) -> tuple[str, ...] | None:
    """The kind of thing that a fact is about, if any; None for several things, or a fact not compared with a number."""
    if NUMBER not in fact.compares or fact.unit:
        return None
    said = _SPOKEN.sub(" ", fact.grammar)
    kinds = _KIND.findall(said)
    if len(kinds) > 1 or said.replace("".join(kinds), "").strip():
        return None
    return tuple([kind.lower() for kind in kinds])


def _each(fact: type[Fact], names: Vocabulary) -> Iterator[Fact]:
    """The fact about each thing that it can be about."""
    kinds = _things(fact)
    if kinds is None:
        return
    things: list[tuple[Any, ...]] = [()]
    for kind in kinds:
        things = [(value,) for value in dict.fromkeys(names.kinds[kind].values())]
    for thing in things:
        yield fact.read(*thing)


def sentence(found: Iterable[Value]) -> str:
    """Values in a few words; those with the same ending are put together: `bases: Red 0, Blue 1; offence tokens 4`."""
    together: dict[str, list[str]] = {}
    for name, rest, number in found:
        together.setdefault(rest, []).append(f"{name} {number}")
    parts = []
    for rest, several in together.items():
        if not rest:
            parts += several
        elif len(several) > 1:
            parts.append(f"{rest}: {', '.join(several)}")
        else:
            first, _, last = several[0].rpartition(" ")
            parts.append(f"{first} {rest} {last}".replace("  ", " "))
    return "; ".join(parts)
