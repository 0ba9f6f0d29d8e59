"""Prose: the lines of a letter that are plainly courtesy, so that nobody is told that `Best wishes` is no order."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from adjudicator.orders import elsewhere
from adjudicator.orders.spelling import Word

_GREETINGS: Final = frozenset(
    "hi hiya hello dear hey heya howdy greetings hallo moin servus ciao liebe lieber"
    " bonjour salut bonsoir cher chère".split()
)
_GREETED: Final = frozenset(
    [("good", "morning"), ("good", "evening"), ("good", "day"), ("good", "afternoon"), ("guten", "tag")]
)
_CLOSINGS: Final = (
    ("regards",),
    ("best",),
    ("cheers",),
    ("yours",),
    ("bye",),
    ("kind", "regards"),
    ("with", "best"),
    ("all", "the", "best"),
    ("good", "luck"),
    ("have", "fun"),
    ("grüsse",),
    ("gruss",),
    ("viele", "grüsse"),
    ("liebe", "grüsse"),
    ("schöne", "grüsse"),
    ("mit", "freundlichen", "grüssen"),
    ("cordialement",),
    ("amicalement",),
    ("à", "bientôt"),
    ("bien", "à"),
)
_THANKS: Final = (("thanks",), ("thank", "you"), ("many", "thanks"), ("danke",), ("vielen", "dank"), ("merci",))
_ORDERS: Final = frozenset("orders moves letter befehle züge ordres coups".split())
_RETRACTIONS: Final = (
    ("no", "wait"),
    ("no", ",", "wait"),
    ("scratch", "that"),
    ("strike", "that"),
    ("forget",),
    ("ignore",),
    ("cancel",),
    ("never", "mind"),
    ("correction",),
    ("on", "second", "thought"),
    ("on", "second", "thoughts"),
)
_WORDS: Final = {
    ("no", "orders"): "PASS",
    ("no", "order"): "PASS",
    ("nothing",): "PASS",
    ("do", "nothing"): "PASS",
    ("skip",): "PASS",
    ("tell",): "PRESS TO",
    ("message",): "PRESS TO",
    ("write", "to"): "PRESS TO",
    ("send", "a", "message"): "PRESS TO",
}
_PLEASE: Final = frozenset(["please", "bitte"])
_LONGEST_CLOSING: Final = 5
_LONGEST_NAME: Final = 4
_DRAWN: Final = frozenset("\"'*_`~")
"""Quotes and signs of emphasis before the first word."""


def bare(words: list[Word]) -> list[Word]:
    """A line without quotes and emphasis around it and without a `please` before it."""
    start = next((i for i, word in enumerate(words) if word.plain not in _DRAWN), 0)
    words = words[start:]
    while start and len(words) > 1 and words[-1].plain in _DRAWN:
        words = words[:-1]
    return words[1:] if words[0].plain in _PLEASE else words


def greets(words: Sequence[Word]) -> bool:
    """Whether a line at the head of a letter greets its reader."""
    plain = [word.plain for word in words]
    return plain[0] in _GREETINGS or tuple(plain[:2]) in _GREETED


def announces(words: Sequence[Word]) -> bool:
    """Whether a line only says that orders follow: `Here are my orders:`."""
    plain = [word.plain for word in words]
    return plain[-1] == ":" and len(plain) <= _LONGEST_CLOSING + 1 and not _ORDERS.isdisjoint(plain)


def closes(words: Sequence[Word]) -> bool:
    """Whether a line is the closing formula of a letter; thanks may be long."""
    plain = tuple(word.plain for word in words if word.plain.isalpha())
    if any(plain[: len(said)] == said for said in _THANKS):
        return True
    return len(plain) <= _LONGEST_CLOSING and any(plain[: len(said)] == said for said in _CLOSINGS)


def retracts(words: Sequence[Word]) -> bool:
    """Whether a line sounds as if something before it were to be taken back."""
    plain = tuple(word.plain for word in words)
    return any(plain[: len(said)] == said for said in _RETRACTIONS)


def instead(words: Sequence[Word]) -> str:
    """The word of the service for which a line says something else; empty if it does not."""
    plain = tuple(word.plain for word in words)
    known = chain(_WORDS.items(), *(wording.service.items() for wording in elsewhere.wordings()))
    return next((word for said, word in known if plain[: len(said)] == said), "")


def signs(words: Sequence[Word]) -> bool:
    """Whether a line below a closing formula can be its writer's name."""
    return len(words) <= _LONGEST_NAME and all(word.number is None for word in words)
