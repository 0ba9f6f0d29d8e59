"""Line starts: finds the order in a line that does not begin with an order word.

`I would like to ATTACK ...` is an order as soon as it can be read as one; so is `If Blue uses Virus: ZAP Blue`, and
`RELEASE to home 1. ATTACK planet 4` is two orders. Nothing is taken for an order here unless it can be read whole.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.orders.grammar.order_heads import Head, Heads
from adjudicator.orders.grammar.phrase_parser import MOST_WORDS
from adjudicator.orders.lines import line_kinds, numbered_labels
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Order
from adjudicator.orders.parsing.clause_parser import ClauseParser
from adjudicator.orders.values.kept_orders import When
from adjudicator.orders.words import courtesy, directives
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import Likeness, Names
from adjudicator.orders.words.segments import ELSE, IF, scope_at, without_scope

_FULL_STOPS: Final = frozenset([".", "!"])
LISTING: Final = frozenset(["and", "&", ",", "then"])
PARTS: Final = frozenset([*_FULL_STOPS, ";", *LISTING])
"""What can stand between two orders on one line."""
AFTER_CONDITION: Final = frozenset([":", ",", "then"])
"""What may stand between a condition and its order."""
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

    __slots__ = ("parser",)

    def __init__(self, parser: ClauseParser) -> None:
        self.parser = parser

    def whole(self, words: Sequence[Word]) -> Begun | None:
        """The one order that these words make from beginning to end, if its word is written out; otherwise None."""
        begun = self.begun(words)
        return begun if begun is not None and begun.head.exact and not self._wrong(begun) else None

    def makes_orders(self, words: Sequence[Word]) -> bool:
        """Whether these words make one order from beginning to end, or several."""
        return self.whole(words) is not None or bool(self.several(words))

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
        asked_for = directives.asked(bare, self.parser.seats)
        return bare if asked_for or self.several(bare) or self.whole(bare) is not None else words

    @property
    def heads(self) -> Heads:
        """The order words."""
        return self.parser.heads

    @property
    def names(self) -> Names:
        """The names that the writer can use."""
        return self.parser.names

    def _labelled(self, words: Sequence[Word]) -> Sequence[Word]:
        """`Action 1: attack Blue with lasers` as `ATTACK Blue with lasers as action 1`; other words unchanged."""
        rest = numbered_labels.behind(words)
        rest = rest[courtesy.ours().before(rest, 0) :]
        head = self.parser.heads.at(rest) if rest else None
        choices = self.parser.heads.choices[head.words[0]] if head is not None else ()
        if not any(choice.label == words[0].plain for choice in choices):
            return words
        moved = numbered_labels.moved(words[:2], rest)
        return moved if self.whole(moved) is not None else words

    def _uncoloned(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words without a colon in the middle of their order word: `Flare: Laser`."""
        if len(words) < 3 or words[1].plain != ":":
            return words
        head, longer = self.parser.heads.at(words), self.parser.heads.at([words[0], *words[2:]])
        parted = head is not None and longer is not None and longer.size > head.size
        return [words[0], *words[2:]] if parted else words

    def several(self, words: Sequence[Word]) -> list[Begun]:
        """The orders that one line gives one after the other; empty if it gives only one, or cannot be parted."""
        ends = [
            i
            for i in range(1, len(words) - 1)
            if words[i].plain in PARTS and (head := self.parser.heads.at(words, i + 1)) and head.exact
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

    def heading(self, words: Sequence[Word]) -> int:
        """How many words at the start are the heading of a challenge; an order that is offered names that challenge."""
        found = line_kinds.challenge(words, self.parser.numbered) if words else None
        return found[1] if found is not None else 0

    def names_somebody(self, words: Sequence[Word]) -> bool:
        """Whether the words begin with a seat, as the description of a challenge does: `Red attacks Blue`."""
        who = self.parser.names.match("seat", words, 0)
        if who is not None and who.called is not None:
            self.parser.alternatives.call(words, 0, *who.called)
            return True
        return who is not None and who.fit.likeness is Likeness.EXACT

    def conditional(self, words: Sequence[Word]) -> Begun | None:
        """The order that stands after its condition: `IF Blue uses Virus: ZAP Blue`."""
        if not words or words[0].plain not in IF:
            return None
        for i in range(2, min(len(words) - 1, MOST_WORDS)):
            if words[i].plain not in AFTER_CONDITION or self.parser.heads.at(words, i + 1) is None:
                continue
            begun = self.begun(words[i + 1 :])
            if begun is not None and begun.head.exact and self.parser.alternatives.conditional(words[:i]):
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
        head = self.parser.heads.at(words)
        readable = order.word is not None and self.parser.alternatives.readable(order.word, words)
        return head is None or not head.exact or readable

    def alternative(self, order: Order, words: Sequence[Word], *, apart: bool) -> bool:
        """Whether a numbered line is a further alternative of an order, rather than the next order in a list."""
        if order.word is None or (order.chunks[0].words and self.whole(words) is not None):
            return False
        return self.parser.alternatives.readable(order.word, words) or (not apart and self.begun(words) is None)

    def wrapped(self, order: Order, begun: Begun) -> bool:
        """Whether a line that begins like an order is rather the rest of the order above, broken there."""
        assert order.word is not None
        if not self._wrong(begun):
            return False
        above = [word for chunk in order.last_wish() for word in chunk.words]
        if above and above[0].plain in ELSE:
            del above[0]
        return self.parser.faultless(order.head, order.word, [*above, *begun.start], order.where, order.before)

    def apart(self, line: Line) -> bool:
        """Whether a line below a note is not part of that note."""
        words = line_kinds.unnumbered(split(line_kinds.uncommented(line.text), line.number))[1]
        return (
            line_kinds.no_order(line.text, self.parser.numbered) is not None
            or not words
            or line_kinds.phase(words) is not None
            or line_kinds.challenge(words, self.parser.numbered) is not None
            or self.parser.heads.at(words) is not None
            or directives.directive_at(words) is not None
        )

    def begun(self, words: Sequence[Word]) -> Begun | None:
        """What begins with an order word, or with `IN 2` before one; None if nothing does."""
        scope = scope_at(words, 0, self.parser.numbered)
        start = words[scope[1] :] if scope is not None else words
        head = self.parser.heads.at(start)
        return None if head is None else Begun(head, start, scope[0] if scope is not None else None)

    def placed(self, order: str, where: int, when: When | None, line: int) -> str:
        """An order to be offered, with the challenge and phase of the headings above it, ready to be sent alone."""
        begun = self.whole(split(order, line)) if order and (where or when is not None) else None
        if begun is None:
            return order
        if where and begun.before is None and without_scope(begun.words, self.parser.numbered)[1] is None:
            clause = self.parser.clause(begun.start[0], begun.head.words[0], begun.words, where, None).clause
            order = f"IN {where} {order}" if clause is not None and clause.where == where else order
        return order if when is None else f"{when.heading}: {order}"

    def places(self, words: Sequence[Word]) -> list[int]:
        """The places of order words among the words, if written out."""
        return [i for i in range(min(len(words), MOST_WORDS)) if self.parser.heads.amid(words, i) is not None]

    def _wrong(self, begun: Begun) -> bool:
        """Whether the order cannot be read, or not whole."""
        if len(begun.head.words) != 1:
            return True
        return not self.parser.sound(begun.start[0], begun.head.words[0], begun.words, 0, begun.before)

    def _doubtful(self, ends: Sequence[str], several: Sequence[Begun]) -> bool:
        """Whether a condition, an alternative or an `IN 2` of one order might also be meant for another."""
        if any(begun.before is not None for begun in several) and any(begun.before is None for begun in several):
            return True
        plain = [{word.plain for word in begun.start} for begun in several]
        if not LISTING.isdisjoint(ends) and not all((IF | ELSE).isdisjoint(said) for said in plain):
            return True
        led = (begun.words and begun.words[0].plain in IF for begun in several)
        return ";" in ends and any(led)
