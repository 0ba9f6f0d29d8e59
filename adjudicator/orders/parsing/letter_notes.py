"""Letter notes: what has been made of a letter so far."""

from collections.abc import Mapping, Sequence

from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines.letter_reading import Fate, Ignored, LetterReading, Line, Read
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.clause_parser import problem
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.directive import Directive
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words.lexer import Word


class Notes:
    """What has been read, what was wrong, and what became of every line; `texts` are the lines by number.

    The first `closely` problems are searched for what was meant, as long as there are steps left for it.
    """

    def __init__(self, texts: Mapping[int, str], closely: int, budget: Budget) -> None:
        self.budget = budget
        self._had = budget.left
        self.texts = texts
        self.closely = closely
        self.read: list[Read] = []
        self.directives: list[Directive] = []
        self.problems: list[Problem] = []
        self.ignored: list[Ignored] = []
        self.fates: dict[int, Fate] = {}
        self.kept: list[Kept] = []
        self.kept_at: list[int] = []

    @property
    def first(self) -> slice:
        """The places of the problems that are searched."""
        return slice(self.closely)

    @property
    def few(self) -> bool:
        """Whether the next problem is still searched for what was meant."""
        if self.budget.spent:
            self.closely = min(self.closely, len(self.problems))
        return len(self.problems) < self.closely

    def reading(self) -> LetterReading:
        """The whole letter as read, in the order of its lines."""
        self.problems.sort(key=lambda problem: (problem.line, problem.column))
        self.ignored.sort()
        return LetterReading(
            tuple(self.read),
            tuple(self.directives),
            tuple(self.problems),
            tuple(self.ignored),
            self.fates,
            tuple(self.kept),
            tuple(self.kept_at),
            steps=self._had - self.budget.left,
            closely=self.closely,
        )

    def keep(self, line: int, kept: Kept) -> None:
        """Record an order for later that begins in this line."""
        self.kept.append(kept)
        self.kept_at.append(line)

    def fate(self, line: Line, fate: Fate) -> None:
        """Record what became of a line."""
        if not line.context:
            self.fates[line.number] = fate

    def ignore(self, line: Line, reason: str) -> None:
        """Record that a line was not taken for an order."""
        if line.text.strip() and not line.context:
            self.ignored.append(Ignored(line.number, line.text, reason))
            self.fates[line.number] = Fate.IGNORED

    def trouble(self, kind: ProblemKind, at: Word, sentence: str) -> None:
        """Record a problem at a word."""
        self.problems.append(problem(self.texts, kind, at, sentence))

    def untold(self, order: Order, chunks: Sequence[Chunk], problems: Sequence[Problem]) -> None:
        """Report each line of an unread order that no problem mentions yet."""
        told = {problem.line for problem in problems}
        for chunk in chunks:
            self.fate(chunk.line, Fate.PROBLEM)
            if not chunk.line.context and chunk.line.number not in told:
                at = order.head if chunk is order.chunks[0] else chunk.words[0]
                self.trouble(ProblemKind.MISPLACED, at, house("order-part-unread"))
