"""Chronos Face."""

from adjudicator.games.cosmic.kit import CosmicAt, Script, discards_given, is_challenge_card
from adjudicator.games.cosmic.powers.surgeon.face import EarlyFace


class ChronosFace(EarlyFace):
    """As a phase begins, you take a challenge card at random out of the discards."""

    name = "Chronos Face"

    def useful(self, at: CosmicAt) -> bool:
        return any(map(is_challenge_card, at.state.discard))

    def change(self, at: CosmicAt) -> Script:
        yield discards_given(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")
