"""Who is in a fight, who comes to one in somebody's home system, and a card that they show."""

from collections.abc import Sequence
from functools import partial

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.cosmic.events.cards import CardsGlimpsed, glimpsed
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.state import PLANETS


def owner_of_system(at: CosmicAt) -> Seat:
    """Whose home system this challenge is fought in."""
    return at.challenge.planet // PLANETS


def at_home(at: CosmicAt) -> bool:
    """Whether this challenge is fought in my home system."""
    return at.me == owner_of_system(at)


def comers(at: CosmicAt) -> list[Seat]:
    """Everybody else with tokens in this challenge, if it is in my home system."""
    others = [seat for seat in at.state.seats_in() if seat != at.me]
    return [seat for seat in others if at_home(at) and at.challenge.tokens_for(seat)]


def shown_card(at: CosmicAt, seat: Seat, wanted: str, label: str) -> Script:
    """A seat shows me a card: the one that is wanted, if they hold it, or one by lot. Returns it; None of no hand."""
    look = Made(partial(glimpsed, chance=at.chance, label=label, viewer=at.me, seat=seat, number=1, wanted=wanted))
    yield look
    return (*look.happened.hand, *look.happened.fresh)[0] if isinstance(look.happened, CardsGlimpsed) else None


def others_here(at: CosmicAt) -> list[Seat]:
    """Everybody else in this challenge, main players first."""
    return [seat for seat in (*at.mains, *[ally.seat for ally in at.challenge.allies]) if seat != at.me]


def shown_to(at: CosmicAt, seats: Sequence[Seat], card: str) -> Script:
    """Each of these players sees a card in my hand: this one, or one by lot if it has left the hand meanwhile."""
    for seat in seats:
        label = f"show/{at.place}/{at.me}/{seat}"
        look = partial(glimpsed, chance=at.chance, label=label, viewer=seat, seat=at.me, number=1, wanted=card)
        yield Made(look)
