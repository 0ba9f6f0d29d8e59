"""The flare of Benefactor."""

from adjudicator.games.blutooth.kit import Flare, FlareOn, MatchAt, OneOf, Script, after, asks, scrapped_at_random
from adjudicator.games.blutooth.kit_of_flares import ShipsRevived, base_of_revived, free_homes


class Endowed(FlareOn, frozen=True):
    """Plays the flare of Benefactor; its super part says who scraps a pod."""

    word = "FLARE Benefactor"
    example = "FLARE Benefactor against Red"


class WildBenefactor(Flare):
    """When ships of yours are revived they found a base on a home planet on which you have none."""

    name = "Wild Benefactor"
    choices = (Endowed,)

    @after(ShipsRevived, where=lambda at, back: at.mine(back.seat) and bool(free_homes(at)), optional=True)
    def settle(self, at: MatchAt, back: ShipsRevived) -> Script:
        yield at.wish(self, self.yes(), detail=str(len(free_homes(at))))
        yield from base_of_revived(at, back.to)


class SuperBenefactor(Flare):
    """As a campaign begins, you have another alien scrap a pod, at random."""

    name = "Super Benefactor"
    choices = (Endowed,)

    @asks("warping", where=lambda at: at.state.wave == 1 and any(at.state.caches[seat] for seat in at.others))
    def tax(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Endowed(seat) for seat in at.others if at.state.caches[seat]]))
        yield from scrapped_at_random(at, wish.seat, 1, self.name)
