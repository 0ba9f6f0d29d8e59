"""Unread orders: what may have been meant by an order that cannot be read, or not whole."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.lines.sections import Section
from adjudicator.orders.parsing.last_orders import early
from adjudicator.orders.suggestions import near_orders, rewordings
from adjudicator.orders.suggestions.unknown_lines import UnknownLines
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import idioms, synonyms
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import SEAT


class UnreadOrder:
    """One order that cannot be read, or not whole; `unknown` explains lines that are no orders."""

    def __init__(self, order: Order, unknown: UnknownLines) -> None:
        self._order = order
        self._word = order.word
        self._where = order.where
        self._unknown = unknown
        self._now = unknown.now

    def offering(
        self, problems: Sequence[Problem], taken: Sequence[Chunk], section: Section, *, lost: bool
    ) -> Sequence[Problem]:
        """What is wrong with an order, with the order inside it, if nothing else can be meant.

        `lost` if nothing of it stands.
        """
        if not problems or early(problems[0]) or self._whole(problems[0].suggestion):
            return problems
        said = split(self._order.written(taken), self._order.head.line) if self._word is not None else []
        told = self._rewritten(problems, taken, section, said, lost=lost)
        if not said or self._carries(told[0].suggestion, said):
            return told
        meant = self._meant([*self._lead(), *said])
        # A word that could be a player's name is not replaced by their seat.
        if meant and not (problems[0].kind is ProblemKind.AMBIGUOUS and self._calls(said)):
            first, *others = told
            return [replace(first, suggestion=meant), *(one for one in others if one.line != first.line)]
        return told

    def _meant(self, words: Sequence[Word]) -> str:
        """The order that a title's sayings make of the words, or everyday ways of saying it in another language."""
        meant = rewordings.said(words, self._now, self._where)
        if not meant and self._where and self._order.before is None:
            # After the heading of its challenge another challenge may follow: `challenge 2: 20, challenge 3: 8`.
            lead = split(f"IN {self._where}", self._order.head.line)
            meant = rewordings.said([*lead, *words], self._now, self._where)
        foreign = () if meant else synonyms.english(words)
        return meant or next(filter(None, (rewordings.line(one, self._now, self._where) for one in foreign)), "")

    def _calls(self, words: Sequence[Word]) -> bool:
        """Whether some words name a seat by its player's name."""
        players = (self._now.names.match(SEAT, words, at) for at in range(len(words)))
        return any(who is not None and who.called is not None for who in players)

    def _rewritten(
        self,
        problems: Sequence[Problem],
        taken: Sequence[Chunk],
        section: Section,
        said: Sequence[Word],
        *,
        lost: bool,
    ) -> Sequence[Problem]:
        """The same, with what the language itself finds in the words that were `said`."""
        told = problems
        if lost and len(problems) == len(taken) == 1 and not problems[0].suggestion:
            told = [self._offering(problems[0], taken[0].line, section)]
        several = len(taken) > 1 or not told[0].suggestion or not self._whole(told[0].suggestion)
        said = said if several else []
        # If some of it stands, no name replaces a pronoun: `zap Blue or him` does not mean Blue alone.
        named = lost and problems[0].kind is not ProblemKind.AMBIGUOUS
        meant = rewordings.line([*self._lead(), *said], self._now, self._where, names=named) if said else ""
        return [replace(told[0], suggestion=meant)] if meant else told

    def _carries(self, meant: str, said: Sequence[Word]) -> bool:
        """Whether the offered order is the one that was begun, with every number of it."""
        words = split(meant, self._order.head.line)
        begun = self._now.begun(words) if words else None
        if begun is None or self._word not in begun.head.words or self._now.whole(words) is None:
            return False
        lacking = Counter(word.number for word in said) - Counter(word.number for word in words)
        return not any(number is not None for number in lacking)

    def _whole(self, meant: str) -> bool:
        """Whether the offer is a whole order, and not a word in place of another."""
        return bool(meant) and self._now.whole(split(meant, self._order.head.line)) is not None

    def _offering(self, problem: Problem, line: Line, section: Section) -> Problem:
        """What is wrong with an order of one line, with the order inside it."""
        words = line_kinds.unnumbered(idioms.plainly(split(line_kinds.uncommented(line.text), line.number)))[1]
        if self._now.heading(words) or line_kinds.phase(words) is not None:
            words = [word for word in words if word.column >= self._order.head.column]
        called = self._unknown.called(words, self._where)
        named = problem.kind is not ProblemKind.AMBIGUOUS
        meant = called[1] if called is not None else ""
        meant = meant or near_orders.unaddressed(words, self._now)
        meant = meant or rewordings.line(words, self._now, self._where, names=named)
        head = self._now.heads.at(words)
        meant = meant or (near_orders.wordless(words, self._now) if head is not None and not head.exact else "")
        meant = meant or self._unknown.amid(words, section)
        # `flare zap` means FLAREZAP, and not FLARE followed by something wrong.
        two = called is not None and 1 in self._now.places(words)
        # So is a word of a piece that the game has left out.
        told = called is not None and (two or self._word not in self._now.heads.offered())
        return replace(problem, sentence=called[0] if called and told else problem.sentence, suggestion=meant)

    def _lead(self) -> Sequence[Word]:
        """The challenge that an order names before its word, as words to be put back there."""
        return split(f"IN {self._order.before}", self._order.head.line) if self._order.before is not None else []
