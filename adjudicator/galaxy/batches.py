"""Batches: tokens of a seat by place, as they leave planets and reach others."""

from collections.abc import Iterable, Mapping

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch
from adjudicator.galaxy.systems import Place, Planets

Batches = tuple[tuple[Place, int], ...]
"""Tokens by place."""


def count(batches: Batches) -> int:
    """The total number of these tokens."""
    return batches[0][1] if len(batches) == 1 else sum([tokens for _, tokens in batches])


def shifted(planets: Planets, seat: Seat, batches: Batches, sign: int) -> Planets:
    """The planets with a seat's tokens added (1) or taken away (-1); batches from elsewhere are passed over."""
    rows = [*planets]
    for place, tokens in batches:
        if place >= 0:
            row = [*rows[place]]
            row[seat] += sign * tokens
            rows[place] = tuple(row)
    return tuple(rows)


def transferred(planets: Planets, seat: Seat, sources: Batches, to: Batches) -> Planets:
    """The planets with a seat's tokens taken from some and added to others."""
    return shifted(shifted(planets, seat, sources, -1), seat, to, 1)


def some(batches: Iterable[tuple[Place, int]]) -> Batches:
    """Those batches in which there is any token."""
    return tuple([batch for batch in batches if batch[1]])


def still_there(planets: Planets, seat: Seat, batches: Batches) -> Batches:
    """These tokens on planets, but for those that something has taken meanwhile."""
    return tuple([(place, here) for place, tokens in batches if (here := min(tokens, planets[place][seat]))])


def split(batches: Batches, first: int) -> tuple[Batches, Batches]:
    """Batches in two parts, with this many tokens in the first, or as many as there are."""
    one, other, left = [], [], first
    for place, tokens in batches:
        here = min(tokens, left)
        left -= here
        one.append((place, here))
        other.append((place, tokens - here))
    return some(one), some(other)


def as_batches(batches: Batches) -> tuple[Batch, ...]:
    """The same in the form that an order would have."""
    if len(batches) == 1:
        ((place, tokens),) = batches
        return (Batch(tokens, place),)
    return tuple([Batch(tokens, place) for place, tokens in batches])


def as_sources(named: tuple[Batch, ...]) -> Batches:
    """The tokens of a settled order."""
    if len(named) == 1:
        return ((named[0].place, named[0].count or 0),)
    return tuple([(batch.place, batch.count or 0) for batch in named])


def fullest(there: Mapping[Place, int]) -> list[Place]:
    """The places, those with the most tokens first."""
    return sorted(there, key=lambda place: (-there[place], place))


def fullest_first(there: Mapping[Place, int], tokens: int) -> Batches:
    """This many tokens from these places: from each as many as it has, the fullest first."""
    taken: dict[Place, int] = {}
    for place in fullest(there):
        taken[place] = min(there[place], tokens)
        tokens -= taken[place]
    return some(sorted(taken.items()))


def levelled(there: Mapping[Place, int], tokens: int) -> Batches:
    """This many tokens to these places: each to the one with the fewest tokens at that point."""
    stand = dict(there)
    for _ in range(tokens):
        stand[min(stand, key=lambda place: (stand[place], place))] += 1
    return some(sorted([(place, number - there[place]) for place, number in stand.items()]))


def drawn_tokens(chance: Chance, label: str, there: Mapping[Place, int], number: int) -> Batches:
    """This many tokens at random, each that is there equally likely."""
    names = [str(place) for place, tokens in sorted(there.items()) for _ in range(tokens)]
    taken: dict[Place, int] = {}
    for name in chance.choose(label, names, number):
        taken[int(name)] = taken.get(int(name), 0) + 1
    return tuple(sorted(taken.items()))
