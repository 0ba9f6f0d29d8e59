"""Unread orders: what may have been meant by an order that cannot be read, or not whole."""

from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.last_orders import early
from adjudicator.orders.suggestions import near_orders
from adjudicator.orders.suggestions.unknown_lines import UnknownLines
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import idioms
from adjudicator.orders.words.lexer import Word, split


class UnreadOrder:
    """One order that cannot be read, or not whole; `unknown` explains lines that are no orders."""

    def __init__(self, order: Order, unknown: UnknownLines) -> None:
        self._order = order
        self._unknown = unknown
        self._now = unknown.now

    def offering(self, problems: Sequence[Problem], taken: Sequence[Chunk], *, lost: bool) -> Sequence[Problem]:
        """What is wrong with an order, with the order inside it, if nothing else can be meant.

        `lost` if nothing of it stands.
        """
        if len(taken) != 1 or not problems or early(problems[0]):
            return problems
        if problems[0].suggestion:
            words = self._words(taken[0].line)
            meant = near_orders.put_right(words, self._now)
            told = self._of_name(replace(problems[0], suggestion=meant) if meant else problems[0], words)
            return [told] if meant else [told, *problems[1:]]
        return [self._offering(problems[0], taken[0].line)] if lost and len(problems) == 1 else problems

    def _words(self, line: Line) -> Sequence[Word]:
        """The words of a line, from its order on."""
        words = line_kinds.unnumbered(idioms.plainly(split(line_kinds.uncommented(line.text), line.number)))[1]
        if self._now.heading(words) or line_kinds.phase(words) is not None:
            return [word for word in words if word.column >= self._order.head.column]
        return words

    def _offering(self, problem: Problem, line: Line) -> Problem:
        """What is wrong with an order of one line, with the order inside it."""
        words = self._words(line)
        called = self._unknown.called(words)
        meant = called[1] if called is not None else ""
        meant = meant or near_orders.unaddressed(words, self._now) or near_orders.repeated(words, self._now)
        meant = meant or near_orders.respelt(words, self._now)
        head = self._now.heads.at(words)
        meant = meant or (near_orders.wordless(words, self._now) if head is not None and not head.exact else "")
        # `flare zap` means FLAREZAP, and not FLARE followed by something wrong.
        two = called is not None and 1 in self._now.places(words)
        # So is a word of a piece that the game has left out.
        told = called is not None and (two or self._order.word not in self._now.heads.offered())
        sentence = called[0] if called and told else problem.sentence
        return self._of_name(replace(problem, sentence=sentence, suggestion=meant), words)

    def _of_name(self, problem: Problem, words: Sequence[Word]) -> Problem:
        """The problem with a line; where this is nothing but a name, nothing is wrong with the order of that word.

        `Attack 4` is a card, and no attack with a mistake in it.
        """
        if not problem.suggestion or self._now.names.whole(words) != len(words):
            return problem
        return replace(problem, sentence=house("order-unknown"))
