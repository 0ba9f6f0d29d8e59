"""The verbs: how a piece (power, edict, flare, ...) says which exception to the rules it is.

Each decorator marks one method of a `Piece`. The engine finds the marked methods when the class is made and looks them
up by verb and topic, so a piece that nobody has costs nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice, Fact
from adjudicator.engine.contract.stores import Stock

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")
Test = Callable[..., bool]
Upon = Callable[..., Iterable[Seat]]

INSTEAD_OF, MAY, MAY_NOT, SEES, ASKS, WORTH, AFTER, CANCELS, DECIDES_FOR = (
    "instead_of",
    "may",
    "may_not",
    "sees",
    "asks",
    "worth",
    "after",
    "cancels",
    "decides_for",
)


NOBODY: Seat = -1
"""Whose a piece is that binds everybody alike: a law of the table. The rulebook sees everything from there, too."""


def always(*about: Any) -> bool:
    """The condition of a rule that always applies."""
    return True


class Rule(Struct, frozen=True, eq=False):
    """One marked method."""

    verb: str
    topic: Any
    method: Callable[..., Any]
    where: Test
    inherent: bool
    """Part of what the piece is: never announced, and cannot be cancelled."""
    optional: bool
    """A use only if its owner says yes to the question the method asks."""
    upon: Upon | None = None
    """Whom a use of it is against, if that is not just whom the order or the event names, or the opponent."""


def marks_of(value: Any) -> tuple[Rule, ...]:
    """The rules that a method is marked as: one for each decorator above it."""
    return getattr(value, "rules_of_piece", ())


class Piece:
    """Something a seat has that changes the rules for it. Its docstring is what players read.

    One that nobody has is in force once, for everybody, and acts before those of seats. It is never announced, and
    cannot be stopped.
    """

    name: ClassVar[str]
    kind: ClassVar[str]
    rules: ClassVar[tuple[Rule, ...]] = ()
    choices: ClassVar[tuple[type[Choice], ...]] = ()
    """The order words it brings."""
    facts: ClassVar[tuple[type[Fact], ...]] = ()
    stock: ClassVar[Stock | None] = None
    """The cards that it owns, if any."""
    parts: ClassVar[tuple["Piece", ...]] = ()
    """Those of them that change rules by themselves."""
    asked_as: ClassVar[str] = CANCELS
    """The kind of the question that asks its owner whether to cancel something with it."""

    @property
    def words(self) -> tuple[type[Choice], ...]:
        """The order words that it brings, and those of the cards that it owns."""
        return (*self.choices, *[word for part in self.parts for word in part.choices if word not in self.choices])

    @property
    def stoppable(self) -> tuple[Rule, ...]:
        """The rules by which it is used, those of the cards that it owns included: what can be stopped."""
        own = [rule for rule in self.rules if rule.optional or not rule.inherent]
        return (*own, *[rule for part in self.parts for rule in part.rules if rule.optional])

    @property
    def described_as(self) -> str:
        """The name under which it is described in other languages."""
        return self.name

    @property
    def also(self) -> tuple[str, ...]:
        """Other names under which players look for it: those of its card in a hand."""
        return ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # A class beside Piece may bring rules of its own: a piece that has many is written in several modules.
        beside = [base for base in cls.__bases__ if not issubclass(base, Piece)]
        values = [value for one in (*beside, cls) for value in vars(one).values()]
        cls.rules = (*cls.rules, *[rule for value in values for rule in marks_of(value)])


class Pieces(tuple[Piece, ...]):  # noqa: SLOT001 - it keeps what has been picked
    """All pieces of a title, in order. There are hundreds, so whoever looks for some of them does so only once."""

    def picked(self, which: Callable[["Pieces"], T]) -> T:
        """What a function picks out of them: a module's own function, which is called the first time."""
        kept: dict[Any, T] = self.__dict__
        if which not in kept:
            kept[which] = which(self)
        return kept[which]

    def named(self, name: str) -> Piece:
        """The piece of this name; KeyError if there is none."""
        return self.picked(_by_name)[name]


def _by_name(pieces: Pieces) -> dict[str, Piece]:
    return {piece.name: piece for piece in pieces}


def _verb(
    verb: str, topic: Any, where: Test, *, inherent: bool = False, optional: bool = False, upon: Upon | None = None
) -> Callable[[F], F]:
    def mark(method: F) -> F:
        rule = Rule(verb, topic, method, where, inherent, optional, upon)
        method.rules_of_piece = (rule, *marks_of(method))  # type: ignore[attr-defined]
        return method

    return mark


def instead_of(
    event: type[Event[Any]],
    where: Test = always,
    *,
    inherent: bool = False,
    optional: bool = False,
    upon: Upon | None = None,
) -> Callable[[F], F]:
    """Replaces `event`: the method yields the events that happen instead. Acts once per chain.

    An `optional` one begins with an Ask; if the answer is NO, `event` happens after all. `upon` is given the place and
    the event, and says whom the use is against.
    """
    return _verb(INSTEAD_OF, event, where, inherent=inherent, optional=optional, upon=upon)


def may(topic: str, where: Test = always) -> Callable[[F], F]:
    """Allows what nobody else may do. Never announced; the method says whether it is allowed here."""
    return _verb(MAY, topic, where, inherent=True)


def may_not(topic: str, where: Test = always) -> Callable[[F], F]:
    """Forbids a wish: the method gets a seat and its wish, and returns a sentence that says why not, or None.

    Never announced.
    """
    return _verb(MAY_NOT, topic, where, inherent=True)


def decides_for(topic: str, where: Test = always) -> Callable[[F], F]:
    """Takes a decision away from other seats: the method gives the seats whose orders about it do not count."""
    return _verb(DECIDES_FOR, topic, where)


def sees(topic: str, where: Test = always) -> Callable[[F], F]:
    """Answers questions about `topic` after the others, having seen what the method names."""
    return _verb(SEES, topic, where)


def asks(moment: str, where: Test = always, *, inherent: bool = False, upon: Upon | None = None) -> Callable[[F], F]:
    """May do something at `moment`: the method yields an Ask and, unless the answer is NO, the events that follow.

    `upon` is given the place and the answer, and says whom the use is against. The method of an `inherent` one
    announces the use by itself, if there is any (`at.use`), and says what comes of it if it is stopped.
    """
    return _verb(ASKS, moment, where, inherent=inherent, optional=True, upon=upon)


def does(moment: str, where: Test = always, *, inherent: bool = False) -> Callable[[F], F]:
    """Does something at `moment` without being asked: the method yields what happens."""
    return _verb(ASKS, moment, where, inherent=inherent)


def worth(topic: str, where: Test = always, *, inherent: bool = False) -> Callable[[F], F]:
    """Changes a number: the method gets it and returns the new one."""
    return _verb(WORTH, topic, where, inherent=inherent)


def after(
    event: type[Event[Any]], where: Test = always, *, inherent: bool = False, optional: bool = False
) -> Callable[[F], F]:
    """Adds something after `event`: the method yields the further events, and an `optional` one first an Ask."""
    return _verb(AFTER, event, where, inherent=inherent, optional=optional)


def cancels(kind: str, where: Test = always) -> Callable[[F], F]:
    """Can stop a use of this kind: the method yields what happens to the cancelling piece (a card is spent)."""
    return _verb(CANCELS, kind, where)


class Holding(Struct, frozen=True, eq=False):
    """A rule and the seat that it is in force for; NOBODY if it is in force for all."""

    seat: Seat
    piece: Piece
    rule: Rule


Live = Mapping[tuple[str, Any], tuple[Holding, ...]]
"""The rules in force somewhere, by verb and topic."""
