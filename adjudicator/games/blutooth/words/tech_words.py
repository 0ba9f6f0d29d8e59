"""Order words about techs: the one thing that an alien does with one of them in a warpfall."""

from adjudicator.engine.contract.order_words import Choice
from adjudicator.games.blutooth.table.invasions import Place

ABOUT = "tech"


class Research(Choice, frozen=True):
    """Puts one of your ships on a tech of yours; without a planet it comes from your fullest base.

    Everybody does one thing with one tech in a warpfall: RESEARCH, DEVELOP or ABANDON.
    """

    word = "RESEARCH"
    about = ABOUT
    of_challenge = False
    grammar = 'TECH ["from" PLACE]'
    example = "RESEARCH Warp Master Key from home 2"

    tech: str
    place: Place | None = None


class Develop(Choice, frozen=True):
    """Develops a tech of yours that carries its cost in ships: they come back, and it has its effect."""

    word = "DEVELOP"
    about = ABOUT
    of_challenge = False
    grammar = 'TECH [("on" | "at" | "to") PLACE ["and" PLACE]] ["against" SEAT] ["with" NUMBER]'
    example = "DEVELOP Warp Master Key"

    tech: str
    place: Place | None = None
    other: Place | None = None
    seat: int | None = None
    ships: int | None = None


class Abandon(Choice, frozen=True):
    """Gives a tech of yours up: the ships on it come back, and it is scrapped."""

    word = "ABANDON"
    about = ABOUT
    of_challenge = False
    grammar = "TECH"
    example = "ABANDON Lucky Charm"

    tech: str


class Between(Choice, frozen=True):
    """Is about two planets."""

    grammar = '["on" | "between"] PLACE "and" PLACE'

    place: Place
    other: Place


TECH_WORDS: tuple[type[Choice], ...] = (Research, Develop, Abandon)
