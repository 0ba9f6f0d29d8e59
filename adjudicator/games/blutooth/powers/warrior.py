"""Warrior."""

from adjudicator.games.blutooth.kit import COMBAT, COMBATS, Gathered, MatchAt, Power, Script, Settled, after, worth


class Warrior(Power):
    """As a leader your fleet has 1 might for each of your experience in combat.

    After a combat that you have led you gain 2 experience, or 4 if you have lost. Negotiations teach you nothing.
    """

    name = "Warrior"
    origin = "Prime"
    types = (COMBAT,)
    entries = ("alien.warrior",)

    @worth("might", where=lambda at, total, side, *parts: at.is_leader() and at.side == side)
    def fight_with_skill(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + at.state.gathered[at.me]

    @after(
        Settled,
        where=lambda at, end: (
            end.number == at.where and at.is_leader() and end.outcome in COMBATS and end.won is not None
        ),
    )
    def learn(self, at: MatchAt, end: Settled) -> Script:
        assert end.won is not None
        more = 2 if end.won[at.side] else 4
        yield Gathered(at.me, self.name, more, at.where, at.state.is_face(at.me, self.name))
