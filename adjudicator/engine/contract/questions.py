"""Questions to seats, what may answer them, and what an answer claims."""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.text.sayings import house


class Claim(Struct, frozen=True, gc=False):
    """Part of a scarce thing: `amount` of `resource`, of which the seat holds only so much in this stage."""

    resource: tuple[Any, ...]
    amount: int


NOTHING: tuple[Claim, ...] = ()


class Use(Struct, frozen=True, gc=False):
    """The use of a piece (power, edict, flare), which may be cancelled."""

    by: Seat
    piece: str
    kind: str
    against: tuple[Seat, ...]
    where: int


class Options:
    """What may answer an Ask."""

    __slots__ = ()

    def settle(self, choice: Choice) -> Choice | str:
        """The concrete legal choice this wish stands for, or one sentence that says why there is none.

        Within a round it may depend on what the same seat has promised meanwhile, and on nothing else.
        """
        raise NotImplementedError  # pragma: no cover - every kind of options defines it

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        """What a settled choice claims."""
        return NOTHING

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """Legal choices in random order, for seats that give no answer although they must."""
        yield from chance.shuffle(label, tuple(self.every()))

    def every(self) -> Iterator[Choice]:
        """Every legal choice, or a fair selection if there are too many."""
        raise NotImplementedError  # pragma: no cover - every kind of options defines it


class OneOf(Options, Struct, eq=False, gc=False):
    """A list of choices; `claiming` says what each one claims."""

    _choices: Collection[Choice]
    _claiming: Callable[[Choice], tuple[Claim, ...]] | None = None

    def settle(self, choice: Choice) -> Choice | str:
        return choice if choice in self._choices else house("not-an-option")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return self._claiming(choice) if self._claiming is not None else NOTHING

    def every(self) -> Iterator[Choice]:
        return iter(self._choices)


class Ask(Struct, eq=False, gc=False):
    """A question to one seat.

    `about` is the kind of question, `where` its challenge (0 for none), `detail` what tells it from others of the same
    kind and place. A silent seat gets `default`; if that is None, the answer is drawn at random from the options. `use`
    is the use that the seat could cancel. `heard` is false if the seat's orders do not count. A `ranked` question is
    answered with a list: a Ranked for every alternative that applies, in order of preference; what the chosen one
    claims is settled by `At.grant`.
    """

    seat: Seat
    about: str
    options: Options
    where: int = 0
    default: Choice | None = NO
    detail: str = ""
    use: Use | None = None
    ranked: bool = False
    heard: bool = True

    @property
    def key(self) -> tuple[Seat, str, int, str]:
        """What identifies the question in every run of its stage."""
        return (self.seat, self.about, self.where, self.detail)


class Ranked(NamedTuple):
    """One of the alternatives that answer a ranked question: the settled choice and its place in the letter."""

    ask: Ask
    order: int
    alternative: int
    choice: Choice


class Known(Protocol):
    """What a seat may know when it answers; conditions are evaluated on nothing else."""

    @property
    def seat(self) -> Seat:
        """The seat that knows it."""

    @property
    def ask(self) -> Ask:
        """The question being answered."""

    @property
    def view(self) -> State:
        """The seat's view of the frozen state."""


class Candidate(NamedTuple):
    """One alternative that addresses an Ask and whose condition holds.

    `order` is the place of its clause in the player's letter, `alternative` its number within the clause, from 1;
    `limit` is how often the clause may apply in the stage, None for any number.
    """

    order: int
    alternative: int
    choice: Choice
    limit: int | None = None


class Standing(Protocol):
    """A player's orders as answers to whatever will be asked."""

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """The alternatives that address `known.ask` and whose conditions hold, in order of preference."""

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """The alternatives that address it and whose conditions do not hold: (order, alternative, why), for the GM."""


class Silent:
    """The orders of a player who sent none."""

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """None."""
        return ()

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None."""
        return ()


SILENT = Silent()
