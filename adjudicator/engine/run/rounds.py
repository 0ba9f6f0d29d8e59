"""One round: the questions that are asked at once, and the answer to each."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import NOTHING, Ask, Candidate, Claim, Ranked, Standing
from adjudicator.engine.contract.trace import Answer, How, Tried
from adjudicator.engine.run.claims import DEFAULT_ORDER, Wish
from adjudicator.engine.text.sayings import house

if TYPE_CHECKING:
    from adjudicator.engine.run.stage_run import Run

PROMISED: Final = "it was promised to something put first"
"""Why a wish fails whose claim is no longer left."""
SPENT: Final = house("done-as-often")
"""Why a wish fails whose order has been carried out as often as its limit allows."""

ORDERED, DEFAULT = How.ORDERED, How.DEFAULT

Offer = tuple[int, int, int, int, int, Choice, tuple[Claim, ...], int | None, Choice, int]
"""An alternative that could answer one of the questions of a round; the lowest is granted first.

It has the place of its clause in the letter (in a strict run, that of the question in the round), the question's
challenge, the number of the alternative, and the question. The place of its clause again, the choice, its claims and
its limit follow; then the choice as written, and how many wishes its seat had been granted when it was settled.
"""


class Knowledge(Struct, eq=False, gc=False):
    """What a seat may know when it answers one Ask; its view is made only when a condition needs it."""

    run: "Run"
    ask: Ask

    @property
    def seat(self) -> Seat:
        """Whose knowledge it is."""
        return self.ask.seat

    @property
    def view(self) -> State:
        """The seat's view of the frozen state: the state itself, in a title without secrets."""
        run = self.run
        return run.views.of(self.seat) if run.title.secrets else run.state


class Round:
    """The questions of a round: first orders are carried out, then defaults from what is left."""

    __slots__ = (
        "_answers",
        "_asks",
        "_candidates",
        "_explain",
        "_given",
        "_ledger",
        "_queue",
        "_run",
        "_standing",
        "_strict",
        "_tried",
    )

    def __init__(self, run: "Run", standing: Sequence[Standing], *, strict: bool, explain: bool) -> None:
        self._run = run
        self._standing = standing
        self._strict = strict
        self._explain = explain
        self._ledger = run.ledger
        self._answers = run.answers
        self._asks: Sequence[Ask] = ()
        self._given: list[Any] = []
        self._candidates: dict[int, Iterator[Candidate]] = {}
        self._tried: dict[int, list[Tried]] = {}
        self._queue: list[Offer] = []

    def answers(self, asks: Sequence[Ask]) -> list[Any]:
        """The answers to the questions of one round, in their order."""
        run, standing = self._run, self._standing
        given: list[Any] = [None] * len(asks)
        self._asks, self._given = asks, given
        if self._tried:
            self._tried.clear()
        # Each question gets the first alternative that applies; those with claims wait to be granted.
        for i, ask in enumerate(asks):
            if ask.heard:
                candidates = standing[ask.seat].candidates(Knowledge(run, ask))
                if ask.ranked:
                    given[i] = self._ranked(i, ask, candidates)
                elif candidates:
                    self._advance(i, ask, iter(candidates))
        if self._queue:
            self._grant()
        explain, tried, notes = self._explain, self._tried, self._answers
        for i, ask in enumerate(asks):
            if given[i] is None:
                default = ask.default
                if default is NO or (default is not None and self._spared(ask, default)):
                    # A default must not claim what is no longer left.
                    given[i] = default
                    if explain or tried:
                        self._note(i, ask, DEFAULT, default)
                    else:
                        notes.append(Answer(ask.seat, ask.about, ask.where, ask.detail, DEFAULT, default))
                else:
                    given[i] = self._drawn(i, ask)
        return given

    def _grant(self) -> None:
        """Grant wishes in the order in which they were written; after a refused one comes its next alternative."""
        queue, ledger = self._queue, self._ledger
        while queue:
            _, _, alternative, i, order, choice, claims, limit, wish, promised = heappop(queue)
            ask = self._asks[i]
            if promised != len(ledger.granted[ask.seat]) and wish != NO:
                # What an order leaves open is filled from what the seat has left after other grants.
                again = ask.options.settle(wish)
                if isinstance(again, str):
                    self._failed(i, order, alternative, again)
                    self._advance(i, ask, self._candidates[i])
                    continue
                choice, claims = again, _claims(ask, again, order, limit)
            if ledger.grants(Wish(order, len(ledger.wishes), ask.seat, ask.key, alternative, claims, limit)):
                self._given[i] = choice
                self._note(i, ask, ORDERED, choice, order, alternative)
            else:
                spent = limit is not None and not ledger.fits(ask.seat, (Claim(("clause", order), 1),), limit)
                self._failed(i, order, alternative, SPENT if spent else PROMISED)
                self._advance(i, ask, self._candidates[i])

    def _advance(self, which: int, ask: Ask, candidates: Iterator[Candidate]) -> None:
        """The next alternative that addresses a question, holds and is legal."""
        options = ask.options
        for order, alternative, choice, times in candidates:
            if choice == NO:
                if ask.default is None:
                    self._failed(which, order, alternative, house("not-to-be-declined"))
                    continue
                settled: Choice = ask.default
                limit: int | None = None
                claims = _claims(ask, settled, order, None)
            else:
                found = options.settle(choice)
                if isinstance(found, str):
                    self._failed(which, order, alternative, found)
                    continue
                settled, limit = found, times
                claims = options.claims(settled) if limit is None else _claims(ask, settled, order, limit)
            if claims:
                self._candidates[which] = candidates
                rank = which if self._strict else order
                promised = len(self._ledger.granted[ask.seat])
                offer = (rank, ask.where, alternative, which, order, settled, claims, limit, choice, promised)
                heappush(self._queue, offer)
            else:
                self._given[which] = settled
                self._note(which, ask, ORDERED, settled, order, alternative)
            return

    def _ranked(self, which: int, ask: Ask, candidates: Any) -> list[Ranked]:
        """Every alternative that addresses the question, holds and is legal, in order of preference."""
        ranked: list[Ranked] = []
        for order, alternative, choice, _ in candidates:
            settled = ask.options.settle(choice)
            if isinstance(settled, str):
                self._failed(which, order, alternative, settled)
            else:
                ranked.append(Ranked(ask, order, alternative, settled))
        self._note(which, ask, ORDERED if ranked else DEFAULT, NO)
        return ranked

    def _drawn(self, which: int, ask: Ask) -> Choice:
        """The answer for a silent seat that must give one: a legal choice drawn at random from what is left."""
        run = self._run
        label = f"{run.title.label(run.state)}/{ask.about}/{ask.where}/{run.state.seats[ask.seat]}/{ask.detail}"
        for choice in ask.options.drawn(run.chance, label):
            if self._spared(ask, choice):
                self._note(which, ask, How.RANDOM if ask.heard else How.OVERRULED, choice)
                return choice
        self._note(which, ask, How.NOTHING, NO)
        return NO

    def _spared(self, ask: Ask, choice: Choice) -> bool:
        """Whether the claim of a default, if it has one, is still left; if so, it is promised."""
        claims = _claims(ask, choice, DEFAULT_ORDER, None)
        if not claims:
            return True
        ledger = self._ledger
        wish = Wish(DEFAULT_ORDER, len(ledger.wishes), ask.seat, ask.key, choice, claims)
        return ledger.fits(ask.seat, claims) and ledger.grants(wish)

    def _failed(self, which: int, order: int, alternative: int, why: str) -> None:
        self._tried.setdefault(which, []).append(Tried(order, alternative, why))

    def _note(self, which: int, ask: Ask, how: How, choice: Choice, order: int = 0, alternative: int = 0) -> None:
        tried = self._why_not(which, ask) if self._explain or which in self._tried else ()
        self._answers.append(Answer(ask.seat, ask.about, ask.where, ask.detail, how, choice, order, alternative, tried))

    def _why_not(self, which: int, ask: Ask) -> tuple[Tried, ...]:
        """The alternatives to the given answer, which did not apply."""
        tried = tuple(self._tried.get(which, ()))
        if self._explain:
            failed: list[tuple[Seat, int, str]] = list(self._standing[ask.seat].failed(Knowledge(self._run, ask)))
            if failed:
                every = [*tried, *(Tried(*why) for why in failed)]
                tried = tuple(sorted(every, key=lambda t: (t.order, t.alternative)))
        return tried


def _claims(ask: Ask, choice: Choice, order: int, limit: int | None) -> tuple[Claim, ...]:
    """What an answer claims, including one of the times its clause may apply; declining claims nothing else."""
    claims = NOTHING if choice == NO else ask.options.claims(choice)
    return claims if limit is None else (*claims, Claim(("clause", order), 1))
