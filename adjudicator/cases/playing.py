"""Playing a case: from its position through its letters, phase by phase."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from adjudicator.cases.case import Case, Letter, Said, Step
from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State, fold, told
from adjudicator.engine.asks import SILENT, Standing
from adjudicator.engine.statements import Misstated
from adjudicator.engine.title import Title
from adjudicator.engine.turn import Outcome, adjudicate
from adjudicator.orders.language import language
from adjudicator.orders.problems import Problem
from adjudicator.orders.standing import StandingOrders

LONGEST_SEED = 64
"""Bytes; the longest key of the draws."""


class NotApplicable(Exception):
    """A case cannot be played here, because it asks for something this installation does not have."""


class Played(NamedTuple):
    """A phase that was played."""

    before: State
    outcome: Outcome
    events: tuple[Event[Any], ...]
    """What happened, the missed orders first."""
    views: tuple[State, ...]
    """What each seat knows afterwards."""
    problems: tuple[tuple[str, Problem], ...]
    """What could not be read, each with the seat whose letter it was."""


class Table:
    """A case being played; `statements` are added to those of its position.

    Raises CaseError for what cannot be set up, NotApplicable for options that the title does not have.
    """

    def __init__(self, title: Title[Any], case: Case, statements: Sequence[Said] = ()) -> None:
        self.title = title
        self.case = case
        self.chance = Chance(case.seed.encode()[:LONGEST_SEED])
        _applicable(title, case)
        said = [*case.statements, *statements]
        try:
            self.state, self.views = title.position(case.head.text, [one.text for one in said], case.options)
        except Misstated as error:
            line = case.head.line if error.which is None else said[error.which].line
            raise case.error(line, str(error)) from error

    def play(self, step: Step, instead: Sequence[Letter] = ()) -> Played:
        """Play the open phase; `instead` are letters in place of those of the step."""
        title, before = self.title, self.state
        letters = self._letters([*step.letters, *instead])
        heading = title.where(before)
        if title.winners(before) is not None:
            raise self.case.error(step.line, "the game is over before these letters come")
        if step.phase and not str(heading).endswith(step.phase):
            raise self.case.error(step.line, f"these letters are for {step.phase}, but {heading} is open")
        silent = [seat for seat, letter in letters.items() if letter.text is None]
        missed = title.missed(before, silent)
        state, views = fold(before, missed), [fold(v, told(missed, s)) for s, v in enumerate(self.views)]
        problems: list[tuple[str, Problem]] = []
        standing: list[Standing] = [SILENT] * len(before.seats)
        tongue = language(title.choices, title.facts)
        for seat, letter in letters.items():
            if letter.text is not None:
                text = "\n".join(said.text for said in letter.text)
                reading = tongue.read(text, title.vocabulary(views[seat], seat), heading)
                problems += [(letter.seat, problem) for problem in reading.problems]
                standing[seat] = StandingOrders(reading.clauses)
        outcome = adjudicate(title, state, views, standing, self.chance)
        events = (*missed, *outcome.events)
        self.state = outcome.state
        self.views = tuple(fold(view, told(outcome.events, seat)) for seat, view in enumerate(views))
        return Played(before, outcome, events, self.views, tuple(problems))

    def seat(self, name: str, line: int) -> Seat:
        """A seat by name."""
        seats: tuple[str, ...] = self.state.seats
        if name not in seats:
            raise self.case.error(line, f"nobody here is called {name}; there are {', '.join(seats)}")
        return seats.index(name)

    def _letters(self, letters: Sequence[Letter]) -> Mapping[Seat, Letter]:
        """Each seat's letter, the last one that is given."""
        found: dict[Seat, Letter] = {}
        for letter in letters:
            seat = self.seat(letter.seat, letter.line)
            if not self.title.playing(self.state, seat):
                raise self.case.error(letter.line, f"{letter.seat} is out of the game and writes no letters")
            found[seat] = letter
        return found


def _applicable(title: Title[Any], case: Case) -> None:
    specs = {spec.name: spec.choices for spec in title.options}
    for name, value in case.options.items():
        if name not in specs:
            raise NotApplicable(f"{title.name} has no option {name!r}; it has {', '.join(specs)}")
        if value not in specs[name]:
            raise NotApplicable(f"{name} can be {', '.join(specs[name])} here, not {value!r}")
