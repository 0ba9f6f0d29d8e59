"""The dry run: a seat's standing orders carried out for real, in situations that fit its view.

The true position is never used: situations are imagined from the view, and all draws are keyed by the view and the
orders. So the same orders of a seat with the same knowledge give the same outcome, whatever the others hold and write.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from msgspec.structs import fields

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
"""Up to this many players a situation costs so little that all situations are tried."""

QUIET = -1
"""The situation in which nobody else orders anything; lower numbers are the same with other dice."""


class Tried:
    """One situation: all questions and answers, and what became of the seat's own orders.

    `acts` counts what the others did by choice.
    """

    def __init__(self, answers: tuple[Answer, ...], watched: Watched, acts: int) -> None:
        self.answers = answers
        self.watched = watched
        self.acts = acts
        self._of: dict[Seat, dict[tuple[int, int], list[Weighed]]] = {}

    def mine(self, seat: Seat) -> list[tuple[Answer, tuple[Weighed, ...]]]:
        """The answers of the seat whose orders were tried, and how each of its alternatives was weighed."""
        asked = self.watched.asked
        found = []
        for answer in self.answers:
            key = (answer.about, answer.where, answer.detail)
            if answer.seat == seat and key in asked:
                found.append((answer, asked[key]))
        return found

    def weighed(self, seat: Seat) -> list[Weighed]:
        """How the alternatives of that seat were weighed, question by question."""
        return [one for _, found in self.mine(seat) for one in found]

    def of(self, seat: Seat, line: int, number: int) -> Sequence[Weighed]:
        """The same for one alternative alone."""
        if seat not in self._of:
            found = self._of[seat] = {}
            for one in self.weighed(seat):
                found.setdefault((one.line, one.number), []).append(one)
        return self._of[seat].get((line, number), ())


def _filled(view: State) -> dict[str, Any]:
    """What there is in a position: a field that is empty, as in a game without its rule, is no part of it."""
    return {name: value for name, empty in _fields(type(view)) if (value := getattr(view, name)) != empty}


@cache
def _fields(kind: type[State]) -> Sequence[tuple[str, Any]]:
    """The fields of a position, each with what it is while empty; the library reads all annotations for that."""
    return [(field.name, field.default) for field in fields(kind)]


class Trial:
    """Standing orders to be tried in `situations` many situations (in fewer if there are many players).

    Each situation takes steps of the `budget` (None: as many as for a letter), and raises Spent if there are none left.
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
        mix = blake2b(encode(_filled(view)), digest_size=32)
        for line in [str(seat), *(text(clause, names) for clause in clauses)]:
            mix.update(f"\n{line}".encode())
        self._seed = mix.digest()
        self._budget = budget if budget is not None else Budget()
        self._anew: list[Tried] = []
        before = self._budget.left
        self.quiet = self.tried(QUIET, closely=True)
        # Half of what is left: other situations ask more, and examples of failures are still to be looked for.
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
        """The situation of a number; `others` replace the orders drawn for it. Raises Spent."""
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
        """Situations in which nobody else orders anything, and which differ only in the dice.

        Each is run when it is first needed, and only once.
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
    """Whether somebody did something that they had ordered."""
    return answer.how is How.ORDERED and answer.choice is not NO and answer.choice != NO


def short(answer: Answer, weighed: Sequence[Weighed]) -> bool:
    """Whether the orders on a question fell short: it was answered at random, or a plain order was not carried out.

    An optional answer may well have a condition; if the condition does not hold, that is not worth telling.
    """
    if answer.how in (How.RANDOM, How.NOTHING):
        return bool(weighed)
    return answer.how is How.DEFAULT and any(one.plain for one in weighed)


class Wishes(NamedTuple):
    """What became of one alternative in all situations; lines and alternatives are counted from 1.

    `asked` counts the situations in which a question for it came up, `known` those in which its condition could be
    known, `taken` those in which it answered. `why` counts the reasons for which it failed when its turn came.
    """

    line: int
    number: int
    asked: int
    known: int
    taken: int
    why: tuple[tuple[str, int], ...]


class Coverage(NamedTuple):
    """How one kind of question fared: in how many situations it was asked, and in how many the orders fell short.

    `never` counts the situations in which an order that fell short was not carried out even when the same was asked
    again, such as for another action. `ran_out` are the alternatives that fell short, by line and number. `simplest` is
    the number of the situation that fell short in which the others did least.
    """

    about: str
    where: int
    asked: int
    short: int
    never: int
    ran_out: tuple[tuple[int, int], ...]
    simplest: int | None


class Outcome(NamedTuple):
    """The result of a dry run for every alternative, and for every kind of question that an order answers."""

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
