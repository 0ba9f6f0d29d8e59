"""Parasite."""

from adjudicator.games.blutooth.kit import SUPPORT, MatchAt, Power, Script, instead_of, may, worth
from adjudicator.games.blutooth.kit_of_powers import ShipsCommitted


def _uninvited(at: MatchAt, sent: ShipsCommitted) -> bool:
    """Whether these are ships of mine for a fleet that has not asked me."""
    if not at.mine(sent.seat) or sent.number != at.where or at.is_leader():
        return False
    return all(one.side != sent.side for one in at.state.asked(at.me, at.where))


def _saps(at: MatchAt, side: int) -> bool:
    """Whether my ships in this fleet sap its might: they have come unasked, in a match in which such ships do."""
    return at.state.options["sap"] != "no" and at.sponsors(side) and at.uses(Parasite.name)


class Parasite(Power):
    """You may sponsor any fleet, whether you are commissioned or not, but in an invasion that you lead.

    Where the rulebook says so (`sap`), each of your ships that comes unasked has its fleet count one might less.
    """

    name = "Parasite"
    origin = "Eon Expansions"
    types = (SUPPORT,)
    entries = ("alien.parasite",)

    @may("sponsor uncommissioned")
    def intrude(self, at: MatchAt) -> bool:
        return not at.is_leader()

    @instead_of(ShipsCommitted, where=_uninvited, inherent=True)
    def arrive(self, at: MatchAt, sent: ShipsCommitted) -> Script:
        if (yield from at.use(at.me, self, at.invasion.leaders)):
            yield sent

    @worth("might", where=lambda at, total, side, *parts: _saps(at, side), inherent=True)
    def sap(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total - 2 * at.my_ships
