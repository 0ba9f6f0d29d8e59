"""Declined orders: lines such as `no deal`, which say what is not wanted, so that it is not offered."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.words.lexer import Word

_NONE: Final = (("no",), ("don't",), ("dont",), ("do", "not"))
"""The words such lines begin with."""
_ANY: Final = frozenset(
    [*"any anyone anybody anything all everyone everybody everything at me for now please . !".split()]
)
"""Words that may follow the order word."""
_NEVER: Final = (*_NONE, ("never",), ("not",))


def denies(words: Sequence[Word]) -> bool:
    """Whether a line begins with words that say what is not wanted."""
    return _begun(words, _NEVER) > 0


def declined(words: Sequence[Word], heads: Heads) -> str:
    """The order word for what a line does not want, `no deal` or `don't zap anyone`; empty for any other line."""
    size = _begun(words, _NONE)
    head = heads.at(words, size) if size else None
    called, taken = heads.called(words[size:]) if size else ([], 0)
    if head is not None and head.exact:
        word, end = head.words[0], size + head.size
    elif called:
        word, end = called[0].word, size + taken
    else:
        return ""
    return word if all(word.plain in _ANY for word in words[end:]) else ""


def _begun(words: Sequence[Word], ways: Sequence[tuple[str, ...]]) -> int:
    """How many words such a line begins with; 0 if it begins in none of these ways."""
    return next((len(said) for said in ways if tuple(word.plain for word in words[: len(said)]) == said), 0)
