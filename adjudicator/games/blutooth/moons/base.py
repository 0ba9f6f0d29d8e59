"""Moon bases: each is one more base, and has a drawback."""

from adjudicator.games.blutooth.kit import MatchAt, MoonBase, worth


class Feeble(MoonBase):
    """A fleet that you are in has 3 less might in combat."""

    name = "Moon base FEEBLE"
    entries = ("moon.base.feeble",)

    @worth("might", where=lambda at, total, side, *parts: at.fights_for(side), inherent=True)
    def weaken(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total - 3


class Noname(MoonBase):
    """Your authority is 2 less."""

    name = "Moon base NONAME"
    entries = ("moon.base.noname",)
    authority = (-2, -2)
