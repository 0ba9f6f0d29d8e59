"""Explains a phase to a game master: every question, what its seat knew, what was chosen, and why nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice, Vocabulary
from adjudicator.engine.contract.piece_acts import spoken
from adjudicator.engine.contract.rulings import Ruling
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.run.phase_steps import Phase, Step
from adjudicator.orders.standing.evidence import Knew, Weighed, Witness
from adjudicator.orders.values.clauses import DECLINED, Clause, alternative_text, text
from adjudicator.service.game import table
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import opened, resolve
from adjudicator.service.game.table import Table
from adjudicator.service.games import games
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game

HOW: Mapping[str, str] = {
    How.ORDERED: "",
    How.DEFAULT: "by default",
    How.RANDOM: "drawn at random, because nothing they wrote applied",
    How.OVERRULED: "drawn at random, because a piece decided for them",
    How.NOTHING: "nothing legal was left",
}
"""In words, how answers came about that were not ordered."""

CHOSEN = "chosen"
OFFERED = "put forward"
FAILED = "failed"
NOT_REACHED = "not reached"

NOT_OBEYED = "their orders do not count here"
NO_USE = "nothing came of it"
EARLIER = "an earlier one applied"


class Considered(Struct, frozen=True):
    """An alternative that addressed a question: its order and number, both from 1, and what became of it.

    `fate` is `chosen`, `failed` (`why` says why), `not reached` because an earlier one applied, or `put forward`: its
    answer had to fit those to other questions, and nothing came of it.
    """

    order: int
    alternative: int
    text: str
    fate: str
    why: str
    knew: tuple[Knew, ...]


class Asked(Struct, frozen=True):
    """A question, its answer, and how it came about; `backup` if promises did not settle in its stage.

    `key` tells it from other questions of its kind and place; `detail` says the same in words.
    """

    stage: str
    seat: str
    about: str
    challenge: int
    key: str
    detail: str
    prompt: str
    how: How
    answer: str
    order: int
    alternative: int
    backup: bool
    considered: tuple[Considered, ...]


class Unasked(Struct, frozen=True):
    """An order that no question called for."""

    seat: str
    order: int
    text: str


class Explained(Struct, frozen=True):
    """A phase explained. `as_recorded` says whether it came out again as on file; None for an open phase.

    `place` is the title's name for numbered challenges.
    """

    game: str
    phase: str
    place: str
    as_recorded: bool | None
    silent: tuple[str, ...]
    unsettled: tuple[str, ...]
    asked: tuple[Asked, ...]
    unasked: tuple[Unasked, ...]


class Told(NamedTuple):
    """What an explanation is made of: a phase worked out, and for each answer how its alternatives were weighed."""

    steps: tuple[Step, ...]
    answers: tuple[tuple[Step, Answer, tuple[Weighed, ...]], ...]


def explain(office: Office, name: str, phase: str | None = None, seat: str | None = None) -> Explained:
    """How a phase (`turn 2 phase 3`; None: the open one, or the last) came out, or would; for one seat, or for all.

    It is worked out again from the position at its opening and the letters on file. Raises games.GameWrong.
    """
    with office.store.unit() as unit:
        game = games.named(unit, name)
        only = None if seat is None else games.seat_named(unit, game, seat).number
        laid = table.lay(unit, game, _phase(unit, game, phase))
        orders = table.all_orders(unit, laid)
        rulings = table.rulings(unit, game.id, laid.phase.serial)
    found = explained(laid, orders, rulings, only)
    if laid.phase.events is None:
        return found
    again = resolve(laid.title, laid.boundary, orders, laid.chance, rulings)
    return replace(found, as_recorded=codec.encode(again.events) == laid.phase.events)


def explained(laid: Table, orders: Sequence[Orders], rulings: Sequence[Ruling], only: Seat | None = None) -> Explained:
    """How a phase comes out with these orders; for one seat, or for all."""
    title, boundary = laid.title, laid.boundary
    before = opened(title, boundary, orders, rulings)
    told = _told(laid, orders, before.boundary)
    books = [_Book(title, boundary, told, number, one.clauses) for number, one in enumerate(orders)]
    wanted = range(len(books)) if only is None else (only,)
    names = boundary.state.seats
    return Explained(
        game=laid.game.name,
        phase=str(laid.heading),
        place=title.place,
        as_recorded=None,
        silent=tuple([names[one] for one in before.missing]),
        unsettled=tuple([step.stage.name for step in told.steps if not step.agreed]),
        asked=tuple([books[a.seat].asked(step, a, weighed) for step, a, weighed in told.answers if a.seat in wanted]),
        unasked=tuple([one for number in wanted for one in books[number].unasked()]),
    )


def _phase(unit: Unit, game: Game, wanted: str | None) -> Any:
    phases = unit.phases.of(game.id)
    if not phases:
        raise games.GameWrong(f"{game.name} has no phases yet: {games.condition(game)}")
    if wanted is None:
        return phases[-1]
    for phase in phases:
        if str(phase.heading) == wanted:
            return phase
    raise games.GameWrong(f"{game.name} has no {wanted}; it has {', '.join(str(phase.heading) for phase in phases)}")


def _told(laid: Table, orders: Sequence[Orders], opening: Boundary) -> Told:
    """The phase, worked out with orders that note what they are weighed with."""
    notes: list[tuple[Seat, tuple[Weighed, ...]]] = []
    witnesses = [
        Witness(one.clauses, laid.title.vocabulary(laid.view(seat), seat), notes) for seat, one in enumerate(orders)
    ]
    phase = Phase(laid.title, opening.state, opening.views, laid.chance)
    steps = []
    answers = []
    for step in phase.steps(witnesses, explain=True):
        steps.append(step)
        # A seat whose orders do not count weighs nothing. The last run of a stage is what happened.
        heard = [answer for answer in step.run.answers if phase.obeyed[answer.seat]]
        last = iter(notes[len(notes) - len(heard) :])
        found = [(step, answer, next(last)[1] if phase.obeyed[answer.seat] else ()) for answer in step.run.answers]
        answers += sorted(found, key=lambda one: one[1].place)
        notes.clear()
    return Told(tuple(steps), tuple(answers))


class _Book:
    """What is needed to explain one seat's answers: its orders and its words."""

    def __init__(
        self, title: Title[Any], boundary: Boundary, told: Told, seat: Seat, clauses: Sequence[Clause]
    ) -> None:
        self._seats = boundary.state.seats
        self._seat = seat
        self._clauses = clauses
        self._used = {one.order for _, answer, weighed in told.answers if answer.seat == seat for one in weighed}
        self._names = title.vocabulary(boundary.views[seat], seat)
        self._later = title.vocabulary(told.steps[-1].run.views.of(seat), seat) if told.steps else self._names
        questions = title.questions(boundary.views[seat], seat)
        self._prompts: Mapping[tuple[str, int], str] = {(one.about, one.where): one.prompt for one in questions}

    def asked(self, step: Step, answer: Answer, weighed: Sequence[Weighed]) -> Asked:
        """One of its answers."""
        considered = tuple(self._considered(answer, weighed))
        came = next((one for one in considered if one.fate == CHOSEN), None)
        return Asked(
            stage=step.stage.name,
            seat=self._seats[self._seat],
            about=answer.about,
            challenge=answer.where,
            key=answer.detail,
            detail=spoken(answer.detail, self._seats),
            prompt=self._prompts.get((answer.about, answer.where), ""),
            how=answer.how,
            answer=_said(answer.choice, self._names, self._later),
            order=came.order if came is not None else 0,
            alternative=came.alternative if came is not None else 0,
            backup=not step.agreed,
            considered=considered,
        )

    def unasked(self) -> Iterator[Unasked]:
        """Its orders that answered no question."""
        for order, clause in enumerate(self._clauses):
            if order not in self._used:
                yield Unasked(self._seats[self._seat], order + 1, text(clause, self._names))

    def _considered(self, answer: Answer, weighed: Sequence[Weighed]) -> Iterator[Considered]:
        why = {(one.order, one.alternative): one.why for one in answer.tried}
        chosen = (answer.order, answer.alternative)
        for one in weighed:
            place = (one.order, one.alternative)
            if place in why:
                fate, reason = FAILED, why[place]
            elif answer.how is How.OVERRULED:
                fate, reason = FAILED, NOT_OBEYED
            elif answer.alternative and place == chosen:
                fate, reason = CHOSEN, ""
            elif not answer.alternative or place < chosen:
                fate, reason = OFFERED, NO_USE
            else:
                fate, reason = NOT_REACHED, EARLIER
            said = worded(self._clauses[one.order], one.alternative, self._names)
            yield Considered(one.order + 1, one.alternative, said, fate, reason, one.knew)


def worded(clause: Clause, number: int, names: Vocabulary) -> str:
    """An alternative of a clause, counted from 1, in canonical words with its order word."""
    choice = clause.alternatives[number - 1].choice
    word = clause.word if choice is NO else choice.word
    words = alternative_text(clause, number - 1, names).strip()
    return words if f"{words} ".startswith(f"{word} ") else f"{word} {words}".rstrip()


def _said(choice: Choice, *names: Vocabulary) -> str:
    """A choice in words, in the first of several vocabularies that can name it."""
    if choice == NO:
        return DECLINED
    for vocabulary in names:
        try:
            return f"{choice.word} {choice.text(vocabulary)}".rstrip()
        except KeyError:
            continue
    return choice.word
