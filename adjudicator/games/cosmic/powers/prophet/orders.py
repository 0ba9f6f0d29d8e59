"""The orders of a prophet."""

from adjudicator.games.cosmic.kit import Choice, Found


class Predict(Choice, frozen=True):
    """Says which side wins a challenge in which you have no part (Prophet)."""

    word = "PREDICT"
    about = "prophet"
    grammar = '("the" | ) SIDE'
    example = "PREDICT defence IF defence allies >= 2"

    side: int


class Fulfil(Found, frozen=True):
    """Founds the base that a prophecy of yours has brought you (Prophet)."""

    word = "FULFIL"
    about = "prophet"
    carries = True
    grammar = '("on" | "to" | ) PLACE force'
    example = "FULFIL on Blue 3 with 2 from home 1"
