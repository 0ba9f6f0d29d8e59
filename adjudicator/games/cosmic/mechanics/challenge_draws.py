"""Challenge cards that come from the deck, without anybody's choice."""

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.script import Script
from adjudicator.games.cosmic.events.cards import CardLaid, CardsDrawn, Reshuffled
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.card_faces import is_challenge_card


def laid_from_deck(at: CosmicAt, seat: Seat, finder: Seat, label: str) -> Script:
    """A main player lays the first challenge card that is drawn from the deck; the cards before it are the finder's.

    If the whole deck has none, they lay a card as usual.
    """
    number = 0
    while at.state.deck or at.state.discard:
        if not at.state.deck:
            yield Reshuffled()
        drawn: Pile = at.chance.choose(f"{label}/{number}", at.state.deck, 1)
        number += 1
        found = is_challenge_card(drawn[0])
        yield CardsDrawn(seat if found else finder, drawn)
        if found:
            yield CardLaid(seat, at.where, drawn[0])
            return
