"""The orders of Moocher and its hosts."""

from adjudicator.games.cosmic.kit import Barge, Choice, Found, Seat, reason


class Mooch(Found, frozen=True):
    """Founds a couch, a base abroad, when your attack has failed (Moocher)."""

    word = "MOOCH"
    about = "moocher"
    carries = True
    grammar = '("on" | ) PLACE force'
    example = "MOOCH on Blue 3 with 2 from home 1"


class Shotgun(Barge, frozen=True):
    """Calls for a seat on a side that has not invited you, with tokens out of its main player's system (Moocher)."""

    word = "SHOTGUN"
    about = "shotgun"
    example = "SHOTGUN offence with 2 from Blue 3"


class Room(Choice, frozen=True):
    """Lets Moocher join your side if they call for a seat; without it they take a card from you."""

    word = "ROOM"
    about = "room"
    grammar = '("for" | ) SEAT'
    example = "ROOM for Green IF defence allies >= 1"

    seat: Seat

    def unasked(self) -> str | None:
        return reason("no-shotgun")
