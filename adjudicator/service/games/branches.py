"""The branches of an open phase in words, for a game master before they end it; nothing is written or sent."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from adjudicator.core.event import Event
from adjudicator.engine.contract.piece_acts import spoken
from adjudicator.engine.run.branch_search import Branch, Decision, End, Node, Passed, Unseen
from adjudicator.engine.run.branches import Branches, Tree, branches
from adjudicator.engine.run.forced_answers import Choosing, Unit
from adjudicator.orders.values.standing_orders import StandingOrders
from adjudicator.service.game.resolution import opened
from adjudicator.service.games.explanations import Considered, Explained, explained, worded
from adjudicator.service.games.previews import Difference, Laid, differences


class Answering(Struct, frozen=True):
    """One answer to a question: an alternative of the letter (both numbers from 1), or, with 0, no order.

    `stands` marks the answer that is given as things stand in this branch. It is not `kept` if what it needs is
    promised to something put first; then what comes next in the letter is the answer. On the branch where everything
    goes as it stands, `weighed` says what became of this alternative, and what its writer knew.
    """

    order: int
    alternative: int
    text: str
    stands: bool
    kept: bool
    weighed: Considered | None
    then: "Then"


class Forking(Struct, frozen=True):
    """A question with several answers. `alternatives` are the complete ways through the phase from here."""

    stage: str
    seat: str
    about: str
    challenge: int
    detail: str
    alternatives: int
    answers: tuple[Answering, ...]


class Then(Struct, frozen=True):
    """What follows an answer: first the events that differ from how everything stands, then a further question.

    A branch that reaches a position already shown refers to that `position` by number. `unseen` says that the search
    reached its limit here.
    """

    differences: tuple[Difference, ...] = ()
    position: int | None = None
    shown_before: bool = False
    question: Forking | None = None
    unseen: bool = False


class Part(Struct, frozen=True):
    """The outcomes of some challenges or seats. `touches` are others that may answer differently because of them.

    Unless it is `whole`, the search changed up to `apart` answers at once from what they would be by themselves; 0 if
    not even every single change was tried.
    """

    of: tuple[str, ...]
    alternatives: int
    whole: bool
    apart: int | None
    touches: tuple[str, ...]
    then: Then


class Branching(Struct, frozen=True):
    """All branches of a phase. It is `whole` if every combination of answers was worked out.

    Otherwise each part was searched by itself, and `alternatives` is the product of the parts. `place` is the title's
    name for numbered challenges.
    """

    phase: str
    place: str
    whole: bool
    alternatives: int
    runs: int
    most: int
    parts: tuple[Part, ...]


def branching(laid: Laid, *, most: int, progress: Callable[[], None] | None = None) -> Branching:
    """Where the letters on the table could lead, worked out in about `most` runs of the phase."""
    title, boundary, chance = laid.table.title, laid.table.boundary, laid.table.chance
    before = opened(title, boundary, laid.orders, laid.rulings).boundary
    orders = [StandingOrders(one.clauses) for one in laid.orders]
    found = branches(title, before.state, before.views, orders, chance, most=most, progress=progress)
    words = _Words(laid, explained(laid.table, laid.orders, laid.rulings), found)
    return Branching(
        phase=str(laid.table.heading),
        place=title.place,
        whole=found.whole,
        alternatives=found.alternatives,
        runs=found.runs,
        most=most,
        parts=tuple([words.part(tree) for tree in found.trees]),
    )


class _Words:
    """Trees in words. A position that several branches reach is shown once."""

    def __init__(self, laid: Laid, as_it_stands: Explained, found: Branches) -> None:
        self._title = laid.table.title
        self._seats = laid.table.boundary.state.seats
        self._clauses = [one.clauses for one in laid.orders]
        self._stages = [stage.name for stage in self._title.stages(laid.table.boundary.state)]
        self._names = [self._title.vocabulary(view, seat) for seat, view in enumerate(laid.table.boundary.views)]
        self._weighed: Mapping[tuple[str, str, str, int, str], Mapping[tuple[int, int], Considered]] = {
            (one.stage, one.seat, one.about, one.challenge, one.key): {
                (each.order, each.alternative): each for each in one.considered
            }
            for one in as_it_stands.asked
        }
        self._usual = _usual(found.trees[0].root) if found.trees else {}
        self._shared: dict[int, int] = {}
        self._shown: set[int] = set()

    def part(self, tree: Tree) -> Part:
        """The possible outcomes of some units."""
        self._shared = {}
        self._shown = set()
        self._number(tree.root, set())
        return Part(
            of=tuple([self._unit(one) for one in sorted(tree.units)]),
            alternatives=tree.alternatives,
            whole=tree.whole,
            apart=tree.apart,
            touches=tuple(sorted({self._unit(one) for one in tree.touches})),
            then=self._then(tree.root, stands=True),
        )

    def _unit(self, of: Unit) -> str:
        where, seat = of
        return f"{self._title.place} {where}" if where else self._seats[seat]

    def _number(self, node: Node, met: set[int]) -> None:
        """Give a number to every further question that several branches reach."""
        if isinstance(node, Decision):
            if id(node) in met:
                self._shared.setdefault(id(node), len(self._shared) + 1)
                return
            met.add(id(node))
            for branch in node.branches:
                self._number(branch.then, met)
        elif isinstance(node, Passed):
            self._number(node.then, met)

    def _then(self, node: Node, *, stands: bool) -> Then:
        found: list[Difference] = []
        while isinstance(node, Passed):
            found += differences(self._said(self._usual.get(node.stage, ())), self._said(node.events))
            node = node.then
        if isinstance(node, Unseen):
            return Then(unseen=True)
        if isinstance(node, End):
            return Then(tuple(found))
        position = self._shared.get(id(node))
        before = position is not None and position in self._shown
        if position is not None:
            self._shown.add(position)
        question = None if before else self._forking(node, stands=stands)
        return Then(tuple(found), position, before, question)

    def _said(self, events: Sequence[Event[Any]]) -> list[str]:
        said = (self._title.sentence(event, self._seats) for event in events)
        return [sentence for sentence in said if sentence is not None]

    def _forking(self, node: Decision, *, stands: bool) -> Forking:
        ask = node.choosing.ask
        seat, stage = self._seats[ask.seat], self._stages[node.stage]
        weighed = self._weighed.get((stage, seat, ask.about, ask.where, ask.detail), {}) if stands else {}
        return Forking(
            stage=stage,
            seat=seat,
            about=ask.about,
            challenge=ask.where,
            detail=spoken(ask.detail, self._seats),
            alternatives=node.alternatives,
            answers=tuple([self._answer(node.choosing, one, weighed, stands=stands) for one in node.branches]),
        )

    def _answer(
        self, choosing: Choosing, branch: Branch, weighed: Mapping[tuple[int, int], Considered], *, stands: bool
    ) -> Answering:
        option, seat = branch.option, choosing.ask.seat
        order, alternative = option.order + 1, option.alternative
        if option.candidate is None:
            words = "none of them applies"
        else:
            words = worded(self._clauses[seat][option.order], alternative, self._names[seat])
        return Answering(
            order=order,
            alternative=alternative,
            text=words,
            stands=branch.came,
            kept=branch.kept,
            weighed=weighed.get((order, alternative)),
            then=self._then(branch.then, stands=stands and branch.came),
        )


def _usual(node: Node) -> dict[int, tuple[Event[Any], ...]]:
    """What happens in each stage as everything stands."""
    found = {}
    while not isinstance(node, End | Unseen):
        if isinstance(node, Passed):
            found[node.stage] = node.events
            node = node.then
        else:
            node = next(branch.then for branch in node.branches if branch.came)
    return found
