"""Tokens that a piece takes from another player's bases: which of them there are, and which are taken."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, count, fullest
from adjudicator.galaxy.forces import token
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import TokensToLimbo, TokensToWarp, saved
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic

Sources = tuple[tuple[Place, int], ...]


class Exaction(Choice, frozen=True):
    """Takes tokens from another player's bases; each word that names them is made from this one."""

    grammar = "[each_from]"

    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0] or ())


def untouched(state: Cosmic, seat: Seat) -> dict[Place, int]:
    """A seat's tokens by planet, on those on which nobody fights in this turn."""
    fought = frozenset([challenge.planet for challenge in state.challenges])
    return {place: state.planets[place][seat] for place in state.bases(seat) if place not in fought}


def colonists(state: Cosmic, seats: Iterable[Seat], system: Sequence[Place]) -> dict[Seat, Sources]:
    """The tokens of some seats on planets of a system that is not theirs, where nobody fights in this turn."""
    found = {}
    for seat in sorted(seats):
        there = untouched(state, seat) if system != state.home(seat) else {}
        if places := tuple([(place, tokens) for place, tokens in sorted(there.items()) if place in system]):
            found[seat] = places
    return found


def unclaimed(at: At[Cosmic], seat: Seat, there: Mapping[Place, int]) -> dict[Place, int]:
    """Those of a seat's tokens that it has not promised to anything in this stage."""
    return {place: free for place, tokens in there.items() if (free := min(tokens, at.left(seat, token(place)))) > 0}


def spare(at: At[Cosmic], seat: Seat) -> dict[Place, int]:
    """A seat's tokens by planet that can be taken: nobody fights there, and they are promised to nothing."""
    return unclaimed(at, seat, untouched(at.state, seat))


def _taken(available: Mapping[Place, int], tokens: int, places: list[Place]) -> Sources:
    """As many tokens as there are, up to a number, from these places in turn."""
    found = []
    for place in places:
        here = min(available[place], tokens)
        tokens -= here
        found += [(place, here)] if here else []
    return tuple(sorted(found))


def lost_from(seat: Seat, available: Mapping[Place, int], tokens: int, *, smallest: bool = False) -> Script:
    """Up to this many of these tokens go to the Warp: from the fullest bases first, or from the smallest ones."""
    places = fullest(available)
    sources = _taken(available, tokens, places[::-1] if smallest else places)
    if sources:
        yield TokensToWarp(seat, count(sources), 0, sources)


def exacted(at: At[Cosmic], seat: Seat, tokens: int, *, smallest: bool = False) -> Script:
    """A seat loses up to this many tokens to the Warp: from its fullest bases, or from its smallest ones."""
    yield from lost_from(seat, spare(at, seat), tokens, smallest=smallest)


def dislodged(at: At[Cosmic], seat: Seat) -> Script:
    """One token of a seat goes to Limbo, from its fullest base."""
    places = fullest(untouched(at.state, seat))
    if places:
        yield TokensToLimbo(seat, 1, 0, ((places[0], 1),))


def shifted_loss(at: At[Cosmic], lost: TokensToWarp, seats: Sequence[Seat], tokens: int) -> Script:
    """Others lose up to this many of the tokens, shared evenly, the first of them more; mine go to Limbo for it."""
    share, odd = divmod(tokens, len(seats))
    shares = [(seat, share + (number < odd)) for number, seat in enumerate(seats)]
    paid = [(seat, min(due, sum(spare(at, seat).values()))) for seat, due in shares]
    number = sum(due for _, due in paid)
    if not number:
        yield lost
        return
    yield from saved(lost, number)
    for seat, due in paid:
        yield from exacted(at, seat, due)


def seized(at: At[Cosmic], seat: Seat, tokens: int) -> Script:
    """Up to this many tokens of a seat go from its fullest bases to Limbo."""
    available = spare(at, seat)
    sources = _taken(available, tokens, fullest(available))
    if sources:
        yield TokensToLimbo(seat, count(sources), 0, sources)


class Exacting(Options):
    """The tokens of another seat that can be taken; `kind` is the word that is asked for.

    Without places they are those of the smallest bases.
    """

    __slots__ = ("_available", "_kind", "_most")

    def __init__(self, at: At[Cosmic], seat: Seat, most: int, kind: type[Exaction]) -> None:
        self._available = untouched(at.state, seat)
        self._most = most
        self._kind = kind

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._kind):
            return reason("no-loss")
        if not choice.sources:
            smallest = fullest(self._available)[::-1]
            return self._kind(as_batches(_taken(self._available, self._most, smallest)))
        named: dict[Place, int] = {}
        for batch in choice.sources:
            left = self._available.get(batch.place, 0) - named.get(batch.place, 0)
            tokens = min(left, self._most - sum(named.values())) if batch.count is None else batch.count
            if tokens > left or not left:
                return reason("not-so-many-tokens")
            named[batch.place] = named.get(batch.place, 0) + tokens
        if not 1 <= sum(named.values()) <= self._most:
            return reason("not-so-many-tokens")
        return self._kind(as_batches(tuple(sorted((place, tokens) for place, tokens in named.items() if tokens))))

    def every(self) -> Iterator[Choice]:
        """Every number of tokens from each base."""
        for place, tokens in sorted(self._available.items()):
            for number in range(1, min(self._most, tokens) + 1):
                yield self._kind((Batch(number, place),))


def exacted_instead(at: At[Cosmic], seat: Seat, wish: Exaction) -> Script:
    """A seat loses the tokens named, as far as they are still there, and as many of the challenge go to Limbo."""
    there = spare(at, seat)
    named = [(place, min(tokens, there.get(place, 0))) for place, tokens in as_sources(wish.sources)]
    sources = tuple([batch for batch in named if batch[1]])
    if sources:
        yield TokensToLimbo(seat, count(sources), at.where)
        yield TokensToWarp(seat, count(sources), 0, sources)
