"""Magnet."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, OneOf, Power, Script, Seat, SideChanged, asks


class Pull(Choice, frozen=True):
    """Makes an ally of the other side come over to yours (Magnet)."""

    word = "PULL"
    about = "magnet"
    grammar = "SEAT"
    example = "PULL Green IF offence allies >= 1"

    seat: Seat


def _there(at: CosmicAt) -> list[Seat]:
    """The allies of the other side."""
    side = at.my_side
    return [] if side is None else [ally.seat for ally in at.challenge.allies if ally.side != side]


class Magnet(Power):
    """You attract: as a main player or an ally you may make one ally of the other side come over to yours.

    That is done when everybody has joined; they come with all their tokens, whether your side has invited them or not.
    """

    name = "Magnet"
    origin = "FFG"
    choices = (Pull,)

    @asks("joined", where=lambda at: bool(_there(at)))
    def pull(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Pull(seat) for seat in _there(at)]))
        if wish.seat in _there(at) and at.my_side is not None:
            yield SideChanged(wish.seat, at.where, at.my_side)
