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
    ("second", "choice"): "else",
    ("third", "choice"): "else",
    ("next", "choice"): "else",
    ("last", "choice"): "else",
    ("if", "that", "fails"): "else",
    ("if", "that", "fails", ","): "else",
    ("if", "not", ","): "else",
    ("w", "/"): "with",
    ("using",): "with",
    ("the", "rest"): "rest",
}
"""IF, UNLESS, ELSE and others in other words; the longer phrase is looked for first."""

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
    ("ich", "möchte"),
    ("bitte",),
    ("pls",),
    ("plz",),
    ("kindly",),
    ("so",),
    ("and", "then"),
    ("and", "also"),
    ("and", "please"),
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
    ("plz",),
    ("cheers",),
    ("ta",),
    ("tia",),
    ("merci",),
    ("danke",),
    ("bitte",),
)
_SIGNS: Final = frozenset([",", ".", "!", "-", ";"])
_MOST_BEFORE: Final = 3


_BEFORE_BY_FIRST: Final = {said[0]: [one for one in _BEFORE if one[0] == said[0]] for said in _BEFORE}
_BEHIND_BY_LAST: Final = {said[-1]: [one for one in _BEHIND if one[-1] == said[-1]] for said in _BEHIND}


def _at(words: Sequence[Word], at: int, said: Sequence[str]) -> bool:
    return len(words) >= at + len(said) and all(words[at + i].plain == one for i, one in enumerate(said))


_FIRST: Final = frozenset(said[0] for said in _SAID)
_ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
_ENDINGS: Final = frozenset(["st", "nd", "rd", "th"])


def _ordinal(words: Sequence[Word], at: int) -> tuple[Word, int] | None:
    """The number that `4th` or `the fourth` is at a place, and the place of what it counts."""
    word = words[at]
    if word.plain in _ORDINALS and at and words[at - 1].plain == "the":
        number, end = _ORDINALS[word.plain], at + 1
    elif word.number is not None and at + 1 < len(words) and words[at + 1].plain in _ENDINGS:
        if word.end != words[at + 1].column:
            return None
        number, end = word.number, at + 2
    else:
        return None
    if end == len(words) or not words[end].plain.isalpha() or words[end].number is not None:
        return None
    return word._replace(plain=str(number), number=number, end=words[end - 1].end), end


def plainly(words: list[Word]) -> list[Word]:
    """The words with IF, UNLESS and ELSE in place of what was said for them, and `planet 4` for the fourth planet."""
    found: list[Word] = []
    at = 0
    quoted = False
    while at < len(words):
        word = words[at]
        quoted = quoted is not (at > 0 and word.plain == '"')
        if quoted:  # what an order says in quotes means nothing here; a line may stand in quotes as a whole
            found.append(word)
            at += 1
            continue
        ordinal = _ordinal(words, at)
        if ordinal is not None:
            number, counted = ordinal
            found += [words[counted], number]
            at = counted + 1
            continue
        fitting = [said for said in _SAID if word.plain in _FIRST and _at(words, at, said)]
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
        likely = _BEFORE_BY_FIRST.get(words[at].plain, ()) if at < len(words) else ()
        size = next((len(said) for said in likely if _at(words, at, said)), 0)
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
    for said in _BEHIND_BY_LAST.get(words[end - 1].plain, ()) if end else ():
        if end > len(said) and _at(words, end - len(said), said):
            end -= len(said)
            while end and words[end - 1].plain in _SIGNS:
                end -= 1
            return words[:end]
    return words[:end] if asked else words
