"""The letter reader: decides, line by line, what is an order, the rest of one, a heading, a directive or none of these.

A line begins an order when it begins with an order word. ELSE, OR, OTHERWISE, IF, UNLESS, AND or a number (`2.`) at the
start of a line continue the order above it; Any other line directly below an order is the rest of a wrapped line if the
order can be read with it, and otherwise a line of its own. One bad line never harms another.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import house
from adjudicator.orders.grammar.explanations import likely
from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.grammar.player_names import naming
from adjudicator.orders.letter.order_collector import OrderCollector
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line
from adjudicator.orders.lines.line_kinds import Named
from adjudicator.orders.lines.lines_below import Below
from adjudicator.orders.lines.order_lines import Chunk, below
from adjudicator.orders.lines.sections import Section
from adjudicator.orders.parsing import behind_headings, lines_apart
from adjudicator.orders.parsing.clause_parser import ClauseParser
from adjudicator.orders.parsing.letter_notes import Notes
from adjudicator.orders.parsing.line_starts import Beginnings, Begun
from adjudicator.orders.parsing.ready_lines import readied, weighed
from adjudicator.orders.suggestions import omissions, swallowed_orders
from adjudicator.orders.suggestions.unread_headings import foreign, misread, unphased, unread
from adjudicator.orders.values.budget import STEPS, Budget
from adjudicator.orders.values.directive import OF_A_PHASE, READY, Directive
from adjudicator.orders.values.kept_orders import PASS, Kept
from adjudicator.orders.values.problems import CLOSELY, Problem, ProblemKind
from adjudicator.orders.words import courtesy, directives, idioms, narrowing_words
from adjudicator.orders.words.lexer import Word, cleaned, split
from adjudicator.orders.words.names import Names
from adjudicator.orders.words.segments import scope_at, starts_alternative

_CONTINUES: Final = frozenset(["if", "unless", "and"])


class LetterReader:
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
        self.lines = letter
        self.below = Below(letter)
        self.section = Section(heading, phases)
        self.notes = Notes(texts, closely, Budget(steps))
        self.orders = OrderCollector(self.notes, heads, words, names, self.section)

    @property
    def parser(self) -> ClauseParser:
        """The parser for the orders of this section."""
        return self.orders.parser

    @property
    def beginnings(self) -> Beginnings:
        """Finds how the lines of this section begin."""
        return self.orders.beginnings

    def run(self) -> LetterReading:
        """Read all lines."""
        at = 0
        while at < len(self.lines):
            # Lines that were taken out separate an order from the lines below it, as an empty line does.
            self.orders.apart = self.orders.apart or (at > 0 and self.lines[at].number > self.lines[at - 1].number + 1)
            at += self.line(self.lines[at], at)
        self.orders.close()
        notes, now, later = self.notes, self.orders.now, self.orders.later
        notes.problems[notes.first] = omissions.told(notes.problems[notes.first], self.lines, notes.read, now, later)
        called = now.parser.alternatives.called | later.parser.alternatives.called
        named = naming(now.names, called.values())
        return weighed(notes.reading(), named, {line.number: line.text for line in self.lines}, now)

    def line(self, line: Line, at: int) -> int:
        """Read the line at a place; returns how many lines were used."""
        if line.text == line_kinds.SIGNED and not line.context:
            for rest in self.lines[at:]:
                self.notes.ignore(rest, house("unused-signature"))
            return len(self.lines) - at
        if directives.ends(line.text):
            self.orders.apart = True
            self.notes.ignore(line, directives.END_OF_MESSAGE)
            return 1
        reason = line_kinds.no_order(line.text, self.parser.numbered)
        if reason is not None:
            self.orders.apart = self.orders.apart or not reason
            if reason:
                self.notes.ignore(line, reason)
            return 1
        words = idioms.plainly(split(line_kinds.uncommented(line.text), line.number))
        number, words = line_kinds.unnumbered(words)
        if not any(word.plain[0].isalnum() for word in words):
            self.notes.ignore(line, line_kinds.NO_WORDS)
        elif not self.headed(line, words):
            bare = courtesy.ours().bare(words)
            begun = self.beginnings.begun(bare)
            known = (begun is not None and begun.head.exact) or (bool(bare) and starts_alternative(bare, 0))
            said = bare if known or directives.asked(bare, self.parser.seats) else words
            ready = readied(said, self.beginnings)
            if ready is not None:
                self.worded(line, at, number, ready)
                return self.direct(READY, line, at, words)
            return self.worded(line, at, number, self.beginnings.courteous(said))
        return 1

    def headed(self, line: Line, words: Sequence[Word]) -> bool:
        """Read a heading; whether there was one."""
        drawn, words = words, line_kinds.undecorated(list(words))
        phase = line_kinds.phase(words)
        if phase is not None:
            self.turned(line, words, phase)
            return True
        if line_kinds.everywhere(words, self.parser.numbered):
            self.orders.fresh(line, Fate.HEADING)
            self.section.everywhere()
            return True
        numbered = self.parser.numbered
        found = line_kinds.challenge(words, numbered) or foreign(words, numbered)
        if found is None and not misread(drawn, self.beginnings):
            return False
        number, end = found or (0, 0)
        rest, more = behind_headings.parted(words[end:], self.beginnings)
        begun, rest = behind_headings.within(rest, self.beginnings)
        fits = begun or not rest or (found and behind_headings.described(words[end - 1], rest, self.beginnings))
        if found is None or not fits:
            self.orders.fresh(line, Fate.HEADING)
            self.section.where, self.section.nowhere = 0, True
            self.notes.problems.append(unread(self.notes.texts, words, self.beginnings))
            return True
        self.orders.fresh(line, Fate.HEADING)
        self.section.where = number
        nowhere = self.parser.nonexistent(number)
        self.section.nowhere = bool(nowhere)
        if nowhere:
            self.notes.trouble(ProblemKind.ILLEGAL, words[0], nowhere)
        if begun is not None:
            for one in self.beginnings.several(rest) or [begun]:
                self.orders.begin(line, one)
        elif rest and behind_headings.expects_order(words[end - 1], rest, self.beginnings):
            self.orders.unknown(line, line_kinds.afterwards(rest, 0))
        return not more or self.headed(line, more)

    def turned(self, line: Line, words: Sequence[Word], named: Named) -> None:
        """Read a heading that names a phase or every turn, or is meant to; an order may follow on the same line."""
        after = words[named.end :]
        begun, rest = behind_headings.inline(after, self.beginnings)
        if begun is None and rest:
            begun, rest = behind_headings.within(rest, self.beginnings, first=False)
        about = not rest or (begun is None and behind_headings.describes(words[named.end - 1], after, self.beginnings))
        lost = begun is None and not about and not named.turn
        if lost and not named.every and after[0].plain != ":":
            named, rest, lost = named._replace(phase=0), [], False
        if begun is None and len(rest) > 1 and after[0].plain != "(":
            lost = lost or after[0].plain == ":" or bool(likely(rest[:1], self.orders.known))
        self.orders.fresh(line, Fate.HEADING)
        before, alone = self.section.when, named.every and not about
        wrong = self.section.only(named) if alone else self.section.phase(named)
        if wrong:
            self.notes.problems.append(unphased(self.notes.texts, words, wrong, named, self.beginnings))
        elif begun is not None:
            for one in self.beginnings.several(rest) or [begun]:
                self.orders.begin(line, one)
        elif rest and (word := directives.directive_at(rest)) in OF_A_PHASE:
            self.directed(word or "", line, rest)
        elif lost:
            self.orders.unknown(line, rest)
        self.section.when = before if alone else self.section.when

    def directed(self, word: str, line: Line, rest: Sequence[Word]) -> None:
        """Read a directive behind the heading of a phase, or tell what is wrong with it."""
        if directives.fitting(word, rest, line.text, self.parser.seats):
            self.direct(word, line, len(self.lines), rest)
        else:
            self.orders.unknown(line, rest, word)

    def worded(self, line: Line, at: int, number: int | None, words: Sequence[Word]) -> int:
        """Read a line that is no heading; returns how many lines were used."""
        order, apart = self.orders.order, self.orders.apart
        if order is not None and not apart and self.beginnings.wanted(order, words):
            order.chunks.append(Chunk(line, words))
            return 1
        begun = self.beginnings.conditional(words)
        if begun is not None and (order is None or apart or order.word not in begun.head.words):
            self.orders.begin(line, begun)
            return 1
        if self.continues(line, words):
            self.orders.carry_on(line, words)
            return 1
        scope = scope_at(words, 0, self.parser.numbered)
        start = words[scope[1] :] if scope is not None else words
        head = self.orders.heads.at(start)
        if number is not None and order is not None and self.beginnings.alternative(order, words, apart=apart):
            marker = Word(f"{number}.", "else", None, line.number, words[0].column, words[0].column)
            order.chunks.append(Chunk(line, [marker, *words]))
            return 1
        word = directives.directive_at(words)
        if word is not None and head is not None and head.exact and not directives.stands_alone(word, words):
            word = None
        if word is not None and directives.fitting(word, words, line.text, self.parser.seats):
            if not words[1:] or not swallowed_orders.swallows(word, words, self.beginnings, self.parser):
                return self.direct(word, line, at, words)
            self.orders.unknown(line, words, word)
            return 1
        if head is not None:
            begun = Begun(head, start, scope[0] if scope is not None else None)
            if (
                order is not None
                and order.word is not None
                and not self.orders.apart
                and self.beginnings.wrapped(order, begun)
            ):
                order.chunks.append(Chunk(line, words, soft=True))
                return 1
            for one in self.beginnings.several(words) or [begun]:
                self.orders.begin(line, one)
        elif order is not None and order.word is not None and (not apart or self.rests(line, words)):
            order.chunks.append(below(line, words))
            self.orders.apart = False
        else:
            self.orders.unknown(line, words, word)
        return 1

    def continues(self, line: Line, words: Sequence[Word]) -> bool:
        """Whether a line begins with a word for another alternative or a condition, and is one."""
        order, apart = self.orders.order, self.orders.apart
        if starts_alternative(words, 0):
            return order is None or not apart or lines_apart.alternative(self.orders.parser_of(order), order, words)
        if words[0].plain in _CONTINUES:
            return not apart or self.parser.alternatives.conditional(words) or self.rests(line, words)
        narrowing = narrowing_words.lead(words) > 0 and order is not None and order.word is not None
        return narrowing and self.orders.heads.at(words) is None and (not apart or self.rests(line, words))

    def rests(self, line: Line, words: Sequence[Word]) -> bool:
        """Whether a line below an empty one is the rest of the order above that."""
        order = self.orders.order
        if order is None or order.open_ended():
            return False
        return lines_apart.rest(self.orders.parser_of(order), order, words, line)

    def direct(self, word: str, line: Line, at: int, words: Sequence[Word]) -> int:
        """Read a directive; returns how many lines were used."""
        self.orders.fresh(line, Fate.DIRECTIVE)
        self.orders.begun = True
        found: Directive | Problem
        size = 0
        if self.section.refused and word in OF_A_PHASE:
            self.notes.ignore(line, self.section.refused)
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
            self.notes.problems.append(found)
        elif word == PASS and when is not None:
            self.notes.keep(line.number, Kept(when, PASS, PASS))
        else:
            self.notes.directives.append(found)
        fate = Fate.CLAUSE if word == PASS and when is not None else Fate.DIRECTIVE
        for taken in self.lines[at : at + 1 + size]:
            self.notes.fate(taken, Fate.PROBLEM if isinstance(found, Problem) else fate)
        return 1 + size
