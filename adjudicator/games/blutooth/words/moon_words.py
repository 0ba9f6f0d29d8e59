"""Order words of moons: to occupy one, to leave it, to reveal it."""

from adjudicator.engine.contract.order_words import Choice
from adjudicator.games.blutooth.table.invasions import Place

OCCUPY, LEAVE, REVEAL, USE = "occupy", "leave", "reveal", "use moon"


class Occupy(Choice, frozen=True):
    """Puts one of your ships from a planet on to its moon, if some have come to the planet in this wave.

    A hub takes as many as you want: `OCCUPY moon of Blue 2 with 3`. This is asked at the end of a wave.
    """

    word = "OCCUPY"
    also = ("settle", "settle on", "land on moon of", "go on moon of")
    about = OCCUPY
    of_challenge = False
    carries = True
    grammar = '("moon" "of" | "moon" "on" | ) PLACE ["with" NUMBER]'
    example = "OCCUPY moon of Blue 2"
    part_field = "place"

    place: Place
    ships: int | None = None


class Leave(Choice, frozen=True):
    """Takes all your ships from a moon down to its planet, at the end of a wave."""

    word = "LEAVE"
    about = LEAVE
    of_challenge = False
    carries = True
    grammar = '("moon" "of" | "moon" "on" | ) PLACE'
    example = "LEAVE moon of Blue 2"
    part_field = "place"

    place: Place


class Reveal(Choice, frozen=True):
    """Reveals a secret moon of yours: from then on it is in force for you."""

    word = "REVEAL"
    about = REVEAL
    of_challenge = False
    grammar = '["moon"] MOON'
    example = "REVEAL SOLID"
    part_field = "moon"

    moon: str


class UseMoon(Choice, frozen=True):
    """Reveals a blue moon of yours, and uses it once."""

    word = "MOON"
    about = USE
    grammar = "MOON"
    example = "MOON BLUE"
    part_field = "moon"

    moon: str
