"""Shield Generator."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    MatchAt,
    Operate,
    Script,
    ShipsDestroyed,
    Station,
    acts,
    instead_of,
    operating,
)


class ShieldGenerator(Station):
    """When you lose as a sponsor, your committed ships may be impervious: they go to its planet."""

    name = "Shield Generator"
    ready = (ENCOUNTER,)
    entries = ("station.shield_generator",)

    @instead_of(
        ShipsDestroyed,
        where=lambda at, lost: at.mine(lost.seat) and lost.number == at.where and at.i_lost and not at.is_leader(),
        optional=True,
    )
    def shield(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from acts.taken_to(at, self, lost.ships)
