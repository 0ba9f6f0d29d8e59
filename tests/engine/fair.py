"""A tiny title for trying the engine: seats with gold and cards, and whatever scripts and pieces a test writes."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.core.piles import taken
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import NO, Choice, Question, Vocabulary
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import SILENT, Ask, Candidate, Claim, Known, OneOf, Standing, Use
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.contract.timing import Rulings
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.run.phase import Outcome, adjudicate

T = TypeVar("T")

RED, BLUE, GREEN = range(3)
CHANCE = Chance(b"the fair")


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The row with one seat's entry changed."""
    return (*row[:seat], value, *row[seat + 1 :])


class Table(State, frozen=True, kw_only=True):
    """Everybody sees the gold and the log; a note is only in the views of those who were told it."""

    gold: tuple[int, ...]
    cards: tuple[tuple[str, ...], ...]
    log: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    silenced: tuple[tuple[Seat, str, int], ...] = ()


class Said(Event[Table], frozen=True):
    """Something is written into the log."""

    words: str

    def apply(self, state: Table) -> Table:
        return replace(state, log=(*state.log, self.words))


class Noted(Event[Table], frozen=True):
    """Something only one seat is told."""

    seat: Seat
    words: str

    def apply(self, state: Table) -> Table:
        return replace(state, notes=(*state.notes, self.words))

    def told(self, seat: Seat) -> "Noted | None":
        return self if seat == self.seat else None


class Lost(Event[Table], frozen=True):
    """A seat loses gold."""

    seat: Seat
    gold: int

    def apply(self, state: Table) -> Table:
        gold = put(state.gold, self.seat, state.gold[self.seat] - self.gold)
        return replace(state, gold=gold, log=(*state.log, f"{state.seats[self.seat]} loses {self.gold}"))


class Played(Event[Table], frozen=True):
    """A seat plays a card of its hand."""

    seat: Seat
    card: str

    def apply(self, state: Table) -> Table:
        cards = put(state.cards, self.seat, taken(state.cards[self.seat], (self.card,)))
        return replace(state, cards=cards, log=(*state.log, f"{state.seats[self.seat]} plays {self.card}"))


class Stolen(Event[Table], frozen=True):
    """A seat loses all its cards."""

    seat: Seat

    def apply(self, state: Table) -> Table:
        cards = put(state.cards, self.seat, ())
        return replace(state, cards=cards, log=(*state.log, f"{state.seats[self.seat]} is robbed"))


class Silenced(Event[Table], frozen=True):
    """A use is cancelled."""

    seat: Seat
    piece: str
    where: int

    def apply(self, state: Table) -> Table:
        cancelled = (self.seat, self.piece, self.where)
        words = f"{state.seats[self.seat]}'s {self.piece} is cancelled"
        return replace(state, silenced=(*state.silenced, cancelled), log=(*state.log, words))


class Pay(Choice, frozen=True):
    """Pays gold."""

    word = "PAY"
    about = "pay"

    gold: int


class Yes(Choice, frozen=True):
    """Agrees to anything."""

    word = "YES"
    about = "yes"


class Want(Choice, frozen=True):
    """Names something."""

    word = "WANT"
    about = "want"

    thing: str


class Fair(Title[Table]):
    """A title of whatever stages and pieces a test gives it."""

    name = "fair"
    heading = "The Fair"
    seats = ("Red", "Blue", "Green")
    fewest = 3
    options = ()
    own_choices = (Pay, Yes, Want)
    own_facts = ()
    events = (Said, Noted, Lost, Played, Stolen, Silenced)
    state = Table

    def __init__(
        self,
        *stages: Stage,
        owned: Sequence[tuple[Seat, Piece]] = (),
        cards: Sequence[Piece] = (),
        rulings: Rulings | None = None,
        order: Sequence[Seat] = (RED, BLUE, GREEN),
        lasting: bool = False,
    ) -> None:
        self._stages = stages
        self._owned = owned
        self._order = order
        self._lasting = lasting
        self.pieces = Pieces(cards)  # type: ignore[misc]
        self._rulings: Rulings = rulings or {}

    def empty(self, players: int, options: Mapping[str, str]) -> Table:
        return Table(seats=self.seats[:players], gold=(3,) * players, cards=((),) * players)

    def deal(self, table: Table, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Table], ...]:
        return ()

    def stages(self, state: Table) -> Sequence[Stage]:
        return self._stages

    def where(self, state: Table) -> Heading:
        return Heading(1, 1)

    def rulings(self, state: Table) -> Rulings:
        return self._rulings

    def winners(self, state: Table) -> tuple[Seat, ...] | None:
        return None

    def playing(self, state: Table, seat: Seat) -> bool:
        return True

    def missed(self, state: Table, seats: Sequence[Seat], heard: Sequence[Seat]) -> tuple[Event[Table], ...]:
        return ()

    def active(self, state: Table) -> Iterable[tuple[Seat, Piece]]:
        held = [(seat, card) for seat, hand in enumerate(state.cards) for card in self.pieces if card.name in hand]
        return (*self._owned, *held)

    def timing(self, state: Table, where: int) -> Sequence[Seat]:
        return self._order

    def supply(self, state: Table, seat: Seat, resource: tuple[Any, ...]) -> int:
        return state.gold[seat] if resource == ("gold",) else state.cards[seat].count(resource[1])

    def spent_by(self, state: Table, piece: Piece, where: int) -> tuple[Any, ...] | None:
        return ("card", piece.name) if piece.kind == "card" else None

    def playing_card(self, piece: Piece, use: Use) -> Choice:
        return Yes()

    def announced(self, state: Table, use: Use) -> Event[Table]:
        return Said(f"{self.seats[use.by]} uses {use.piece}") if use.kind != "card" else Played(use.by, use.piece)

    def cancelled(self, state: Table, use: Use, by: Sequence[str]) -> Event[Table]:
        return Silenced(use.by, use.piece, use.where)

    def stopped(self, state: Table, seat: Seat, piece: Piece, where: int) -> bool:
        return self._lasting and (seat, piece.name, where) in state.silenced

    def announces_once(self, state: Table, piece: Piece) -> bool:
        return self._lasting

    def against(self, at: Any, *about: Any) -> tuple[Seat, ...]:
        return ()

    def vocabulary(self, view: Table, seat: Seat) -> Vocabulary:
        return Vocabulary({})

    def questions(self, view: Table, seat: Seat) -> tuple[Question, ...]:
        return ()

    def shared(self, before: Table, view: Table, told: Sequence[Event[Table]], scene: Any) -> tuple[Section, ...]:
        return ()

    def own(
        self,
        before: Table,
        view: Table,
        told: Sequence[Event[Table]],
        answers: Sequence[Answer],
        seat: Seat,
        scene: Any,
    ) -> tuple[Section, ...]:
        return ()

    def rules_text(self, view: Table) -> tuple[Section, ...]:
        return ()

    def sentence(self, event: Event[Table], names: Sequence[str], seat: Seat | None = None) -> str | None:
        return None

    def redeal(self, state: Table, view: Table, seat: Seat, chance: Chance) -> Table:
        return state

    def faults(self, state: Table) -> tuple[str, ...]:
        return ()

    def position(
        self, head: str, statements: Sequence[str], options: Mapping[str, str]
    ) -> tuple[Table, tuple[Table, ...]]:
        raise NotImplementedError

    def differs(self, state: Table, statement: str) -> str | None:
        return None

    def bot(self, view: Table, seat: Seat, chance: Chance) -> Iterable[Any]:
        return ()


class Magic(Piece):
    """A piece that stays and can be cancelled."""

    kind: ClassVar[str] = "magic"


class Card(Piece):
    """A card that is spent when it is used."""

    kind: ClassVar[str] = "card"


When = Callable[[Known], bool]


class Order(NamedTuple):
    """One clause: alternatives, each a choice and when it applies (None: always)."""

    about: str
    alternatives: tuple[tuple[Choice, When | None], ...]
    where: int = 0
    limit: int | None = None


class Orders:
    """A player's clauses in order, as standing answers; it remembers what it was asked, and in which view."""

    def __init__(self, *orders: Order) -> None:
        self.orders = orders
        self.asked: list[tuple[str, int, Table]] = []

    def candidates(self, known: Known) -> Iterator[Candidate]:
        view = known.view
        assert isinstance(view, Table)
        self.asked.append((known.ask.about, known.ask.where, view))
        for order, number, choice, when, limit in self._of(known.ask):
            if when is None or when(known):
                yield Candidate(order, number, choice, limit)

    def failed(self, known: Known) -> Iterator[tuple[int, int, str]]:
        for order, number, _, when, _ in self._of(known.ask):
            if when is not None and not when(known):
                yield (order, number, "its condition did not hold")

    def alternatives(self, ask: Ask) -> Iterator[tuple[Candidate, bool]]:
        for order, number, choice, when, limit in self._of(ask):
            yield Candidate(order, number, choice, limit), when is not None

    def _of(self, ask: Ask) -> Iterator[tuple[int, int, Choice, When | None, int | None]]:
        for i, order in enumerate(self.orders):
            if order.about == ask.about and order.where in (0, ask.where):
                for number, (choice, when) in enumerate(order.alternatives, 1):
                    yield i, number, choice, when, order.limit


def clause(about: str, *choices: Choice | tuple[Choice, When], where: int = 0, limit: int | None = None) -> Order:
    """A clause; a choice alone always applies."""
    alternatives = tuple(one if isinstance(one, tuple) else (one, None) for one in choices)
    return Order(about, alternatives, where, limit)


Part = Callable[[At[Table]], Script]
Opened = tuple[int, Part]


def stage(*scripts: Part | Opened, moments: Sequence[str] = ("now",)) -> Stage:
    """A stage of scripts, numbered from 1 unless they are given with numbers."""
    opened = [one if isinstance(one, tuple) else (i, one) for i, one in enumerate(scripts, 1)]
    return Stage("fair", tuple(moments), lambda scene: opened)


def play(
    title: Fair,
    *orders: Standing,
    gold: Sequence[int] = (3, 3, 3),
    cards: Sequence[Sequence[str]] = ((), (), ()),
    explain: bool = False,
) -> Outcome:
    """One phase, with these orders in seat order (silence for the rest)."""
    table = Table(seats=title.seats, gold=tuple(gold), cards=tuple(tuple(hand) for hand in cards))
    standing = (*orders, *[SILENT] * (len(title.seats) - len(orders)))
    return adjudicate(title, table, [table] * len(title.seats), standing, CHANCE, explain=explain)


def table(out: Outcome) -> Table:
    """The position that resulted."""
    assert isinstance(out.state, Table)
    return out.state


def log(out: Outcome) -> tuple[str, ...]:
    """The contents of the log."""
    return table(out).log


def given(out: Outcome, about: str = "") -> list[tuple[Seat, int, How, Choice]]:
    """The answers to questions of a kind: seat, challenge, how, and answer."""
    return [(a.seat, a.where, a.how, a.choice) for a in out.answers if not about or a.about == about]


def paying(choice: Choice) -> tuple[Claim, ...]:
    """Paying claims gold."""
    return (Claim(("gold",), choice.gold),) if isinstance(choice, Pay) else ()


def pay(seat: Seat, *amounts: int, where: int = 0, forced: bool = False, detail: str = "") -> Ask:
    """A question to a seat how much gold it pays."""
    options = OneOf([Pay(gold) for gold in amounts], paying)
    return Ask(seat, "pay", options, where=where, default=None if forced else NO, detail=detail)


def payment(seat: Seat, *amounts: int, forced: bool = False) -> Part:
    """A script that asks how much a seat pays, and takes it."""

    def script(at: At[Table]) -> Script:
        answer = yield pay(seat, *amounts, where=at.where, forced=forced)
        if isinstance(answer, Pay):
            yield Lost(seat, answer.gold)

    return script
