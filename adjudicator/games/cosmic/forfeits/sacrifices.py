"""Giving up one's own tokens for something else: which tokens may be used."""

from collections.abc import Iterator
from typing import Any, Self

from adjudicator.engine.contract.order_words import Batch, Choice, rest_last
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, count
from adjudicator.galaxy.flare_words import FlareWord
from adjudicator.galaxy.forces import claims
from adjudicator.games.cosmic.events.token_moves import TokensToWarp
from adjudicator.games.cosmic.mechanics.forces import free
from adjudicator.games.cosmic.mechanics.placements import why_not
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic

MOST = 4


class Sacrifice(Choice, frozen=True):
    """Gives up one to four tokens that stand in no challenge; each word that does so is made from this one."""

    grammar = "each_from"

    sources: tuple[Batch, ...]


class FlareSacrifice(FlareWord, Sacrifice, frozen=True):
    """Plays a flare for which tokens can be named that are given up."""

    grammar = f"[{Sacrifice.grammar}]"

    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0] or ())


class Sacrificing(Options):
    """The tokens that a seat can give up; `kind` is the word that is asked for."""

    __slots__ = ("_at", "_kind")

    def __init__(self, at: At[Cosmic], kind: type[Sacrifice]) -> None:
        self._at = at
        self._kind = kind

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._kind):
            return reason("gives-up-no-tokens")
        state, seat = self._at.opening, self._at.me
        found: dict[int, int] = {}
        for batch in rest_last(choice.sources):
            wrong = why_not(state, seat, batch.place)
            if wrong is not None:
                return wrong
            left = state.planets[batch.place][seat] - found.get(batch.place, 0)
            tokens = left if batch.count is None else batch.count
            if tokens > left:
                return reason("not-so-many-tokens")
            found[batch.place] = found.get(batch.place, 0) + tokens
        if not 1 <= sum(found.values()) <= MOST:
            return reason("tokens-given-up-one-to-four")
        return self._kind(as_batches(tuple(sorted((place, tokens) for place, tokens in found.items() if tokens))))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.sources)) if isinstance(choice, Sacrifice) else ()

    def every(self) -> Iterator[Choice]:
        """Every number of tokens from each base."""
        for place, tokens in sorted(free(self._at, self._at.me).items()):
            for number in range(1, min(MOST, tokens) + 1):
                yield self._kind((Batch(number, place),))


def sacrificed(at: At[Cosmic], choice: Sacrifice) -> Script:
    """The tokens named go to the Warp, as far as they are still there; returns how many they were."""
    there = [(place, min(tokens, at.state.planets[place][at.me])) for place, tokens in as_sources(choice.sources)]
    sources = tuple([batch for batch in there if batch[1]])
    tokens = count(sources)
    if tokens:
        yield TokensToWarp(at.me, tokens, 0, sources)
    return tokens
