"""Chrysalis."""

from adjudicator.games.blutooth.kit import META, Ask, Judged, Match, MatchAt, Power, Script, Seat, does
from adjudicator.games.blutooth.kit import nexus_acts as nexus

COCOON = 3
"""The flares in its cocoon, and the waves until it hatches."""


class Chrysalis(Power):
    """Three flares of aliens that nobody plays lie in your nexus: your cocoon, which only you know.

    At the end of every wave you lose one of three marks. With the last you become one of these aliens for good, `HATCH
    as Zombie`, and get its flare; the others are vaporized. Without an order it is the first of them.
    """

    name = "Chrysalis"
    origin = "Alliance"
    home = "alliance"
    alert = "red"
    types = (META,)
    choices = (nexus.Hatch,)
    marks = COCOON
    entries = ("setup_exception.chrysalis",)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        cocoon = nexus.may_become(coming, COCOON)
        if cocoon:
            yield nexus.PowersKept(coming.seat, self.name, cocoon)
        yield from super().appear(coming)

    def leave(self, table: Match, seat: Seat) -> nexus.Brought:
        if nexus.kept_by(table.nexus, seat, self.name).powers:
            yield nexus.PowersKept(seat, self.name)
        yield from super().leave(table, seat)

    @does("upkeep")
    def ripen(self, at: MatchAt) -> Script:
        kept = nexus.kept_by(at.state.nexus, at.me, self.name)
        if kept.marks:
            yield nexus.NexusMarked(at.me, self.name, -1)
        if kept.marks <= 1 and kept.powers:
            samples = [nexus.Hatch((power,)) for power in kept.powers]
            wish = yield Ask(at.me, nexus.Hatch.about, Judged(lambda wish: wish, samples))
            yield from nexus.hatched(at, self.name, wish)
