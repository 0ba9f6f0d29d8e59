"""Prose: the lines of a letter that are plainly courtesy, so that nobody is told that `Best wishes` is no order."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.spelling import Word

_GREETINGS: Final = frozenset("hi hello dear hey greetings hallo moin servus ciao".split())
_CLOSINGS: Final = (
    ("regards",),
    ("best",),
    ("cheers",),
    ("thanks",),
    ("thank", "you"),
    ("yours",),
    ("bye",),
    ("kind", "regards"),
    ("many", "thanks"),
    ("with", "best"),
    ("all", "the", "best"),
    ("good", "luck"),
    ("have", "fun"),
)
_LONGEST_CLOSING: Final = 5
_LONGEST_NAME: Final = 4


def bare(words: list[Word]) -> list[Word]:
    """A line without quotes around all of it and without a `please` before it."""
    if len(words) > 2 and words[0].plain == words[-1].plain == '"':
        words = words[1:-1]
    return words[1:] if words[0].plain == "please" else words


def greets(words: Sequence[Word]) -> bool:
    """Whether a line at the head of a letter greets its reader."""
    plain = [word.plain for word in words]
    return plain[0] in _GREETINGS or (plain[0] == "good" and plain[1:2] in (["morning"], ["evening"], ["day"]))


def closes(words: Sequence[Word]) -> bool:
    """Whether a line is the closing formula of a letter."""
    plain = tuple(word.plain for word in words if word.plain.isalpha())
    return len(plain) <= _LONGEST_CLOSING and any(plain[: len(said)] == said for said in _CLOSINGS)


def signs(words: Sequence[Word]) -> bool:
    """Whether a line below a closing formula can be its writer's name."""
    return len(words) <= _LONGEST_NAME and all(word.number is None for word in words)
