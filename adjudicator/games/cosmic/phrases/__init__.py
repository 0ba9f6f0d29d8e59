"""What players read of each event."""

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
]
