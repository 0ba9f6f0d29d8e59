"""Mind."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Choice,
    CosmicAt,
    Made,
    OneOf,
    Power,
    Script,
    Seat,
    asks,
    partial,
    seen,
)


class Look(Choice, frozen=True):
    """Looks at a main player's hand (Mind)."""

    word = "LOOK"
    about = "mind"
    grammar = '"at" SEAT'
    example = "LOOK at Red"

    seat: Seat


class Mind(Power):
    """You may look through the hand of a main player in each challenge: your opponent's if you are one yourself.

    By mail: ordered with phase 2 you have seen it before you choose your cards; with phase 3 your conditions may speak
    of it.
    """

    name = "Mind"
    origin = "Eon"
    fit = ADAPTED
    choices = (Look,)

    @asks("before cards", where=lambda at: not at.uses("Mind"))
    def look(self, at: CosmicAt) -> Script:
        challenge = at.challenge
        mains = (at.opponent,) if at.is_main() else (challenge.offence, challenge.defence)
        wish = yield at.wish(self, OneOf([Look(seat) for seat in mains]))
        if isinstance(wish, Look):
            yield Made(partial(seen, viewer=at.me, seat=wish.seat))
