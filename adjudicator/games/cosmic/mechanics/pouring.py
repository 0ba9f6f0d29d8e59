"""Pouring: changing the number of one's tokens in a challenge, by adding some from bases or pulling some back."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined, rest_last, share
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, count, fullest_first, levelled, split, still_there
from adjudicator.galaxy.forces import claims, token
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import PouredIn, PulledBack
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic


class _Said(NamedTuple):
    """What an order says of its tokens: how many where, or only how many, with `None` for all."""

    inward: bool
    batches: tuple[Batch, ...]
    tokens: int | None = None


def _inward(batches: tuple[Batch, ...]) -> _Said:
    return _Said(True, batches)


def _outward(batches: tuple[Batch, ...]) -> _Said:
    return _Said(False, batches)


def _inward_anyhow(amount: Any = None) -> _Said:
    return _Said(True, (), None if amount is None else amount.number)


def _outward_anyhow(amount: Any = None) -> _Said:
    return _Said(False, (), None if amount is None else amount.number)


class Pour(Choice, frozen=True):
    """Pours tokens into a challenge, or pulls them back; each word that does so is made from this one."""

    grammar = "(poured_in | poured_anyhow | pulled_back | pulled_anyhow)"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'poured_in: "add" batches_from': _inward,
        'poured_anyhow: "add" [amount]': _inward_anyhow,
        'pulled_back: ("back" | "out" | "remove") batches_to': _outward,
        'pulled_anyhow: ("back" | "out" | "remove") [amount]': _outward_anyhow,
    }

    inward: bool
    batches: tuple[Batch, ...]
    tokens: int | None = None
    """How many, if no place is named; None: all."""

    @classmethod
    def read(cls, *values: Any) -> Self:
        ((inward, batches, tokens),) = values
        return cls(inward, batches, tokens)

    def text(self, names: Vocabulary) -> str:
        way, link = ("add", "from") if self.inward else ("back", "to")
        if not self.batches:
            return f"{way} {'all' if self.tokens is None else self.tokens}"
        return f"{way} {joined(batch.text(names, link) for batch in self.batches)}"


def _defended(state: Cosmic, seat: Seat) -> frozenset[Place]:
    """The planets on which all of a seat's tokens stand in challenges."""
    return frozenset([fight.planet for fight in state.challenges if fight.defence == seat and not fight.over])


def _bases(state: Cosmic, seat: Seat) -> dict[Place, int]:
    """A seat's tokens by base that stand in no challenge, though the planet may be under attack."""
    defended = _defended(state, seat)
    return {place: state.planets[place][seat] for place in state.bases(seat) if place not in defended}


def _landings(state: Cosmic, seat: Seat) -> tuple[Place, ...]:
    """The places to which tokens can be pulled back: such bases, or home planets if there are none."""
    defended = _defended(state, seat)
    return tuple(_bases(state, seat)) or tuple([place for place in state.home(seat) if place not in defended])


def can_pour(state: Cosmic, seat: Seat, number: int) -> bool:
    """Whether a seat has tokens in a challenge, and anywhere to pull them back to."""
    return state.challenge(number).tokens_for(seat) > 0 and bool(_landings(state, seat))


class Pouring(Options):
    """The ways to change the number of one's tokens in a challenge; `kind` is the word that is asked for.

    `most` is the most tokens that can be moved; None: as many as there are.
    """

    __slots__ = ("_at", "_kind", "_most", "_seat")

    def __init__(self, at: At[Cosmic], kind: type[Pour], most: int | None = None) -> None:
        self._at = at
        self._most = most
        self._kind = kind
        self._seat = at.me

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._kind):
            return reason("moves-no-tokens")
        if not choice.batches:
            return self._anywhere(choice)
        left = self._at.state.challenge(self._at.where).tokens_for(self._seat)
        sources = _bases(self._at.opening, self._seat)
        landings = _landings(self._at.state, self._seat)
        found: dict[Place, int] = {}
        rests = sum(batch.count is None for batch in choice.batches)
        for batch in rest_last(choice.batches):
            place = batch.place
            if choice.inward:
                left = sources.get(place, 0) - found.get(place, 0)
            if place not in (sources if choice.inward else landings):
                return reason("no-free-base-there")
            tokens = left if batch.count is None else batch.count
            if batch.count is None and not choice.inward:
                tokens, rests = share(left, rests), rests - 1
            if tokens > left:
                return reason("not-so-many-tokens")
            left -= tokens
            found[place] = found.get(place, 0) + tokens
        moved = tuple(sorted((place, tokens) for place, tokens in found.items() if tokens))
        if self._most is not None and count(moved) > self._most:
            return reason("tokens-at-most", most=self._most)
        return self._kind(choice.inward, as_batches(moved)) if moved else reason("no-tokens-named")

    def _anywhere(self, choice: Pour) -> Choice | Spoken:
        """The meaning of an order that names no place: from the fullest bases, or back to those with the fewest."""
        at, seat = self._at, self._seat
        if choice.inward:
            bases = _bases(at.state, seat)
            there = {place: min(at.left(seat, token(place)), tokens) for place, tokens in bases.items()}
            most = sum(there.values())
        else:
            there = {place: at.state.planets[place][seat] for place in _landings(at.state, seat)}
            most = at.state.challenge(at.where).tokens_for(seat)
        if self._most is not None:
            if choice.tokens is not None and choice.tokens > self._most:
                return reason("tokens-at-most", most=self._most)
            most = min(most, self._most)
        wanted = most if choice.tokens is None else choice.tokens
        if wanted > most:
            return reason("not-so-many-tokens")
        moved = fullest_first(there, wanted) if choice.inward else levelled(there, wanted)
        return self._kind(choice.inward, as_batches(moved)) if moved else reason("no-tokens-named")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.batches)) if isinstance(choice, Pour) and choice.inward else ()

    def every(self) -> Iterator[Choice]:
        """All from a base, all to a base, and one token each."""
        here = self._at.state.challenge(self._at.where).tokens_for(self._seat)
        ways = [(True, place, tokens) for place, tokens in _bases(self._at.opening, self._seat).items()]
        ways += [(False, place, here) for place in _landings(self._at.state, self._seat)]
        for inward, place, most in ways:
            for tokens in dict.fromkeys((most if self._most is None else min(most, self._most), 1)):
                yield self._kind(inward, (Batch(tokens, place),))


def poured(state: Cosmic, seat: Seat, number: int, choice: Pour) -> PouredIn | PulledBack | None:
    """The events of an order, as far as the tokens are still there."""
    batches = as_sources(choice.batches)
    if choice.inward:
        there = still_there(state.planets, seat, batches)
        return PouredIn(number, seat, there) if there else None
    back, _ = split(batches, state.challenge(number).tokens_for(seat))
    return PulledBack(number, seat, back) if back else None
