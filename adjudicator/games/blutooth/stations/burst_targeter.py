"""Burst Targeter."""

from adjudicator.games.blutooth.kit import (
    DEFENDERS,
    INVADERS,
    MatchAt,
    Operate,
    Script,
    Seat,
    Station,
    acts,
    all_rebounded,
    asks,
    operating,
)

SHIPS = 2
"""The ships that it sends home."""


class BurstTargeter(Station):
    """When the ships have arrived you may, as the defender or its sponsor, send two ships of the other fleet home.

    They are of one alien, or one each of two.
    """

    name = "Burst Targeter"
    entries = ("station.burst_targeter",)

    @asks("arrived", where=lambda at: at.my_side == DEFENDERS and bool(_there(at)))
    def fire(self, at: MatchAt) -> Script:
        wish = yield operating(at, self, acts.AimedShips(self.name, _there(at), SHIPS))
        if isinstance(wish, Operate):
            yield from all_rebounded(at, acts.ships_aimed_at(wish, _there(at), SHIPS))


def _there(at: MatchAt) -> dict[Seat, int]:
    """The ships of the invading fleet that can be sent home."""
    found = {one.seat: one.ships for one in at.invasion.sponsors_of(INVADERS)} | {at.invasion.invader: at.invasion.sent}
    return {seat: ships for seat, ships in found.items() if ships and at.forbidden(at.me, "send home", seat) is None}
