"""Lost the Way Home."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Script,
    Settled,
    Wake,
    instead_of,
    robbed,
    sleeping,
    woken,
)


class LostTheWayHome(Essence):
    """Woken when you found a base by a deal: you get a random card of the other dealer instead."""

    name = "Lost the Way Home"
    choices = (Wake,)
    remains = True

    @instead_of(
        Settled,
        where=sleeping("Lost the Way Home", lambda at, seat, base: base.seat == seat),
        optional=True,
        inherent=True,
    )
    def mislead(self, at: CosmicAt, base: Settled) -> Script:
        if (yield from woken(self, at)):
            (giver,) = [main for main in at.mains if main != base.seat]
            yield robbed(at, giver, base.seat, f"{self.name}/{at.place}")
        else:
            yield base
