"""Forced answers: a phase is led to where its letters could have led, by other alternatives of a player's own."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, Protocol

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask, Candidate, Known, Standing
from adjudicator.engine.contract.trace import Answer, How

Key = tuple[Seat, str, int, str]
"""What identifies a question within its stage (see `Ask.key`)."""

Unit = tuple[int, Seat]
"""What is searched together: a challenge (and -1), or, for questions outside challenges, 0 and the seat."""


class Lettered(Standing, Protocol):
    """Orders that can list their alternatives for a question, whatever the conditions."""

    def alternatives(self, ask: Ask) -> Iterable[tuple[Candidate, bool]]:
        """Every alternative that addresses the question, in order, each with whether it has a condition."""


class Option(NamedTuple):
    """One of the answers that a question can have: an alternative of the letter, or none of them (order -1).

    `answer` is the settled choice, None if the default or a draw decides.
    """

    order: int
    alternative: int
    answer: Choice | None
    candidate: Candidate | None


NOTHING = Option(-1, 0, None, None)
"""No alternative applies."""


class Choosing(NamedTuple):
    """A question that has several options."""

    ask: Ask
    options: tuple[Option, ...]

    def taken(self, answer: Answer) -> int:
        """Which of the options an answer is."""
        if self.ask.ranked:
            return 0
        if answer.how is How.ORDERED:
            place = (answer.order, answer.alternative)
            return next((i for i, one in enumerate(self.options) if (one.order, one.alternative) == place), 0)
        if self.options[-1] == NOTHING:
            return len(self.options) - 1
        return next((i for i, one in enumerate(self.options) if one.answer == answer.choice), 0)


def unit(ask: Ask | Answer) -> Unit:
    """The unit (challenge or seat) that a question belongs to."""
    return (ask.where, -1) if ask.where else (0, ask.seat)


def unit_of(key: Key) -> Unit:
    """The unit of the question with this key."""
    seat, _, where, _ = key
    return (where, -1) if where else (0, seat)


class Lead:
    """Fixed answers for the questions in the runs of one stage; all others are answered by the letters.

    `wanted` says for which units the options are noted, None for all.
    """

    __slots__ = ("forced", "noted", "wanted")

    def __init__(self, wanted: frozenset[Unit] | None) -> None:
        self.wanted = wanted
        self.forced: Mapping[Key, Option] = {}
        self.noted: dict[Key, Choosing] = {}
        """The questions with several options, as the last of several runs found them."""

    def candidates(self, orders: Lettered, known: Known) -> Iterable[Candidate]:
        """What a seat's orders have for a question, or the answer that is fixed for it."""
        ask = known.ask
        key = ask.key
        option = self.forced.get(key)
        if option is None:
            if self.wanted is None or unit(ask) in self.wanted:
                self._note(key, ask, orders, known)
            return orders.candidates(known)
        return () if option.candidate is None else _from(option.candidate, orders.candidates(known))

    def _note(self, key: Key, ask: Ask, orders: Lettered, known: Known) -> None:
        options = _ranked(ask, orders, known) if ask.ranked else _options(ask, orders)
        if len(options) > 1:
            self.noted[key] = Choosing(ask, options)
        else:
            self.noted.pop(key, None)


class Led:
    """A seat's orders under a lead."""

    __slots__ = ("_lead", "_orders")

    def __init__(self, orders: Lettered, lead: Lead) -> None:
        self._orders = orders
        self._lead = lead

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """The candidates under the lead."""
        return self._lead.candidates(self._orders, known)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """As in the orders themselves."""
        return self._orders.failed(known)


def _from(first: Candidate, others: Iterable[Candidate]) -> Iterator[Candidate]:
    """An alternative and those after it that apply, as if those before it did not."""
    yield first
    for one in others:
        if one[:2] > first[:2]:
            yield one


def _options(ask: Ask, orders: Lettered) -> tuple[Option, ...]:
    """The answers that a letter can lead to: its legal alternatives, and the answer if none of them applies.

    Alternatives are left out after one that can neither fail nor be refused.
    """
    found: list[Option] = []
    answers: list[Choice] = []
    for candidate, conditional in orders.alternatives(ask):
        answer = _settled(ask, candidate.choice)
        if answer is None:
            continue
        answers.append(answer)
        found.append(Option(candidate.order, candidate.alternative, answer, candidate))
        if not conditional and candidate.limit is None and (answer == NO or not ask.options.claims(answer)):
            return tuple(found)
    if found and (ask.default is None or ask.default not in answers):
        found.append(NOTHING)
    return tuple(found)


def _settled(ask: Ask, wish: Choice) -> Choice | None:
    """The legal answer that a wish stands for, None if there is none."""
    if wish == NO:
        return ask.default
    settled = ask.options.settle(wish)
    return None if isinstance(settled, str) else settled


def _ranked(ask: Ask, orders: Lettered, known: Known) -> tuple[Option, ...]:
    """The options for a question answered with a list: which alternative comes first. The first is the actual one."""
    every = [
        Option(candidate.order, candidate.alternative, candidate.choice, candidate)
        for candidate, _ in orders.alternatives(ask)
        if not isinstance(ask.options.settle(candidate.choice), str)
    ]
    if not every:
        return ()
    held = {one[:2] for one in orders.candidates(known)}
    first = next((one for one in every if one[:2] in held), NOTHING)
    return (first, *(one for one in (*every, NOTHING) if one != first))
