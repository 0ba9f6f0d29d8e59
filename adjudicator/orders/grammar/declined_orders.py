"""Declining: lines that want none of something, which is the last thing to be offered to their writers."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.words.lexer import Word

_NONE: Final = (("no",), ("don't",), ("dont",), ("do", "not"))
"""How they begin."""
_ANY: Final = frozenset(
    [*"any anyone anybody anything all everyone everybody everything at me for now please . !".split()]
)
"""What may stand behind the order word."""
_NEVER: Final = (*_NONE, ("never",), ("not",))


def denies(words: Sequence[Word]) -> bool:
    """Whether a line begins as one that says what is not wanted."""
    return _begun(words, _NEVER) > 0


def declined(words: Sequence[Word], heads: Heads) -> str:
    """The order word of what a line wants none of, as `no deal` and `don't zap anyone` do; empty for any other line."""
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
    """How many words of a line are the way in which it begins, 0 if it begins in none of these."""
    return next((len(said) for said in ways if tuple(word.plain for word in words[: len(said)]) == said), 0)
