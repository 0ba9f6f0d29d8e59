"""The order words of Cosmoclasm. Those with which a faction's card is played are in `abilities`."""

from typing import Final

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice

WITH = '("with" | "and" | "+")'


class Turn(Choice, frozen=True):
    """What you do in a turn."""

    about = "turn"
    carries = True


class Play(Turn, frozen=True):
    """Plays a black card, and a white one with it if you name one; both must be in your hand."""

    word = "PLAY"
    grammar = f"BLACK_CARD [{WITH} WHITE_CARD]"
    example = "PLAY sun drone/mech with eclipse drone"

    black: str
    white: str | None = None


class Retire(Turn, frozen=True):
    """Retires: you take the superiorities in which you have the most forces now, and new cards from the market."""

    word = "RETIRE"
    ends = True
    also = ("fold", "drop", "i'm out", "i am out", "stop")
    example = "RETIRE IF I would take >= 2"


class Station(Choice, frozen=True):
    """Says where your battle stations go: each on the first of these points that is free for it.

    A point borders the contested planet, and no station has been placed on it in this round.
    """

    word = "STATION"
    also = ("put station", "put stations", "place station", "place stations", "build station")
    about = "station"
    carries = True
    grammar = '["on" | "at"] ["point" | "points"] points'
    example = "STATION on ABE, AB, A12"

    points: tuple[int, ...]


class Take(Choice, frozen=True):
    """Says which cards you take from the market: each time the first of these that is there.

    Beside a card you can name a suit, a force, two (`drone/mech`), `double` (two of the same force) or `any`.
    """

    word = "TAKE"
    also = ("draw", "pick")
    about = "take"
    carries = True
    grammar = "picks"
    example = "TAKE star mech/missile, stargate, any"

    picks: tuple[str, ...]


class Give(Choice, frozen=True):
    """Gives two of your first eight cards to the market; you keep the other six."""

    word = "GIVE"
    also = ("discard", "put", "market")
    about = "give"
    of_challenge = False
    grammar = 'CARD ("," | "and" | "+") CARD'
    example = "GIVE sun drone/mech, eclipse missile"

    one: str
    other: str


class Switch(Choice, frozen=True):
    """Switches the numbers of two planets that come later, if you have the stargate superiority."""

    word = "SWITCH"
    also = ("swap",)
    about = "switch"
    carries = True
    of_challenge = False
    grammar = '["planet" | "planets"] NUMBER ("with" | "and" | "&" | "for") ["planet"] NUMBER'
    example = "SWITCH 5 with 8"

    one: int
    other: int


class Start(Choice, frozen=True):
    """Says who starts the next round, if you have the stargate superiority."""

    word = "START"
    about = "start"
    carries = True
    of_challenge = False
    grammar = '["with"] SEAT'
    example = "START me"

    seat: Seat


WORDS: Final = defined(__name__, Choice)
