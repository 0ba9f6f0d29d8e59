"""Protection Voucher."""

from adjudicator.games.blutooth.kit import (
    Choice,
    Loss,
    MatchAt,
    Script,
    Shielded,
    ShipsDestroyed,
    ShipsLost,
    ShipVaporized,
    Voucher,
    instead_of,
    lost_by,
    ships_saved,
)


class Protect(Choice, frozen=True):
    """Makes your ships impervious when some would be lost (Protection Voucher)."""

    word = "VOUCHER Protection"
    also = ("use protection voucher",)
    about = "protection voucher"
    example = "VOUCHER Protection IF my losses >= 3"


class ProtectionVoucher(Voucher):
    """When ships of yours would be lost, all your ships are impervious until upkeep.

    Ships in an invasion rebound instead of being destroyed, those on planets stay where they are.
    """

    name = "Protection Voucher"
    choices = (Protect,)
    entries = ("voucher.protection", "term.impervious")

    @instead_of(ShipsDestroyed, where=lambda at, lost: lost_by(at, lost) and not at.shielded, optional=True)
    def protect(self, at: MatchAt, lost: Loss) -> Script:
        if isinstance((yield at.wish(self, Protect(), detail=lost.at_risk)), Protect):
            yield Shielded(at.me)
            yield from ships_saved(at, lost)

    @instead_of(ShipsLost, where=lambda at, lost: lost_by(at, lost) and not at.shielded, optional=True)
    def protect_on_planets(self, at: MatchAt, lost: Loss) -> Script:
        yield from self.protect(at, lost)

    @instead_of(ShipVaporized, where=lambda at, lost: lost_by(at, lost) and not at.shielded, optional=True)
    def protect_for_good(self, at: MatchAt, lost: Loss) -> Script:
        yield from self.protect(at, lost)

    @instead_of(ShipsDestroyed, where=lambda at, lost: lost_by(at, lost) and at.shielded, inherent=True)
    def shield(self, at: MatchAt, lost: Loss) -> Script:
        yield from ships_saved(at, lost)

    @instead_of(ShipsLost, where=lambda at, lost: lost_by(at, lost) and at.shielded, inherent=True)
    def shield_on_planets(self, at: MatchAt, lost: Loss) -> Script:
        yield from ships_saved(at, lost)

    @instead_of(ShipVaporized, where=lambda at, lost: lost_by(at, lost) and at.shielded, inherent=True)
    def shield_for_good(self, at: MatchAt, lost: Loss) -> Script:
        yield from ships_saved(at, lost)
