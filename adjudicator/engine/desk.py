"""The desk: runs all scripts of a stage together, answers their questions, and settles what was promised twice."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.asks import Ask, Claim, Ranked, Standing, Use
from adjudicator.engine.at import NOBODY
from adjudicator.engine.promises import NEVER, Ledger, Refusal, Resource, Wish
from adjudicator.engine.rounds import Round
from adjudicator.engine.rules import Holding
from adjudicator.engine.script import Made, Reach, Stage
from adjudicator.engine.title import Live, Title
from adjudicator.engine.trace import Answer
from adjudicator.engine.views import Views

RUNS = 10
"""After so many runs without agreement the backup rule holds."""
ALONE = -1


class Line(Struct, eq=False):
    """One script of a stage, with the questions it is waiting for."""

    number: int
    """Its place among the scripts of its stage."""
    progress: list[int]
    """How far it has come among the stage's moments, as its `At` knows it too."""
    send: Callable[[Any], Any]
    wanted: int | None = None
    """How many answers it wants, as a list; ALONE where it asked one question and wants its answer; None for none."""


class Run:
    """One run of one stage, with some wishes refused from the outset.

    In a strict run nothing can be promised twice: wishes are granted as they come, in the order of challenges.
    """

    def __init__(
        self,
        title: Title[Any],
        stage: Stage,
        opening: State,
        views: Views,
        standing: Sequence[Standing],
        chance: Chance,
        refused: frozenset[Refusal] = frozenset(),
        fired: Mapping[tuple[Seat, int], int] = NEVER,
        *,
        strict: bool = False,
        explain: bool = False,
    ) -> None:
        self.title = title
        self.stage = stage
        self.moments = _places(stage.moments)
        self.opening = opening
        self.state = opening
        self.chance = chance
        self.live: Live = title.live(opening)
        self.used: dict[tuple[int, Seat, str], bool] = {}
        self.uses: dict[tuple[int, Seat, str], int] = {}
        self.events: list[Event[Any]] = []
        self.path: list[State] = []
        """The state after each event."""
        self.answers: list[Answer] = []
        self.ordered: dict[tuple[int, str, Any], Sequence[Holding]] = {}
        """The rules in force in each challenge, where there are several, in their order."""
        self.ledger = Ledger(partial(title.supply, opening), refused, fired, strict=strict)
        self.left = self.ledger.left
        self.rulings = title.rulings(opening)
        self._timing: dict[int, Sequence[Seat]] = {}
        self._holders: dict[Resource | None, Sequence[Seat]] = {}
        self.views = Views(views.of, self.events, self.path)
        self._standing = standing
        self._strict = strict
        self._explain = explain

    # ---- running

    def play(self) -> None:
        """Run every script to its end.

        The scripts at the earliest moment go first: one after the other, in the order of challenges, they go on until
        each asks something or comes to a later moment; then all their questions are answered from one frozen state.
        """
        scripts = self.stage.open(self)
        if not scripts:
            return
        at = self.title.at
        waiting: list[list[Line]] = [[] for _ in self.stage.moments] or [[]]
        first = waiting[0]
        for number, (where, make) in enumerate(scripts):
            progress = [0]
            first.append(Line(number, progress, make(at(self, where, NOBODY, progress)).send))
        desk = Round(self, self._standing, strict=self._strict, explain=self._explain)
        for here in waiting:
            if not here:
                continue
            if len(here) > 1:
                here.sort(key=_number)
            asking, asks = self._go(here, (), waiting)
            while asking:
                asking, asks = self._go(asking, desk.answers(asks) if asks else (), waiting)

    def _go(
        self, lines: Sequence[Line], given: Sequence[Any], waiting: Sequence[list[Line]]
    ) -> tuple[list[Line], list[Ask]]:
        """Let scripts go on, each until it asks something, comes to a later moment, or ends; the rest happens.

        `given` are the answers to all that they asked. Returns those that ask, and all their questions; those at later
        moments are waiting there.
        """
        asking: list[Line] = []
        asks: list[Ask] = []
        happened, passed = self.events.append, self.path.append
        taken = 0
        for line in lines:
            wanted, send = line.wanted, line.send
            if wanted is None:
                answer = None
            elif wanted < 0:
                answer = given[taken]
                taken += 1
            else:
                answer = given[taken : taken + wanted]
                taken += wanted
            try:
                while True:
                    item: Any = send(answer)
                    kind = type(item)
                    if kind is Reach:
                        line.wanted = None
                        waiting[line.progress[0]].append(line)
                        break
                    if kind is Ask:
                        line.wanted = ALONE
                        asking.append(line)
                        asks.append(item)
                        break
                    if kind is list:
                        line.wanted = len(item)
                        asking.append(line)
                        asks += item
                        break
                    answer = None
                    if kind is Made:
                        answer = item = item.make(self.state)
                        if item is None:
                            continue
                    self.state = state = item.apply(self.state)
                    happened(item)
                    passed(state)
            except StopIteration:
                continue
        return asking, asks

    # ---- promises

    def grant(self, parts: Sequence[tuple[Ranked, tuple[Claim, ...]]]) -> bool:
        """Promise what several seats' answers claim, all or nothing.

        When one of them is refused the others' claims are not wished for: nothing is kept back for what cannot be.
        """
        wishes = []
        for ranked, claims in parts:
            ask, order, alternative, _ = ranked
            wishes.append(Wish(order, len(self.ledger.wishes), ask.seat, ask, alternative, claims))
        barred = [wish for wish in wishes if self.ledger.barred(wish)]
        if barred:
            self.ledger.wishes.extend(barred)
            return False
        for wish in wishes:
            self.ledger.promise(wish)
        for ranked, _ in parts:
            self._came(ranked)
        return True

    def _came(self, ranked: Ranked) -> None:
        """Note in the answer to a ranked question which of its alternatives came to be."""
        for i, answer in enumerate(self.answers):
            if (answer.seat, answer.about, answer.where, answer.detail) == ranked.ask.key:
                self.answers[i] = replace(
                    answer, choice=ranked.choice, order=ranked.order, alternative=ranked.alternative
                )

    def timing(self, where: int) -> Sequence[Seat]:
        """The seats in the timing order of a challenge."""
        found = self._timing.get(where)
        if found is None:
            found = self._timing[where] = self.title.timing(self.opening, where)
        return found

    def cancellers(self, use: Use) -> list[Holding]:
        """The cards in hands, when the stage began, that could cancel a use, in timing order."""
        title, opening, known = self.title, self.opening, self._holders
        found = []
        for piece, rule in title.cancelling(use.kind):
            resource = title.spent_by(opening, piece, use.where)
            holders = known.get(resource)
            if holders is None:
                holders = known[resource] = title.holders(opening, piece, use.where)
            if holders:
                found += [Holding(seat, piece, rule) for seat in self.timing(use.where) if seat in holders]
        return found

    def held(self, seat: Seat, resource: Resource) -> int:
        """How much of what a seat held when the stage began it holds now, or has itself promised in this run."""
        now = self.title.supply(self.state, seat, resource) + self.ledger.promised(seat, resource)
        return min(now, self.ledger.supply(seat, resource))


_number = attrgetter("number")


@cache
def _places(moments: tuple[str, ...]) -> dict[str, int]:
    """The place of each moment in its stage."""
    return {name: place for place, name in enumerate(moments)}
