"""Which of a player's orders were carried out: the order and its alternative, but never why not."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.blutooth.pieces import PIECES
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.told.vocabulary import vocabulary
from adjudicator.orders.standing.order_outcomes import OrderOutcomes

SILENT: Final = ("commission", "send", "sponsor")
"""The defaults that nobody would guess from the rest of the report: they are told."""


@cache
def _outcomes(words: Phrasebook, silent_driver: str) -> OrderOutcomes:
    return OrderOutcomes(
        words,
        called={
            "cancels": "Cosmic Zap",
            **{piece.name.casefold(): piece.name for piece in PIECES},
        },
        silent={about: words.say(f"left-{about}", where="{where}") for about in SILENT},
        drawn={
            "divide": words.say("drawn-divide"),
            **({"driver": words.say("drawn-driver")} if silent_driver == "lowest" else {}),
        },
    )


def heeded(before: Match, view: Match, answers: Sequence[Answer], to: Speech, *, sent: bool) -> Section | None:
    """What became of the seat's orders; None if there is nothing to say."""
    assert to.seat is not None, "orders are a player's"
    outcomes = _outcomes(to.book, before.options["silent_driver"])
    # A planet that has been made since may be among the answers.
    named = before if before.born == view.born else view
    return outcomes.section(_telling(answers), to.seat, vocabulary(named, to.seat), sent=sent)


def _telling(answers: Sequence[Answer]) -> list[Answer]:
    """The answers without those that were left open, where the same was asked again and answered by an order."""
    done = {(one.seat, one.about, one.where) for one in answers if one.how is How.ORDERED}
    return [one for one in answers if one.how is not How.DEFAULT or (one.seat, one.about, one.where) not in done]
