"""What has been done in a stage: the cards discarded together, whether somebody was stopped, destiny turned over."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import CANCELS
from adjudicator.games.cosmic.events.cards import CardsDiscarded
from adjudicator.games.cosmic.events.destiny import DestinyRefilled
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt


def discarded_together(at: CosmicAt, seat: Seat) -> int:
    """The most cards that a seat has discarded at one moment of this stage."""
    found = [len(event.cards) for event in at.run.events if isinstance(event, CardsDiscarded) and event.seat == seat]
    return max(found, default=0)


def stopped_somebody(at: CosmicAt, seat: Seat) -> bool:
    """Whether a seat has played a card in this challenge that it held when the stage began, to stop a use."""
    holdings = [one for (verb, _), some in at.run.live.items() if verb == CANCELS for one in some]
    return any(one.seat == seat and at.used_by(seat, one.piece.name) for one in holdings)


def destiny_refilled(at: CosmicAt) -> bool:
    """Whether the destiny pile has run out in this stage, and all discs have gone back into it."""
    return any(isinstance(event, DestinyRefilled) for event in at.run.events)
