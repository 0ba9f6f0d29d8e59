"""Mind Face."""

from adjudicator.games.cosmic.kit import CosmicAt, DeckSeen, Made, Script
from adjudicator.games.cosmic.powers.surgeon.face import EarlyFace


class MindFace(EarlyFace):
    """As a phase begins, you look through the whole deck."""

    name = "Mind Face"

    def change(self, at: CosmicAt) -> Script:
        yield Made(lambda now: DeckSeen(at.me, now.deck))
