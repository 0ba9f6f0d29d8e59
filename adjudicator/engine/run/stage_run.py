"""The run of a stage: runs all its scripts together, answers their questions, and settles what was promised twice."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import chain, repeat
from typing import Any

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.contract.pieces import CANCELS, NOBODY, Holding
from adjudicator.engine.contract.questions import Ask, Claim, Ranked, Standing
from adjudicator.engine.contract.script import Made, Parts, Scene, Script, Stage
from adjudicator.engine.contract.timing import Rulings
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.claims import NEVER, Ledger, Refusal, Resource, Wish
from adjudicator.engine.run.rounds import Round
from adjudicator.engine.run.views import Views

RUNS = 10
"""After this many runs without agreement the fallback rule is used."""
ALONE = -1
"""Stands for the number of questions: a single one, answered by itself and not in a list."""


Line = tuple[int, Script]
"""One script, with its place in the stage in front, which puts scripts in order."""


class Run:
    """One run of one stage, with some wishes refused from the start.

    In a strict run nothing can be promised twice: wishes are granted as they come, in the order of challenges.
    """

    def __init__(
        self,
        title: Title[Any],
        stage: Stage,
        scene: Scene,
        parts: Parts,
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
        self._parts = parts
        self.moment = 0
        """The moment that the scripts have reached, by its place in the stage."""
        self._places = _places(stage.moments)
        self.opening: Any = scene.state
        self.state: Any = scene.state
        self.chance = chance
        self.live = scene.live
        self.used: dict[tuple[int, Seat, str], tuple[int, bool]] = {}
        """The last use of each piece in each challenge: in which fight, and whether it stands."""
        self.uses: dict[tuple[int, Seat, str], int] = {}
        self.events: list[Event[Any]] = []
        self.path: list[State] = []
        """The state after each event."""
        self.answers: list[Answer] = []
        self.ordered: dict[tuple[int, str, Any], Sequence[Holding]] = {}
        """The rules in force in each challenge, where there are several, in their order."""
        self.ledger = Ledger(partial(title.supply, scene.state), refused, fired, strict=strict)
        self.left = self.ledger.left
        self._timing: dict[int, Sequence[Seat]] = {}
        self._rulings: Rulings | None = None
        self.views = Views(views.of, self.events, self.path)
        self._standing = standing
        self._strict = strict
        self._explain = explain

    # ---- running

    def play(self) -> None:
        """Run every script to its end.

        The scripts at the earliest moment go first, in the order of challenges. Each goes on until it asks something or
        comes to a later moment. Then all their questions are answered from one frozen state.
        """
        at = self.title.at
        waiting: defaultdict[int, list[Line]] = defaultdict(list)
        waiting[0] = [(i, make(at(self, where))) for i, (where, make) in enumerate(self._parts)]
        desk = Round(self, self._standing, strict=self._strict, explain=self._explain)
        while waiting:
            self.moment = min(waiting)
            here = waiting.pop(self.moment)
            if len(here) > 1:
                here.sort()
            asking, wanted, asks = self._go(here, repeat(None), waiting)
            while asking:
                given = _dealt(desk.answers(asks), wanted) if asks else repeat(())
                asking, wanted, asks = self._go(asking, given, waiting)

    def _go(
        self, lines: Sequence[Line], given: Iterable[Any], waiting: Mapping[int, list[Line]]
    ) -> tuple[list[Line], list[int], list[Ask]]:
        """Let scripts go on, each until it asks something, comes to a later moment, or ends; carry out other events.

        Of an event only that happens which still can: others may have taken what it is about.

        `given` is what each is resumed with. Returns the scripts that ask, how many questions each has, and all these
        questions; scripts at later moments wait there.
        """
        asking: list[Line] = []
        wanted: list[int] = []
        asks: list[Ask] = []
        moment, places, events, path = self.moment, self._places, self.events, self.path
        for line, answer in zip(lines, given, strict=False):
            script = line[1]
            items: Iterable[Any] = script
            if answer is not None:
                try:
                    items = chain((script.send(answer),), script)
                except StopIteration:
                    continue
            for item in items:
                kind = type(item)
                if kind is str:
                    place = places[item]
                    if place > moment:
                        waiting[place].append(line)
                        break
                    continue
                if kind is Ask:
                    asking.append(line)
                    wanted.append(ALONE)
                    asks.append(item)
                    break
                if kind is list:
                    asking.append(line)
                    wanted.append(len(item))
                    asks += item
                    break
                event = item.remaining(self.state) if kind is not Made else item.made(self.state)
                if event is not None:
                    self.state = state = event.apply(self.state)
                    events.append(event)
                    path.append(state)
        return asking, wanted, asks

    # ---- promises

    def grant(self, parts: Sequence[tuple[Ranked, tuple[Claim, ...]]]) -> bool:
        """Promise what several seats' answers claim, all or nothing.

        If one of them is refused, the others' claims are not promised either: nothing is reserved for what cannot
        happen.
        """
        wishes = []
        for ranked, claims in parts:
            ask, order, alternative, _ = ranked
            wishes.append(Wish(order, len(self.ledger.wishes), ask.seat, ask.key, alternative, claims))
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
        """Note in the answer to a ranked question which alternative was carried out; any further one adds an answer."""
        last = None
        for i, answer in enumerate(self.answers):
            if (answer.seat, answer.about, answer.where, answer.detail) == ranked.ask.key:
                came = replace(answer, choice=ranked.choice, order=ranked.order, alternative=ranked.alternative)
                if not answer.alternative:
                    self.answers[i] = came
                    return
                last = i, came
        if last is not None:
            self.answers.insert(last[0] + 1, last[1])

    def timing(self, where: int) -> Sequence[Seat]:
        """The seats in the timing order of a challenge."""
        found = self._timing.get(where)
        if found is None:
            found = self._timing[where] = self.title.timing(self.opening, where)
        return found

    @property
    def rulings(self) -> Rulings:
        """Which of two pieces acts first, whatever the timing says."""
        if self._rulings is None:
            self._rulings = self.title.rulings(self.opening)
        return self._rulings

    def cancellers(self, kind: str, where: int) -> Sequence[Holding]:
        """The seats whose cards could cancel such a use there when the stage began: card by card, in timing order."""
        found: Sequence[Holding] = [one for one in self.live.get((CANCELS, kind), ()) if one.seat != NOBODY]
        if len(found) > 1:
            pieces, timing = self.title.pieces, self.timing(where)
            found = sorted(found, key=lambda one: (pieces.index(one.piece), timing.index(one.seat)))
        return found

    def held(self, seat: Seat, resource: Resource) -> int:
        """How much of what a seat held at the start of the stage it still holds, or has promised itself in this run."""
        now = self.title.supply(self.state, seat, resource) + self.ledger.promised(seat, resource)
        return min(now, self.ledger.supply(seat, resource))


def _dealt(given: Sequence[Any], wanted: Sequence[int]) -> Sequence[Any]:
    """The answers to all questions, handed to the scripts that asked them."""
    if sum(wanted) == -len(wanted):
        return given
    dealt: list[Any] = []
    taken = 0
    for count in wanted:
        if count < 0:
            dealt.append(given[taken])
            taken += 1
        else:
            dealt.append(given[taken : taken + count])
            taken += count
    return dealt


@cache
def _places(moments: tuple[str, ...]) -> dict[str, int]:
    """The place of each moment in its stage."""
    return {name: place for place, name in enumerate(moments)}
