"""What dynamics are made of beside what every piece may have of the `kit`."""

from adjudicator.games.blutooth.encounters.second_pods import abducted_one, exchanged
from adjudicator.games.blutooth.words.driver_words import Exchange

__all__ = ["Exchange", "abducted_one", "exchanged"]
