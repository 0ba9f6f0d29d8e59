"""Options for the questions of pieces: with an additional price, or judged by the piece itself."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.text.sayings import Spoken, house


class Spending(Options, Struct, eq=False, gc=False):
    """Options that each claim something in addition."""

    _options: Options
    _also: Claim

    def settle(self, choice: Choice) -> Choice | str:
        return self._options.settle(choice)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (*self._options.claims(choice), self._also)

    def every(self) -> Iterator[Choice]:
        return self._options.every()


ONCE: Final = "once"
"""The right to do something with a piece, which its player has once in a stage, in one of the challenges."""


def once(piece: Piece, options: Options) -> Options:
    """The same options, of which one is chosen in one challenge of a stage."""
    return Spending(options, Claim((ONCE, piece.name), 1))


class Judged(Options):
    """Options that a piece judges itself: the meaning of a wish, or why it has none.

    Wishes are of the same kind as the samples, and claim what `price` says.
    """

    __slots__ = ("_judge", "_price", "_samples")

    def __init__(
        self,
        judge: Callable[[Any], Choice | Spoken],
        samples: Iterable[Choice],
        price: Callable[[Any], tuple[Claim, ...]] = lambda wish: (),
    ) -> None:
        self._judge = judge
        self._samples = tuple(samples)
        self._price = price

    def settle(self, choice: Choice) -> Choice | Spoken:
        if type(choice) not in map(type, self._samples):
            return house("not-an-option")
        return self._judge(choice)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return self._price(choice)

    def every(self) -> Iterator[Choice]:
        """The samples: there may be too many legal choices to list."""
        return iter(self._samples)
