"""What stands for a seat: its letters on file merged in the order of receipt, and read anew from their text."""

from collections.abc import Iterable, Sequence, Set
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from adjudicator.core import codec
from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line
from adjudicator.orders.standing.phase_orders import NOTHING, Carried, Stands, Unread
from adjudicator.orders.values.budget import STEPS
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.orders.values.kept_orders import Kept, waiting
from adjudicator.orders.values.problems import Problem
from adjudicator.service.game.reading_cache import Lines, Readings

if TYPE_CHECKING:
    from adjudicator.orders.grammar.player_names import People
    from adjudicator.orders.letter.order_language import Language

Body = tuple[Line, ...]
"""The order lines of a letter: what is kept of it, and what decides."""

_readings = Readings()
_ORDER_FATES = frozenset((Fate.CLAUSE, Fate.HEADING))


class Orders(NamedTuple):
    """A seat's orders for a phase: its clauses in order, whether it was heard of, and whether it said PASS.

    `problems` come from merging its last letter: it withdrew lines that did not stand. `moved` says that the numbers of
    what stands differ from those shown last. `repeated` are the orders for every turn that apply; they are the last
    clauses. `later` are those kept for other phases, and `unread` those for this one that cannot be read in it. `ready`
    means that the seat said READY and has changed nothing since.
    """

    clauses: tuple[Clause, ...] = ()
    heard: bool = False
    passed: bool = False
    problems: tuple[Problem, ...] = ()
    repeated: tuple[Kept, ...] = ()
    later: tuple[Kept, ...] = ()
    unread: tuple[Unread, ...] = ()
    ready: bool = False
    moved: bool = False

    @property
    def stands(self) -> bool:
        """Whether anything stands that the seat has sent for this phase: orders, or PASS."""
        return self.heard and (bool(self.clauses) or self.passed)

    @property
    def done(self) -> bool:
        """Whether the seat is READY and may count as such. READY without orders might end a phase too soon."""
        return self.ready and self.stands


@cache
def language_of(title: Title[Any]) -> "Language":
    """The order language of a title."""
    # The parser is loaded only when something is read.
    from adjudicator.orders.letter.order_language import language

    return language(title.choices, title.facts)


def read(title: Title[Any], view: State, seat: int, lines: Iterable[Line]) -> LetterReading:
    """A letter's lines as read by a seat that knows this view."""
    return _readings.of(_lines(title, view, seat, tuple(lines)))


def read_with(title: Title[Any], view: State, seat: int, lines: Iterable[Line], steps: int) -> LetterReading:
    """The same, in so many steps."""
    return _readings.of(_lines(title, view, seat, tuple(lines))._replace(steps=steps))


def _lines(title: Title[Any], view: State, seat: int, said: Body) -> Lines:
    return Lines(language_of(title), said, title.vocabulary(view, seat), title.where(view), title.phases)


def read_from(
    title: Title[Any], view: State, seat: int, lines: Iterable[Line], people: "People", steps: int = STEPS
) -> tuple[Body, LetterReading]:
    """Lines that somebody has just written, with seats in place of the players `people`, and the orders they make.

    The lines read the same later, when other players may have those names. Suggestions that are of no use are left out;
    they are searched for in so many steps.
    """
    body, reading = _named(_lines(title, view, seat, tuple(lines)), people, steps)
    return body, _useful(title, view, seat, body, reading, people, steps)


def fates_from(title: Title[Any], view: State, seat: int, lines: Iterable[Line], people: "People") -> dict[int, Fate]:
    """What each of these lines becomes, by its number; no suggestions are looked for in what cannot be read."""
    return _named(_lines(title, view, seat, tuple(lines)), people)[1].fates


def is_order(title: Title[Any], view: State, seat: int, words: str, people: "People") -> bool:
    """Whether somebody's line is an order by itself; no suggestions are looked for."""
    alone = _lines(title, view, seat, (Line(1, words),))._replace(closely=False)
    return bool(_named(alone, people)[1].read)


def _named(lines: Lines, people: "People", steps: int = STEPS) -> tuple[Body, LetterReading]:
    # The words of orders are loaded only when something is read.
    from adjudicator.orders.grammar.player_names import named

    def reader(said: Body, known: "People", most: int) -> LetterReading:
        return _readings.of(lines._replace(said=said, people=known, steps=most))

    return named(reader, lines.said, people, steps)


def _useful(
    title: Title[Any], view: State, seat: int, lines: Body, reading: LetterReading, people: "People", steps: int
) -> LetterReading:
    if not reading.problems:
        return reading
    # The dry run is loaded only when something could not be read.
    from adjudicator.orders.dry_run.knowable_conditions import knowable
    from adjudicator.orders.prose.paragraphs import offered

    try:
        return offered(title, view, seat, lines, knowable(title, view, seat, reading, steps), people, steps)
    except Exception:  # noqa: BLE001 - whatever a title does in its dry run, its letters are answered
        return reading


def orders(
    title: Title[Any],
    view: State,
    seat: int,
    bodies: Sequence[Body],
    carried: Carried = NOTHING,
    kept: Sequence[Kept] = (),
) -> Orders:
    """What stands after these letters. `carried` stood before the first, and `kept` was kept for later phases.

    Carried clauses stay at the end, after everything written for this phase.
    """
    if not (bodies or carried.clauses or kept):
        return Orders()
    names = title.vocabulary(view, seat)
    tongue = language_of(title)
    stands = Stands(
        lambda words: _readings.of(Lines(tongue, (Line(1, words),), names, None, ())), title.where(view), carried, kept
    )
    for body in bodies:
        stands.letter(read(title, view, seat, body))
    return Orders(
        stands.clauses,
        stands.heard,
        stands.passed,
        stands.problems,
        stands.repeated,
        stands.later,
        tuple(stands.unread),
        stands.ready,
        stands.moved,
    )


def kept_on(title: Title[Any], state: State, seat: int, orders: Orders) -> tuple[Kept, ...]:
    """A seat's orders kept for later when the phase of this position opens; empty if its player has left."""
    if title.winners(state) is not None or not title.obeyed(state, seat) or title.vacant(state, seat):
        return ()
    return waiting((*orders.repeated, *orders.later), title.where(state))


def all_kept_on(title: Title[Any], state: State, stood: Sequence[Orders]) -> tuple[tuple[Kept, ...], ...]:
    """The same for every seat, in seat order."""
    return tuple([kept_on(title, state, seat, orders) for seat, orders in enumerate(stood)])


def body(title: Title[Any], view: State, seat: int, lines: Sequence[Line], reading: LetterReading) -> Body | None:
    """The order lines of a letter, or None if there are none.

    Everything else (greetings, notes to the GM, unreadable lines) becomes an empty line, or an empty note where it
    separated two orders. It is left out because the record of a game becomes public in the end.
    """
    from adjudicator.orders.grammar.player_names import LEFT_OUT

    directives = {directive.line for directive in reading.directives if directive.word in OF_A_PHASE}
    if not reading.read and not reading.kept and not directives:
        return None
    numbers = {number for number, fate in reading.fates.items() if fate in _ORDER_FATES} | directives
    whole = tuple(lines)
    bare = _kept(lines, {line.number for line in lines}, "")
    for parting in ("", LEFT_OUT):
        kept = _kept(lines, numbers, parting)
        if kept == bare:
            # Several empty lines separate two orders just as one does.
            _readings.same(_lines(title, view, seat, kept), read(title, view, seat, whole))
            return kept
        if _orders(read(title, view, seat, kept)) == _orders(reading):
            return kept
    return whole


def _kept(lines: Sequence[Line], numbers: Set[int], parting: str) -> Body:
    kept: list[Line] = []
    for line in lines:
        whole = line.context or line.number in numbers
        text = line.text if whole else parting if line.text.strip() else ""
        if text or (kept and kept[-1].text):
            kept.append(Line(line.number, text, line.context and bool(text)))
    return tuple(kept)


def _orders(reading: LetterReading) -> tuple[object, ...]:
    return (reading.read, reading.kept, tuple(one for one in reading.directives if one.word in OF_A_PHASE))


def written(lines: Body) -> str:
    """A body as it is stored."""
    return codec.encode(lines).decode()


def all_written(kept: Sequence[Sequence[Kept]]) -> bytes | None:
    """What every seat has kept for later, as it is stored; None if nobody has kept anything."""
    return codec.encode(kept) if any(kept) else None


def all_kept(written: bytes | None, seats: int) -> tuple[tuple[Kept, ...], ...]:
    """Read what every seat has kept for later; raises msgspec.ValidationError."""
    if written is None:
        return ((),) * seats
    found: tuple[tuple[Kept, ...], ...] = codec.decode(written, tuple[tuple[Kept, ...], ...])
    return found


def kept(text: str) -> Body:
    """Read a stored body; raises msgspec.ValidationError."""
    found: Body = codec.decode(text.encode(), tuple[Line, ...])
    return found
