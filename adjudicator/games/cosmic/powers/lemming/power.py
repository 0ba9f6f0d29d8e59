"""Lemming."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Choice,
    CosmicAt,
    Made,
    OneOf,
    Place,
    Power,
    Script,
    asks,
    partial,
    released_named,
)

CROWD = 8
MOST = 4


class Leap(Choice, frozen=True):
    """Brings up to four of your tokens out of a crowded Warp to one of your bases (Lemming)."""

    word = "LEAP"
    about = "lemming"
    grammar = '("to" | "on" | ) PLACE'
    example = "LEAP to home 2"
    of_challenge = False
    carries = True

    place: Place


def _crowded(at: CosmicAt) -> bool:
    """Whether enough tokens are in the Warp, some of mine among them, or may be when the turn ends."""
    return bool(at.state.challenges) or (sum(at.state.warp) >= CROWD and at.state.warp[at.me] > 0)


class Lemming(Power):
    """You do not like a crowd: with eight or more tokens in the Warp you may bring up to four of yours out of it.

    All tokens there count, whosever they are. Yours go to one of your bases, at home or abroad. That is done when
    destiny has been drawn for the next turn.
    """

    # The facts do not say when the Warp is crowded.
    name = "Lemming"
    origin = "Odyssey"
    fit = ADAPTED
    choices = (Leap,)

    @asks("destiny", where=_crowded)
    def leap(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Leap(place) for place in at.state.bases(at.me)]))
        yield from at.happens(Made(partial(released_named, seat=at.me, to=((wish.place, MOST),))))
