"""When and how a disruption is revealed."""

from adjudicator.games.cosmic.kit import HELD, LAID, CosmicAt, Power, Script, carried, from_store, own_cards, own_laid
from adjudicator.games.cosmic.powers.anarchist.orders import Reveal


def beaten(at: CosmicAt) -> bool:
    """Whether I have lost as a main player, or as an ally who has played the flare for it."""
    return at.i_lost and (at.is_main() or at.uses("Super Anarchist"))


def revealed(at: CosmicAt, power: Power) -> Script:
    """One more disruption lies open, unless a zap stops it."""
    if own_cards(at, power.name):
        number = len(own_laid(at, power.name))
        answer = yield from at.must(power, from_store(at, power.name, Reveal), f"reveal {number}")
        if (yield from at.use(at.me, power)):
            yield carried(at, power.name, answer.card, HELD, LAID, at.me, up=True)
