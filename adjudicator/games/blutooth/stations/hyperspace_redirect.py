"""Hyperspace Redirect."""

from adjudicator.games.blutooth.kit import (
    DEFENDERS,
    ENCOUNTER,
    INVADERS,
    BoonsDue,
    MatchAt,
    Script,
    Seat,
    ShipsLanded,
    Station,
    acts,
    asks,
    instead_of,
    operating,
)


class HyperspaceRedirect(Station):
    """As the defender you may change rewards round when the gate is aimed.

    If the invader wins, its sponsors have boons instead of landing; if you win, your sponsors may land on the planet
    instead of having boons.
    """

    name = "Hyperspace Redirect"
    for_sponsors = (ENCOUNTER,)
    entries = ("station.hyperspace_redirect",)

    @asks("targeted", where=lambda at: at.leads(DEFENDERS))
    def redirect(self, at: MatchAt) -> Script:
        yield operating(at, self)

    @instead_of(
        ShipsLanded,
        where=lambda at, it: it.number == at.where and _redirects(at, it.seat, INVADERS),
        inherent=True,
    )
    def give_boons(self, at: MatchAt, it: ShipsLanded) -> Script:
        yield from acts.boons_instead(at, it.seat, it.ships)

    @instead_of(
        BoonsDue,
        where=lambda at, it: it.number == at.where and _redirects(at, it.seat, DEFENDERS),
        inherent=True,
    )
    def let_land(self, at: MatchAt, it: BoonsDue) -> Script:
        yield from acts.bases_instead(at, self, it)


def _redirects(at: MatchAt, seat: Seat, side: int) -> bool:
    """Whether I have changed the reward of this sponsor of a fleet."""
    return at.uses("Hyperspace Redirect") and acts.reward_is_mine(at, seat, side)
