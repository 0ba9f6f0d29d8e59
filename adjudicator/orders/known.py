"""Known facts: what conditions can speak of, with the values that a seat knows now."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from adjudicator.core.event import Seat, State
from adjudicator.engine.asks import Ask, OneOf
from adjudicator.engine.words import Fact, Vocabulary
from adjudicator.orders.conditions import NUMBER

_KIND: Final = re.compile(r"\b[A-Z][A-Z0-9_]*\b")
_SPOKEN: Final = re.compile(r'"[^"]*"|[][()|]')
"""What of a grammar yields no value: words of the language and the signs around them."""


_NO_OPTIONS: Final = OneOf(())


class Value(NamedTuple):
    """A fact in its canonical words, the first of them and the others, and its number now."""

    name: str
    rest: str
    number: int


_Named = tuple[Fact, str, str]
"""A fact and its canonical words, the first of them and the others."""


class _Now(NamedTuple):
    """What a seat knows while no question has come up yet."""

    seat: Seat
    ask: Ask
    view: State


def values(facts: Sequence[type[Fact]], names: Vocabulary, view: State, seat: Seat, where: int = 0) -> list[Value]:
    """The numbers that a seat knows in a challenge (0: of the table), in the order of the facts.

    These are facts about nothing or about one thing that has a name; others are too many to be listed.
    """
    now = _Now(seat, Ask(seat, "", _NO_OPTIONS, where=where), view)
    return list(_known(_all(tuple(facts), names.whole), now))


def everywhere(
    facts: Sequence[type[Fact]], names: Vocabulary, view: State, seat: Seat, wheres: Iterable[int]
) -> dict[int, str]:
    """What is known of the table (0) and of each of these challenges beyond that, a sentence each."""
    always = _Now(seat, Ask(seat, "", _NO_OPTIONS), view)
    found: list[Value] = []
    left: list[_Named] = []
    for one in _all(tuple(facts), names.whole):
        fact, name, rest = one
        number = fact.number(always)
        if number is None:
            left.append(one)
        else:
            found.append(Value(name, rest, number))
    told = {0: sentence(tuple(found))}
    for where in wheres:
        if where:
            told[where] = sentence(tuple(_known(left, _Now(seat, Ask(seat, "", _NO_OPTIONS, where=where), view))))
    return told


def _known(facts: Iterable[_Named], now: _Now) -> Iterator[Value]:
    for fact, name, rest in facts:
        number = fact.number(now)
        if number is not None:
            yield Value(name, rest, number)


@lru_cache(maxsize=1024)
def _all(facts: tuple[type[Fact], ...], names: Vocabulary) -> tuple[_Named, ...]:
    """Every fact that is compared with a number, in its canonical words; the same names serve in many positions."""
    found = []
    for fact in facts:
        if NUMBER in fact.compares and not fact.unit:
            for one in _each(fact, names):
                name, _, rest = one.text(names).partition(" ")
                found.append((one, name, rest))
    return tuple(found)


def _each(fact: type[Fact], names: Vocabulary) -> Iterator[Fact]:
    """The fact about everything that it can be about."""
    said = _SPOKEN.sub(" ", fact.grammar)
    kinds = _KIND.findall(said)
    if len(kinds) > 1 or said.replace("".join(kinds), "").strip():
        return
    things: list[tuple[Any, ...]] = [()]
    if kinds:
        things = [(value,) for value in dict.fromkeys(names.kinds.get(kinds[0].lower(), {}).values())]
    for thing in things:
        yield fact.read(*thing)


@lru_cache(maxsize=1024)
def sentence(found: tuple[Value, ...]) -> str:
    """Values in a few words, those that end alike together: `bases: Red 0, Blue 1; offence tokens 4`.

    Most of what one seat knows all others know, too.
    """
    together: dict[str, list[str]] = {}
    for value in found:
        together.setdefault(value.rest, []).append(f"{value.name} {value.number}")
    parts = []
    for rest, several in together.items():
        if len(several) > 1 and rest:
            parts.append(f"{rest}: {', '.join(several)}")
        else:
            name, _, number = several[0].rpartition(" ")
            parts.append(f"{name} {rest} {number}".replace("  ", " "))
    return "; ".join(parts)
