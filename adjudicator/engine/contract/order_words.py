"""The words of orders: what a title teaches the order language, as typed values.

A `Choice` is what a clause wants (`ATTACK Red 4 with 3 from home 1`); a `Fact` is what a condition speaks of
(`offence tokens`, `Red uses Virus`). Both carry their own grammar, so that reading, canonical text, order form, help
and checks all come from one class.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from msgspec import Struct
from msgspec.structs import astuple

from adjudicator.engine.contract.canonical_words import canonical

if TYPE_CHECKING:
    from adjudicator.core.event import Seat
    from adjudicator.engine.contract.questions import Ask, Known


ORDER_WORD: Final = "order word"
"""The kind of name that order words are."""
FACT: Final = "fact"
"""The kind of name that the classes of facts are, for those that a game has left out."""
JOINED: Final = "joined"
AGAINST: Final = "against"
BEHIND: Final = (JOINED, AGAINST)
"""Words after which a name may mean something else than at the start of an alternative."""
StandIns = Mapping[tuple[str, ...], Sequence[tuple[str, int]]]
"""Names that people use in place of others, in plain words: the intended names, each with its challenge.

They are offered and never read: `JOIN defence` for JOIN Blue. Keys that begin with one of `BEHIND` are for names after
that word.
"""
NONE_LEFT_OUT: Final[Mapping[str, Collection[str]]] = MappingProxyType({})
NO_PARTS: Final[Mapping[str, int | None]] = MappingProxyType({})


def _no_stand_ins() -> StandIns:
    return {}


def _no_owners() -> Mapping[str, str]:
    return {}


class Vocabulary:
    """The names one player can use in one position: for each kind of thing, its spellings and what each stands for.

    The first spelling of a value is its canonical one. Kinds are the terminals of the grammar in lower case: `seat`,
    `place`, `card`, `piece` and whatever else a title needs. `numbered` is what the title calls the numbered parts of a
    phase: the word of the headings that narrow orders to one of them. `parts` are everyday words for that, which are
    only understood to be answered: `second turn`. One that has a number counts something else as well, of which that
    is the current one, so that it is unclear what it is said of.

    `left_out` are names that the title has but this game does not, such as cards that are not in its deck: they are
    read, but never offered. Order words are of the kind `order word`, and facts, by their classes, of the kind `fact`.
    """

    __slots__ = (
        "_canonical",
        "_left_out",
        "_whole",
        "kinds",
        "me",
        "numbered",
        "owners",
        "parts",
        "stand_ins",
    )

    def __init__(
        self,
        kinds: Mapping[str, Mapping[str, Any]],
        *,
        numbered: str = "challenge",
        parts: Mapping[str, int | None] = NO_PARTS,
        left_out: Mapping[str, Collection[str]] = NONE_LEFT_OUT,
        me: str = "",
    ) -> None:
        self.numbered = numbered
        self.parts = parts
        self._left_out: Callable[[], Mapping[str, Collection[str]]] = lambda: left_out
        self._whole: Vocabulary | None = None
        self.stand_ins: Callable[[], StandIns] = _no_stand_ins
        self.owners: Callable[[], Mapping[str, str]] = _no_owners
        """The seats of pieces that belong to one seat, by the pieces' names, if all can know: used for offers."""
        self.me: str = me
        """The seat of the player who uses them, if known."""
        self.kinds: dict[str, dict[str, Any]] = {kind: dict(names) for kind, names in kinds.items()}
        self._canonical = {kind: _spelt({}, names) for kind, names in self.kinds.items()}

    def beside(self, kind: str, names: Mapping[str, Any]) -> "Vocabulary":
        """The same names with those of one kind added; both share the names of all other kinds."""
        found = Vocabulary({}, numbered=self.numbered, parts=self.parts)
        found.kinds = {**self.kinds, kind: {**self.kinds.get(kind, {}), **names}}
        found._canonical = {**self._canonical, kind: _spelt(self._canonical.get(kind, {}), names)}
        return found

    def without(
        self,
        left_out: Callable[[], Mapping[str, Collection[str]]],
        stand_ins: "Callable[[], StandIns] | None" = None,
        owners: "Callable[[], Mapping[str, str]] | None" = None,
        me: str = "",
    ) -> "Vocabulary":
        """The same names for a game that lacks some of them; the missing ones are worked out when first needed.

        `stand_ins` and `owners` are those of the position; `me` is the seat of the player who uses
        them.
        """
        found = Vocabulary.__new__(Vocabulary)
        found.numbered, found.parts, found.kinds = self.numbered, self.parts, self.kinds
        found._canonical, found._whole, found._left_out = self._canonical, self.whole, left_out  # noqa: SLF001 - see above
        found.stand_ins, found.owners = stand_ins or _no_stand_ins, owners or _no_owners
        found.me = me
        return found

    @property
    def left_out(self) -> Mapping[str, Collection[str]]:
        """The names that the game has not, by kind."""
        return self._left_out()

    @property
    def whole(self) -> "Vocabulary":
        """The same names for all games that differ only in what is left out."""
        return self._whole or self

    def lacks(self, kind: str, name: str) -> bool:
        """Whether the title has a name for this, but the game does not have the thing."""
        return name in self.left_out.get(kind, ())

    def name(self, kind: str, value: Any) -> str:
        """The canonical spelling of a value; raises KeyError if it has none here."""
        return self._canonical[kind][value]

    def names(self, kind: str) -> list[str]:
        """The canonical names of a kind, each once, those that the game has not among them."""
        return list(dict.fromkeys([self.name(kind, value) for value in self.kinds.get(kind, {}).values()]))


def _spelt(known: Mapping[Any, str], names: Mapping[str, Any]) -> dict[Any, str]:
    """The first spelling of each value, those that are known already before others."""
    found = dict(known)
    for spelling, value in names.items():
        found.setdefault(value, spelling)
    return found


class Batch(Struct, frozen=True, gc=False):
    """Some tokens and a place: `2 from home 3`, `rest to Blue 4`; `count` is None for `rest`, or if none is given."""

    count: int | None
    place: int

    def text(self, names: Vocabulary, link: str) -> str:
        """`2 to Red 4`, `rest to Red 4`."""
        return f"{'rest' if self.count is None else self.count} {link} {names.name('place', self.place)}"


def rest_last(batches: Iterable[Batch]) -> list[Batch]:
    """Batches in their order, but with the rest behind all others: it is what they leave, wherever it was written."""
    return sorted(batches, key=lambda batch: batch.count is None)


def share(left: int, rests: int) -> int:
    """How much the first of several batches takes that are all said to be the rest: an equal part, rounded up.

    If the others name more than there is, nothing is left, and not less than nothing.
    """
    return max(0, -(-left // rests))


class Choice(Struct, frozen=True, tag=True, gc=False):
    """What one alternative of a clause asks for, and what answers an Ask.

    The first sentence of the docstring is the help that players read. `grammar` is the lark expansion of everything
    after `word`. Its terminals are the vocabulary's kinds in upper case, NUMBER, and TEXT for anything in double
    quotes; its rules are those of the order language (`seats`, `batches_from`, `batches_to`) and of `rules`. The values
    it yields, None for an absent `[...]`, are given to `read` in order.
    """

    word: ClassVar[str]
    about: ClassVar[str]
    also: ClassVar[tuple[str, ...]] = ()
    """Everyday words for `word`, in lower case and without articles; whoever uses them is told the right word."""

    refusing: ClassVar[tuple[str, ...]] = ()
    """Single words that decline it besides those that decline everything, in lower case: `refuse`."""

    label: ClassVar[str] = ""
    """The word that, with a number, may label an order: `Action 1: ...` for `... as action 1` in its grammar."""

    last: ClassVar[int] = 0
    """The highest number that the label can have."""

    grammar: ClassVar[str] = ""
    rules: ClassVar[Mapping[str, Callable[..., Any]]] = {}
    tapped: ClassVar[str] = ""
    """What can be put together of `grammar` by taps, in canonical words; empty: all of it, as `canonical` says it."""
    example: ClassVar[str] = ""
    unsaid: ClassVar[tuple[str, ...]] = ()
    """Words and signs of its grammar that people leave out, where its names say enough: `deal home 3 for Blue 2`."""

    of_challenge: ClassVar[bool] = True
    """Whether the question it answers can belong to a challenge; only then a heading `CHALLENGE 2` narrows it."""

    carries: ClassVar[bool] = False
    """Whether it still stands in the next phase of the same turn, if no new order answers its question."""

    ends: ClassVar[bool] = False
    """Whether nothing comes after it: it is left out if an earlier order of its writer cannot be read."""

    part_field: ClassVar[str] = ""
    """The field that says which of several like things it is about; it answers the questions with that `detail`.

    If nothing stands there, it is about all of them.
    """

    @classmethod
    def read(cls, *values: Any) -> Self:
        """The choice that the words stand for; raises ValueError with one helpful sentence if they stand for none."""
        return cls(*values)

    def text(self, names: Vocabulary) -> str:
        """The canonical words after `word`: what its grammar, or `tapped`, says of its fields, in their order."""
        return canonical(self.tapped or self.grammar, astuple(self), names)

    def addresses(self, ask: "Ask") -> bool:
        """Whether it answers this particular question of its kind (`ZAP Red` only applies to uses by Red)."""
        return not self.part_field or self.part() in ("", ask.detail)

    def unasked(self) -> str | None:
        """When it is asked for, said to whoever writes it at another time; None where nothing need be added."""
        return None

    def part(self) -> str:
        """The one of several like things that it is about, such as a flare; empty for all of them.

        A later letter about one of them leaves the orders on the others as they stood.
        """
        named = getattr(self, self.part_field, None) if self.part_field else None
        return "" if named is None else str(named)


class No(Choice, frozen=True):
    """Declines whatever is optional."""

    word = "NO"
    about = ""

    def __reduce__(self) -> str:
        # A single object, in another process as well: it is compared by identity.
        return "NO"


NO = No()


class Fact(Struct, frozen=True, tag=True):
    """Something a condition may speak of.

    A fact without `compares` is itself true or false (`I lose`); one with it is compared (`offence tokens >= 6`,
    `their card is Compromise`): `compares` names the vocabulary kind or `number` of what it may be compared with.
    """

    grammar: ClassVar[str]
    compares: ClassVar[tuple[str, ...]] = ()
    unit: ClassVar[str] = ""
    """What is counted, if it follows the number: `cards` in `Blue holds 8 cards or more`."""
    open: ClassVar[bool] = False
    """Whether all seats know the same of it, whenever they know it: then it is evaluated once for a table."""
    least: ClassVar[int | None] = None
    """The least number it can be; None if there is no such bound."""
    example: ClassVar[str] = ""

    @classmethod
    def read(cls, *values: Any) -> Self:
        """The fact that the words stand for; raises ValueError with one helpful sentence if they stand for none."""
        return cls(*values)

    def text(self, names: Vocabulary) -> str:
        """The canonical words: what its grammar says of its fields, in their order."""
        return canonical(self.grammar, astuple(self), names)

    def value(self, known: "Known") -> Any:
        """Its value, as far as the seat may know it at this moment; None if it may not."""
        raise NotImplementedError  # pragma: no cover - every fact defines it

    def use(self) -> "tuple[Seat, str] | None":
        """The seat and the piece whose use it is about; None if it is about no use."""
        return None

    def number(self, known: "Known") -> int | None:
        """Its value as a number; None if it has none or is unknown."""
        value = self.value(known)
        return value if isinstance(value, int) else None

    def listed(self, known: "Known") -> int | None:
        """Its number for the list of known facts; None if it decides nothing, so that listing it would mislead."""
        return self.number(known)


class Question(Struct, frozen=True, kw_only=True):
    """One entry of a seat's order form: something this seat will, or may, be asked in the open phase."""

    about: str
    where: int = 0
    """The challenge's number, 0 if the question belongs to none."""
    prompt: str
    """What is asked, a sentence for a player."""
    lines: tuple[str, ...] = ()
    """Order lines that would answer it, ready to be edited."""
    silence: str
    """What happens without an answer, for example `a card is played at random`."""
    owed: bool = True
    """Whether leaving it open counts as missed: a phase in which a seat owes nothing cannot be missed."""
    coming: int = 0
    """For a question asked in one numbered part after the other: the part in which it is asked next, else 0."""
    place: str = ""
    """What `where` is the number of, at the beginning of a sentence; empty for a challenge."""
    taps: tuple[str, ...] = ()
    """Order lines that each answer it as they stand, for players who tap: every usual one; empty: `lines`."""

    @property
    def asks(self) -> str:
        """What is asked, without what is explained behind it."""
        asked, mark, _ = self.prompt.partition("?")
        return f"{asked}{mark}"

    @property
    def answers(self) -> tuple[str, ...]:
        """Order lines for players who tap; those of a numbered part are for `place` and `where`, as headings say."""
        return self.taps or self.lines

    @property
    def by_themselves(self) -> tuple[str, ...]:
        """The same lines, each of which can be sent by itself."""
        return tuple([f"IN {self.where} {line}" for line in self.answers]) if self.where else self.answers


def joined(parts: Iterable[str]) -> str:
    """`a`, `a, b`, `a, b, c`."""
    return ", ".join(parts)
