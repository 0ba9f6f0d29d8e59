"""The flares of Particle."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    CosmicAt,
    Flare,
    Made,
    OneOf,
    Script,
    asks,
    draw,
    exacted,
    partial,
    released_some,
    shed_by_lot,
)
from adjudicator.games.cosmic.powers.particle.words import WAYS, Copy


class WildParticle(Flare):
    """As a turn begins you draw a card, or discard one, or free a token from the Warp, or lose one to it; so must all.

    By mail cards are discarded by lot, and tokens lost from the fullest base.
    """

    name = "Wild Particle"
    choices = (Copy,)

    @asks("opened flares", where=lambda at: at.state.phase == 1, upon=lambda at, wish: at.state.seats_in())
    def copy(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Copy(way) for way in WAYS]))
        for seat in sorted(at.state.seats_in(), key=lambda seat: seat != at.me):
            label = f"{self.name}/{at.place}/{seat}"
            if wish.way == "draw":
                yield from draw(at, seat, 1, label)
            elif wish.way == "discard":
                yield shed_by_lot(at, seat, 1, label)
            elif wish.way == "free":
                yield Made(partial(released_some, seat=seat, tokens=1, by=seat))
            else:
                yield from exacted(at, seat, 1)


class SuperParticle(Flare):
    """If you win as the defence, you pair the planet that you have held with another.

    It is played when the cards are settled.
    """

    name = "Super Particle"
    choices = (Copy,)

    @asks("settle flares", where=lambda at: at.i_won and at.side == DEFENCE)
    def hold(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
