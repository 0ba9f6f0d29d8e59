"""Unprepared."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Script,
    Seat,
    Wake,
    asks,
    asleep_before,
    laid_from_deck,
    sleeping,
    woken,
)


def _unlaid(at: CosmicAt, seat: Seat) -> bool:
    return seat in at.unlaid


class Unprepared(Essence):
    """Woken before cards are laid: you lay the first challenge card that is drawn from the deck.

    The cards that are drawn before it go to Nightmare.
    """

    name = "Unprepared"
    choices = (Wake,)
    remains = True

    @asks("before lay", where=sleeping("Unprepared", _unlaid), inherent=True)
    def surprise(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        if (yield from woken(self, at)):
            yield from laid_from_deck(at, seat, at.me, f"{self.name}/{at.place}")
