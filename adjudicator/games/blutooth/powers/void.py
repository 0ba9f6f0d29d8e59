"""Void."""

from adjudicator.games.blutooth.kit import DESTROY, MatchAt, Power, Script, ShipsDestroyed, instead_of
from adjudicator.games.blutooth.kit_of_powers import ShipsErased


def _beaten_by_me(at: MatchAt, lost: ShipsDestroyed) -> bool:
    """Whether these are ships of the fleet that mine has beaten."""
    if lost.number != at.where or at.my_side is None or not at.i_won or at.state.shielded[lost.seat]:
        return False
    won = at.invasion.won
    return at.invasion.actor(lost.seat) == 1 - at.my_side and won is not None and not won[1 - at.my_side]


class Void(Power):
    """When a fleet wins that you are in, the ships that the other fleet loses are vaporized.

    They are out of the match for good, unless they are impervious, and there is no compensation for them. Whoever has
    too few ships left to win is out at upkeep.
    """

    name = "Void"
    origin = "Eon"
    alert = "red"
    types = (DESTROY,)
    entries = ("bl.void",)

    @instead_of(ShipsDestroyed, where=_beaten_by_me)
    def erase(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield ShipsErased(lost.number, lost.seat, lost.ships)
