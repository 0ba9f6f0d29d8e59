"""Counting everything that orders can bring about: the engine's perft.

Every combination of answers to every question of a phase is carried out, in two ways: as whole phases, each run again
from its beginning for every further answer; and stage by stage, where positions that have become equal are gone on with
only once. Both count, for every position that can come of the phase, in how many ways it can.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.codec import decode, encode
from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask, Candidate, Known
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate, settle
from adjudicator.engine.run.rounds import Knowledge
from adjudicator.engine.run.views import Views

Question = tuple[str, tuple[int, str, int, str]]
"""The stage and the key of an Ask."""

CHANCE = Chance(b"perft")


def choices(ask: Ask) -> tuple[Choice, ...]:
    """Every answer to a question: its options, and declining where that can be done."""
    found = tuple(dict.fromkeys(ask.options.every()))
    return found if ask.default is None else tuple(dict.fromkeys((NO, *found)))


class Script:
    """Answers what is on its list, whoever is asked; the first question that is not, is noted."""

    def __init__(self, answers: dict[Question, Choice]) -> None:
        self.answers = answers
        self.open: tuple[Question, tuple[Choice, ...]] | None = None

    def candidates(self, known: Known) -> Iterator[Candidate]:
        """The answer on the list."""
        assert isinstance(known, Knowledge)
        question = (known.run.stage.name, known.ask.key)
        if question in self.answers:
            yield Candidate(0, 1, self.answers[question])
        elif self.open is None and choices(known.ask):
            self.open = (question, choices(known.ask))

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None has a condition."""
        return ()


def leaves(run: Callable[[Script], State]) -> Iterator[State]:
    """What comes of every combination of answers, one after the other."""
    waiting: list[dict[Question, Choice]] = [{}]
    while waiting:
        script = Script(waiting.pop())
        state = run(script)
        if script.open is None:
            yield state
        else:
            question, every = script.open
            waiting.extend({**script.answers, question: choice} for choice in every)


def by_phase(title: Title[State], state: State) -> Counter[bytes]:
    """In how many ways each position comes of the open phase: every combination from the beginning."""
    seats = len(state.seats)

    def run(script: Script) -> State:
        return adjudicate(title, state, [state] * seats, [script] * seats, CHANCE).state

    return Counter(encode(end) for end in leaves(run))


def by_stage(title: Title[State], state: State) -> Counter[bytes]:
    """The same, stage by stage, going on only once with positions that have become equal."""
    seats = len(state.seats)
    reached = Counter({encode(state): 1})
    for stage in title.stages(state):
        following: Counter[bytes] = Counter()
        for written, ways in reached.items():
            opening = decode(written, title.state)
            views = Views(lambda _, opening=opening: opening, [])  # type: ignore[misc]

            def run(script: Script) -> State:
                end: State = settle(title, stage, opening, views, [script] * seats, CHANCE)[0].state  # noqa: B023
                return end

            for end in leaves(run):
                following[encode(end)] += ways
        reached = following
    return reached
