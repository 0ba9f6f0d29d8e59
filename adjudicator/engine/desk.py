"""The desk: runs all scripts of a stage together, answers their questions, and settles what was promised twice."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat, State
from adjudicator.engine.asks import Ask, Candidate, Claim, Ranked, Standing
from adjudicator.engine.at import At
from adjudicator.engine.promises import DEFAULT_ORDER, Ledger, Refusal, Resource, Wish
from adjudicator.engine.rules import Holding
from adjudicator.engine.script import Made, Reach, Script, Stage
from adjudicator.engine.title import Title
from adjudicator.engine.trace import Answer, How, Tried
from adjudicator.engine.views import Views
from adjudicator.engine.words import NO, Choice

RUNS = 10
"""After so many runs without agreement the backup rule holds."""


class Offer(NamedTuple):
    """An alternative that could answer one of the questions of a round: the lowest is granted first."""

    rank: int
    """The place of its clause in the letter; in a strict run that of the question in the round."""
    where: int
    alternative: int
    which: int
    order: int
    choice: Choice
    claims: tuple[Claim, ...]
    limit: int | None
    wish: Choice
    """What was written, of which `choice` is what it stood for when there had been `promised` wishes."""
    promised: int


class Line:
    """One script of a stage, with the questions it is waiting for."""

    __slots__ = ("asks", "at", "done", "script", "single")

    def __init__(self, at: At[Any], script: Script) -> None:
        self.at = at
        self.script = script
        self.asks: list[Ask] | None = None
        """None while it waits for a later moment. A list may be empty: the script lets a round pass."""
        self.single = False
        """Whether it asked one question, and wants one answer instead of a list."""
        self.done = False

    def go(self, run: "Run", answer: Any) -> None:
        """Go on until the script asks something, comes to a later moment, or ends; the rest it yields happens."""
        send = self.script.send
        self.asks = None
        try:
            while True:
                item = send(answer)
                if isinstance(item, Ask):
                    self.asks, self.single = [item], True
                    return
                if isinstance(item, list):
                    self.asks, self.single = item, False
                    return
                if isinstance(item, Reach):
                    return
                answer = run.happen(item)
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
        self.uses: dict[tuple[int, Seat, str], int] = {}
        self.events: list[Event[Any]] = []
        self.answers: list[Answer] = []
        self.ledger = Ledger(lambda seat, resource: title.supply(opening, seat, resource), refused, strict=strict)
        self.views = Views(views.of, self.events)
        self._standing = standing
        self._strict = strict
        self._explain = explain

    # ---- running

    def play(self) -> None:
        """Run every script to its end.

        The scripts at the earliest moment go first: one after the other, in the order of challenges, they go on until
        each asks something or comes to a later moment; then all their questions are answered from one frozen state.
        """
        at = self.title.at
        lines = [Line(place := at(self, where), make(place)) for where, make in self.stage.open(self)]
        while lines:
            now = min([line.at.moment for line in lines])
            here = [line for line in lines if line.at.moment == now]
            for line in here:
                line.go(self, None)
            while asking := [line for line in here if line.asks is not None]:
                self._answer_all(asking)
            lines = [line for line in lines if not line.done]

    def happen(self, item: Event[Any] | Made) -> Event[Any] | None:
        """Apply one event; returns it."""
        event: Event[Any] | None = item.make(self.state) if isinstance(item, Made) else item
        if event is not None:
            self.state = event.apply(self.state)
            self.events.append(event)
        return event

    def _answer_all(self, lines: Sequence[Line]) -> None:
        """Answer all questions of a round: first what was ordered, then, from what is left, the defaults."""
        given = iter(self._answered([ask for line in lines for ask in line.asks or ()]))
        answers = [next(given) if line.single else [next(given) for _ in line.asks or ()] for line in lines]
        for line, answer in zip(lines, answers, strict=True):
            line.go(self, answer)

    def _answered(self, asks: Sequence[Ask]) -> list[Any]:
        """The answers to questions asked at once; among them, too, wishes are granted in the order written."""
        answers: list[Any] = [None] * len(asks)
        tried: list[list[Tried]] = [[] for _ in asks]
        candidates = [iter(self._standing[ask.seat].candidates(Knowledge(self, ask))) for ask in asks]
        queue: list[Offer] = []

        def advance(i: int) -> None:
            offer = self._offer(i, asks[i], candidates[i], tried[i])
            if offer is None:
                return
            if offer.claims:
                heappush(queue, offer)
            else:
                answers[i] = self._taken(asks[i], offer, tried[i])

        for i, ask in enumerate(asks):
            if ask.ranked:
                answers[i] = self._ranked(ask, candidates[i])
            else:
                advance(i)
        while queue:
            offer = heappop(queue)
            i, ask = offer.which, asks[offer.which]
            if offer.promised != self.ledger.next() and offer.wish != NO:
                # What an order leaves open is taken from what those granted meanwhile have left.
                again = ask.options.settle(offer.wish)
                if isinstance(again, str):
                    tried[i].append(Tried(offer.order, offer.alternative, again))
                    advance(i)
                    continue
                offer = self._offered(i, ask, offer.order, offer.alternative, offer.wish, again, offer.limit)
            refusal = (ask.key, offer.order, offer.alternative)
            place = (offer.order, ask.where, offer.alternative, self.ledger.next())
            if self.ledger.grants(Wish(*place, ask.seat, refusal, offer.claims, offer.limit)):
                answers[i] = self._taken(ask, offer, tried[i])
            else:
                tried[i].append(Tried(offer.order, offer.alternative, "it was promised to something put first"))
                advance(i)
        return [
            answer if answer is not None else self._default(ask, tried[i])
            for i, (ask, answer) in enumerate(zip(asks, answers, strict=True))
        ]

    def _offer(self, which: int, ask: Ask, candidates: Iterator[Candidate], tried: list[Tried]) -> Offer | None:
        """The next alternative that addresses the question, holds and is legal."""
        for order, alternative, choice, limit in candidates:
            if choice == NO:
                if ask.default is None:
                    tried.append(Tried(order, alternative, "it cannot be declined"))
                    continue
                return self._offered(which, ask, order, alternative, NO, ask.default, None)
            settled = ask.options.settle(choice)
            if not isinstance(settled, str):
                return self._offered(which, ask, order, alternative, choice, settled, limit)
            tried.append(Tried(order, alternative, settled))
        return None

    def _offered(
        self, which: int, ask: Ask, order: int, alternative: int, wish: Choice, settled: Choice, limit: int | None
    ) -> Offer:
        claims = _claims(ask, settled)
        if limit is not None:
            claims = (*claims, Claim(("clause", order), 1))
        rank = which if self._strict else order
        return Offer(rank, ask.where, alternative, which, order, settled, claims, limit, wish, self.ledger.next())

    def _taken(self, ask: Ask, offer: Offer, tried: list[Tried]) -> Choice:
        self._note(ask, How.ORDERED, offer.choice, tried, offer.order, offer.alternative)
        return offer.choice

    def _ranked(self, ask: Ask, candidates: Iterator[Candidate]) -> list[Ranked]:
        """Every alternative that addresses the question, holds and is legal, in order of preference."""
        ranked: list[Ranked] = []
        tried: list[Tried] = []
        for order, alternative, choice, _ in candidates:
            settled = ask.options.settle(choice)
            if isinstance(settled, str):
                tried.append(Tried(order, alternative, settled))
            else:
                ranked.append(Ranked(ask, order, alternative, settled))
        self._note(ask, How.ORDERED if ranked else How.DEFAULT, NO, tried)
        return ranked

    def _default(self, ask: Ask, tried: list[Tried]) -> Choice:
        """What a silent seat gets: the default, or, where there is none, a legal choice at random from what is left.

        A default that claims what is no longer left is no default.
        """
        if ask.default is not None and self._spared(ask, ask.default):
            self._note(ask, How.DEFAULT, ask.default, tried)
            return ask.default
        label = f"{self.title.label(self.state)}/{ask.about}/{ask.where}/{self.state.seats[ask.seat]}/{ask.detail}"
        for choice in ask.options.drawn(self.chance, label):
            if self._spared(ask, choice):
                self._note(ask, How.RANDOM, choice, tried)
                return choice
        self._note(ask, How.NOTHING, NO, tried)
        return NO

    def _spared(self, ask: Ask, choice: Choice) -> bool:
        """Whether what a default claims, if it claims anything, is left; then it is promised."""
        claims = _claims(ask, choice)
        if not claims:
            return True
        place = (DEFAULT_ORDER, ask.where, 0, self.ledger.next())
        wish = Wish(*place, ask.seat, (ask.key, DEFAULT_ORDER, choice), claims, None)
        return self.ledger.fits(ask.seat, claims) and self.ledger.grants(wish)

    # ---- promises

    def grant(self, parts: Sequence[tuple[Ranked, tuple[Claim, ...]]]) -> bool:
        """Promise what several seats' answers claim, all or nothing.

        When one of them is refused the others' claims are not wished for: nothing is kept back for what cannot be.
        """
        wishes = []
        for ranked, claims in parts:
            ask = ranked.ask
            place = (ranked.order, ask.where, ranked.alternative, self.ledger.next())
            wishes.append(Wish(*place, ask.seat, (ask.key, ranked.order, ranked.alternative), claims, None))
        barred = [wish for wish in wishes if self.ledger.barred(wish)]
        if barred:
            self.ledger.wishes.extend(barred)
            return False
        for wish in wishes:
            self.ledger.promise(wish)
        return True

    def left(self, seat: Seat, resource: Resource) -> int:
        """How much of a resource a seat has not yet promised in this run."""
        return self.ledger.supply(seat, resource) - self.ledger.promised(seat, resource)

    def held(self, seat: Seat, resource: Resource) -> int:
        """How much of what a seat held when the stage began it holds now, or has itself promised in this run."""
        now = self.title.supply(self.state, seat, resource) + self.ledger.promised(seat, resource)
        return min(now, self.ledger.supply(seat, resource))

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


def _claims(ask: Ask, choice: Choice) -> tuple[Claim, ...]:
    """What an answer claims; declining claims nothing."""
    return () if choice == NO else ask.options.claims(choice)
