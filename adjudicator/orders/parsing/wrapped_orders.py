"""Wrapped orders: how many of the lines below an order belong to it, because they make more of it readable."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.phrase_parser import PASSED_OVER
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.parsing.clause_parser import ClauseParser, Outcome
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import courtesy, synonyms
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.names import SEAT
from adjudicator.orders.words.segments import starts_alternative

_JOINING: Final = ("with", "from", "to")
"""Words that may be missing before a number or a place."""
_ALIKE: Final = 70
"""How alike (0 to 100) a misspelt word and the intended one must be."""
_LEAST: Final = 2
"""Words of a line whose first one is wrong: a single word is too little to tell."""
_SHORT: Final = 3
"""Words of a line that ends with a number: a longer one may be about anything."""
_TRIED: Final = 3
"""At most this many words are tried for one."""
MOST_LINES: Final = 20
"""Lines that one alternative may be wrapped over; trying more would take too long for a hostile letter."""


def parted(parser: ClauseParser, order: Order, word: str) -> tuple[list[Chunk], list[Chunk]]:
    """The lines that belong to an order, and those that do not.

    Alternatives below a line that does not, and speaks of the game, are those of that line.
    """
    taken: list[Chunk] = []
    left: list[Chunk] = []
    over = False
    for wish in order.wishes():
        fits = [] if over else _fitting(parser, order, word, wish)
        taken += fits
        several = set(fits)
        apart = [chunk for chunk in wish if chunk not in several]
        left += apart
        over = over or any(speaks(chunk.words, parser) for chunk in apart)
    return taken, left


def _fitting(parser: ClauseParser, order: Order, word: str, wish: Sequence[Chunk]) -> list[Chunk]:
    """The lines that belong to one alternative: it takes soft lines as long as they make more of it readable."""
    fits = [chunk for chunk in wish if not chunk.soft]
    failed = answered(parser, order, word, fits, alone=True).problems if len(fits) < len(wish) else ()
    soft = [i for i, chunk in enumerate(wish) if chunk.soft][:MOST_LINES]
    for last in soft:
        longer = [chunk for i, chunk in enumerate(wish) if i <= last or not chunk.soft]
        problems = answered(parser, order, word, longer, alone=True).problems
        own = parser.heads.called(wish[last].words)[1]  # `shoot Blue` is an order of its own, in other words
        more = not own and (goes_on(problems, wish[last]) or (failed and _better(problems, failed)))
        more = more or (problems and not own and _belongs(parser, order, word, longer, wish[last]))
        if problems and not more:
            break
        fits, failed = longer, problems
    return fits


def _belongs(parser: ClauseParser, order: Order, word: str, chunks: Sequence[Chunk], chunk: Chunk) -> bool:
    """Whether a line that cannot be read shows that it is the rest of an order."""
    return slipped(parser, order, word, chunks, chunk) or reads_on(parser, order, chunks, chunk)


def goes_on(problems: Sequence[Problem], chunk: Chunk) -> bool:
    """Whether a line was read as the rest of an order until something unreadable: `with wug` below `ATTACK planet 4`.

    Without it the order would be another one.
    """
    said = [word for word in chunk.words if word.plain not in PASSED_OVER]
    if not problems or not said or courtesy.ours().closes(chunk.words):
        return False
    first = problems[0]
    return first.line == chunk.line.number and first.column > said[0].column


def leads(word: Word, parser: ClauseParser) -> bool:
    """Whether it is a word of orders, such as `with`, and no name."""
    return word.plain in _leading(parser) and not parser.names.whole([word])


def _leading(parser: ClauseParser) -> frozenset[str]:
    """The words of orders with which a continuing line may begin."""
    return frozenset([said[0] for said in parser.grammar.patterns.values() if isinstance(said[0], str)])


def speaks(words: Sequence[Word], parser: ClauseParser) -> bool:
    """Whether words name something of the game, or a number of it."""
    return any(
        word.number is not None or parser.names.whole(words, at) > 0 or _calls(words, at, parser)
        for at, word in enumerate(words)
    )


def _calls(words: Sequence[Word], at: int, parser: ClauseParser) -> bool:
    """Whether the name of a player stands at a place."""
    who = parser.names.match(SEAT, words, at)
    if who is not None and who.called is not None:
        parser.alternatives.call(words, at, *who.called)
    return who is not None and who.called is not None


def slipped(parser: ClauseParser, order: Order, word: str, chunks: Sequence[Chunk], chunk: Chunk) -> bool:
    """Whether a line would be the rest of an order if its words were spelt correctly, or its first one not missing.

    `frmo home 1` and `3 from home 1` below `ATTACK planet 4` say where the tokens come from: the attack must not come
    from elsewhere.
    """
    from rapidfuzz import fuzz

    first = chunk.words[0]
    if len(chunk.words) < _LEAST or not speaks(chunk.words, parser) or parser.heads.at(chunk.words) is not None:
        return False
    named = first.number is not None or parser.names.whole(chunk.words) > 0
    leading = sorted(_leading(parser))
    alike = [] if named else [one for one in leading if fuzz.ratio(one, first.plain) >= _ALIKE][:_TRIED]
    ends = [[_said(one, first), *chunk.words[1:]] for one in alike]
    ends += [[_said(one, first), *chunk.words] for one in _JOINING]
    return any(_mended(parser, order, word, chunks, chunk, words) for words in ends)


def reads_on(parser: ClauseParser, order: Order, chunks: Sequence[Chunk], chunk: Chunk) -> bool:
    """Whether a line ends with the rest of an order, whatever it begins with: `sending 3 from home 1`."""
    words, polite = chunk.words, courtesy.ours()
    if order.word is None or polite.closes(words) or polite.greets(words) or synonyms.instead(words):
        return False
    heads = (parser.heads.amid(words, at) for at in range(len(words)))
    if any(head is not None and order.word not in head.words for head in heads):
        return False  # an order of another kind
    leading = [at for at in range(1, len(words) - 1) if leads(words[at], parser)]
    ends = [[*words[at:]] for at in leading if words[at].plain not in PASSED_OVER][:_TRIED]
    if len(words) <= _SHORT and words[-1].number is not None and words[0].number is None:
        ends += [[_said(one, words[-1]), words[-1]] for one in _JOINING]
    return any(_mended(parser, order, order.word, chunks, chunk, end) for end in ends)


def _said(word: str, at: Word) -> Word:
    """A word of orders in the place of another, or before it: it stands in no column of its own."""
    return at._replace(text=word, plain=word, number=None, column=0)


def _mended(
    parser: ClauseParser, order: Order, word: str, chunks: Sequence[Chunk], chunk: Chunk, words: list[Word]
) -> bool:
    """Whether an order can be read with these words in the place of its last line, once names in them are spelt right.

    What is like a misspelt name is enough here: nothing is carried out, and the answer names the line.
    """
    before = [one for one in chunks if one is not chunk]
    for _ in range(_TRIED):
        problems = answered(parser, order, word, [*before, Chunk(chunk.line, words)], alone=True).problems
        if not problems:
            return True
        meant = split(problems[0].suggestion)
        at = next((i for i, one in enumerate(words) if one.column == problems[0].column), 0)
        if not at or not meant or problems[0].line != chunk.line.number or len(meant) > len(words) - at:
            return False
        places = words[at : at + len(meant)]
        spelt = [
            one._replace(line=to.line, column=to.column, end=to.end) for one, to in zip(meant, places, strict=True)
        ]
        words = [*words[:at], *spelt, *words[at + len(meant) :]]
    return False


def _better(problems: Sequence[Problem], failed: Sequence[Problem]) -> bool:
    """Whether adding lines of an order moves what is wrong with it, or allows an order to be offered for it."""
    if [(one.line, one.column, one.sentence) for one in problems] != [
        (one.line, one.column, one.sentence) for one in failed
    ]:
        return True
    return any(one.suggestion for one in problems) and not any(one.suggestion for one in failed)


def answered(parser: ClauseParser, order: Order, word: str, chunks: Sequence[Chunk], *, alone: bool = False) -> Outcome:
    """The clause that some of the chunks of an order make, or that one alternative would make alone."""
    words = [one for chunk in chunks for one in chunk.words]
    if alone and words and starts_alternative(words, 0):
        del words[0]
    return parser.clause(order.head, word, words, order.where, order.before)
