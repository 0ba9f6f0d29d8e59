"""Falling Forever."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    CosmicAt,
    Essence,
    Script,
    Seat,
    TokensToWarp,
    Wake,
    asks,
    asleep_before,
    sleeping,
    woken,
)


def _lands(at: CosmicAt, seat: Seat) -> bool:
    challenge = at.challenge
    helps = challenge.allied(seat) == OFFENCE or challenge.offence == seat
    return helps and challenge.winner == OFFENCE and challenge.tokens_for(seat) > 0


class FallingForever(Essence):
    """Woken when the offence has won with you: your tokens go to the Warp instead of landing."""

    name = "Falling Forever"
    choices = (Wake,)
    remains = True

    @asks("settled", where=sleeping("Falling Forever", _lands), inherent=True)
    def drop(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        if (yield from woken(self, at)):
            yield TokensToWarp(seat, at.challenge.tokens_for(seat), at.where)
