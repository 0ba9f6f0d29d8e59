"""Cheesy moons: odd, weak or chaotic."""

from adjudicator.games.blutooth.kit import CheesyMoon, MatchAt, Script, does, scrapped_at_random


class Atrophy(CheesyMoon):
    """At each warpfall everybody scraps a pod at random."""

    name = "Cheesy moon ATROPHY"
    entries = ("moon.cheesy.atrophy",)

    @does("risen", inherent=True)
    def wither(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from scrapped_at_random(at, seat, 1, f"{self.name}/{at.where}")
