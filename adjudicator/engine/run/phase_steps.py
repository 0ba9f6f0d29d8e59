"""Phase steps: a phase run stage by stage, so that it can be inspected, and resumed from any stage."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.script import Stage
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import settle
from adjudicator.engine.run.stage_run import Run
from adjudicator.engine.run.views import Views


class Place(NamedTuple):
    """The position at the start of a stage, or at the end of the phase."""

    state: State
    views: Views
    fired: Mapping[tuple[Seat, int], int]
    """How often clauses with a limit have applied, by seat and place in the letter."""


class Step(NamedTuple):
    """A stage that has been run: its start, and its last run; `agreed` is false if the fallback rule was used."""

    stage: Stage
    before: Place
    run: Run
    agreed: bool

    def after(self) -> Place:
        """Where the next stage begins."""
        return Place(self.run.state, self.run.views, self.run.ledger.fired())


class Phase:
    """The open phase of a state with its dice, to be run with any orders, from the start or from a later stage."""

    __slots__ = ("beginning", "chance", "obeyed", "stages", "title")

    def __init__(self, title: Title[Any], state: State, views: Sequence[State], chance: Chance) -> None:
        self.title = title
        self.chance = chance
        self.stages: tuple[Stage, ...] = tuple(title.stages(state))
        self.obeyed: tuple[bool, ...] = tuple([title.obeyed(state, seat) for seat in range(len(views))])
        """The seats whose orders count."""
        self.beginning = Place(state, Views(views.__getitem__, ()), {})

    def steps(
        self, standing: Sequence[Standing], first: int = 0, place: Place | None = None, *, explain: bool = False
    ) -> Iterator[Step]:
        """The stages from the `first` on, which begins at `place`, with everybody's orders in seat order.

        The whole phase has the same result as `phase.adjudicate`.
        """
        before = self.beginning if place is None else place
        orders = [one if heard else SILENT for one, heard in zip(standing, self.obeyed, strict=True)]
        for stage in self.stages[first:]:
            run, agreed = settle(
                self.title, stage, before.state, before.views, orders, self.chance, before.fired, explain=explain
            )
            step = Step(stage, before, run, agreed)
            yield step
            before = step.after()
