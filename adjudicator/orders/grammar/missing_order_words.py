"""Missing order words: an order without its order word, `Attack 20` for CARD Attack 20, is offered with it."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words.lexer import Word, quoted
from adjudicator.orders.words.segments import placed, without_scope

_SHORT: Final = 4
_MOST_GUESSED: Final = 20
"""At most this many orders are searched for what they may mean: it takes long, and a hostile letter is long."""


class Wordless:
    """Finds such orders in one letter; `readable` says whether words can follow an order word."""

    __slots__ = ("_guessed", "_heads", "_numbered", "_readable")

    def __init__(self, heads: Heads, numbered: str, readable: Callable[[str, Sequence[Word]], bool]) -> None:
        self._heads = heads
        self._numbered = numbered
        self._readable = readable
        self._guessed: dict[tuple[Word, ...], str] = {}

    def told(self, problems: list[Problem], words: Sequence[Word], stated: int | None) -> list[Problem]:
        """The one problem of an order that could not be read, with what may have been meant.

        `stated` is the challenge that the order names.
        """
        if len(problems) != 1 or problems[0].suggestion:
            return problems
        word = self._lacking(words)
        if not word:
            return problems
        # Words that name the challenge themselves need no second name of it before them.
        apart = stated and self._heads.choices[word][0].of_challenge and without_scope(words, self._numbered)[1] is None
        meant = f"{placed(stated if apart else None)}{word} {quoted(words)}"
        return [replace(problems[0], suggestion=meant)]

    def _lacking(self, words: Sequence[Word]) -> str:
        """The one order word that is missing, CARD for Attack 20; empty if there is none."""
        bare, _ = without_scope(words, self._numbered)
        key = tuple(bare)
        guessed, choices = self._guessed, self._heads.choices
        if len(bare) > _SHORT or (key not in guessed and len(guessed) >= _MOST_GUESSED):
            return ""
        if key not in guessed:
            # Words that begin with another order word for the same question lack none.
            head = self._heads.at(bare)
            own = {choice.about for word in head.words for choice in choices[word]} if head else set()
            lacking = [word for word in self._heads.offered() if choices[word][0].about not in own]
            found = [word for word in lacking if self._readable(word, bare)]
            if head is not None:  # nor does `attack`, though it is one name for a side
                found = [word for word in found if not self._readable(word, bare[: head.size])]
            guessed[key] = found[0] if len(found) == 1 else ""
        return guessed[key]
