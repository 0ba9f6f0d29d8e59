"""Parasite."""

from adjudicator.games.blutooth.kit import SUPPORT, MatchAt, Power, Script, instead_of, may
from adjudicator.games.blutooth.kit_of_powers import ShipsCommitted


def _uninvited(at: MatchAt, sent: ShipsCommitted) -> bool:
    """Whether these are ships of mine for a fleet that has not asked me."""
    if not at.mine(sent.seat) or sent.number != at.where or at.is_leader():
        return False
    return all(one.side != sent.side for one in at.state.asked(at.me, at.where))


class Parasite(Power):
    """You may sponsor any fleet, whether you are commissioned or not, but in an invasion that you lead."""

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
