"""The flares of Tick-Tock."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareWord,
    Found,
    Founding,
    Made,
    OneOf,
    Place,
    Script,
    asks,
    destiny_refilled,
    founded,
    loose,
    partial,
    token_given,
)


class Chime(FlareWord, Found, frozen=True):
    """Plays the flare of Tick-Tock: Wild, it says where you found a base and with what; Super, it says no more."""

    word = "FLARE Tick-Tock"
    example = "FLARE Tick-Tock on Blue 3 with 2 from home 1"


def _abroad(at: CosmicAt) -> tuple[Place, ...]:
    """The planets of all other players who are in the game."""
    return tuple([place for seat in at.state.seats_in() if seat != at.me for place in at.state.home(seat)])


class WildTickTock(Flare):
    """When the destiny pile has run out and been filled again, you found a base abroad with one to four tokens.

    It is on any planet of another player's system on which you have none, and is done when destiny has been drawn.
    """

    name = "Wild Tick-Tock"
    choices = (Chime,)

    # The facts have "on a reshuffle" without saying of what; the destiny pile is turned over in the sight of all.
    @asks("destiny flares", where=lambda at: bool(at.state.challenges) or destiny_refilled(at))
    def chime(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Founding(at, Chime, _abroad(at)))
        yield Made(partial(founded, seat=at.me, choice=wish))


class SuperTickTock(Flare):
    """When the cards are settled you give up a token of your fullest base and come one step nearer for it."""

    name = "Super Tick-Tock"
    choices = (Chime,)

    @asks("settle flares", where=lambda at: bool(loose(at.state, at.me)))
    def wind_on(self, at: CosmicAt) -> Script:
        yield from token_given(self, at, OneOf((Chime(),)))
        yield at.gathers("Tick-Tock", 1)
