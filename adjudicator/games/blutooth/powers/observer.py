"""Observer."""

from adjudicator.games.blutooth.kit import SUPPORT, MatchAt, Power, Script, Seat, ShipsDestroyed, instead_of, rebounded


def _watched(at: MatchAt, seat: Seat) -> bool:
    """Whether these are ships that I watch over: my own as a sponsor, those of my sponsors as a leader."""
    if at.is_leader():
        return any(one.seat == seat for one in at.my_sponsors)
    return at.mine(seat) and at.is_actor()


class Observer(Power):
    """Your ships are not destroyed where you are a sponsor, and those of your sponsors not where you are a leader.

    They rebound instead.
    """

    name = "Observer"
    origin = "Alliance"
    types = (SUPPORT,)

    @instead_of(ShipsDestroyed, where=lambda at, lost: lost.number == at.where and _watched(at, lost.seat))
    def call_back(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield from rebounded(at, lost.seat, lost.ships)
