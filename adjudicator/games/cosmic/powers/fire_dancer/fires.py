"""Fires: where they burn, and what feeds them."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    CosmicAt,
    Judged,
    Spoken,
    attack_value,
    cards_of,
    on_table,
    owner_of_system,
    reason,
)
from adjudicator.games.cosmic.powers.fire_dancer.orders import Kindle

FIRE = "Fire Dancer"


def fuel(at: CosmicAt) -> tuple[str, ...]:
    """The Attacks that burn in the system of this challenge."""
    return cards_of(at.state, FIRE, owner_of_system(at))


def stoked(at: CosmicAt) -> bool:
    """Whether a fire stands by the defence here: both show an Attack, and I am not on the side of the offence."""
    return at.both_attack() and bool(fuel(at)) and not at.fights_for(OFFENCE)


def can_ignite(at: CosmicAt) -> bool:
    """Whether I show an Attack as a main player where no fire burns."""
    return at.is_main() and at.we_attack and not fuel(at) and not at.called(FIRE)


def attacks(at: CosmicAt) -> list[str]:
    """The Attacks of my hand, each kind once."""
    return [card for card in dict.fromkeys(at.state.held(at.me)) if attack_value(card) is not None]


def kindling(at: CosmicAt) -> Judged:
    """The Attacks that I may put under a fire, and the cards that I want for it."""

    def judged(wish: Kindle) -> Kindle | Spoken:
        return wish if wish.card in attacks(at) else reason("fuel-is-an-attack")

    return Judged(judged, map(Kindle, attacks(at)), lambda wish: on_table.promised(at, wish.card))
