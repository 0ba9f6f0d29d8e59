"""Near orders: words that are one order once a single thing is put right, such as a missing order word.

Nothing is read by this: the order is only offered.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.parsing.clause_parser import alone
from adjudicator.orders.parsing.line_starts import AFTER_CONDITION, Beginnings
from adjudicator.orders.words import doubts, synonyms
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.segments import CONDITIONAL, IF, scope_at

_ADDRESSED: Final = 3
"""The words of `with Blue:`."""
_LIKE_ENOUGH: Final = 74
"""How alike (0 to 100) words must be; `mehc` is 75 like mech."""
_MOST_SLIPS: Final = 4
"""Misspellings of one order; more unknown words are no misspellings."""


def called(words: Sequence[Word], beginnings: Beginnings, *, look: bool = True) -> tuple[str, str] | None:
    """What to say of words that people use instead of an order word; with the order, if that is looked for."""
    scope = scope_at(words, 0, beginnings.parser.numbered)
    bare = words[scope[1] :] if scope is not None else words
    choices, size = beginnings.heads.called(bare)
    before = scope[0] if scope is not None else None
    for choice in choices if look else ():
        if order := meant(bare, beginnings, choice.word, size, before):
            return house("order-called", word=choice.word, example=choice.example), order
    if not choices:
        return None
    words_for = Several(list(dict.fromkeys(choice.word for choice in choices)), "or")
    return house("order-called", word=words_for, example=choices[0].example), ""


def meant(
    words: Sequence[Word], beginnings: Beginnings, word: str = "", size: int = 1, before: int | None = None
) -> str:
    """The one order that the words make without the first word, or with another in its place; empty if none.

    If it is known which `word` is meant, only that word is tried; it may then replace several words.
    """
    rest = words[size + 1 :] if size < len(words) and words[size].plain == ":" else words[size:]
    if word:
        return beginnings.parser.mended(split(word, words[0].line)[0], word, rest, before)
    if beginnings.whole(rest) is not None:
        return quoted(rest)
    return wordless(rest, beginnings) or behind(rest, beginnings) if rest else ""


def stumbling(words: Sequence[Word], beginnings: Beginnings) -> str:
    """What is wrong with an order that cannot be read whole; empty if it is no order."""
    begun = beginnings.begun(words)
    if begun is None or not begun.head.exact or len(begun.head.words) > 1:
        return ""
    read = beginnings.parser.clause(begun.start[0], begun.head.words[0], begun.words, 0, begun.before)
    return alone(read.problems[0].sentence) if read.problems else ""


def about(words: Sequence[Word], beginnings: Beginnings) -> type[Choice] | None:
    """The one choice that can be read from the first two words, or the first, without its order word."""
    readable = beginnings.parser.alternatives.readable
    for size in (2, 1):
        found = [word for word in beginnings.heads.offered() if readable(word, words[:size])]
        if len(found) == 1:
            return beginnings.heads.choices[found[0]][0]
    return None


def put_right(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The order that the words make with what is offered for misspelt ones in their place; empty if they make none."""
    said = list(words)
    for _ in range(_MOST_SLIPS):
        begun = beginnings.begun(said)
        if begun is None or len(begun.head.words) != 1:
            return ""
        wrong = beginnings.parser.clause(begun.start[0], begun.head.words[0], begun.words, 0, begun.before).problems
        at = next((i for i, word in enumerate(said) if wrong and word.column >= wrong[0].column), 0)
        meant = split(wrong[0].suggestion, said[at].line) if at else []
        if not meant or beginnings.begun(meant) is not None:
            return ""
        first = said[at]
        meant = [one._replace(column=first.column, end=first.end) for one in meant]
        if not _alike(said[at : at + len(meant)], meant):
            return ""
        said = [*said[:at], *meant, *said[at + len(meant) :]]
        if beginnings.whole(said) is not None:
            return quoted(map(written, said))
    return ""


def respelt(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The order whose word has several words, of which others than the first are misspelt: `AS ENVOYY`; else empty."""
    begun = beginnings.begun(words)
    if begun is None or begun.head.exact or len(begun.head.words) != 1:
        return ""
    word = begun.head.words[0]
    meant = split(word)
    if begun.head.size >= len(meant) or not _alike(begun.start[: len(meant)], meant):
        return ""
    return beginnings.parser.mended(begun.start[0], word, begun.start[len(meant) :], begun.before)


def _alike(said: Sequence[Word], meant: Sequence[Word]) -> bool:
    """Whether words are so alike, one by one, that these are the others misspelt."""
    from rapidfuzz import fuzz

    pairs = zip(said, meant, strict=False)
    return len(said) == len(meant) and all(fuzz.ratio(one.plain, other.plain) >= _LIKE_ENOUGH for one, other in pairs)


def behind(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The one order whose order word stands after its object: `FLARE virus` for `virus flare`."""
    head = beginnings.heads.at(words, len(words) - 1) if len(words) > 1 else None
    if head is None or not head.exact or beginnings.whole([words[-1], *words[:-1]]) is None:
        return ""
    return f"{head.words[0]} {quoted(words[:-1])}"


def unaddressed(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The one order that is left when the other player's name is taken out: `DEAL with Blue: give Attack 4`."""
    head = beginnings.heads.at(words)
    if head is None or not head.exact or len(words) < head.size + _ADDRESSED + 1:
        return ""
    beside = words[head.size : head.size + _ADDRESSED]
    rest = [*words[: head.size], *words[head.size + _ADDRESSED :]]
    player = beside[1].plain in beginnings.parser.players
    named = beside[0].plain == "with" and player and beside[2].plain in (":", ",")
    return quoted(rest) if named and beginnings.whole(rest) else ""


def repeated(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The order beside which the words say that it is for every turn, with EVERY TURN before it; empty if none."""
    every = doubts.ours().repeating
    for rest in (words[every.before(words) :], words[: len(words) - every.behind(words, len(words))]):
        order = quoted(rest) if beginnings.whole(rest) is not None else elsewhere(rest, beginnings)
        if order and len(rest) < len(words):
            return f"EVERY TURN {order}"
    return ""


def elsewhere(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The one order that the words make in another language; empty if none."""
    for said in synonyms.english(words):
        begun = beginnings.begun(said)
        if begun is not None and begun.head.exact and len(begun.head.words) == 1:
            order = beginnings.parser.mended(begun.start[0], begun.head.words[0], begun.words, begun.before)
            if order:
                return order
    return ""


def wordless(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The one order that the words make once the missing order word is put in front; empty if none.

    A line with a condition is a sentence rather than the answer to what was just read.
    """
    if not IF.isdisjoint([word.plain for word in words]):
        return ""
    found = [word for word in beginnings.heads.offered() if beginnings.parser.alternatives.readable(word, words)]
    return f"{found[0]} {quoted(words)}" if len(found) == 1 else ""


def put_first(words: Sequence[Word], beginnings: Beginnings) -> str:
    """The one order that follows a condition without a sign between them, with the condition moved; empty if none.

    `IF I lose ZAP Blue` is ZAP Blue IF I lose. An order with alternatives would be ambiguous.
    """
    if sum(word.plain in CONDITIONAL for word in words) > 1:
        return ""
    for at in beginnings.places(words):
        bare = [word for word in words[:at] if word.plain not in AFTER_CONDITION]
        if beginnings.parser.alternatives.conditional(bare) and beginnings.whole([*words[at:], *bare]) is not None:
            return f"{quoted(words[at:])} {quoted(bare)}"
    return ""
