"""Ship Scarcity."""

from adjudicator.games.cosmic.kit import CosmicAt, Made, Script, asks, partial, released_some
from adjudicator.games.cosmic.powers.assistant.help_card import Cash, HelpCard


class CashShipScarcity(Cash, frozen=True):
    """Cashes the help Ship Scarcity: all your tokens leave the Warp for Limbo."""

    word = "CASH Ship Scarcity"
    example = "CASH Ship Scarcity"
    of_challenge = False


class ShipScarcity(HelpCard):
    """As a phase opens you may cash it: all your tokens leave the Warp for Limbo."""

    name = "Ship Scarcity"
    choices = (CashShipScarcity,)

    @asks("opening", where=lambda at: at.state.warp[at.me] > 0, inherent=True)
    def cash(self, at: CosmicAt) -> Script:
        yield from self.offered(at, CashShipScarcity())
        yield Made(partial(released_some, seat=at.me, tokens=at.state.warp[at.me], by=at.me))
