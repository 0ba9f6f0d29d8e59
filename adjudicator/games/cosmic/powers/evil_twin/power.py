"""Evil Twin."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Choice,
    CosmicAt,
    OneOf,
    Power,
    Script,
    Seat,
    TokensToWarp,
    WordCalled,
    asks,
    instead_of,
    shifted_loss,
)


class Twin(Choice, frozen=True):
    """Names the player who is to lose in a challenge what you would lose there (Evil Twin)."""

    word = "TWIN"
    about = "evil twin"
    grammar = "SEAT"
    example = "TWIN Green"

    seat: Seat


class EvilTwin(Power):
    """Somebody else is to blame: as a main player you name another player, who loses what you would lose there.

    Your tokens go to Limbo, and as many of theirs to the Warp, from their fullest bases on planets on which nobody
    fights in this turn; what they do not have there you lose yourself. It holds for a deal that fails, too. By mail:
    you name your twin with phase 2, for each of your challenges.
    """

    name = "Evil Twin"
    origin = "Eons"
    fit = ADAPTED
    choices = (Twin,)

    @asks("before cards", where=lambda at: at.is_main() and at.state.phase == 2 and not at.uses("Evil Twin"))
    def blame(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Twin(seat) for seat in at.state.seats_in() if seat != at.me]))
        yield WordCalled(at.me, self.name, at.where, at.state.seats[wish.seat])

    @instead_of(TokensToWarp, where=lambda at, lost: at.mine(lost.seat) and at.uses("Evil Twin"), inherent=True)
    def pass_on(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        twins = [at.called(name) for name in ("Evil Twin", "Super Evil Twin") if at.uses(name)]
        yield from shifted_loss(at, lost, [at.state.seats.index(twin) for twin in dict.fromkeys(twins)], lost.tokens)
