"""Line starts: finds the order in a line that does not begin with an order word.

`I would like to ATTACK ...` is an order as soon as it can be read as one; so is `If Blue uses Virus: ZAP Blue`, and
`RELEASE to home 1. ATTACK planet 4` is two orders. Nothing is taken for an order here unless it can be read whole.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.grammar.order_heads import Head, Heads
from adjudicator.orders.grammar.phrase_parser import MOST_WORDS
from adjudicator.orders.lines import line_kinds, numbered_labels
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Order
from adjudicator.orders.parsing.clause_parser import Answering, alone
from adjudicator.orders.values.kept_orders import When
from adjudicator.orders.words import courtesy, directives, doubts, synonyms
from adjudicator.orders.words.lexer import Word, quoted, split
from adjudicator.orders.words.names import Likeness, Names
from adjudicator.orders.words.scopes import scope_at, without_scope
from adjudicator.orders.words.segments import ELSE, IF

_FULL_STOPS: Final = frozenset([".", "!"])
_LISTING: Final = frozenset(["and", "&", ",", "then"])
PARTS: Final = frozenset([*_FULL_STOPS, ";", *_LISTING])
"""What can stand between two orders on one line."""
_BEFORE_ORDER: Final = frozenset([":", "-", ")", ";", ".", ",", "=", "*"])
"""Signs between a heading's description and the order after it."""
_AFTER_CONDITION: Final = frozenset([":", ",", "then"])
_ADDRESSED: Final = 3
"""The words of `with Blue:`."""
_ASKS: Final = frozenset(["could", "can", "would"])


class Begun(NamedTuple):
    """The start of an order: its head, the words from there on, and the challenge of an `IN 2` before it."""

    head: Head
    start: Sequence[Word]
    before: int | None

    @property
    def words(self) -> Sequence[Word]:
        """What follows the order word."""
        return self.start[self.head.size :]


class Beginnings:
    """Finds how the lines of one letter begin."""

    __slots__ = ("answering",)

    def __init__(self, answering: Answering) -> None:
        self.answering = answering

    def whole(self, words: Sequence[Word]) -> Begun | None:
        """The one order that these words make from beginning to end, if its word is written out; otherwise None."""
        begun = self.begun(words)
        return begun if begun is not None and begun.head.exact and not self._wrong(begun) else None

    def courteous(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words without courtesy around an order or a word of the service; unchanged if that leaves neither."""
        words = self._labelled(self._uncoloned(words))
        polite = courtesy.ours()
        greeted = polite.salutation(words)
        start = polite.before(words, greeted)
        asked = start > greeted and words[greeted].plain in _ASKS
        bare = polite.thankless(words[start:], asked=asked)
        if not bare or len(bare) == len(words):
            return words
        asked_for = directives.asked(bare, self.answering.seats)
        return bare if asked_for or self.several(bare) or self.whole(bare) is not None else words

    @property
    def heads(self) -> Heads:
        """The order words."""
        return self.answering.heads

    @property
    def names(self) -> Names:
        """The names that the writer can use."""
        return self.answering.names

    def stumbling(self, words: Sequence[Word]) -> tuple[str, str] | None:
        """What is wrong with an order that cannot be read whole, and what was meant; None if it is no order."""
        begun = self.begun(words)
        if begun is None or not begun.head.exact or len(begun.head.words) > 1:
            return None
        read = self.answering.clause(begun.start[0], begun.head.words[0], begun.words, 0, begun.before)
        if not read.problems:
            return None
        offered = split(read.problems[0].suggestion)
        whole = bool(offered) and self.whole(offered) is not None
        return alone(read.problems[0].sentence), read.problems[0].suggestion if whole else ""

    def about(self, words: Sequence[Word]) -> type[Choice] | None:
        """The one choice that can be read from the first two words, or the first, without its order word."""
        for size in (2, 1):
            found = [word for word in self.heads.offered() if self.answering.readable(word, words[:size])]
            if len(found) == 1:
                return self.heads.choices[found[0]][0]
        return None

    def called(self, words: Sequence[Word], *, look: bool = True) -> tuple[str, str] | None:
        """What to say of words that people use instead of an order word; with the order, if that is looked for."""
        scope = scope_at(words, 0, self.answering.numbered)
        bare = words[scope[1] :] if scope is not None else words
        choices, size = self.answering.heads.called(bare)
        before = scope[0] if scope is not None else None
        for choice in choices if look else ():
            if meant := self.meant(bare, choice.word, size, before):
                return house("order-called", word=choice.word, example=choice.example), meant
        if not choices:
            return None
        words_for = Several(list(dict.fromkeys(choice.word for choice in choices)), "or")
        return house("order-called", word=words_for, example=choices[0].example), ""

    def meant(self, words: Sequence[Word], word: str = "", size: int = 1, before: int | None = None) -> str:
        """The one order that the words make without the first word, or with another in its place; empty if none.

        If it is known which `word` is meant, only that word is tried; it may then replace several words.
        """
        rest = words[size + 1 :] if size < len(words) and words[size].plain == ":" else words[size:]
        if word:
            return self.answering.mended(split(word, words[0].line)[0], word, rest, before)
        if self.whole(rest) is not None:
            return quoted(rest)
        return self.wordless(rest) or self.behind(rest) if rest else ""

    def behind(self, words: Sequence[Word]) -> str:
        """The one order whose order word stands after its object: `FLARE virus` for `virus flare`."""
        head = self.answering.heads.at(words, len(words) - 1) if len(words) > 1 else None
        if head is None or not head.exact or self.whole([words[-1], *words[:-1]]) is None:
            return ""
        return f"{head.words[0]} {quoted(words[:-1])}"

    def alone(self, words: Sequence[Word]) -> str:
        """The one order that is left when the other player's name is taken out: `DEAL with Blue: give Attack 4`."""
        head = self.answering.heads.at(words)
        if head is None or not head.exact or len(words) < head.size + _ADDRESSED + 1:
            return ""
        beside, rest = (
            words[head.size : head.size + _ADDRESSED],
            [*words[: head.size], *words[head.size + _ADDRESSED :]],
        )
        seats = [seat.casefold() for seat in self.answering.seats]
        named = beside[0].plain == "with" and beside[1].plain in seats and beside[2].plain in (":", ",")
        return quoted(rest) if named and self.whole(rest) else ""

    def elsewhere(self, words: Sequence[Word]) -> str:
        """The one order that the words make in another language; empty if none."""
        for said in synonyms.english(words):
            begun = self.begun(said)
            if begun is not None and begun.head.exact and len(begun.head.words) == 1:
                meant = self.answering.mended(begun.start[0], begun.head.words[0], begun.words, begun.before)
                if meant:
                    return meant
        return ""

    def wordless(self, words: Sequence[Word]) -> str:
        """The one order that the words make once the missing order word is put in front; empty if none.

        A line with a condition is a sentence rather than the answer to what was just read.
        """
        if not IF.isdisjoint([word.plain for word in words]):
            return ""
        found = [word for word in self.answering.heads.offered() if self.answering.readable(word, words)]
        return f"{found[0]} {quoted(words)}" if len(found) == 1 else ""

    def _labelled(self, words: Sequence[Word]) -> Sequence[Word]:
        """`Action 1: attack Blue with lasers` as `ATTACK Blue with lasers as action 1`; other words unchanged."""
        rest = numbered_labels.behind(words)
        rest = rest[courtesy.ours().before(rest, 0) :]
        head = self.answering.heads.at(rest) if rest else None
        choices = self.answering.heads.choices[head.words[0]] if head is not None else ()
        if not any(choice.label == words[0].plain for choice in choices):
            return words
        moved = numbered_labels.moved(words[:2], rest)
        return moved if self.whole(moved) is not None else words

    def _uncoloned(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words without a colon in the middle of their order word: `Flare: Laser`."""
        if len(words) < 3 or words[1].plain != ":":
            return words
        head, longer = self.answering.heads.at(words), self.answering.heads.at([words[0], *words[2:]])
        parted = head is not None and longer is not None and longer.size > head.size
        return [words[0], *words[2:]] if parted else words

    def several(self, words: Sequence[Word]) -> list[Begun]:
        """The orders that one line gives one after the other; empty if it gives only one, or cannot be parted."""
        ends = [
            i
            for i in range(1, len(words) - 1)
            if words[i].plain in PARTS and (head := self.answering.heads.at(words, i + 1)) and head.exact
        ]
        first = self.begun(words) if ends else None
        if first is None or not self._wrong(first):
            return []
        parts = [words[a:b] for a, b in zip([0, *(end + 1 for end in ends)], [*ends, len(words)], strict=True)]
        found = [self.whole(part) for part in parts]
        several = [begun for begun in found if begun is not None]
        if len(several) < len(parts) or self._doubtful([words[end].plain for end in ends], several):
            return []
        return several

    def inline(self, after: Sequence[Word]) -> tuple[Begun | None, Sequence[Word]]:
        """The order that follows the heading of a phase on its line, and everything that follows its signs.

        `PHASE 3 (cards)` and `PHASE 3 - cards` only say what the phase is about.
        """
        rest = line_kinds.afterwards(after, 0)
        rest = self.courteous(rest) if rest else rest
        begun = self.begun(rest)
        if begun is None or after[0].plain == "(":
            return None, rest
        certain = begun.head.exact or after[0].plain not in line_kinds.AFTER_HEADING - {":"}
        return begun if certain else None, rest

    def parted(self, words: Sequence[Word]) -> tuple[Sequence[Word], Sequence[Word]]:
        """What follows the heading of a challenge, up to the next heading on the same line; and what comes from there.

        `CHALLENGE 1: CARD 20. CHALLENGE 2: CARD 8`; what stands between the two must be whole orders.
        """
        numbered = self.answering.numbered
        for at in range(1, min(len(words) - 1, MOST_WORDS)):
            if words[at].plain not in PARTS or line_kinds.challenge(words[at + 1 :], numbered) is None:
                continue
            begun, before = self.within(words[:at])
            if begun is not None and (self.whole(before) is not None or self.several(before)):
                return words[:at], words[at + 1 :]
        return words, ()

    def within(self, rest: Sequence[Word], *, first: bool = True) -> tuple[Begun | None, Sequence[Word]]:
        """The order that follows a heading and its description, and what follows the heading's signs or words.

        `CHALLENGE 2 (Red attacks Blue): CARD 20`. After a sign, whatever begins like an order is one, even if it cannot
        be read; among other words only a whole order counts.
        """
        heads = self.answering.heads
        head = heads.at(rest)  # directly behind the heading, the order word may be cut short
        if first and head is not None:
            return Begun(head, rest, None), rest
        for at in range(1, min(len(rest), MOST_WORDS)):
            head = heads.at(rest, at)
            if head is None or not head.exact or line_kinds.asks_more(rest[:at], self.answering.numbered):
                continue
            words = rest[at:]
            sign = rest[at - 1].plain
            signed = sign in _BEFORE_ORDER and (sign not in _LISTING or self._describes(rest[:at]))
            if signed or (self._describes(rest[:at]) and (self.whole(words) is not None or self.several(words))):
                return Begun(head, words, None), words
        return None, rest

    def _describes(self, between: Sequence[Word]) -> bool:
        """Whether words between a heading and an order can only say what the heading is about.

        In `Challenge 1: never join the offence` and `Challenge 1: 2 from home 3, join the offence` they say more.
        """
        counts = any(word.number is not None for word in between) and not self.names_somebody(between)
        return not (counts or doubts.ours().about(between))

    def describes(self, last: Word, after: Sequence[Word]) -> bool:
        """Whether words after the heading of a phase only describe it; orders stand after a colon."""
        return after[0].plain != ":" and self.described(last, after)

    def described(self, last: Word, rest: Sequence[Word]) -> bool:
        """Whether words after a heading only describe it: `CHALLENGE 2 (Red attacks Blue)`."""
        return last.plain == ":" or rest[0].plain in line_kinds.AFTER_HEADING or self.names_somebody(rest)

    def heading(self, words: Sequence[Word]) -> int:
        """How many words at the start are the heading of a challenge; an order that is offered names that challenge."""
        found = line_kinds.challenge(words, self.answering.numbered) if words else None
        return found[1] if found is not None else 0

    def expects_order(self, last: Word, rest: Sequence[Word]) -> bool:
        """Whether words after the sign that ends a heading are meant as an order: they do not describe a player."""
        signed = last.plain == ":" or (rest[0].plain in line_kinds.AFTER_HEADING and rest[0].plain != "(")
        after = line_kinds.afterwards(rest, 0)
        return signed and bool(after) and not self.names_somebody(after)

    def names_somebody(self, words: Sequence[Word]) -> bool:
        """Whether the words begin with a seat, as the description of a challenge does: `Red attacks Blue`."""
        who = self.answering.names.match("seat", words, 0)
        if who is not None and who.called is not None:
            self.answering.call(words, 0, *who.called)
            return True
        return who is not None and who.fit.likeness is Likeness.EXACT

    def put_first(self, words: Sequence[Word]) -> str:
        """The one order that follows a condition without a sign between them, with the condition moved; empty if none.

        `IF I lose ZAP Blue` is ZAP Blue IF I lose. An order with alternatives would be ambiguous.
        """
        if not words or words[0].plain not in IF or sum(word.plain in IF | ELSE for word in words) > 1:
            return ""
        for at in self.places(words):
            bare = [word for word in words[:at] if word.plain not in _AFTER_CONDITION]
            order = [*words[at:], *bare]
            if at > 1 and self.answering.conditional(bare) and self.whole(order) is not None:
                return f"{quoted(words[at:])} {quoted(bare)}"
        return ""

    def unconditional(self, words: Sequence[Word]) -> str:
        """What is wrong with the condition that words begin with; empty if all or some of it can be read."""
        sizes = range(3, min(len(words), MOST_WORDS) + 1)
        if any(map(self.answering.conditional, (words[:size] for size in sizes))):
            return ""
        return self.answering.unmet(words)

    def conditional(self, words: Sequence[Word]) -> Begun | None:
        """The order that stands after its condition: `IF Blue uses Virus: ZAP Blue`."""
        if not words or words[0].plain not in IF:
            return None
        for i in range(2, min(len(words) - 1, MOST_WORDS)):
            if words[i].plain not in _AFTER_CONDITION or self.answering.heads.at(words, i + 1) is None:
                continue
            begun = self.begun(words[i + 1 :])
            if begun is not None and begun.head.exact and self.answering.conditional(words[:i]):
                colon = words[i]._replace(plain=":")
                size = begun.head.size
                moved = [*begun.start[:size], *words[:i], colon, *begun.start[size:]]
                found = begun._replace(start=moved)
                return None if self._wrong(found) else found
        return None

    def wanted(self, order: Order, words: Sequence[Word]) -> bool:
        """Whether these words continue an order whose last word calls for more, rather than begin another."""
        if not order.open_ended():
            return False
        head = self.answering.heads.at(words)
        readable = order.word is not None and self.answering.readable(order.word, words)
        return head is None or not head.exact or readable

    def alternative(self, order: Order, words: Sequence[Word], *, apart: bool) -> bool:
        """Whether a numbered line is a further alternative of an order, rather than the next order in a list."""
        if order.word is None or (order.chunks[0].words and self.whole(words) is not None):
            return False
        return self.answering.readable(order.word, words) or (not apart and self.begun(words) is None)

    def wrapped(self, order: Order, begun: Begun) -> bool:
        """Whether a line that begins like an order is rather the rest of the order above, broken there."""
        assert order.word is not None
        if not self._wrong(begun):
            return False
        above = [word for chunk in order.last_wish() for word in chunk.words]
        if above and above[0].plain in ELSE:
            del above[0]
        return self.answering.faultless(order.head, order.word, [*above, *begun.start], order.where, order.before)

    def apart(self, line: Line) -> bool:
        """Whether a line below a note is not part of that note."""
        words = line_kinds.unnumbered(split(line_kinds.uncommented(line.text), line.number))[1]
        return (
            line_kinds.no_order(line.text, self.answering.numbered) is not None
            or not words
            or line_kinds.phase(words) is not None
            or line_kinds.challenge(words, self.answering.numbered) is not None
            or self.answering.heads.at(words) is not None
            or directives.directive_at(words) is not None
        )

    def begun(self, words: Sequence[Word]) -> Begun | None:
        """What begins with an order word, or with `IN 2` before one; None if nothing does."""
        scope = scope_at(words, 0, self.answering.numbered)
        start = words[scope[1] :] if scope is not None else words
        head = self.answering.heads.at(start)
        return None if head is None else Begun(head, start, scope[0] if scope is not None else None)

    def placed(self, order: str, where: int, when: When | None, line: int) -> str:
        """An order to be offered, with the challenge and phase of the headings above it, ready to be sent alone."""
        begun = self.whole(split(order, line)) if order and (where or when is not None) else None
        if begun is None:
            return order
        if where and begun.before is None and without_scope(begun.words, self.answering.numbered)[1] is None:
            clause = self.answering.clause(begun.start[0], begun.head.words[0], begun.words, where, None).clause
            order = f"IN {where} {order}" if clause is not None and clause.where == where else order
        return order if when is None else f"{when.heading}: {order}"

    def places(self, words: Sequence[Word]) -> list[int]:
        """The places of order words among the words, if written out."""
        return [i for i in range(min(len(words), MOST_WORDS)) if self.answering.heads.amid(words, i) is not None]

    def stuck(self, words: Sequence[Word]) -> int:
        """The place of the word at which an order cannot be read further; 0 if it can, or if there is no order."""
        begun = self.begun(words)
        if begun is None or len(begun.head.words) != 1:
            return 0
        wrong = self.answering.clause(begun.start[0], begun.head.words[0], begun.words, 0, begun.before).problems
        return next((i for i, word in enumerate(words) if wrong and word.column >= wrong[0].column), 0)

    def _wrong(self, begun: Begun) -> bool:
        """Whether the order cannot be read, or not whole."""
        if len(begun.head.words) != 1:
            return True
        return not self.answering.sound(begun.start[0], begun.head.words[0], begun.words, 0, begun.before)

    def _doubtful(self, ends: Sequence[str], several: Sequence[Begun]) -> bool:
        """Whether a condition, an alternative or an `IN 2` of one order might also be meant for another."""
        if any(begun.before is not None for begun in several) and any(begun.before is None for begun in several):
            return True
        plain = [{word.plain for word in begun.start} for begun in several]
        if not _LISTING.isdisjoint(ends) and not all((IF | ELSE).isdisjoint(said) for said in plain):
            return True
        led = (begun.words and begun.words[0].plain in IF for begun in several)
        return ";" in ends and any(led)
