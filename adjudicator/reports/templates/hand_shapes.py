"""Hand shapes: hands as pages draw them, card by card. Hardly two hands are alike, but cards are of few sorts."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.scenes import Card, Hand, Use
from adjudicator.reports.templates.markings import Markings, in_markup, markings
from adjudicator.reports.templates.scene_shapes import OF_CARD, hand_words
from adjudicator.reports.templates.template_shapes import mark
from adjudicator.reports.text.sections import Run

_KEPT: Final = 256
"""How many sorts of cards are kept, and of what is around them."""
_CARDS: Final = re.compile("(<p[^>]*>\n)(.*)(</p>.*)", re.DOTALL)
"""A hand: the part before its cards, the cards, and the part after them."""


class HandShapes:
    """Hands in the style of pages. `run` gives a run of a section with a style, below a heading that is the hole 0."""

    __slots__ = ("_run",)

    def __init__(self, run: Callable[[Run, str], str]) -> None:
        self._run = run

    def filled(self, heading: str, hand: Hand, style: str) -> str:
        """A hand that has cards, one of them after another."""
        said = in_markup(hand_words(hand))
        before, after = self._around_cards(len(hand.uses), style)
        out = [before.filled_with_markup((heading,))]
        for at in range(0, OF_CARD * len(hand.cards), OF_CARD):
            words = said[at : at + OF_CARD]
            out.append(self._card(tuple(map(bool, words)), style).filled_with_markup((heading, *words)))
        return "".join([*out, after.filled_with_markup((heading, *said[OF_CARD * len(hand.cards) :]))])

    @lru_cache(_KEPT)  # noqa: B019 - the templates of letters live as long as the program
    def _around_cards(self, uses: int, style: str) -> tuple[Markings, Markings]:
        several = tuple([Use(mark(2 * use + 1), mark(2 * use + 2)) for use in range(uses)])
        before, _, after = self._cards(Hand((Card("x"),), several), style)
        return markings(before), markings(after)

    @lru_cache(_KEPT)  # noqa: B019 - the templates of letters live as long as the program
    def _card(self, words: tuple[bool, ...], style: str) -> Markings:
        """A card that has these of its words."""
        card = Card(*[mark(number) if there else "" for number, there in enumerate(words, 1)])
        return markings(self._cards(Hand((card,)), style)[1])

    def _cards(self, hand: Hand, style: str) -> Sequence[str]:
        """A hand, split before and after its cards."""
        found = _CARDS.fullmatch(self._run(Table((), (), drawn=hand), style))
        assert found is not None, "the cards of a hand stand together"
        return found.groups()
