"""Lost Territory."""

from adjudicator.games.cosmic.kit import CosmicAt, Made, OneOf, Place, Script, asks, partial, released_named
from adjudicator.games.cosmic.powers.assistant.help_card import Cash, HelpCard


class CashLostTerritory(Cash, frozen=True):
    """Cashes the help Lost Territory: says which home planet you settle again."""

    word = "CASH Lost Territory"
    grammar = '"on" PLACE'
    example = "CASH Lost Territory on home 2"
    of_challenge = False

    place: Place


def _lost(at: CosmicAt) -> list[Place]:
    """My home planets that I have lost, and on which nobody fights."""
    state = at.state
    return [place for place in state.home(at.me) if not state.planets[place][at.me] and place not in state.attacked()]


class LostTerritory(HelpCard):
    """As a phase opens you may cash it: up to three of your tokens leave the Warp for a home planet you have lost."""

    name = "Lost Territory"
    choices = (CashLostTerritory,)

    @asks("opening", where=lambda at: at.state.warp[at.me] > 0 and bool(_lost(at)), inherent=True)
    def cash(self, at: CosmicAt) -> Script:
        wish = yield from self.offered(at, OneOf([CashLostTerritory(place) for place in _lost(at)]))
        tokens = min(3, at.state.warp[at.me])
        yield Made(partial(released_named, seat=at.me, to=((wish.place, tokens),)))
