"""The dry run: a seat's standing orders, carried out for real in situations that its view does not exclude.

Nothing of the true position goes into it: situations are imagined from the view, and all draws are keyed by the view
and the orders. So the same orders of a seat that knows the same come to the same, whatever the others hold and write.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.codec import encode
from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import NO, Fact
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.run.phase import adjudicate
from adjudicator.orders.dry_run.other_players import drawn
from adjudicator.orders.standing.watched_orders import Watched, Weighed
from adjudicator.orders.values.budget import RUN, Budget
from adjudicator.orders.values.clauses import Clause, text

Place = tuple[str, int]
"""A kind of question, and its challenge."""

MANY = 6
"""Players up to whom a situation costs so little that all that are asked for are tried."""

QUIET = -1
"""The situation in which nobody else orders anything; those below it are the same with other dice."""


class Tried:
    """One situation: what all seats were asked and answered, and what the seat's own orders came to.

    `acts` is how much the others did that they had a choice in.
    """

    def __init__(self, answers: tuple[Answer, ...], watched: Watched, acts: int) -> None:
        self.answers = answers
        self.watched = watched
        self.acts = acts
        self._of: dict[Seat, dict[tuple[int, int], list[Weighed]]] = {}

    def mine(self, seat: Seat) -> list[tuple[Answer, tuple[Weighed, ...]]]:
        """The answers of the seat whose orders were tried, with what each of its alternatives came to."""
        asked = self.watched.asked
        found = []
        for answer in self.answers:
            key = (answer.about, answer.where, answer.detail)
            if answer.seat == seat and key in asked:
                found.append((answer, asked[key]))
        return found

    def weighed(self, seat: Seat) -> list[Weighed]:
        """What the alternatives of that seat came to, question by question."""
        return [one for _, found in self.mine(seat) for one in found]

    def of(self, seat: Seat, line: int, number: int) -> Sequence[Weighed]:
        """The same of one alternative alone."""
        if seat not in self._of:
            found = self._of[seat] = {}
            for one in self.weighed(seat):
                found.setdefault((one.line, one.number), []).append(one)
        return self._of[seat].get((line, number), ())


class Trial:
    """Standing orders to be tried; `situations` says in how many (with many players, in fewer).

    Each takes steps of the `budget` (None: there are as many as for a letter), and raises Spent where there are none.
    """

    def __init__(
        self,
        title: Title[Any],
        view: State,
        seat: Seat,
        clauses: Sequence[Clause],
        situations: int,
        budget: Budget | None = None,
    ) -> None:
        self.title = title
        self.view = view
        self.seat = seat
        self.clauses = tuple(clauses)
        players = len(view.seats)
        self.situations = situations if players <= MANY else situations * MANY // players
        names = title.vocabulary(view, seat)
        mix = blake2b(encode(view), digest_size=32)
        for line in [str(seat), *(text(clause, names) for clause in clauses)]:
            mix.update(f"\n{line}".encode())
        self._seed = mix.digest()
        self._budget = budget if budget is not None else Budget()
        self._anew: list[Tried] = []
        before = self._budget.left
        self.quiet = self.tried(QUIET, closely=True)
        # Half of what is left, since in others more is asked, and examples of what came of them are looked for.
        self.situations = min(self.situations, self._budget.left // (2 * (before - self._budget.left)))

    def chance(self, number: int) -> Chance:
        """The dice of one situation."""
        return Chance(blake2b(str(number).encode(), key=self._seed, digest_size=32).digest())

    def tried(
        self,
        number: int,
        others: Mapping[Seat, Standing] | None = None,
        *,
        closely: bool = False,
        facts: Sequence[Fact] = (),
    ) -> Tried:
        """One situation, by its number; `others` are orders in place of those drawn for it. Raises Spent."""
        self._budget.take(RUN)
        title, seat, chance = self.title, self.seat, self.chance(number)
        state, views = title.imagined(self.view, seat, chance)
        standing: list[Standing]
        if number <= QUIET:
            standing = [SILENT] * len(views)
        elif others is not None:
            standing = [others.get(one, SILENT) for one in range(len(views))]
        else:
            standing = drawn(title, state, views, seat, chance)
        mine = Watched(self.clauses, self._budget, closely=closely, facts=facts)
        standing[seat] = mine
        answers = adjudicate(title, state, views, standing, chance).answers
        return Tried(answers, mine, sum([acted(answer) for answer in answers if answer.seat != seat]))

    def anew(self, times: int) -> Iterator[Tried]:
        """Situations in which nobody else orders anything: the dice fall otherwise in each, and nothing else is.

        Each is tried when it is wanted, and once for all that want it.
        """
        for number in range(times):
            if number == len(self._anew):
                self._anew.append(self.tried(QUIET - 1 - number, closely=True))
            yield self._anew[number]

    def others(self, number: int) -> dict[Seat, Standing]:
        """The orders of the others in one situation."""
        chance = self.chance(number)
        state, views = self.title.imagined(self.view, self.seat, chance)
        found = enumerate(drawn(self.title, state, views, self.seat, chance))
        return {seat: orders for seat, orders in found if orders is not SILENT}


def acted(answer: Answer) -> bool:
    """Whether somebody did something that he had ordered."""
    return answer.how is How.ORDERED and answer.choice is not NO and answer.choice != NO


def short(answer: Answer, weighed: Sequence[Weighed]) -> bool:
    """Whether the orders on a question fell short: something was done at random, or nothing that was ordered plainly.

    What is optional may well be tied to a condition; that it does not hold is nothing to be told of.
    """
    if answer.how in (How.RANDOM, How.NOTHING):
        return bool(weighed)
    return answer.how is How.DEFAULT and any(one.plain for one in weighed)


class Wishes(NamedTuple):
    """What one alternative came to in all situations: line and alternative count from 1.

    `asked` is in how many a question came that it speaks of, `known` in how many its condition could be known, `taken`
    in how many it answered; `why` are the reasons for which it failed when its turn came, with how often.
    """

    line: int
    number: int
    asked: int
    known: int
    taken: int
    why: tuple[tuple[str, int], ...]


class Coverage(NamedTuple):
    """What one kind of question came to: in how many situations it was asked, and in how many the orders fell short.

    `never` is in how many of these none of the orders that did was carried out where the same was asked once more, such
    as for another action. `ran_out` are the alternatives that fell short, by line and number. `simplest` is the number
    of the situation in which they did and the others did least.
    """

    about: str
    where: int
    asked: int
    short: int
    never: int
    ran_out: tuple[tuple[int, int], ...]
    simplest: int | None


class Outcome(NamedTuple):
    """What came of trying: of every alternative, and of every kind of question that any order speaks of."""

    situations: int
    wishes: tuple[Wishes, ...]
    coverage: tuple[Coverage, ...]


class _Counted:
    """What is counted over the situations."""

    def __init__(self) -> None:
        self.asked: Counter[tuple[int, int]] = Counter()
        self.known: Counter[tuple[int, int]] = Counter()
        self.taken: Counter[tuple[int, int]] = Counter()
        self.why: dict[tuple[int, int], Counter[str]] = {}
        self.questions: Counter[Place] = Counter()
        self.short: Counter[Place] = Counter()
        self.never: Counter[Place] = Counter()
        self.ran_out: dict[Place, set[tuple[int, int]]] = {}
        self.simplest: dict[Place, tuple[int, int]] = {}

    def situation(self, number: int, tried: Tried, seat: Seat) -> None:
        """Count one situation."""
        put = tried.mine(seat)
        mine = [answer for answer, _ in put]
        weighed = tried.weighed(seat)
        self.asked.update({(one.line, one.number) for one in weighed})
        self.known.update({(one.line, one.number) for one in weighed if one.held is not None})
        self.taken.update({(one.order + 1, one.alternative) for one in mine if one.how is How.ORDERED})
        for answer in mine:
            for failed in answer.tried:
                self.why.setdefault((failed.order + 1, failed.alternative), Counter())[failed.why] += 1
        spoken = {(answer.about, answer.where) for answer, found in put if found}
        self.questions.update(spoken)
        ran_out: dict[Place, set[tuple[int, int]]] = {}
        for answer, found in put:
            if short(answer, found):
                ran_out.setdefault((answer.about, answer.where), set()).update(
                    [(one.line, one.number) for one in found]
                )
        self.short.update([*ran_out])
        for place, alternatives in ran_out.items():
            orders = {line - 1 for line, _ in alternatives}
            done = [one for one in mine if (one.about, one.where) == place and one.order in orders and acted(one)]
            self.never[place] += not done
            self.ran_out.setdefault(place, set()).update(alternatives)
            self.simplest[place] = min(self.simplest.get(place, (tried.acts, number)), (tried.acts, number))


def outcome(trial: Trial) -> Outcome:
    """Carry the orders out in every situation, and count."""
    counted = _Counted()
    for number in range(trial.situations):
        counted.situation(number, trial.tried(number), trial.seat)
    wishes = [
        Wishes(
            line,
            number,
            counted.asked[line, number],
            counted.known[line, number],
            counted.taken[line, number],
            tuple(sorted(counted.why.get((line, number), Counter()).items(), key=lambda why: (-why[1], why[0]))),
        )
        for line, clause in enumerate(trial.clauses, 1)
        for number in range(1, len(clause.alternatives) + 1)
    ]
    coverage = [
        Coverage(
            about,
            where,
            asked,
            counted.short[about, where],
            counted.never[about, where],
            tuple(sorted(counted.ran_out.get((about, where), ()))),
            counted.simplest.get((about, where), (0, None))[1],
        )
        for (about, where), asked in sorted(counted.questions.items())
    ]
    return Outcome(trial.situations, tuple(wishes), tuple(coverage))
