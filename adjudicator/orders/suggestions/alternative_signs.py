"""Alternative signs: signs and brackets between alternatives, `planet 4/2` and `planet 4 (or 2)`, replaced by OR.

Nothing is read by this: the corrected line is only offered.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word

_PARTING: Final = frozenset(["or", "else", "/"])
_DROPPED: Final = tuple(
    said.split()
    for said in (
        "if that is not possible",
        "if that not possible",
        "if it is not possible",
        "if it not possible",
        "if this is not possible",
        "if not possible",
        "if that is impossible",
        "if impossible",
        "if possible",
        "if i can",
        "if i may",
        "if that is allowed",
        "if allowed",
        "if that fails",
        "if invited",
        "if i am invited",
        "if i'm invited",
        "if they invite me",
        "if i can't",
        "if i cannot",
    )
)
"""Words that say what every alternative says anyway."""
_ALONE: Final = tuple(said for said in _DROPPED if {"not", "impossible", "fails", "can't", "cannot"}.isdisjoint(said))
"""The same for an order without alternatives: `if not possible` alone refers to the order above."""
_MOST: Final = max(map(len, _DROPPED))


def parted(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with OR in place of a slash between two things, and without words that say the obvious."""
    several = any(word.plain in _PARTING for word in words)
    said: list[str] = []
    at = 0
    while at < len(words):
        word = words[at]
        size = understood(words[at:]) if several else _understood(words[at:], _ALONE)
        if size and (several or at + size == len(words)):
            at += size
            continue
        if said and (word.plain == "/" or (several and _listing(words, at))):
            said.append("or")
        elif _bracket(words, at) or (word.plain == ")" and "(" not in said):
            pass
        elif said and _glued(words, at) and said[-1] != "or":
            said[-1] += word.text
        else:
            said.append(word.text)
        at += 1
    while said and said[-1] in (",", ";", "or", "else"):
        said.pop()
    if " ".join(said) != " ".join(word.text for word in words):
        yield " ".join(said)


def _glued(words: Sequence[Word], at: int) -> bool:
    """Whether a word follows the one before without a space, and nothing between them was left out."""
    before = words[at - 1]
    return before.end == words[at].column and before.plain != "/" and not _bracket(words, at - 1)


def _bracket(words: Sequence[Word], at: int) -> bool:
    """Whether a bracket opens here around another alternative: `planet 4 (or 2)`."""
    behind = words[at + 1].plain if at + 1 < len(words) else ""
    return words[at].plain == "(" and behind in ("or", "else", "otherwise")


def _listing(words: Sequence[Word], at: int) -> bool:
    """Whether a comma parts two numbers of a list of alternatives: `planet 4, 2 or 1`."""
    if words[at].plain != "," or not 0 < at < len(words) - 2 or words[at + 2].plain not in (",", "or"):
        return False
    return words[at - 1].number is not None and words[at + 1].number is not None


def understood(words: Sequence[Word]) -> int:
    """How many words at the start say what ELSE says anyway: `if that's not possible`."""
    return _understood(words, _DROPPED)


def _understood(words: Sequence[Word], phrases: Sequence[Sequence[str]]) -> int:
    plain = [word.plain for word in words[:_MOST]]
    return next((len(said) for said in phrases if plain[: len(said)] == said), 0)
