"""Compensation Control."""

from adjudicator.games.cosmic.kit import CosmicAt, Essence, worth


class CompensationControl(Essence):
    """You may take two cards more as consolation, and everybody else two fewer."""

    name = "Compensation Control"

    @worth("consolation", inherent=True)
    def control(self, at: CosmicAt, cards: int, taker: int) -> int:
        return cards + 2 if at.mine(taker) else max(0, cards - 2)
