"""The flares of Remora."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    CosmicAt,
    Flare,
    Judged,
    Made,
    Script,
    asks,
    draw,
    partial,
    reason,
    released_some,
)


def _flares_of_others(at: CosmicAt) -> int:
    """The flares that others have played in this challenge."""
    return sum(seat != at.me and where == at.where for seat, _, where in at.state.flared)


class WildRemora(Flare):
    """When the cards are settled, you draw a card for each flare that others have played in this challenge.

    A flare that was stopped has been played, too.
    """

    name = "Wild Remora"

    @asks("settle flares")
    def follow(self, at: CosmicAt) -> Script:
        flares = _flares_of_others(at)
        yield at.wish(self, Judged(lambda wish: wish if flares else reason("no-flare-of-others"), (self.yes(),)))
        # Those played at this same moment before it count as well.
        yield from draw(at, at.me, _flares_of_others(at), f"{self.name}/{at.place}/{at.me}")


class SuperRemora(Flare):
    """When another player's attack wins, you gain, too: you draw a card, and one of your tokens leaves the Warp.

    It is played when the challenge is decided.
    """

    name = "Super Remora"

    # The facts have it gain with another's new base: the offence that wins lands on the planet.
    @asks("settle flares", where=lambda at: at.challenge.winner == OFFENCE and not at.mine(at.challenge.offence))
    def gain_along(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")
        yield from at.happens(Made(partial(released_some, seat=at.me, tokens=1, by=at.me)))
