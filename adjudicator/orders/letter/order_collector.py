"""The order collector: holds the order that lines of a letter add to, until it is read; and tells of unknown lines."""

from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.lines.letter_reading import Fate, Line, Read
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.lines.sections import Section
from adjudicator.orders.parsing import later_phases, wrapped_orders
from adjudicator.orders.parsing.clause_parser import ClauseParser, Outcome
from adjudicator.orders.parsing.last_orders import timely
from adjudicator.orders.parsing.letter_notes import Notes
from adjudicator.orders.parsing.line_starts import Beginnings, Begun
from adjudicator.orders.suggestions import swallowed_orders
from adjudicator.orders.suggestions.unknown_lines import UnknownLines
from adjudicator.orders.suggestions.unread_orders import UnreadOrder
from adjudicator.orders.values.kept_orders import When
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import courtesy, directives, synonyms
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.names import Names


class OrderCollector:
    """Collects the orders of one letter, one at a time, and notes what each has become."""

    def __init__(self, notes: Notes, heads: Heads, words: Grammar, names: Names, section: Section) -> None:
        self.notes = notes
        self.heads = heads
        self.section = section
        self.now = Beginnings(ClauseParser(heads, words, names, notes.texts, budget=notes.budget))
        self.later = Beginnings(ClauseParser(heads, words, names, notes.texts, later=True, budget=notes.budget))
        self.known = [*heads.offered(), *directives.WORDS]
        """Every word that a line can begin with."""
        self.order: Order | None = None
        self.apart = False
        """Whether the next line stands below an empty one."""
        self.begun = False
        """Whether the letter has come to what it is about."""
        self.closing = False
        """Whether it has come to its end."""

    @property
    def parser(self) -> ClauseParser:
        """The parser for the orders of this section."""
        return self.beginnings.parser

    @property
    def beginnings(self) -> Beginnings:
        """Finds how the lines of this section begin."""
        return self.now if self.section.when is None else self.later

    @property
    def unknown_lines(self) -> UnknownLines:
        """Explains lines that cannot be read."""
        return UnknownLines(self.now, self.later)

    def parser_of(self, order: Order) -> ClauseParser:
        """The parser for the phase of an order."""
        return (self.now if order.when is None else self.later).parser

    def begin(self, line: Line, begun: Begun) -> None:
        """Begin an order at its head."""
        head, words, before = begun
        self.close()
        self.begun, self.apart, self.closing = True, False, False
        if self.section.refused:
            self.notes.ignore(line, self.section.refused)
            return
        word = head.words[0] if len(head.words) == 1 else None
        self.order = Order(words[0], word, self.section.where, Chunk(line, words[head.size :]), self.section.when)
        self.order.before = before
        if word is None:
            could_be: str = house("order-could-be", words=Several(head.words, "or"))
            meant = self.heads.cut_short(head, words)
            if not meant and self.notes.few:
                could_be, meant = self.unknown_lines.of_several(words, could_be)
                meant = self.beginnings.placed(meant, before or self.section.where, self.section.when, line.number)
            self.order.problem = self.parser.problem(ProblemKind.AMBIGUOUS, words[0], could_be, meant)
        elif self.section.nowhere and before is None:
            sentence = house("order-nowhere", place=self.parser.numbered, unread=not self.section.where)
            self.order.word = None
            self.order.problem = self.parser.problem(ProblemKind.MISPLACED, words[0], sentence)

    def carry_on(self, line: Line, words: Sequence[Word]) -> None:
        """Read a line that continues an order."""
        if self.order is not None and self.notes.few and self.unknown_lines.by_itself(self.order, words):
            self.close()
        if self.order is not None:
            if words[0].plain == "or":
                words = [words[0]._replace(plain="else"), *words[1:]]
            self.order.chunks.append(Chunk(line, words))
            self.apart = False
        elif self.section.refused:
            self.notes.ignore(line, self.section.refused)
        elif synonyms.instead(words) == synonyms.ASK:
            self.unknown(line, words)
        else:
            self.notes.fate(line, Fate.PROBLEM)
            kind, sentence, meant = self.unknown_lines.continuing(words, few=self.notes.few)
            told = [self.parser.problem(kind, words[0], sentence, meant)]
            self.notes.problems += self.placed(told, self.section.where, self.section.when)

    def close(self) -> None:
        """Finish the order that is being collected."""
        while self.order is not None:
            order, self.order = self.order, None
            # Lines that turn out not to belong to it may begin an unread order, which is then finished itself.
            self.finish(order)

    def finish(self, order: Order) -> None:
        """Read an order that has been collected, or tell what is wrong with it."""
        word = order.word
        if word is None:
            assert order.problem is not None, "an order without a word says why it has none"
            self.notes.problems.append(order.problem)
            self.notes.untold(order, order.chunks, (order.problem,))
            return
        if all(chunk.line.context for chunk in order.chunks):
            return
        parser = self.parser_of(order)
        taken, left = wrapped_orders.parted(parser, order, word)
        # An order of the quoted form is not given again just because something was written below it.
        if not all(chunk.line.context for chunk in taken):
            outcome = timely(parser, order, word, taken, self.notes.problems)
            kept = later_phases.kept(order, taken, outcome, parser)
            wrong = outcome.problems
            if self.notes.few:
                unread = UnreadOrder(order, self.unknown_lines)
                wrong = tuple(unread.offering(wrong, taken, lost=_lost(outcome)))
            wrong = later_phases.told(outcome._replace(problems=wrong), kept)
            self.notes.problems += self.placed(wrong, order.where, order.when)
            if kept is not None:
                self.notes.keep(order.head.line, kept)
            elif outcome.clause is not None:
                self.notes.read.append(Read(order.head.line, outcome.clause))
            if kept is None and outcome.clause is None:
                self.notes.untold(order, taken, outcome.problems)
            else:
                for chunk in taken:
                    self.notes.fate(chunk.line, Fate.CLAUSE)
        for chunk in left:
            self.unknown(chunk.line, chunk.words, directives.directive_at(chunk.words))

    def unknown(self, line: Line, words: Sequence[Word], directive: str | None = None) -> None:
        """Read a line that begins with no known word."""
        if self.section.refused:
            self.notes.ignore(line, self.section.refused)
        elif (not self.begun or self.apart) and self.unknown_lines.greets(words):
            self.begun = True
            self.notes.ignore(line, house("unused-greeting"))
        elif courtesy.ours().announces(words):
            self.close()
            self.notes.ignore(line, house("unused-announced"))
        elif self.unknown_lines.closes(words) or (self.closing and courtesy.signs(words)):
            self.close()
            self.notes.ignore(line, house("unused-signature" if self.closing else "unused-closing"))
            self.closing = True
        else:
            self.close()
            few, unknown = self.notes.few, self.unknown_lines
            other = directive is not None and not swallowed_orders.rather(directive, words, self.parser)
            called = None if other else unknown.called(words, look=few)
            sentence, suggestion = called or unknown.explained(words, directive, self.known, few=few)
            misspelt = called is None and suggestion in self.heads.choices
            if misspelt and few:
                suggestion = unknown.completed(words, suggestion)
            problem = self.parser.problem(ProblemKind.UNREADABLE, words[0], sentence, suggestion)
            problem = self.placed([problem], self.section.where, self.section.when)[0] if few else problem
            if called is not None or misspelt:
                self.order = Order(words[0], None, self.section.where, Chunk(line, words), self.section.when)
                self.order.problem = problem
                self.apart = False
            else:
                self.notes.problems.append(problem)
                self.notes.fate(line, Fate.PROBLEM)

    def placed(self, problems: Sequence[Problem], where: int, when: When | None) -> list[Problem]:
        """The problems, whose offered orders name the challenge and phase of the headings above them."""
        placed = (self.now if when is None else self.later).placed
        return [replace(one, suggestion=placed(one.suggestion, where, when, one.line)) for one in problems]

    def fresh(self, line: Line, fate: Fate) -> None:
        """Finish the order above a line that is something else."""
        self.close()
        self.notes.fate(line, fate)
        self.apart = False


def _lost(outcome: Outcome) -> bool:
    """Whether no alternative of an order could be read."""
    return outcome.clause is None and not outcome.partly
