"""How a challenge is decided: by its cards, or by a piece before they are turned up."""

from functools import partial

from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.cosmic.events.milestones import Resolved
from adjudicator.games.cosmic.events.replays import taken_back
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.state import DEFENCE, Ally


def rewarded(at: CosmicAt, winner: int) -> Script:
    """The rewards of the allies of a defence that has won; none where it has not."""
    rewards: list[Ally] = []
    for ally in at.challenge.allies:
        if ally.side == winner == DEFENCE:
            tokens = yield from at.worth("reward", ally.tokens, ally.seat)
            rewards += [Ally(ally.seat, ally.side, tokens)] if tokens else []
    return tuple(rewards)


def decided(at: CosmicAt, winner: int | None, also: tuple[Ally, ...] = ()) -> Script:
    """A side wins before the cards are turned up, which go back unseen; with None the main players must deal.

    `also` are rewards besides those of the allies of the defence.
    """
    yield Made(partial(taken_back, number=at.where))
    rewards = () if winner is None else (yield from rewarded(at, winner))
    yield from at.propose(Resolved(at.where, winner, None, (*rewards, *also)))
