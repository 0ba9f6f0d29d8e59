"""Agreements other than deals: the letters of all players concerned must name one before it binds them (rule 16)."""

from collections.abc import Iterator
from typing import Any, Final, Self

from msgspec.structs import replace

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.questions import Ask, Known, Options, Ranked
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic

PLAYED: Final = "all"
"""The choice of the rulebook value that allows them."""
_USUAL: Final = "as agreed"
"""The name of an agreement for which nobody has thought of one."""


def _plain(words: str) -> str:
    """The words of an agreement without differences that nobody intends: capitals, and the width of spaces."""
    return " ".join(words.casefold().split())


class Agree(Choice, frozen=True):
    """Makes an agreement with the players named, if their letters name the same one: the same words, and all of you.

    It holds for the phase. What you do for it is in your other orders, on the condition that it is made: `ZAP Green IF
    agreed "zaps"`. The game master reads nothing into the words.
    """

    word = "AGREE"
    about = "agreement"
    of_challenge = False
    grammar = 'TEXT "with" seats'
    example = 'AGREE "zaps" with Blue, Green'

    words: str
    seats: tuple[Seat, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        words, seats = values
        if not _plain(words):
            raise ValueError(reason("agreement-words"))
        return cls(words, seats)


class Agreeing(Options):
    """Agreements with any others in the game."""

    __slots__ = ("_at", "_seat")

    def __init__(self, at: CosmicAt, seat: Seat) -> None:
        self._at = at
        self._seat = seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Agree):
            return reason("no-agreement")
        others = tuple([seat for seat in self._at.state.seats_in() if seat in choice.seats and seat != self._seat])
        if not others or any(seat not in (self._seat, *others) for seat in choice.seats):
            return reason("agreement-with-others")
        return replace(choice, seats=others)

    def every(self) -> Iterator[Choice]:
        """With each of the others alone: there are too many possible words."""
        for other in self._at.state.seats_in():
            if other != self._seat:
                yield Agree(_USUAL, (other,))


class Agreed(Event[Cosmic], frozen=True):
    """The letters of all players concerned name an agreement. Nobody else learns of it."""

    words: str
    seats: tuple[Seat, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, agreed=(*state.agreed, (self.words, self.seats)))

    def told(self, seat: Seat) -> "Agreed | None":
        return self if seat in self.seats else None


class HasAgreed(Fact, frozen=True):
    """Whether an agreement with these words has been made in this phase, and you are one of those who made it."""

    grammar = '"agreed" TEXT'
    example = 'agreed "zaps"'

    words: str

    def value(self, known: Known) -> bool:
        view = known.view
        assert isinstance(view, Cosmic)
        words = _plain(self.words)
        return any(words == made and known.seat in seats for made, seats in view.agreed)


def agreements(at: CosmicAt) -> Script:
    """All players name agreements; those that everyone concerned has named are made."""
    yield "agreements"
    seats = at.state.seats_in()
    asks = [Ask(seat, Agree.about, Agreeing(at, seat), ranked=True) for seat in seats]
    named: dict[tuple[str, tuple[Seat, ...]], list[Ranked]] = {}
    for answer in (yield asks):
        for ranked in answer:
            seat, choice = ranked.ask.seat, ranked.choice
            if not isinstance(choice, Agree):
                continue
            concerned = tuple([other for other in seats if other == seat or other in choice.seats])
            one = named.setdefault((_plain(choice.words), concerned), [])
            if seat not in [other.ask.seat for other in one]:
                one.append(ranked)
    for (words, concerned), parts in named.items():
        if len(parts) == len(concerned):
            at.grant([(ranked, ()) for ranked in parts])
            yield Agreed(words, concerned)


AGREEING = (Agreed,)
