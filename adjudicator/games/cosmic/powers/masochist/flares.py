"""The flares of Masochist."""

from adjudicator.games.cosmic.kit import (
    LIMBO,
    CosmicAt,
    Flare,
    FlareOn,
    Made,
    OneOf,
    ReleaseMissed,
    Script,
    Seat,
    TokensRemoved,
    asks,
    can_release,
    partial,
    released_some,
)


class Suffer(FlareOn, frozen=True):
    """Plays the flare of Masochist: Wild, it says whose token stays in the Warp for yours; Super, it names nobody."""

    word = "FLARE Masochist"
    example = "FLARE Masochist against Blue"


def _waiting(at: CosmicAt) -> list[Seat]:
    """The others with tokens in the Warp as the turn begins."""
    return [seat for seat in at.state.seats_in() if seat != at.me and at.state.warp[seat]]


class WildMasochist(Flare):
    """As a turn begins a token of yours leaves the Warp instead of one of the player whom you name.

    It leaves it besides the one that leaves it for everybody, and goes to Limbo; they release none.
    """

    name = "Wild Masochist"
    choices = (Suffer,)
    surfaces = True

    @asks("opening flares", where=lambda at: can_release(at) and bool(_waiting(at)))
    def push_in(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Suffer(seat) for seat in _waiting(at)]))
        yield ReleaseMissed(wish.seat)
        yield from at.happens(Made(partial(released_some, seat=at.me, tokens=1, by=at.me)))


class SuperMasochist(Flare):
    """As a turn begins you have a token of yours that is in the Warp leave the game."""

    name = "Super Masochist"
    choices = (Suffer,)

    @asks("opening flares", where=can_release)
    def forgo(self, at: CosmicAt) -> Script:
        yield at.wish(self, Suffer())
        freed = Made(partial(released_some, seat=at.me, tokens=1, by=at.me))
        yield freed
        if freed.happened is not None:
            yield TokensRemoved(at.me, 1, 0, ((LIMBO, 1),))
