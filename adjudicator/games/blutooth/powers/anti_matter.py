"""Anti-Matter."""

from adjudicator.games.blutooth.kit import BRIGADE, CLASH, COMBAT, DEFENDERS, INVADERS, MatchAt, Power, worth


def _meets_its_like(at: MatchAt) -> bool:
    """Whether my brigade has met a brigade."""
    return at.is_leader() and at.invasion.natures == (BRIGADE, BRIGADE)


class AntiMatter(Power):
    """As the leader of a brigade that meets a brigade you win with the lower might.

    Your ships and those of the sponsors of both fleets are subtracted instead of added; the ships of the other leader
    are added as ever. A tie is the defender's, and where neither fleet has any might the invader wins peacefully.
    """

    name = "Anti-Matter"
    origin = "Eon Expansions"
    alert = "yellow"
    types = (COMBAT,)

    @worth("might", where=lambda at, *of: _meets_its_like(at))
    def subtract(self, at: MatchAt, total: int, side: int, driver: int, own: int, sponsored: int) -> int:
        return total - 2 * sponsored - (2 * own if side == at.side else 0)

    @worth("winner", where=lambda at, winner, outcome: outcome == CLASH and _meets_its_like(at))
    def win_with_less(self, at: MatchAt, winner: int, outcome: str) -> int:
        might = at.invasion.might
        if might is None or max(might) <= 0:
            return winner
        return INVADERS if might[INVADERS] < might[DEFENDERS] else DEFENDERS
