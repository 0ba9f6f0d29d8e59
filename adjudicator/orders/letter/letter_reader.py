"""The letter reader: decides, line by line, what is an order, the rest of one, a heading, a directive or none of these.

A line begins an order when it begins with an order word. ELSE, OR, OTHERWISE, IF, UNLESS, AND or a number (`2.`) at the
start of a line continue the order above it; Any other line directly below an order is the rest of a wrapped line if the
order can be read with it, and otherwise a line of its own. One bad line never harms another.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.grammar.explanations import likely
from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.grammar.player_names import naming
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line, Read
from adjudicator.orders.lines.line_kinds import Named
from adjudicator.orders.lines.lines_below import Below
from adjudicator.orders.lines.order_lines import Chunk, Order, below
from adjudicator.orders.lines.sections import Section
from adjudicator.orders.parsing import later_phases, lines_apart, wrapped_orders
from adjudicator.orders.parsing.clause_parser import Answering, Outcome
from adjudicator.orders.parsing.last_orders import timely
from adjudicator.orders.parsing.letter_notes import Notes
from adjudicator.orders.parsing.line_starts import Beginnings, Begun
from adjudicator.orders.parsing.ready_lines import readied, weighed
from adjudicator.orders.suggestions import omissions, swallowed_orders
from adjudicator.orders.suggestions.unknown_lines import Strange
from adjudicator.orders.suggestions.unread_headings import foreign, misread, unphased, unread
from adjudicator.orders.values.budget import STEPS, Budget
from adjudicator.orders.values.kept_orders import PASS, Kept, When
from adjudicator.orders.values.problems import CLOSELY, Problem, ProblemKind
from adjudicator.orders.words import courtesy, directives, idioms, narrowing_words, synonyms
from adjudicator.orders.words.directives import Directive
from adjudicator.orders.words.lexer import Word, cleaned, split
from adjudicator.orders.words.names import Names
from adjudicator.orders.words.scopes import scope_at
from adjudicator.orders.words.segments import starts_alternative

_CONTINUES: Final = frozenset(["if", "unless", "and"])


class LetterReader(Notes):
    """One letter being read."""

    def __init__(
        self,
        letter: Sequence[Line],
        heads: Heads,
        words: Grammar,
        names: Names,
        heading: Heading | None,
        phases: Sequence[int],
        closely: int = CLOSELY,
        steps: int = STEPS,
    ) -> None:
        texts = {line.number: line_kinds.shown(line.text) for line in letter}
        super().__init__(texts, closely, Budget(steps))
        self.lines = letter
        self.heads = heads
        self.names = names
        self.section = Section(heading, phases)
        self.now = Answering(heads, words, names, texts, budget=self.budget)
        self.later = Answering(heads, words, names, texts, later=True, budget=self.budget)
        self.below = Below(letter)
        self.known = [*heads.offered(), *directives.WORDS]
        self.order: Order | None = None
        self.apart = False  # after an empty line
        self.begun = False
        self.closing = False

    @property
    def answering(self) -> Answering:
        """The parser for the orders of this section."""
        return self.now if self.section.when is None else self.later

    @property
    def strange(self) -> Strange:
        """The helper that explains lines that cannot be read."""
        return Strange(Beginnings(self.now), Beginnings(self.later))

    @property
    def beginnings(self) -> Beginnings:
        """The helper that finds how lines of this section begin."""
        return Beginnings(self.answering)

    def run(self) -> LetterReading:
        """Read all lines."""
        at = 0
        while at < len(self.lines):
            # Lines that were taken out separate an order from the lines below it, as an empty line does.
            self.apart = self.apart or (at > 0 and self.lines[at].number > self.lines[at - 1].number + 1)
            at += self.line(self.lines[at], at)
        self.close()
        self.problems[self.first] = omissions.told(self.problems[self.first], self.lines, self.read, self.strange)
        named = naming(self.names, (self.now.called | self.later.called).values())
        return weighed(self.reading(), named, {line.number: line.text for line in self.lines}, Beginnings(self.now))

    # ---- one line

    def line(self, line: Line, at: int) -> int:
        """Read the line at a place; returns how many lines were used."""
        if line.text == line_kinds.SIGNED and not line.context:
            for rest in self.lines[at:]:
                self.ignore(rest, house("unused-signature"))
            return len(self.lines) - at
        if directives.ends(line.text):
            self.apart = True
            self.ignore(line, directives.END_OF_MESSAGE)
            return 1
        reason = line_kinds.no_order(line.text, self.answering.numbered)
        if reason is not None:
            self.apart = self.apart or not reason
            if reason:
                self.ignore(line, reason)
            return 1
        words = idioms.plainly(split(line_kinds.uncommented(line.text), line.number))
        number, words = line_kinds.unnumbered(words)
        if not any(word.plain[0].isalnum() for word in words):
            self.ignore(line, line_kinds.NO_WORDS)
        elif not self.headed(line, words):
            bare = courtesy.ours().bare(words)
            begun = self.beginnings.begun(bare)
            known = (begun is not None and begun.head.exact) or (bool(bare) and starts_alternative(bare, 0))
            said = bare if known or directives.asked(bare, self.answering.seats) else words
            ready = readied(said, self.beginnings)
            if ready is not None:
                self.worded(line, at, number, ready)
                return self.direct(directives.READY, line, at, words)
            return self.worded(line, at, number, self.beginnings.courteous(said))
        return 1

    def headed(self, line: Line, words: Sequence[Word]) -> bool:
        """Read a heading; whether there was one."""
        drawn, words = words, line_kinds.undecorated(list(words))
        phase = line_kinds.phase(words)
        if phase is not None:
            self.turned(line, words, phase)
            return True
        if line_kinds.everywhere(words, self.answering.numbered):
            self.fresh(line, Fate.HEADING)
            self.section.everywhere()
            return True
        numbered = self.answering.numbered
        found = line_kinds.challenge(words, numbered) or foreign(words, numbered)
        if found is None and not misread(drawn, self.beginnings):
            return False
        number, end = found or (0, 0)
        rest, more = self.beginnings.parted(words[end:])
        begun, rest = self.beginnings.within(rest)
        if found is None or (rest and not begun and not self.beginnings.described(words[end - 1], rest)):
            self.fresh(line, Fate.HEADING)
            self.section.where, self.section.nowhere = 0, True
            self.problems.append(unread(self.texts, words, self.beginnings))
            return True
        self.fresh(line, Fate.HEADING)
        self.section.where = number
        nowhere = self.answering.nonexistent(number)
        self.section.nowhere = bool(nowhere)
        if nowhere:
            self.trouble(ProblemKind.ILLEGAL, words[0], nowhere)
        if begun is not None:
            for one in self.beginnings.several(rest) or [begun]:
                self.begin(line, one)
        elif rest and self.beginnings.expects_order(words[end - 1], rest):
            self.unknown(line, line_kinds.afterwards(rest, 0))
        return not more or self.headed(line, more)

    def turned(self, line: Line, words: Sequence[Word], named: Named) -> None:
        """Read a heading that names a phase or every turn, or is meant to; an order may follow on the same line."""
        after = words[named.end :]
        begun, rest = self.beginnings.inline(after)
        if begun is None and rest:
            begun, rest = self.beginnings.within(rest, first=False)
        about = not rest or (begun is None and self.beginnings.describes(words[named.end - 1], after))
        lost = begun is None and not about and not named.turn
        if lost and not named.every and after[0].plain != ":":
            named, rest, lost = named._replace(phase=0), [], False
        if begun is None and len(rest) > 1 and after[0].plain != "(":
            lost = lost or after[0].plain == ":" or bool(likely(rest[:1], self.known))
        self.fresh(line, Fate.HEADING)
        before, alone = self.section.when, named.every and not about
        wrong = self.section.only(named) if alone else self.section.phase(named)
        if wrong:
            self.problems.append(unphased(self.texts, words, wrong, named, self.beginnings))
        elif begun is not None:
            for one in self.beginnings.several(rest) or [begun]:
                self.begin(line, one)
        elif rest and (word := directives.directive_at(rest)) in directives.OF_A_PHASE:
            self.directed(word or "", line, rest)
        elif lost:
            self.unknown(line, rest)
        self.section.when = before if alone else self.section.when

    def directed(self, word: str, line: Line, rest: Sequence[Word]) -> None:
        """Read a directive behind the heading of a phase, or tell what is wrong with it."""
        if directives.fitting(word, rest, line.text, self.answering.seats):
            self.direct(word, line, len(self.lines), rest)
        else:
            self.unknown(line, rest, word)

    def worded(self, line: Line, at: int, number: int | None, words: Sequence[Word]) -> int:
        """Read a line that is no heading; returns how many lines were used."""
        order = self.order
        if order is not None and not self.apart and self.beginnings.wanted(order, words):
            order.chunks.append(Chunk(line, words))
            return 1
        begun = self.beginnings.conditional(words)
        if begun is not None and (order is None or self.apart or order.word not in begun.head.words):
            self.begin(line, begun)
            return 1
        if self.continues(line, words):
            self.carry_on(line, words)
            return 1
        scope = scope_at(words, 0, self.answering.numbered)
        start = words[scope[1] :] if scope is not None else words
        head = self.heads.at(start)
        if number is not None and order is not None and self.beginnings.alternative(order, words, apart=self.apart):
            marker = Word(f"{number}.", "else", None, line.number, words[0].column, words[0].column)
            order.chunks.append(Chunk(line, [marker, *words]))
            return 1
        word = directives.directive_at(words)
        if word is not None and head is not None and head.exact and not directives.stands_alone(word, words):
            word = None
        if word is not None and directives.fitting(word, words, line.text, self.answering.seats):
            if not words[1:] or not swallowed_orders.swallows(word, words, self.beginnings, self.answering):
                return self.direct(word, line, at, words)
            self.unknown(line, words, word)
            return 1
        if head is not None:
            begun = Begun(head, start, scope[0] if scope is not None else None)
            if (
                order is not None
                and order.word is not None
                and not self.apart
                and self.beginnings.wrapped(order, begun)
            ):
                order.chunks.append(Chunk(line, words, soft=True))
                return 1
            for one in self.beginnings.several(words) or [begun]:
                self.begin(line, one)
        elif order is not None and order.word is not None and (not self.apart or self.rests(line, words)):
            order.chunks.append(below(line, words))
            self.apart = False
        else:
            self.unknown(line, words, word)
        return 1

    def continues(self, line: Line, words: Sequence[Word]) -> bool:
        """Whether a line begins with a word for another alternative or a condition, and is one."""
        if starts_alternative(words, 0):
            order = self.order if self.apart else None
            return order is None or lines_apart.alternative(self.reader(order), order, words)
        if words[0].plain in _CONTINUES:
            return not self.apart or self.answering.conditional(words) or self.rests(line, words)
        narrowing = narrowing_words.lead(words) > 0 and self.order is not None and self.order.word is not None
        return narrowing and self.heads.at(words) is None and (not self.apart or self.rests(line, words))

    def rests(self, line: Line, words: Sequence[Word]) -> bool:
        """Whether a line below an empty one is the rest of the order above that."""
        order = self.order
        return order is not None and not order.open_ended() and lines_apart.rest(self.reader(order), order, words, line)

    def reader(self, order: Order) -> Answering:
        """The parser for the phase of an order."""
        return self.now if order.when is None else self.later

    def carry_on(self, line: Line, words: Sequence[Word]) -> None:
        """Read a line that continues an order."""
        if self.order is not None and self.few and self.strange.by_itself(self.order, words):
            self.close()
        if self.order is not None:
            if words[0].plain == "or":
                words = [words[0]._replace(plain="else"), *words[1:]]
            self.order.chunks.append(Chunk(line, words))
            self.apart = False
        elif self.section.refused:
            self.ignore(line, self.section.refused)
        elif synonyms.instead(words) == synonyms.ASK:
            self.unknown(line, words)
        else:
            self.fate(line, Fate.PROBLEM)
            kind, sentence, meant = self.strange.continuing(words, self.section.where, few=self.few)
            told = [self.answering.problem(kind, words[0], sentence, meant)]
            self.problems += self.placed(told, self.section.where, self.section.when)

    def begin(self, line: Line, begun: Begun) -> None:
        """Begin an order at its head."""
        head, words, before = begun
        self.close()
        self.begun, self.apart, self.closing = True, False, False
        if self.section.refused:
            self.ignore(line, self.section.refused)
            return
        word = head.words[0] if len(head.words) == 1 else None
        self.order = Order(words[0], word, self.section.where, Chunk(line, words[head.size :]), self.section.when)
        self.order.before = before
        if word is None:
            could_be: str = house("order-could-be", words=Several(head.words, "or"))
            meant = self.heads.cut_short(head, words)
            if not meant and self.few:
                could_be, meant = self.strange.of_several(words, could_be)
                meant = self.beginnings.placed(meant, before or self.section.where, self.section.when, line.number)
            self.order.problem = self.answering.problem(ProblemKind.AMBIGUOUS, words[0], could_be, meant)
        elif self.section.nowhere and before is None:
            sentence = house("order-nowhere", place=self.answering.numbered, unread=not self.section.where)
            self.order.word = None
            self.order.problem = self.answering.problem(ProblemKind.MISPLACED, words[0], sentence)

    def direct(self, word: str, line: Line, at: int, words: Sequence[Word]) -> int:
        """Read a directive; returns how many lines were used."""
        self.fresh(line, Fate.DIRECTIVE)
        self.begun = True
        found: Directive | Problem
        size = 0
        if self.section.refused and word in directives.OF_A_PHASE:
            self.ignore(line, self.section.refused)
            return 1
        when = self.section.when
        if word == "PRESS":
            found, size = directives.message(line.number, cleaned(line.text), self.below.written(at))
        elif word in directives.OF_SEVERAL_LINES:
            size = self.below.going_on(at, self.beginnings.apart)
            more = [other.text for other in self.lines[at + 1 : at + 1 + size]]
            found = Directive(word, line.number, directives.words_of(line.text, more))
        else:
            found = directives.one_line(word, words, line_kinds.uncommented(line.text), when)
        if isinstance(found, Problem):
            self.problems.append(found)
        elif word == PASS and when is not None:
            self.keep(line.number, Kept(when, PASS, PASS))
        else:
            self.directives.append(found)
        fate = Fate.CLAUSE if word == PASS and when is not None else Fate.DIRECTIVE
        for taken in self.lines[at : at + 1 + size]:
            self.fate(taken, Fate.PROBLEM if isinstance(found, Problem) else fate)
        return 1 + size

    def unknown(self, line: Line, words: Sequence[Word], directive: str | None = None) -> None:
        """Read a line that begins with no known word."""
        if self.section.refused:
            self.ignore(line, self.section.refused)
        elif (not self.begun or self.apart) and self.strange.greets(words, self.section):
            self.begun = True
            self.ignore(line, house("unused-greeting"))
        elif courtesy.ours().announces(words):
            self.close()
            self.ignore(line, house("unused-announced"))
        elif self.strange.closes(words, self.section) or (self.closing and courtesy.signs(words)):
            self.close()
            self.ignore(line, house("unused-signature" if self.closing else "unused-closing"))
            self.closing = True
        else:
            self.close()
            few = self.few
            other = directive is not None and not swallowed_orders.rather(directive, words, self.answering)
            called = None if other else self.strange.called(words, self.section.where, look=few)
            sentence, suggestion = called or self.strange.explained(words, directive, self.known, self.section, few=few)
            misspelt = called is None and suggestion in self.heads.choices
            if misspelt and few:
                suggestion = self.strange.completed(words, suggestion, self.section)
            problem = self.answering.problem(ProblemKind.UNREADABLE, words[0], sentence, suggestion)
            problem = self.placed([problem], self.section.where, self.section.when)[0] if few else problem
            if called is not None or misspelt:
                self.order = Order(words[0], None, self.section.where, Chunk(line, words), self.section.when)
                self.order.problem = problem
                self.apart = False
            else:
                self.problems.append(problem)
                self.fate(line, Fate.PROBLEM)

    # ---- what became of it

    def placed(self, problems: Sequence[Problem], where: int, when: When | None) -> list[Problem]:
        """The problems, whose offered orders name the challenge and phase of the headings above them."""
        placed = Beginnings(self.now if when is None else self.later).placed
        return [replace(one, suggestion=placed(one.suggestion, where, when, one.line)) for one in problems]

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
            self.problems.append(order.problem)
            self.untold(order, order.chunks, (order.problem,))
            return
        if all(chunk.line.context for chunk in order.chunks):
            return
        answering = self.reader(order)
        taken, left = wrapped_orders.parted(answering, order, word)
        # An order of the quoted form is not given again just because something was written below it.
        if not all(chunk.line.context for chunk in taken):
            outcome = timely(answering, order, word, taken, self.problems)
            kept = later_phases.kept(order, taken, outcome, answering)
            wrong = outcome.problems
            if self.few:
                wrong = tuple(self.strange.offering(wrong, order, taken, self.section, lost=_lost(outcome)))
            wrong = later_phases.told(outcome._replace(problems=wrong), kept)
            self.problems += self.placed(wrong, order.where, order.when)
            if kept is not None:
                self.keep(order.head.line, kept)
            elif outcome.clause is not None:
                self.read.append(Read(order.head.line, outcome.clause))
            if kept is None and outcome.clause is None:
                self.untold(order, taken, outcome.problems)
            else:
                for chunk in taken:
                    self.fate(chunk.line, Fate.CLAUSE)
        for chunk in left:
            self.unknown(chunk.line, chunk.words, directives.directive_at(chunk.words))

    def fresh(self, line: Line, fate: Fate) -> None:
        """Finish the order above a line that is something else."""
        self.close()
        self.fate(line, fate)
        self.apart = False


def _lost(outcome: Outcome) -> bool:
    """Whether no alternative of an order could be read."""
    return outcome.clause is None and not outcome.partly
