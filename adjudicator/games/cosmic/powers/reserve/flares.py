"""The flares of Reserve."""

from typing import Any

from adjudicator.games.cosmic.kit import (
    CardPlayed,
    CosmicAt,
    DiscardsTaken,
    Flare,
    Judged,
    Made,
    Script,
    asks,
    kind,
    reason,
)


def _played(at: CosmicAt) -> list[str]:
    """The reinforcements that others have played in this challenge, and that are among the discards."""
    played: list[Any] = [event for event in at.run.events if isinstance(event, CardPlayed)]
    cards = [event.card for event in played if event.number == at.where and event.seat != at.me]
    left = list(at.state.discard)
    return [left.pop(left.index(card)) for card in cards if kind(card) == "reinforcement" and card in left]


class WildReserve(Flare):
    """When the cards are settled, you take into your hand the reinforcements that others have played in a challenge."""

    name = "Wild Reserve"

    @asks("settle flares")
    def gather(self, at: CosmicAt) -> Script:
        found = _played(at)
        yield at.wish(self, Judged(lambda wish: wish if found else reason("no-reinforcement-of-others"), (self.yes(),)))
        # Another flare of this moment may have taken some.
        cards = tuple(sorted(_played(at)))
        yield Made(lambda now: DiscardsTaken(at.me, cards) if cards else None)


class SuperReserve(Flare):
    """In this challenge you may add Attacks of 7, 8 and 9, too. It is played when the cards are turned up."""

    name = "Super Reserve"

    @asks("shown flares", where=lambda at: at.my_side is not None)
    def mobilize(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
