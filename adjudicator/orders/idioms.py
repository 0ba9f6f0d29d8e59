"""Idioms: what people say for the words of the language, and what they put around an order out of courtesy."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.spelling import Word

_SAID: Final = {
    ("when",): "if",
    ("whenever",): "if",
    ("only", "if"): "if",
    ("only", "when"): "if",
    ("but", "only", "if"): "if",
    ("in", "case"): "if",
    ("provided", "that"): "if",
    ("provided",): "if",
    ("except", "if"): "unless",
    ("except", "when"): "unless",
    ("but", "not", "if"): "unless",
    ("but", "not", "when"): "unless",
    ("or", "else"): "else",
    ("failing", "that"): "else",
    ("alternatively",): "else",
}
"""IF, UNLESS and ELSE in other words; the longer phrase is looked for first."""

_BEFORE: Final = (
    ("could", "you", "please"),
    ("can", "you", "please"),
    ("would", "you", "please"),
    ("i", "would", "like", "to"),
    ("i'd", "like", "to"),
    ("i", "want", "to"),
    ("i", "am", "going", "to"),
    ("i", "will"),
    ("i", "shall"),
    ("i'll",),
    ("i",),
    ("let", "me"),
    ("let's",),
    ("please",),
    ("then",),
    ("also",),
    ("finally",),
    ("ok",),
    ("okay",),
)
_BEHIND: Final = (
    ("thank", "you", "very", "much"),
    ("thank", "you"),
    ("many", "thanks"),
    ("thanks",),
    ("thx",),
    ("please",),
    ("pls",),
    ("merci",),
    ("danke",),
)
_SIGNS: Final = frozenset([",", ".", "!", "-", ";"])
_MOST_BEFORE: Final = 3


def _at(words: Sequence[Word], at: int, said: Sequence[str]) -> bool:
    return len(words) >= at + len(said) and all(words[at + i].plain == one for i, one in enumerate(said))


_FIRST: Final = frozenset(said[0] for said in _SAID)


def plainly(words: list[Word]) -> list[Word]:
    """The words with IF, UNLESS and ELSE in place of what was said for them."""
    if _FIRST.isdisjoint(word.plain for word in words):
        return words
    found: list[Word] = []
    at = 0
    while at < len(words):
        word = words[at]
        fitting = [said for said in _SAID if word.plain == said[0] and _at(words, at, said)]
        if fitting:
            said = max(fitting, key=len)
            found.append(word._replace(plain=_SAID[said], end=words[at + len(said) - 1].end))
            at += len(said)
        else:
            found.append(word)
            at += 1
    return found


def before(words: Sequence[Word]) -> int:
    """How many words at the start are courtesy: `I would like to`, `please`."""
    at = 0
    for _ in range(_MOST_BEFORE):
        size = next((len(said) for said in _BEFORE if _at(words, at, said)), 0)
        if not size:
            break
        at += size
        while at < len(words) and words[at].plain in (",", ":"):
            at += 1
    return at


def thankless(words: Sequence[Word], *, asked: bool) -> Sequence[Word]:
    """The words without thanks at their end, and without the question mark of a polite question (`asked`)."""
    end = len(words)
    while end and (words[end - 1].plain in _SIGNS or (asked and words[end - 1].plain == "?")):
        end -= 1
    for said in _BEHIND:
        if end > len(said) and _at(words, end - len(said), said):
            end -= len(said)
            while end and words[end - 1].plain in _SIGNS:
                end -= 1
            return words[:end]
    return words[:end] if asked else words
