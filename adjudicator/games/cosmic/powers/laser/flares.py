"""The flares of Laser."""

from typing import Any

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    asks,
    laid_now,
)


class Dazzle(FlareOn, frozen=True):
    """Plays the Laser Flare: as an ally against the main player you name, as a main player against your opponent."""

    word = "FLARE Laser"
    example = "FLARE Laser against Blue"


class WildLaser(Flare):
    """As a main player you make your opponent lay their challenge card at once, before allies are invited.

    By mail: it is played with phase 2, and their card is the `CARD` of that letter, or else one at random.
    """

    name = "Wild Laser"
    choices = (Dazzle,)
    hurries = True

    @asks("alliance flares", where=lambda at: at.is_main() and at.their_card is None)
    def hurry(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from laid_now(at, at.opponent)


class SuperLaser(Flare):
    """As an ally, too, you blind a main player, of either side: a card is drawn for them before any is laid.

    No classic text of this section was found; this is the modern one. In a replay they choose again.
    """

    name = "Super Laser"
    choices = (Dazzle,)

    @asks("before lay flares", where=lambda at: at.my_ally is not None)
    def dazzle(self, at: CosmicAt) -> Script:
        wish: Any = yield at.wish(self, OneOf([Dazzle(seat) for seat in at.mains]))
        yield from laid_now(at, wish.seat, heard=False)
