"""The flares of Nanny."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    SecondMissed,
    TokensToLimbo,
    asks,
)


class ForbidSecond(FlareOn, frozen=True):
    """Plays the flare of Nanny: Wild, it says who may not attack twice; Super, nothing."""

    word = "FLARE Nanny"
    example = "FLARE Nanny against Blue"


class WildNanny(Flare):
    """As a turn begins you name a player who may attack twice, and who then may not.

    Where nobody may ever do so, a token leaves the cone of an offence of two or more for Limbo, with phase 2.
    """

    name = "Wild Nanny"
    choices = (ForbidSecond,)

    @asks("opening flares", where=lambda at: at.state.phase == 1 and bool(at.state.earned))
    def forbid(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([ForbidSecond(seat) for seat in at.state.earned]))
        yield SecondMissed(wish.seat)

    @asks("alliance flares", where=lambda at: at.state.options["second_challenge"] == "never" and at.challenge.cone > 1)
    def call_back(self, at: CosmicAt) -> Script:
        yield at.wish(self, OneOf([ForbidSecond(), ForbidSecond(at.challenge.offence)]))
        yield TokensToLimbo(at.challenge.offence, 1, at.where)


class SuperNanny(Flare):
    """In this challenge you may motivate your opponent, if you are a main player. By mail: played with phase 2."""

    name = "Super Nanny"
    choices = (ForbidSecond,)

    @asks("alliance flares", where=CosmicAt.is_main)
    def motivate_opponents(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
