"""Phase orders: the orders that stand for a player in an open phase: kept ones, those of letters, those for every turn.

An order for every turn rests in a phase in which something else was ordered on its question.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.title import Title
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.standing.merged_letters import apart, merged
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.directive import OF_A_PHASE, READY
from adjudicator.orders.values.kept_orders import PASS, Kept, listed, waiting
from adjudicator.orders.values.problems import Problem

EVERY_TURN = "EVERY TURN"
WAIT = "WAIT"

Reader = Callable[[str], LetterReading]


class Stood(Protocol):
    """What stood in a phase when it was over."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All that held in it, orders for every turn last."""

    @property
    def repeated(self) -> tuple[Kept, ...]:
        """The orders for every turn among them."""

    @property
    def later(self) -> tuple[Kept, ...]:
        """The orders kept for other phases."""

    @property
    def moved(self) -> bool:
        """Whether any order's number differs from the one its writer was last shown."""


class Carried(NamedTuple):
    """The clauses that stand from the phase before, and whether their numbers differ from those last shown."""

    clauses: tuple[Clause, ...] = ()
    moved: bool = False


NOTHING: Final = Carried()


def carried(title: Title[Any], before: Heading, view: State, seat: Seat, stood: Stood) -> Carried:
    """The clauses of one phase that still stand in the next: answers that carry over, within the same turn.

    Clauses that can answer nothing any more, by what the seat knows when the next phase opens, are dropped.
    """
    clauses, stay = stood.clauses, list[Clause]()
    if before.turn == title.where(view).turn:
        about = title.carried
        stay = [one for one in clauses if one.about in about and not title.spent(view, seat, one.about, one.where)]
    # Orders for every turn and kept orders are numbered behind all others.
    kept = (*stood.repeated, *stood.later)
    fewer = len(stay) < len(clauses) - len(stood.repeated) or len(waiting(kept, title.where(view))) < len(kept)
    moved = stay != list(clauses[: len(stay)]) or (fewer and bool(kept))
    return Carried(tuple([replace(one, said="") for one in stay]), stood.moved or moved)


class Unread(NamedTuple):
    """An order kept for the open phase that cannot be read in it, and why."""

    kept: Kept
    problem: Problem


class Stands:
    """The standing orders of one player in one phase, letter after letter.

    `reader` reads a kept line; `carried` is what stands from the phase before, `kept` what was kept for later.
    """

    def __init__(self, reader: Reader, heading: Heading, carried: Carried, kept: Sequence[Kept]) -> None:
        self._reader = reader
        self._heading = heading
        self._carried = carried.clauses
        self.moved = carried.moved
        """Whether orders have other numbers than the player was last shown, and they have not written since."""
        self._again: dict[str, LetterReading] = {}
        self.heard = self.passed = False
        """Whether the player has written in this phase, and whether their last word was PASS."""
        self.ready = False
        """Whether they said READY and have changed nothing since."""
        self.problems: tuple[Problem, ...] = ()
        """The requests of the last letter that could not be met."""
        self.unread: list[Unread] = []
        own: list[Clause] = []
        opened: list[Kept] = []
        for one in kept:
            if not one.when.turn or not one.when.at(heading):
                continue
            if one.words == PASS:
                self.heard = self.passed = True
                continue
            reading = self._read(one)
            own += reading.clauses
            opened.append(one)
            self.heard = self.heard or bool(reading.clauses)
            self.unread += [Unread(one, problem) for problem in reading.problems]
        answered = {clause.question for clause in own}
        self._clauses = (*own, *(clause for clause in self._carried if clause.question not in answered))
        self._kept = tuple(
            listed(one for one in waiting(kept, heading) if not (one.when.turn and one.when.at(heading)))
        )
        now = [*opened, *self.repeated, *self.later]
        self.moved |= now != list(kept) or len(own) != len(opened) or bool(opened and self._carried)

    def letter(self, reading: LetterReading) -> None:
        """Add a letter that was written in this phase."""
        shown = (*self.repeated, *self.later)
        clauses, self.problems, self._kept = merged(
            self._clauses, reading, shown, self._heading, self._part, moved=self.moved
        )
        self.moved = False
        carried = frozenset(self._carried)
        last = [clause for clause in clauses if clause in carried]
        self._clauses = (*(clause for clause in clauses if clause not in carried), *last)
        always = any(not one.when.turn and one.when.at(self._heading) and self._read(one).read for one in reading.kept)
        self.heard = self.heard or reading.counts or always
        said = [directive.word for directive in reading.directives if directive.when is None]
        readiness = [word for word in said if word in (READY, WAIT)]
        if reading.read or reading.kept or len(readiness) < len([word for word in said if word in OF_A_PHASE]):
            # A player who changes orders may want to change more: they are no longer READY unless they say so again.
            self.passed, self.ready = PASS in said, False
        if readiness:
            self.ready = readiness[-1] == READY

    @property
    def repeated(self) -> tuple[Kept, ...]:
        """The orders for every turn that hold in this phase."""
        return tuple(
            one
            for one in self._kept
            if not one.when.turn
            and one.when.at(self._heading)
            and self._read(one).read
            and not any(self._answered(clause) for clause in self._read(one).clauses)
        )

    @property
    def later(self) -> tuple[Kept, ...]:
        """The orders that do not hold now: those for later phases, and those for every turn that rest."""
        now = self.repeated
        return tuple(one for one in self._kept if one not in now)

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Everything that holds in this phase; orders for every turn come last, in their writer's words."""
        return (
            *self._clauses,
            *(
                replace(clause, said=f"{EVERY_TURN} {one.words}")
                for one in self.repeated
                for clause in self._read(one).clauses
            ),
        )

    def _answered(self, clause: Clause) -> bool:
        """Whether an order for this phase alone answers the question of a clause, or its part of it."""
        return any(one.question == clause.question and not apart(one.part, clause.part) for one in self._clauses)

    def _part(self, one: Kept) -> str:
        """The part of its question that a kept order is about, as it is read now; empty for all, or if unreadable.

        The part is not stored with the order: phases that older versions resolved have to come out the same.
        """
        first, *others = {clause.part for clause in self._read(one).clauses} or {""}
        return "" if others else first

    def _read(self, one: Kept) -> LetterReading:
        if one.words not in self._again:
            self._again[one.words] = self._reader(one.words)
        return self._again[one.words]
