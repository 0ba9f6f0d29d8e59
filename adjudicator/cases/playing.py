"""Playing a case: from its position through its letters, phase by phase."""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from adjudicator.cases.case import Case, Letter, Part, Said, Step
from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State, fold, told
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import Outcome, adjudicate
from adjudicator.orders.dry_run.knowable_conditions import knowable
from adjudicator.orders.dry_run.order_checks import Sheet
from adjudicator.orders.grammar.player_names import named
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.prose.paragraphs import offered
from adjudicator.orders.standing.phase_orders import NOTHING, Carried, Stands, carried
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.kept_orders import Kept, waiting
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.values.standing_orders import StandingOrders

LONGEST_SEED = 64
"""Bytes; the longest key of the draws."""


_NEW = re.compile(r"a new game(?: of (\d+) players)?\.?", re.I)


class NotApplicable(Exception):
    """A case cannot be played here, because it needs something that this installation does not have."""


class Played(NamedTuple):
    """A phase that was played."""

    before: State
    outcome: Outcome
    events: tuple[Event[Any], ...]
    """What happened, rulings and missed orders first."""
    views: tuple[State, ...]
    """What each seat knows afterwards."""
    problems: tuple[tuple[str, Problem], ...]
    """What could not be read, each with the seat whose letter it was."""
    orders: tuple[tuple[str, ...], ...]
    """The standing orders of each seat in the end, in canonical words."""
    sheets: dict[Seat, Sheet]
    """The same for each seat that wrote, with what it knew, to be checked."""


def seat_of(case: Case, seats: Sequence[str], name: str, line: int) -> Seat:
    """A seat of a case by name, which stands on a line of it. Raises CaseError if there is none."""
    if name not in seats:
        raise case.error(line, f"nobody here is called {name}; there are {', '.join(seats)}")
    return seats.index(name)


class _File(NamedTuple):
    """A seat's letters of a phase, read one after the other."""

    clauses: tuple[Clause, ...] = ()
    heard: bool = False
    problems: tuple[Problem, ...] = ()
    repeated: tuple[Kept, ...] = ()
    later: tuple[Kept, ...] = ()
    moved: bool = False

    @property
    def kept(self) -> tuple[Kept, ...]:
        """All orders kept for later."""
        return (*self.repeated, *self.later)


class Table:
    """A case being played; `statements` are added to those of its position.

    Raises CaseError for what cannot be set up, NotApplicable for options that the title does not have.
    """

    def __init__(self, title: Title[Any], case: Case, statements: Sequence[Said] = ()) -> None:
        self.title = title
        self.case = case
        self.chance = Chance(case.seed.encode()[:LONGEST_SEED])
        self.kept: dict[Seat, tuple[Kept, ...]] = defaultdict(tuple)
        """The orders that each seat keeps for later phases."""
        self.carried: dict[Seat, Carried] = {}
        """The orders of each seat from an earlier phase of the turn that still stand."""
        _applicable(title, case)
        said = [*case.statements, *statements]
        try:
            words = [one.text for one in said]
            options = title.kept(case.options)
            self.state, self.views = set_up(title, case.head.text, words, options, self.chance)
        except Misstated as error:
            line = case.head.line if error.which is None else said[error.which].line
            raise case.error(line, str(error)) from error

    def play(self, step: Step, instead: Sequence[Letter] = ()) -> Played:
        """Play the open phase; `instead` are letters that replace those of their writers in the step."""
        title, before = self.title, self.state
        heading = title.where(before)
        letters = self._letters([one for one in step.letters if not one.ruling]) | self._letters(instead)
        if title.winners(before) is not None:
            raise self.case.error(step.line, "the game is over before these letters come")
        if step.phase and not str(heading).endswith(step.phase):
            raise self.case.error(step.line, f"these letters are for {step.phase}, but {heading} is open")
        asked = any(check.part is Part.PROBLEMS for check in step.checks)
        seats = {**letters, **self.kept, **self.carried}
        files = {seat: self._read(seat, letters.get(seat, ()), offering=asked and not instead) for seat in seats}
        silent = [seat for seat in letters if not files[seat].heard]
        ruled = self._ruled([one for one in step.letters if one.ruling])
        heard = [seat for seat in range(len(before.seats)) if seat not in silent]
        first = (*ruled, *title.missed(fold(before, ruled), silent, heard))
        state, views = fold(before, first), [fold(v, told(first, s)) for s, v in enumerate(self.views)]
        standing: list[Standing] = [SILENT] * len(before.seats)
        orders: list[tuple[str, ...]] = [()] * len(before.seats)
        sheets: dict[Seat, Sheet] = {}
        problems: list[tuple[str, Problem]] = []
        for seat, file in files.items():
            standing[seat] = StandingOrders(file.clauses)
            orders[seat] = tuple(text(clause, title.vocabulary(views[seat], seat)) for clause in file.clauses)
            problems += [(before.seats[seat], problem) for problem in file.problems]
            sheets[seat] = Sheet(title, views[seat], seat, file.clauses)
        outcome = adjudicate(title, state, views, standing, self.chance)
        events = (*first, *outcome.events)
        self.state = outcome.state
        after = title.where(outcome.state)
        self.kept.update({seat: waiting(file.kept, after) for seat, file in files.items()})
        self.views = tuple(fold(view, told(outcome.events, seat)) for seat, view in enumerate(views))
        self.carried = {seat: carried(title, heading, self.views[seat], seat, file) for seat, file in files.items()}
        return Played(before, outcome, events, self.views, tuple(problems), tuple(orders), sheets)

    def _ruled(self, rulings: Sequence[Letter]) -> tuple[Event[Any], ...]:
        said = [(self.seat(one.seat, one.line), " ".join(line.text for line in one.text or ())) for one in rulings]
        try:
            return carried_out(self.title, self.state, [Ruling(*one) for one in said])
        except ValueError as error:
            raise self.case.error(rulings[-1].line, str(error)) from error

    def seat(self, name: str, line: int) -> Seat:
        """A seat by name."""
        return seat_of(self.case, self.state.seats, name, line)

    def _letters(self, letters: Sequence[Letter]) -> dict[Seat, list[Letter]]:
        """Each seat's letters, in the order in which they came."""
        found: dict[Seat, list[Letter]] = {}
        for letter in letters:
            seat = self.seat(letter.seat, letter.line)
            if not self.title.playing(self.state, seat):
                raise self.case.error(letter.line, f"{letter.seat} is out of the game and writes no letters")
            found.setdefault(seat, []).append(letter)
        return found

    def _read(self, seat: Seat, letters: Sequence[Letter], *, offering: bool) -> _File:
        """A seat's letters, each merged with what stood before it; the seat counts as silent if nothing can be read.

        What its writer may have meant is only searched for if that is `offering` something: it changes no order.
        """
        title, view = self.title, self.views[seat]
        tongue, names, heading = language(title.choices, title.facts), title.vocabulary(view, seat), title.where(view)
        stands = Stands(
            lambda words: tongue.read(words, names), heading, self.carried.get(seat, NOTHING), self.kept[seat]
        )
        problems = [unread.problem for unread in stands.unread]
        for letter in letters:
            if letter.text is not None:
                written = [Line(number, said.text) for number, said in enumerate(letter.text, start=letter.first)]
                lines, reading = named(
                    lambda said, known, steps: tongue.read(said, names, heading, title.phases, known, steps=steps),
                    tuple(written),
                    self.case.people,
                )
                reading = knowable(title, view, seat, reading)
                if offering:
                    reading = offered(title, view, seat, lines, reading, self.case.people)
                stands.letter(reading)
                problems += (*reading.problems, *stands.problems)
        return _File(stands.clauses, stands.heard, tuple(problems), stands.repeated, stands.later, stands.moved)


def set_up(
    title: Title[Any], head: str, statements: Sequence[str], options: Mapping[str, str], chance: Chance
) -> tuple[Any, tuple[Any, ...]]:
    """The position that words state, and each seat's view of it; raises Misstated.

    `a new game of 4 players` works in every title: the position as it is dealt, with the draws of the case.
    """
    new = _NEW.fullmatch(head.strip())
    if new is None:
        return title.position(head, statements, options)
    players = int(new[1] or title.fewest)
    if not title.fewest <= players <= len(title.seats):
        raise Misstated(f"there are {title.fewest} to {len(title.seats)} players, not {players}")
    if statements:
        raise Misstated("a new game is as it is dealt: nothing can be said of it", 0)
    try:
        title.check_new(players, options)
    except ValueError as error:
        raise Misstated(str(error)) from error
    table = title.empty(players, options)
    deal = title.deal(table, chance)
    return fold(table, deal), tuple([fold(table, told(deal, seat)) for seat in range(players)])


def _applicable(title: Title[Any], case: Case) -> None:
    specs = {spec.name: spec for spec in title.options}
    for name, value in case.options.items():
        if name not in specs:
            raise NotApplicable(f"{title.name} has no option {name!r}; it has {', '.join(specs)}")
        if not specs[name].allows(title.kept({name: value})[name]):
            raise NotApplicable(f"{name} can be {', '.join(specs[name].choices)} here, not {value!r}")
