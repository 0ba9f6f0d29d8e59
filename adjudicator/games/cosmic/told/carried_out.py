"""Which of a player's orders were carried out: the order and its alternative, but never why not (rule 15)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.cosmic.pieces import PIECES
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.vocabulary import vocabulary
from adjudicator.orders.standing.order_outcomes import OrderOutcomes

SILENT: Final = ("limbo", "release", "invite", "join", "defender", "attack")
"""The defaults that nobody would guess from the rest of the report: they are told."""

_WHERE: Final = frozenset(("invite", "join"))


@cache
def _outcomes(words: Phrasebook) -> OrderOutcomes:
    return OrderOutcomes(
        words,
        called={
            "cancels": "Cosmic Zap",
            **{piece.name.casefold(): piece.name for piece in PIECES},
        },
        silent={
            about: words.say(f"left-{about}", **({"where": "{where}"} if about in _WHERE else {})) for about in SILENT
        },
        drawn={"divide": words.say("drawn-divide")},
    )


def heeded(before: Cosmic, answers: Sequence[Answer], to: Speech, *, sent: bool) -> Section | None:
    """What became of the seat's orders; None if there is nothing to say."""
    assert to.seat is not None, "orders are a player's"
    return _outcomes(to.book).section(answers, to.seat, vocabulary(before, to.seat), sent=sent)
