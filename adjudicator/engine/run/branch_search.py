"""Branch search: every way of answering a phase's questions, stage by stage.

A branch answers a question with another of the player's own alternatives, as if those before it had not applied and its
own condition had held. Only the stages from the branching one on are run again; equal positions are searched once.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.core import codec
from adjudicator.core.event import Event, Seat, State, followed
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.claims import Resource
from adjudicator.engine.run.forced_answers import Choosing, Key, Lead, Led, Lettered, Option, Unit, unit, unit_of
from adjudicator.engine.run.phase_steps import Phase, Place, Step
from adjudicator.engine.run.views import Views


class Branch(NamedTuple):
    """One answer to a question and what follows; `came` if it is the answer that came about by itself there.

    It is not `kept` if promises that go first leave nothing for it: then the next answer is given instead.
    """

    option: Option
    came: bool
    kept: bool
    then: "Node"


class Decision(NamedTuple):
    """A question with several answers; `alternatives` are the complete ways through the phase from here."""

    stage: int
    choosing: Choosing
    branches: tuple[Branch, ...]
    alternatives: int


class Passed(NamedTuple):
    """A stage that is over: what happened in it, and what follows.

    `then` is the same object for all next stages that begin in an equal position.
    """

    stage: int
    events: tuple[Event[Any], ...]
    answers: tuple[Answer, ...]
    then: "Node"

    @property
    def alternatives(self) -> int:
        """The complete ways through the phase from here."""
        return self.then.alternatives


class End(NamedTuple):
    """The phase is over, in this position."""

    state: State
    alternatives: int = 1


class Unseen(NamedTuple):
    """Ways that were not searched, because the limit was reached."""

    alternatives: int = 0


Node = Decision | Passed | End | Unseen


Claims = dict[tuple[Seat, Resource], int]
Answered = dict[Key, tuple[Any, ...]]
"""The answers to the questions of a stage."""


Ends = dict[tuple[int, tuple[Event[Any], ...]], Node]
"""What follows each possible end of a stage, and how many answers may still differ."""

ANY_NUMBER: Final = 1 << 30


class Stand(NamedTuple):
    """The position at the start of a stage, with what each seat knows of it."""

    state: State
    views: tuple[State, ...]
    fired: tuple[tuple[tuple[Seat, int], int], ...]

    def place(self) -> Place:
        """The same, ready to run a stage from."""
        return Place(self.state, Views(self.views.__getitem__, ()), dict(self.fired))


class Search:
    """The branches of some units (None: of all), in at most about this many runs.

    No way has more than `apart` answers that differ from those that came about by themselves. `cut` says that runs ran
    out, `whole` that neither limit left anything out.
    """

    def __init__(
        self,
        phase: Phase,
        orders: Sequence[Lettered],
        wanted: frozenset[Unit] | None,
        most: int,
        apart: int = ANY_NUMBER,
    ) -> None:
        self.phase = phase
        self.wanted = wanted
        self.lead = Lead(wanted)
        self.standing = [Led(one, self.lead) for one in orders]
        self.left = most
        self.progress: Callable[[], None] | None = None
        self.apart = apart
        """How many answers may still differ from here on."""
        self._bounded = apart != ANY_NUMBER
        self.whole = True
        self.cut = False
        self.usual: dict[int, Answered] = {}
        """The unchanged answers of the other units in each stage."""
        self.touched: set[Unit] = set()
        """The other units that answer differently in some branch."""
        self.claims: Claims = {}
        """The most that these units promise in any branch."""
        self.limits: Claims = {}
        """How often clauses with a limit may apply."""
        self._known: dict[tuple[int, int, bytes], Node] = {}

    def begun(self, number: int, stand: Stand) -> Node:
        """Everything that can follow from here; for equal positions this is the same object."""
        if number == len(self.phase.stages):
            return End(stand.state)
        key = (number, self.apart, codec.encode((stand.state, stand.views, stand.fired)))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._grown(number, stand, {}, *self._run(number, stand, {}), {})
        return found

    def _run(self, number: int, stand: Stand, forced: Mapping[Key, Option]) -> tuple[Step, Mapping[Key, Choosing]]:
        self.left -= 1
        if self.progress is not None:
            self.progress()
        self.lead.forced = forced
        self.lead.noted = noted = dict[Key, Choosing]()
        step = next(self.phase.steps(self.standing, number, stand.place()))
        if self.wanted is not None:
            self._watch(number, step, self.wanted)
        return step, noted

    def _grown(
        self,
        number: int,
        stand: Stand,
        forced: Mapping[Key, Option],
        step: Step,
        noted: Mapping[Key, Choosing],
        ends: Ends,
    ) -> Node:
        """The tree of a stage with some fixed answers, from the first question on that has no fixed one.

        `ends` are the ends of this stage reached so far, from the same beginning.
        """
        for answer in step.run.answers:
            key = (answer.seat, answer.about, answer.where, answer.detail)
            choosing = noted.get(key)
            if choosing is None or key in forced:
                continue
            taken = choosing.taken(answer)
            came = {**forced, key: choosing.options[taken]}
            usual = self._grown(number, stand, came, step, noted, ends)
            branches = []
            for i, option in enumerate(choosing.options):
                if i == taken:
                    branches.append(Branch(option, came=True, kept=True, then=usual))
                else:
                    then, kept = self._other(number, stand, forced, (key, i, choosing), ends)
                    branches.append(Branch(option, came=False, kept=kept, then=then))
            total = sum([branch.then.alternatives for branch in branches])
            return Decision(number, choosing, tuple(branches), total)
        return self._passed(number, stand, step, ends)

    def _other(
        self, number: int, stand: Stand, forced: Mapping[Key, Option], other: tuple[Key, int, Choosing], ends: Ends
    ) -> tuple[Node, bool]:
        """The tree with one more fixed answer that did not come about, and whether that answer is then kept."""
        if self.left <= 0 or not self.apart:
            self.whole = False
            self.cut = self.cut or self.left <= 0
            return Unseen(), True
        key, which, choosing = other
        forced = {**forced, key: choosing.options[which]}
        step, noted = self._run(number, stand, forced)
        kept = any(
            (answer.seat, answer.about, answer.where, answer.detail) == key and choosing.taken(answer) == which
            for answer in step.run.answers
        )
        if self._bounded:
            self.apart -= 1
        found = self._grown(number, stand, forced, step, noted, ends)
        if self._bounded:
            self.apart += 1
        return found, kept or choosing.ask.ranked

    def _passed(self, number: int, stand: Stand, step: Step, ends: Ends) -> Node:
        run = step.run
        events = tuple(run.events)
        fired = tuple(sorted(run.ledger.fired().items()))
        then = ends.get((self.apart, events)) if not fired else None
        if then is None:
            if number + 1 == len(self.phase.stages):
                then = End(run.state)
            else:
                views = followed(stand.state, stand.views, run.events, run.path)
                then = self.begun(number + 1, Stand(run.state, views, fired))
            ends[self.apart, events] = then
        return Passed(number, events, tuple(run.answers), then)

    def _watch(self, number: int, step: Step, wanted: frozenset[Unit]) -> None:
        """Note what the other units answer, and what those of this search promise."""
        answered: Answered = {}
        for answer in step.run.answers:
            if unit(answer) not in wanted:
                key = (answer.seat, answer.about, answer.where, answer.detail)
                answered[key] = (answer.how, answer.choice, answer.order, answer.alternative)
        usual = self.usual.setdefault(number, answered)
        if answered != usual:
            for key in answered.keys() | usual.keys():
                if answered.get(key) != usual.get(key):
                    self.touched.add(unit_of(key))
        promised: Claims = {}
        ledger = step.run.ledger
        refused = ledger.refusals()
        for wish in ledger.wishes:
            if wish.refusal not in refused and unit_of(wish.refusal[0]) in wanted:
                for claim in wish.claims:
                    held = (wish.seat, claim.resource)
                    promised[held] = promised.get(held, 0) + claim.amount
                    if wish.limit is not None:
                        self.limits[wish.seat, ("clause", wish.order)] = wish.limit
        for held, amount in promised.items():
            self.claims[held] = max(amount, self.claims.get(held, 0))
