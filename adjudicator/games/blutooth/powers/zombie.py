"""Zombie."""

from adjudicator.games.blutooth.kit import RESOURCE, MatchAt, Offer, Power, Script, all_revived, does


def _raised(at: MatchAt) -> Script:
    """All ships of the other leader come back."""
    yield from all_revived(at, at.enemy, by=at.me)


class Zombie(Power):
    """After each warpfall all your ships in the warp are revived.

    In a negotiation you can offer to revive all ships of the other leader, for 1 influence of your own.
    """

    name = "Zombie"
    origin = "Eon"
    types = (RESOURCE,)
    entries = ("alien.zombie",)
    offer = Offer(1, _raised, lambda at: at.state.warp[at.enemy] > 0)

    @does("risen", where=lambda at: at.state.warp[at.me] > 0)
    def rise(self, at: MatchAt) -> Script:
        yield from all_revived(at, at.me)
