"""The flares of Alien."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    Seat,
    asks,
    seized,
)

HOSTAGES = 5


class TakeHostages(FlareOn, frozen=True):
    """Plays the flare of Alien: Wild, it says whose tokens are taken hostage; Super, nothing."""

    word = "FLARE Alien"
    example = "FLARE Alien on Blue"
    grammar = '[("on" | "against" | ) SEAT]'


def _others(at: CosmicAt) -> list[Seat]:
    """The others who have tokens on planets."""
    return [seat for seat in at.state.seats_in() if seat != at.me and at.state.bases(seat)]


class WildAlien(Flare):
    """When tokens have been placed in phase 1 you take five tokens of a player hostage, into Limbo.

    They come from the fullest bases, and are placed as the next phase opens. By mail: whether somebody buys them off is
    agreed on in letters before.
    """

    name = "Wild Alien"
    choices = (TakeHostages,)

    # The facts speak of a turn; with tokens in Limbo for a phase the attack of the turn is lost, and no more.
    @asks("opened flares", where=lambda at: at.state.phase == 1 and _others(at) != [])
    def take_hostages(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([TakeHostages(seat) for seat in _others(at)]))
        yield from seized(at, wish.seat, HOSTAGES)


class SuperAlien(Flare):
    """As a turn begins you may capture a token of players, too, of whom you hold one already."""

    name = "Super Alien"
    choices = (TakeHostages,)

    @asks("opening flares", where=lambda at: at.state.phase == 1)
    def crowd(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
