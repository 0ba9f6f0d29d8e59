"""A cache of standing orders for the seats of an open phase, so that a deadline need not read letters again.

The letters are the truth. An entry counts only if the same words were read, of the same position, in the same language.
Whoever plays a phase again reads the letters.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from msgspec import Raw, Struct, ValidationError
from msgspec.json import Decoder

from adjudicator import __version__
from adjudicator.core import codec
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.title import Title
from adjudicator.orders.standing.phase_orders import Unread
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.orders.values.problems import Problem
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.orders_on_file import Body, Orders
from adjudicator.service.game.table import Table
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.read_orders import Stood

FORM: Final = 5
"""Increase this whenever orders are stored in another form, or are read differently."""


class _Alternative(Struct, frozen=True):
    choice: Raw
    condition: dict[str, Any] | None


class _Clause(Struct, frozen=True):
    word: str
    about: str
    alternatives: tuple[_Alternative, ...]
    where: int
    limit: int | None
    said: str


class _Orders(NamedTuple):
    clauses: tuple[_Clause, ...]
    heard: bool
    passed: bool
    problems: tuple[Problem, ...]
    repeated: tuple[Kept, ...]
    later: tuple[Kept, ...]
    unread: tuple[Unread, ...]
    ready: bool
    moved: bool
    asked: bool
    vacant: bool


class Glance(NamedTuple):
    """What a list of games says of a seat in its open phase, in the form in which orders are stored.

    `asked` means that it is asked something that counts as missed if nobody answers; `vacant` that it waits for another
    player. Both follow from the position as the phase opened, which a list of thousands of games must not read.
    """

    clauses: Raw
    heard: bool
    passed: bool
    problems: Raw
    repeated: Raw
    later: Raw
    unread: Raw
    ready: bool
    moved: bool
    asked: bool
    vacant: bool

    @property
    def done(self) -> bool:
        """Whether the seat is READY and may count as such, as in `Orders.done`."""
        return self.ready and self.heard and (self.passed or bytes(self.clauses) != b"[]")


def opened(unit: Unit, laid: Table, orders: Sequence[Orders]) -> None:
    """Store what stands for every seat when a phase opens, including what has carried over to it."""
    filed = _Filed(laid)
    said = enumerate([_written(laid, seat, one) for seat, one in enumerate(orders)])
    here = laid.game.id, laid.phase.serial
    unit.stood.open(here[0], [Stood(*here, seat, filed.mark(seat), one) for seat, one in said if one is not None])


def say(unit: Unit, laid: Table, seat: int, orders: Orders, *further: Body, number: int = 0) -> None:
    """Store what stands for a seat with its letters on file and what is `further` in the letter of this number."""
    said = _written(laid, seat, orders)
    if said is not None:
        here = laid.game.id, laid.phase.serial, seat
        filed = unit.game_letters.accepted(*here)
        bodies = [letter.body for letter in filed]
        at = len(filed) if not further else sum(1 for letter in filed if letter.letter_id < number)
        bodies[at:at] = map(orders_on_file.written, further)
        unit.stood.say(*here, mark=_Filed(laid).mark(seat, bodies), said=said)


def orders(unit: Unit, laid: Table) -> tuple[Orders, ...]:
    """What stands for every seat in the open phase: from the cache if it still fits the letters, else read anew."""
    kept = unit.stood.of(laid.game.id, laid.phase.serial)
    if len(kept) < len(laid.seats):
        return table.all_orders(unit, laid)
    filed: dict[int, list[str]] = {}
    for letter in unit.game_letters.accepted(laid.game.id, laid.phase.serial):
        filed.setdefault(letter.seat, []).append(letter.body)
    stamps = _Filed(laid)
    found = []
    for seat in range(len(laid.seats)):
        one = kept[seat]
        same = one.mark == stamps.mark(seat, filed.get(seat, ()))
        read = _read(laid.title, one.said) if same else None
        found.append(table.orders(unit, laid, seat) if read is None and laid.playing(seat) else read or Orders())
    return tuple(found)


def glance(title: Title[Any], one: Stood, bodies: Sequence[str]) -> Glance | None:
    """What is stored of a seat whose letters on file are these; None if another version has read them, or others.

    Nothing but letters and the version can have changed: the position of an open phase is never written again.
    """
    if one.mark[_SIZE:] != _letters(title, one.seat, bodies):
        return None
    try:
        return _glances.decode(one.said)
    except ValidationError:
        return None


_SIZE: Final = 16
_glances: Final = Decoder(Glance)


class _Filed:
    """The identity of a phase."""

    def __init__(self, laid: Table) -> None:
        phase = laid.phase
        self._title = laid.title
        self._opening = _digest(b"%d" % phase.serial, phase.state, phase.views, phase.kept or b"")

    def mark(self, seat: int, bodies: Sequence[str] = ()) -> bytes:
        """Digests of everything that a seat's orders were read from: of the position, and of its letters."""
        return self._opening + _letters(self._title, seat, bodies)


def _letters(title: Title[Any], seat: int, bodies: Sequence[str]) -> bytes:
    return _digest(tongue(title), b"%d" % seat, *map(str.encode, bodies))


def _digest(*parts: bytes) -> bytes:
    whole = blake2b(digest_size=_SIZE)
    for part in parts:
        whole.update(b"%d:%b" % (len(part), part))
    return whole.digest()


@cache
def tongue(title: Title[Any]) -> bytes:
    """A digest of the language in which a title's orders are read, and of the form in which they are stored."""
    kinds: tuple[type[Any], ...] = (*title.choices, *title.facts)
    words = [
        (kind.__name__, kind.grammar, kind.__struct_fields__, getattr(kind, "word", ""), getattr(kind, "about", ""))
        for kind in kinds
    ]
    return _digest(codec.encode((FORM, __version__, title.name, words)))


def _written(laid: Table, seat: int, orders: Orders) -> bytes | None:
    return written(laid.title, orders, asked=laid.asked[seat], vacant=laid.vacant(seat))


def written(title: Title[Any], orders: Orders, *, asked: bool = False, vacant: bool = False) -> bytes | None:
    """Orders as they are stored; None if they could not be read back unchanged."""
    said = codec.encode((*orders, asked, vacant))
    return said if _read(title, said) == orders else None


def _read(title: Title[Any], said: bytes) -> Orders | None:
    """Read stored orders; None if they are not orders of this title."""
    try:
        found: _Orders = codec.decode(said, _Orders)
        return Orders(_clauses(title, found.clauses), *found[1:-2])
    except (ValidationError, ValueError, LookupError):
        return None


def _clauses(title: Title[Any], kept: Sequence[_Clause]) -> tuple[Clause, ...]:
    return tuple(
        [
            Clause(one.word, one.about, _alternatives(title, one.alternatives), one.where, one.limit, one.said)
            for one in kept
        ]
    )


def _alternatives(title: Title[Any], kept: Sequence[_Alternative]) -> tuple[Alternative, ...]:
    found = []
    for one in kept:
        choice = _choice(title, one.choice)
        condition = None if one.condition is None else _condition(title, one.condition)
        found.append(Alternative(NO if choice == NO else choice, condition))
    return tuple(found)


def _condition(title: Title[Any], kept: Mapping[str, Any]) -> Condition:
    match kept["type"]:
        case "Truth":
            return Truth(_fact(title, kept))
        case "Compare":
            return Compare(_fact(title, kept), Comparison(kept["comparison"]), kept["value"], kept["kind"])
        case "Not":
            return Not(_condition(title, kept["part"]))
        case "And":
            return And(tuple([_condition(title, part) for part in kept["parts"]]))
        case "Or":
            return Or(tuple([_condition(title, part) for part in kept["parts"]]))
        case kind:
            raise ValueError(f"{kind} is no condition")


def _fact(title: Title[Any], kept: Mapping[str, Any]) -> Any:
    return codec.decode(codec.encode(kept["fact"]), _facts(title)[kept["fact"]["type"]])


class _Tagged(Struct):
    type: str


_tagged: Final = Decoder(_Tagged)


def _choice(title: Title[Any], kept: Raw) -> Any:
    return codec.decode(kept, _choices(title)[_tagged.decode(kept).type])


# Inspecting a type takes as long as reading dozens of its values, and hardly any phase has all fifty: each is inspected
# when it is read first.


@cache
def _choices(title: Title[Any]) -> Mapping[str, type[Any]]:
    return {kind.__name__: kind for kind in (type(NO), *title.choices)}


@cache
def _facts(title: Title[Any]) -> Mapping[str, type[Any]]:
    return {kind.__name__: kind for kind in title.facts}
