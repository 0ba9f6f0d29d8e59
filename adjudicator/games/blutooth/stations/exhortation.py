"""Exhortation."""

from adjudicator.games.blutooth.kit import MatchAt, Seat, Station, acts, worth

LESS, MORE = 2, 2
"""The influence that is lost, and the pods that are paid besides."""


class Exhortation(Station):
    """Whoever has no base on its planet has 2 less influence in negotiations, and pays 2 pods more in compensation.

    It is accessible: who has a base there is exempt.
    """

    name = "Exhortation"
    accessible = True
    entries = ("station.exhortation",)

    @worth("influence", where=lambda at, influence, seat: _exhorts(at, seat))
    def shame(self, at: MatchAt, influence: int, seat: Seat) -> int:
        return influence - LESS

    @worth("compensation", where=lambda at, pods, taker: pods > 0 and _exhorts(at, at.of(taker).enemy))
    def fine(self, at: MatchAt, pods: int, taker: Seat) -> int:
        return pods + MORE


def _exhorts(at: MatchAt, seat: Seat) -> bool:
    return acts.first_there(at, Exhortation()) and not acts.has_base_at(at, Exhortation(), seat)
