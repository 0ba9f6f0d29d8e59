"""Where tokens may be put, and the questions about putting them there."""

from collections.abc import Callable, Iterator

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, rest_last, share
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.order_words import FromLimbo, Release


def landings(state: Cosmic, seat: Seat) -> tuple[Place, ...]:
    """The planets on which a seat may put tokens: its bases, or its home planets if it has none.

    None that is under attack (rule 14).
    """
    attacked = state.attacked()
    bases = state.bases(seat) or tuple(state.home(seat))
    return tuple([place for place in bases if place not in attacked])


def why_not(state: Cosmic, seat: Seat, place: Place) -> Spoken | None:
    """Why a seat may not put tokens there."""
    if place in state.attacked():
        return reason("planet-attacked")
    if place >= 0 and state.planets[place][seat]:
        return None
    return None if place in landings(state, seat) else reason("no-base-there")


class Landing(Options):
    """The destinations of some tokens of a seat; tokens that are not placed wait in Limbo.

    `wrap` makes the answer from the batches. If placing is only part of an order (`forgiving`), a batch that cannot be
    placed also waits in Limbo, instead of making the whole order illegal (rule 12).
    """

    __slots__ = ("_forgiving", "_seat", "_state", "_tokens", "_wrap")

    def __init__(
        self,
        at: At[Cosmic],
        tokens: int,
        wrap: Callable[[tuple[Batch, ...]], Choice] = FromLimbo,
        *,
        forgiving: bool = False,
    ) -> None:
        self._forgiving = forgiving
        self._state = at.state
        self._seat = at.me
        self._tokens = tokens
        self._wrap = wrap

    def settle(self, choice: Choice) -> Choice | Spoken:
        batches: tuple[Batch, ...] = getattr(choice, "to", ())
        left = self._tokens
        placed: dict[Place, int] = {}
        rests = sum(batch.count is None for batch in batches)
        for batch in rest_last(batches):
            tokens = batch.count
            if tokens is None:
                tokens, rests = share(left, rests), rests - 1
            why = why_not(self._state, self._seat, batch.place)
            if why is None and tokens > left:
                why = reason("tokens-only", count=self._tokens)
            if why is not None:
                if not self._forgiving:
                    return why
                continue
            left -= tokens
            if tokens:
                placed[batch.place] = placed.get(batch.place, 0) + tokens
        return self._wrap(tuple([Batch(tokens, place) for place, tokens in placed.items()]))

    def every(self) -> Iterator[Choice]:
        """All of them to one place each."""
        for place in landings(self._state, self._seat):
            yield self._wrap((Batch(self._tokens, place),) if self._tokens else ())


class Releasing(Options):
    """The destination of the token released from the Warp."""

    __slots__ = ("_seat", "_state")

    def __init__(self, at: At[Cosmic]) -> None:
        self._state = at.state
        self._seat = at.me

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Release):
            return reason("not-a-place")
        return why_not(self._state, self._seat, choice.place) or choice

    def every(self) -> Iterator[Choice]:
        for place in landings(self._state, self._seat):
            yield Release(place)
