"""Rewards Siphon."""

from adjudicator.games.cosmic.kit import CosmicAt, Essence, worth


class RewardsSiphon(Essence):
    """Your reward as a defensive ally is two more, and everybody else's one less."""

    name = "Rewards Siphon"

    @worth("reward", inherent=True)
    def siphon(self, at: CosmicAt, reward: int, ally: int) -> int:
        return reward + 2 if at.mine(ally) else max(0, reward - 1)
