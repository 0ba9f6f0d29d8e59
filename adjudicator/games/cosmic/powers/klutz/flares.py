"""The flares of Klutz."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    Seat,
    asks,
    beside,
    draw,
    shed_by_lot,
    toppled,
)


class Misdeal(FlareOn, frozen=True):
    """Plays the flare of Klutz: Wild, it names the player who has been dealt a wrong card; Super, nobody."""

    word = "FLARE Klutz"
    example = "FLARE Klutz Blue"


class WildKlutz(Flare):
    """Another player has been dealt a wrong card: one of their hand at random is discarded, and they draw another.

    It is played as a phase begins.
    """

    name = "Wild Klutz"
    choices = (Misdeal,)

    @asks("opening flares", where=lambda at: any(map(at.state.held, _others(at))))
    def misdeal(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Misdeal(seat) for seat in _others(at) if at.state.held(seat)]))
        gone = shed_by_lot(at, wish.seat, 1, f"{self.name}/{at.place}/{wish.seat}")
        yield gone
        if gone.happened is not None:
            yield from draw(at, wish.seat, 1, f"{self.name}/{at.place}/{wish.seat}/again")


def _others(at: CosmicAt) -> list[Seat]:
    """Everybody but me."""
    return [seat for seat in at.state.seats_in() if seat != at.me]


class SuperKlutz(Flare):
    """When you win as a main player, a token on a planet next to the one that was fought for falls into the Warp."""

    name = "Super Klutz"
    choices = (Misdeal,)

    @asks("settle flares", where=lambda at: at.i_won and bool(beside(at.state, at.challenge.planet)))
    def shake(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from toppled(at, at.challenge.planet, f"{self.name}/{at.place}")
