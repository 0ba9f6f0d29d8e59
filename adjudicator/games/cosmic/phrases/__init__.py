"""What players read of each event."""

from collections.abc import Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.cosmic.phrases import (
    of_captives,
    of_cards,
    of_flares,
    of_games,
    of_pairs,
    of_set_out_cards,
    of_stores,
    of_timeouts,
    of_tokens,
)
from adjudicator.games.cosmic.phrases.of_cards import gift
from adjudicator.games.cosmic.phrases.of_games import consolation, rewarded
from adjudicator.games.cosmic.phrases.telling import PHRASES
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic


def sentence(
    event: Event[Cosmic], names: Sequence[str], seat: Seat | None = None, words: Phrasebook | None = None
) -> str | None:
    """What `seat` reads of an event it was told (None: nobody's view, third person throughout)."""
    return PHRASES[type(event)](event, Speech(names, seat, words))


__all__ = [
    "PHRASES",
    "consolation",
    "gift",
    "of_captives",
    "of_cards",
    "of_flares",
    "of_games",
    "of_pairs",
    "of_set_out_cards",
    "of_stores",
    "of_timeouts",
    "of_tokens",
    "rewarded",
    "sentence",
]
