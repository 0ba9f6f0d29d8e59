"""Dividing: which of a seat's tokens on a planet stand against which of several attacks on them."""

from collections.abc import Iterable, Iterator
from typing import Any, Self

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined, share
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.reasons import Reason
from adjudicator.galaxy.systems import Place


class Share(Struct, frozen=True):
    """Some of the tokens for one attack, by its number; None for the rest."""

    tokens: int | None
    number: int

    @classmethod
    def read(cls, tokens: int | None, number: int) -> "Share":
        """`3 to challenge 1` or `rest to challenge 4`."""
        return cls(tokens, number)


class Division(Choice, frozen=True):
    """Divides the tokens on a planet between the attacks on it: a title makes its order word from this one.

    Its grammar yields the place and then each share: `PLACE [":"] share (("," | "and") share)*`, with a rule of the
    title for `share` that calls `Share.read`.
    """

    part_field = "place"

    place: Place
    shares: tuple[Share, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, *shares = values
        return cls(place, tuple(shares))

    def text(self, names: Vocabulary) -> str:
        shares = [f"{'rest' if s.tokens is None else s.tokens} to {names.numbered} {s.number}" for s in self.shares]
        return f"{names.name('place', self.place)}: {joined(shares)}"


class Dividing(Options):
    """The ways to divide this many tokens on a planet between the attacks of these numbers, with the word that does it.

    An Ask with these options has the place as its `detail`.
    """

    __slots__ = ("_numbers", "_place", "_reason", "_tokens", "_word")

    def __init__(
        self, word: type[Division], reason: Reason, place: Place, tokens: int, numbers: tuple[int, ...]
    ) -> None:
        self._word = word
        self._reason = reason
        self._place = place
        self._tokens = tokens
        self._numbers = numbers

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return self._reason("divides-nothing")
        left = self._tokens
        shares = dict.fromkeys(self._numbers, 0)
        rests = sum(part.tokens is None for part in choice.shares)
        for part in sorted(choice.shares, key=lambda part: part.tokens is None):
            if part.number not in shares:
                return self._reason("challenge-not-against", challenge=part.number)
            tokens = part.tokens
            if tokens is None:
                tokens, rests = share(left, rests), rests - 1
            left -= tokens
            shares[part.number] += tokens
        if left < 0:
            return self._reason("tokens-only", count=self._tokens)
        if left:
            return self._reason("tokens-left-over", left=left, count=self._tokens)
        return self._as_choice(shares)

    def _as_choice(self, shares: dict[int, int]) -> Division:
        return self._word(self._place, tuple([Share(tokens, number) for number, tokens in sorted(shares.items())]))

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """Equally, with odd tokens at random."""
        each, odd = divmod(self._tokens, len(self._numbers))
        lucky = chance.shuffle(label, self._numbers)[:odd]
        yield self._as_choice({number: each + (number in lucky) for number in self._numbers})

    def every(self) -> Iterator[Choice]:
        """Every division."""
        for shares in _divided(self._tokens, self._numbers):
            yield self._as_choice(shares)


def _divided(left: int, numbers: tuple[int, ...]) -> Iterator[dict[int, int]]:
    """Every way to share so many among these numbers."""
    if len(numbers) == 1:
        yield {numbers[0]: left}
        return
    for here in range(left + 1):
        for rest in _divided(left - here, numbers[1:]):
            yield {numbers[0]: here, **rest}


def besieged(attacks: Iterable[tuple[Place, Seat, int]]) -> tuple[tuple[Place, Seat, tuple[int, ...]], ...]:
    """The sets of tokens with several attacks against them: planet, defending seat, numbers of the attacks.

    An attack is the planet, the seat that defends it, and its number.
    """
    sets: dict[tuple[Place, Seat], list[int]] = {}
    for planet, seat, number in attacks:
        sets.setdefault((planet, seat), []).append(number)
    several = [(where, numbers) for where, numbers in sorted(sets.items()) if len(numbers) > 1]
    return tuple([(planet, seat, tuple(numbers)) for (planet, seat), numbers in several])
