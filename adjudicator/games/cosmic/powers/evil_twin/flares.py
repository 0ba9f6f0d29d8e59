"""The flares of Evil Twin."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    Seat,
    TokensToWarp,
    WordCalled,
    asks,
    instead_of,
    shifted_loss,
)


class Twins(FlareOn, frozen=True):
    """Plays the flare of Evil Twin: Super, it names the second twin; Wild, nobody."""

    word = "FLARE Evil Twin"
    example = "FLARE Evil Twin Green"


class WildEvilTwin(Flare):
    """When you lose in a challenge, the next player clockwise loses half of your tokens for you.

    Half is rounded down. It is played when the cards are settled.
    """

    name = "Wild Evil Twin"
    choices = (Twins,)

    @asks("settle flares", where=lambda at: at.i_lost and at.my_tokens > 1, upon=lambda at, wish: (_next(at),))
    def share(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(TokensToWarp, where=lambda at, lost: at.mine(lost.seat) and at.uses("Wild Evil Twin"), inherent=True)
    def pass_on(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield from shifted_loss(at, lost, [_next(at)], lost.tokens // 2)


def _next(at: CosmicAt) -> Seat:
    """The next player in the game after me."""
    seats = at.state.seats_in()
    return seats[(seats.index(at.me) + 1) % len(seats)]


class SuperEvilTwin(Flare):
    """You have two twins in this challenge: a second player shares what the first would lose.

    It is played when the cards are laid. If there is an odd token, it is the first twin's.
    """

    name = "Super Evil Twin"
    choices = (Twins,)

    @asks("laid flares", where=lambda at: at.is_main() and at.uses("Evil Twin"))
    def second(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Twins(seat) for seat in at.state.seats_in() if seat != at.me]))
        yield WordCalled(at.me, self.name, at.where, at.state.seats[wish.seat])
