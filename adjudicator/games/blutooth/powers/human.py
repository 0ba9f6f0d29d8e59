"""Human."""

from adjudicator.games.blutooth.kit import BLITZED, COMBAT, MatchAt, Power, is_zapped, worth


class Human(Power):
    """Your fleet has 4 might more in every combat, as a leader or a sponsor. If that is zapped, your fleet wins."""

    name = "Human"
    origin = "Prime"
    alert = "yellow"
    types = (COMBAT,)
    entries = ("alien.human", "term.human_test")

    @worth("might", where=lambda at, total, side, *parts: at.fights_for(side))
    def stand_up(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + 4

    @worth("blitz", where=lambda at, *of: is_zapped(at.state, at.me, "Human", at.where), inherent=True)
    def win_all_the_same(self, at: MatchAt, blitz: int) -> int:
        side = at.my_side
        return blitz if side is None else blitz | BLITZED[side]
