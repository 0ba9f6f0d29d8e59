"""The desk: runs all scripts of a stage together, answers their questions, and settles what was promised twice."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.asks import Ask, Claim, Ranked, Standing
from adjudicator.engine.at import At
from adjudicator.engine.rules import Holding
from adjudicator.engine.script import Made, Reach, Script, Stage
from adjudicator.engine.title import Title
from adjudicator.engine.trace import Answer, How, Tried
from adjudicator.engine.views import Views
from adjudicator.engine.words import NO, Choice

RUNS = 10
"""After so many runs without agreement the backup rule holds."""

_DEFAULT = 1 << 30
"""The place of a default among a player's clauses: after all of them."""

Refusal = tuple[Any, int, Any]
"""An Ask's key, the clause and the alternative (or drawn choice) that may not answer it in this run."""


class Wish(NamedTuple):
    """An answer that claims scarce things. Its first four fields are the order in which a seat's wishes are granted."""

    order: int
    where: int
    alternative: int
    sequence: int
    seat: Seat
    refusal: Refusal
    claims: tuple[Claim, ...]
    limit: int | None


class Line:
    """One script of a stage, with what it last yielded."""

    __slots__ = ("at", "done", "item", "script")

    def __init__(self, at: At[Any], script: Script) -> None:
        self.at = at
        self.script = script
        self.done = False
        self.item: Any = None
        self.resume(None)

    def resume(self, value: Any) -> None:
        """Go on to the next thing the script yields."""
        try:
            self.item = self.script.send(value)
        except StopIteration:
            self.done = True


class Knowledge:
    """What a seat may know when it answers one Ask; its view is only made when a condition looks at it."""

    __slots__ = ("_run", "ask", "seat")

    def __init__(self, run: "Run", ask: Ask) -> None:
        self._run = run
        self.ask = ask
        self.seat = ask.seat

    @property
    def view(self) -> State:
        """The seat's view of the frozen state."""
        return self._run.views.of(self.seat)


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
        *,
        strict: bool = False,
        explain: bool = False,
    ) -> None:
        self.title = title
        self.stage = stage
        self.moments = {name: i for i, name in enumerate(stage.moments)}
        self.opening = opening
        self.state = opening
        self.chance = chance
        self.live: dict[tuple[str, Any], tuple[Holding, ...]] = title.live(opening)
        self.used: dict[tuple[int, Seat, str], bool] = {}
        self.events: list[Event[Any]] = []
        self.answers: list[Answer] = []
        self.wishes: list[Wish] = []
        self.overspent = False
        self.views = Views(views.of, self.events)
        self._standing = standing
        self.refused = refused
        self._strict = strict
        self._explain = explain
        self._promised: dict[tuple[Seat, tuple[Any, ...]], int] = {}

    # ---- running

    def play(self) -> None:
        """Run every script to its end.

        Scripts at the earliest moment go first: their events are applied in the order of challenges, then the
        questions of all of them are answered from one frozen state.
        """
        at = self.title.at
        lines = [Line(place := at(self, where), make(place)) for where, make in self.stage.open(self)]
        lines = [line for line in lines if not line.done]
        while lines:
            now = min([line.at.moment for line in lines])
            here = [line for line in lines if line.at.moment == now]
            moving = [line for line in here if not _is_question(line.item)]
            if moving:
                for line in moving:
                    line.item = self._happen(line.item)
                for line in moving:
                    line.resume(line.item)
            else:
                self._answer_all(here)
            lines = [line for line in lines if not line.done]

    def _happen(self, item: Any) -> Event[Any] | None:
        """Apply one event; returns it."""
        if type(item) is Reach:
            return None
        event: Event[Any] | None = item.make(self.state) if type(item) is Made else item
        if event is not None:
            self.state = event.apply(self.state)
            self.events.append(event)
        return event

    def _answer_all(self, lines: Sequence[Line]) -> None:
        """Answer all questions of a round: first what was ordered, then, from what is left, the defaults."""
        asks = [ask for line in lines for ask in ((line.item,) if type(line.item) is Ask else line.item)]
        ordered = [self._ranked(ask) if ask.ranked else self._ordered(ask) for ask in asks]
        given = iter(
            [
                choice if choice is not None else self._default(ask, tried)
                for ask, (choice, tried) in zip(asks, ordered, strict=True)
            ]
        )
        answers = [next(given) if type(line.item) is Ask else [next(given) for _ in line.item] for line in lines]
        for line, answer in zip(lines, answers, strict=True):
            line.resume(answer)

    def _ordered(self, ask: Ask) -> tuple[Choice | None, list[Tried]]:
        """The first alternative that addresses the question, holds, is legal and is not refused."""
        known = Knowledge(self, ask)
        options = ask.options
        tried: list[Tried] = []
        for order, alternative, choice, limit in self._standing[ask.seat].candidates(known):
            settled = choice if choice is NO else options.settle(choice)
            if isinstance(settled, str):
                tried.append(Tried(order, alternative, settled))
                continue
            claims = options.claims(settled) if settled is not NO else ()
            if limit is not None:
                claims = (*claims, Claim(("clause", order), 1))
            if claims:
                refusal = (ask.key, order, alternative)
                self._wish(order, alternative, ask, refusal, claims, limit)
                if refusal in self.refused or (self._strict and not self.fits(ask.seat, claims, limit)):
                    tried.append(Tried(order, alternative, "it was promised to something put first"))
                    continue
                self._promise(ask.seat, claims, limit)
            self._note(ask, How.ORDERED, settled, tried, order, alternative)
            return settled, tried
        return None, tried

    def _ranked(self, ask: Ask) -> tuple[list[Ranked], list[Tried]]:
        """Every alternative that addresses the question, holds and is legal, in order of preference."""
        ranked: list[Ranked] = []
        tried: list[Tried] = []
        for order, alternative, choice, _ in self._standing[ask.seat].candidates(Knowledge(self, ask)):
            settled = ask.options.settle(choice)
            if isinstance(settled, str):
                tried.append(Tried(order, alternative, settled))
            else:
                ranked.append(Ranked(ask, order, alternative, settled))
        self._note(ask, How.ORDERED if ranked else How.DEFAULT, NO, tried)
        return ranked, tried

    def _default(self, ask: Ask, tried: list[Tried]) -> Choice:
        """What a silent seat gets: nothing where nothing must be, else a legal choice at random from what is left."""
        if ask.default is not None:
            self._note(ask, How.DEFAULT, ask.default, tried)
            return ask.default
        label = f"{self.title.label(self.state)}/{ask.about}/{ask.where}/{self.state.seats[ask.seat]}/{ask.detail}"
        for choice in ask.options.drawn(self.chance, label):
            claims = ask.options.claims(choice)
            if claims:
                if not self.fits(ask.seat, claims):
                    continue
                refusal = (ask.key, _DEFAULT, choice)
                self._wish(_DEFAULT, 0, ask, refusal, claims, None)
                if refusal in self.refused:
                    continue
                self._promise(ask.seat, claims)
            self._note(ask, How.RANDOM, choice, tried)
            return choice
        self._note(ask, How.NOTHING, NO, tried)
        return NO

    # ---- promises

    def _wish(
        self,
        order: int,
        alternative: int,
        ask: Ask,
        refusal: Refusal,
        claims: tuple[Claim, ...],
        limit: int | None,
    ) -> None:
        self.wishes.append(Wish(order, ask.where, alternative, len(self.wishes), ask.seat, refusal, claims, limit))

    def _promise(self, seat: Seat, claims: Iterable[Claim], limit: int | None = None) -> None:
        for resource, amount in claims:
            key = (seat, resource)
            promised = self._promised.get(key, 0) + amount
            self._promised[key] = promised
            if promised > self.supply(seat, resource, limit):
                self.overspent = True

    def grant(self, parts: Sequence[tuple[Ranked, tuple[Claim, ...]]]) -> bool:
        """Promise what several seats' answers claim, all or nothing.

        When one of them is refused the others' claims are not wished for: nothing is kept back for what cannot be.
        """
        whole = [(ranked, claims, (ranked.ask.key, ranked.order, ranked.alternative)) for ranked, claims in parts]
        barred = [
            part
            for part in whole
            if part[2] in self.refused or (self._strict and not self.fits(part[0].ask.seat, part[1]))
        ]
        for ranked, claims, refusal in barred or whole:
            self._wish(ranked.order, ranked.alternative, ranked.ask, refusal, claims, None)
            if not barred:
                self._promise(ranked.ask.seat, claims)
        return not barred

    def supply(self, seat: Seat, resource: tuple[Any, ...], limit: int | None = None) -> int:
        """How much of a resource a seat can promise in this stage: what it held when the stage began."""
        if resource[0] == "clause":
            return limit if limit is not None else 0
        return self.title.supply(self.opening, seat, resource)

    def left(self, seat: Seat, resource: tuple[Any, ...]) -> int:
        """How much of a resource a seat has not yet promised in this run."""
        return self.supply(seat, resource) - self._promised.get((seat, resource), 0)

    def held(self, seat: Seat, resource: tuple[Any, ...]) -> int:
        """How much of what a seat held when the stage began it holds now, or has itself promised in this run."""
        now = self.title.supply(self.state, seat, resource) + self._promised.get((seat, resource), 0)
        return min(now, self.supply(seat, resource))

    def fits(self, seat: Seat, claims: Iterable[Claim], limit: int | None = None) -> bool:
        """Whether claims can be met from what is not yet promised in this run."""
        promised = self._promised
        return all(
            promised.get((seat, resource), 0) + amount <= self.supply(seat, resource, limit)
            for resource, amount in claims
        )

    def refusals(self) -> frozenset[Refusal]:
        """The wishes that cannot be granted when each player's are granted in the order he wrote them."""
        left: dict[tuple[Seat, tuple[Any, ...]], int] = {}
        refused = []
        for wish in sorted(self.wishes, key=lambda w: w[:4]):
            seat = wish.seat
            for resource, _ in wish.claims:
                if (seat, resource) not in left:
                    left[seat, resource] = self.supply(seat, resource, wish.limit)
            if all(left[seat, resource] >= amount for resource, amount in wish.claims):
                for resource, amount in wish.claims:
                    left[seat, resource] -= amount
            else:
                refused.append(wish.refusal)
        return frozenset(refused)

    def _note(
        self,
        ask: Ask,
        how: How,
        choice: Choice,
        tried: list[Tried],
        order: int = 0,
        alternative: int = 0,
    ) -> None:
        if self._explain:
            failed = self._standing[ask.seat].failed(Knowledge(self, ask))
            tried = sorted([*tried, *(Tried(*why) for why in failed)], key=lambda t: (t.order, t.alternative))
        self.answers.append(
            Answer(ask.seat, ask.about, ask.where, ask.detail, how, choice, order, alternative, tuple(tried))
        )


def _is_question(item: Any) -> bool:
    return type(item) is Ask or type(item) is list
