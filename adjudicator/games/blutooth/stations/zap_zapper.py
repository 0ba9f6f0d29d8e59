"""Zap Zapper."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    Match,
    MatchAt,
    Place,
    Script,
    Station,
    Use,
    acts,
    cancels,
)


class ZapZapper(Station):
    """When anybody uses a zap pod you may lose a ship from its planet: that pod is zapped."""

    name = "Zap Zapper"
    ready = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("station.zap_zapper",)

    @staticmethod
    def spends(state: Match) -> tuple[str, Place] | None:
        """A ship on its planet."""
        return acts.ship_there(state, ZapZapper.name)

    @cancels("artifact", where=lambda at, use: use.piece.endswith(" Zap"))
    def zap(self, at: MatchAt, use: Use) -> Script:
        yield from acts.paid_at(at, self)
