"""Zipper."""

from adjudicator.games.blutooth.kit import SUPPORT, Choice, MatchAt, OneOf, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import FleetOpened


class Zip(Choice, frozen=True):
    """Opens a fleet to all: whoever leads none there may sponsor it, commissioned or not (Zipper)."""

    word = "ZIP"
    also = ("open",)
    about = "zipper"
    grammar = '["open"] SIDE'
    example = "ZIP invader"

    side: int


class Zipper(Power):
    """Where you lead no fleet you may open one of the two: whoever leads none there may sponsor it, asked or not.

    By mail you say so in the letter in which leaders ask for sponsors, and everybody knows it when ships are sent.
    """

    name = "Zipper"
    origin = "Blutooth"
    alert = "yellow"
    types = (SUPPORT,)
    choices = (Zip,)
    entries = ("alien.zipper",)

    @asks("commissioned", where=lambda at: not at.is_leader(), upon=lambda at, wish: (at.invasion.leader(wish.side),))
    def unzip(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Zip(side) for side in at.sides_led()]))
        if isinstance(wish, Zip):
            yield FleetOpened(at.where, wish.side)
