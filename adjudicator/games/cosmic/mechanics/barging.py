"""Coming into a challenge uninvited, with tokens that stand in a main player's home system."""

from collections.abc import Callable, Iterator
from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, fullest
from adjudicator.galaxy.forces import claims
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.mechanics.forces import gathered, loose
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import OFFENCE, Cosmic


class Barge(Choice, frozen=True):
    """Comes in on a side uninvited; each word that does so is made from this one."""

    grammar = "[SIDE] force"

    side: int = OFFENCE
    tokens: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        side, sent = values
        return cls(OFFENCE if side is None else side, *(sent or ()))


def guests(state: Cosmic, seat: Seat, host: Seat) -> dict[Place, int]:
    """A seat's tokens in another's home system, where nobody is attacked."""
    home = state.home(host)
    return {place: tokens for place, tokens in loose(state, seat).items() if place in home} if seat != host else {}


def doors(at: CosmicAt, sides: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these sides that have not invited me, and in whose main player's home system I have tokens."""
    if at.is_main() or at.my_ally is not None:
        return ()
    shut = [side for side in sides if at.me not in at.challenge.invited[side]]
    there = [side for side in shut if guests(at.state, at.me, at.mains[side])]
    return tuple([side for side in there if at.forbidden(at.me, "join", side) is None])


class Barging(Options):
    """One to four tokens out of a main player's home system, for their side; `kind` is the word that is asked for."""

    __slots__ = ("_at", "_kind", "_sides")

    def __init__(self, at: CosmicAt, kind: Callable[..., Barge], sides: tuple[int, ...]) -> None:
        self._at = at
        self._kind = kind
        self._sides = sides

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Barge) or choice.side not in self._sides:
            return reason("no-barging-there")
        there = guests(self._at.state, self._at.me, self._at.mains[choice.side])
        named = choice.sources or tuple([Batch(None, place) for place in fullest(there)])
        if any(batch.place not in there for batch in named):
            return reason("barging-from-there", other=self._at.state.seats[self._at.mains[choice.side]])
        sources = gathered(self._at, self._at.me, choice.tokens, named, self._at.state)
        if isinstance(sources, str):
            return sources
        return self._kind(choice.side, sum(tokens for _, tokens in sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.sources)) if isinstance(choice, Barge) else ()

    def every(self) -> Iterator[Choice]:
        """A token of each base, for each side."""
        for side in self._sides:
            for place in guests(self._at.state, self._at.me, self._at.mains[side]):
                yield self._kind(side, 1, (Batch(1, place),))
