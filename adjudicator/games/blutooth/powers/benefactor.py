"""Benefactor."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    INVASION,
    LAUNCH,
    PAYOFF,
    RESOURCE,
    Ask,
    Establishing,
    MatchAt,
    Place,
    Power,
    Script,
    after,
    all_revived,
    founded,
)
from adjudicator.games.blutooth.kit_of_powers import Batch, CacheRenewed, Founding, free_planets, spare_ships


class Endow(Founding, frozen=True):
    """Says on which planet you found a base when somebody else has a resupply, and with which ships (Benefactor)."""

    word = "ENDOW"
    about = "benefactor"
    of_challenge = True
    tapped = '("on" | ) PLACE ["with" batches_from]'
    example = "ENDOW on Blue 2 with 1 from home 1"


def _sites(at: MatchAt, renewed: CacheRenewed) -> list[Place]:
    """The planets of whoever has had a resupply on which I have no base, if I have ships for one."""
    return free_planets(at, at.state.home(renewed.seat)) if spare_ships(at) else []


class Benefactor(Power):
    """When another alien has a resupply, you found a base on a planet of its system, with up to four of your ships.

    Without an order one ship of your fullest base founds it, on the planet with the fewest ships. When you have a
    resupply yourself, all your ships in the warp are revived.
    """

    name = "Benefactor"
    origin = "Conflict"
    home = "conflict"
    types = (INVASION, RESOURCE)
    choices = (Endow,)
    ready_in = (LAUNCH, ENCOUNTER, PAYOFF)
    entries = ("alien.benefactor", "bl.benefactor", "term.establish")

    @after(CacheRenewed, where=lambda at, renewed: not at.mine(renewed.seat) and bool(_sites(at, renewed)))
    def endow(self, at: MatchAt, renewed: CacheRenewed) -> Script:
        planets = at.state.planets
        sites = sorted(_sites(at, renewed), key=lambda place: (sum(planets[place]), place))
        usual = Endow(sites[0], (Batch(1, spare_ships(at)[0]),))
        wish = yield Ask(at.me, Endow.about, Establishing(at, Endow, sites), at.where, usual, str(renewed.seat))
        if isinstance(wish, Endow):
            yield from founded(at, wish.place, wish.sources)

    @after(CacheRenewed, where=lambda at, renewed: at.mine(renewed.seat) and at.state.to_revive(at.me) > 0)
    def raise_all(self, at: MatchAt, renewed: CacheRenewed) -> Script:
        yield from all_revived(at, at.me)
