"""Sneak."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    Choice,
    CosmicAt,
    Landed,
    OneOf,
    Place,
    Power,
    Script,
    TokensToWarp,
    WordCalled,
    asks,
    at_home,
    instead_of,
    named_place,
    place_named,
)


class SneakAway(Choice, frozen=True):
    """Takes the tokens of a home planet that you have lost to a planet of whoever has taken it (Sneak)."""

    word = "SNEAK"
    about = "sneak"
    grammar = '("to" | "on" | ) PLACE'
    example = "SNEAK to Blue 4 IF I lose"

    place: Place


def _hideouts(at: CosmicAt) -> list[Place]:
    """The planets of my opponent's system on which nobody fights in this turn."""
    fought = [fight.planet for fight in at.state.challenges]
    return [place for place in at.state.home(at.opponent) if place not in fought]


def _driven_out(at: CosmicAt) -> bool:
    """Whether I lose a planet of my home system as the defence, to somebody with a place to go to."""
    return at.is_main() and at.side == DEFENCE and at.i_lost and at_home(at) and bool(_hideouts(at))


class Sneak(Power):
    """When you lose a home planet as the defence you may sneak away: your tokens go to a planet of your opponent's.

    They all go to one planet of the offence's home system on which nobody fights, whoever is there, instead of to the
    Warp.
    """

    # The facts say that it relocates, and neither with how many tokens nor where to: with all, and where it likes.
    name = "Sneak"
    origin = "FFG"
    choices = (SneakAway,)

    @asks("settled", where=_driven_out)
    def sneak(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([SneakAway(place) for place in _hideouts(at)]))
        yield WordCalled(at.me, self.name, at.where, named_place(at.state, wish.place))

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.mine(lost.seat) and lost.number > 0 and at.uses("Sneak") and bool(at.called("Sneak")),
        inherent=True,
    )
    def arrive(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield Landed(lost.number, lost.seat, lost.tokens, place_named(at.state, at.called(self.name)))
