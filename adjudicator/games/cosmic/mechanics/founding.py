"""Founding a base outside any challenge, and the last one that somebody needs."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Batch, Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources
from adjudicator.galaxy.forces import claims
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import Founded, Landed
from adjudicator.games.cosmic.mechanics.forces import gathered
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import CONE, PLANETS, Cosmic


class Found(Choice, frozen=True):
    """Founds a base; each word that does so is made from this one."""

    grammar = '["on" PLACE force]'

    place: Place | None = None
    tokens: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, sent = values
        return cls(place, *(sent or ()))


class Founding(Options):
    """The planets on which a base can be founded, with one to four tokens from bases; `kind` is the word asked for.

    Never on a planet that is under attack, nor from one (rule 14).
    """

    __slots__ = ("_at", "_kind", "_places", "_seat")

    def __init__(self, at: At[Cosmic], kind: Callable[..., Found], places: tuple[Place, ...]) -> None:
        self._at = at
        self._kind = kind
        self._seat = at.me
        attacked = at.state.attacked()
        self._places = [p for p in places if p not in attacked and not at.state.planets[p][at.me]]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Found) or choice.place not in self._places:
            return reason("no-founding-there")
        sources = gathered(self._at, self._seat, choice.tokens, choice.sources, self._at.state)
        if isinstance(sources, str):
            return sources
        return self._kind(choice.place, sum(tokens for _, tokens in sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.sources)) if isinstance(choice, Found) else ()

    def every(self) -> Iterator[Choice]:
        """Every planet, with tokens from each base."""
        state, attacked = self._at.state, self._at.state.attacked()
        for place in self._places:
            for base in state.bases(self._seat):
                if base not in attacked:
                    tokens = min(CONE, state.planets[base][self._seat])
                    yield self._kind(place, tokens, (Batch(tokens, base),))


def founded(state: Cosmic, seat: Seat, choice: Found) -> Founded | None:
    """The base that is founded, if the tokens are still there."""
    sources = as_sources(choice.sources)
    there = all(state.planets[place][seat] >= tokens for place, tokens in sources)
    return Founded(seat, choice.place, sources) if there and choice.place is not None else None


def wins_by(at: CosmicAt, landed: Landed) -> Script:
    """Whether a landing founds the base that its player still lacks to win."""
    state, seat, place = at.state, landed.seat, landed.planet(at.challenge)
    if state.planets[place][seat] or place in state.home(seat):
        return False
    needed = yield from at.worth("bases to win", int(state.options["bases_to_win"]), seat)
    return state.foreign_bases(seat) + 1 >= needed


class FoundIn(Found, frozen=True):
    """Founds a base in one of several systems, each of which is asked about by itself."""

    def part(self) -> str:
        return "" if self.place is None else str(self.place // PLANETS)

    def addresses(self, ask: Ask) -> bool:
        return self.place is None or ask.detail == str(self.place // PLANETS)


def founded_in_each(piece: Piece, at: CosmicAt, ways: Mapping[Seat, Founding]) -> Script:
    """I may found a base in each of these systems; all of it is one use of the piece, which announces it."""
    answers = yield [at.wish(piece, way, detail=str(system)) for system, way in ways.items()]
    wishes = [answer for answer in answers if answer is not NO]
    if wishes and (yield from at.use(at.me, piece)):
        for wish in wishes:
            yield Made(partial(founded, seat=at.me, choice=wish))
