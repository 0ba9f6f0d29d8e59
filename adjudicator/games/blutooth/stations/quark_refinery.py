"""Quark Refinery."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Station, asks, in_combat, operating, worth

QUARK = 5
"""What a Quark Refinery makes of an odd number."""


class QuarkRefinery(Station):
    """As a leader you may, in combat, have your driver count 5 more if it is odd, and the other one 5 less if odd."""

    name = "Quark Refinery"
    entries = ("station.quark_refinery",)

    @asks("combat", where=lambda at: at.is_leader() and in_combat(at.invasion))
    def start(self, at: MatchAt) -> Script:
        yield operating(at, self)

    @worth(
        "driver might",
        where=lambda at, number, side: number % 2 == 1 and at.is_leader() and at.uses("Quark Refinery"),
        inherent=True,
    )
    def refine(self, at: MatchAt, number: int, side: int) -> int:
        return number + (QUARK if at.leads(side) else -QUARK)
