"""Secret moons: in force for their owner from the moment on when they are revealed."""

from adjudicator.games.blutooth.kit import MatchAt, SecretMoon, occupied_moons, sponsors_side, worth


class Cloak(SecretMoon):
    """Nothing, and it cannot be revealed."""

    name = "Secret moon CLOAK"
    entries = ("moon.secret.cloak",)
    revealable = False


class Solid(SecretMoon):
    """As a sponsor your fleet has 1 more might in combat for each occupied moon."""

    name = "Secret moon SOLID"
    entries = ("moon.secret.solid",)

    @worth("might", where=lambda at, total, side, *parts: sponsors_side(at, side), inherent=True)
    def stand(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + occupied_moons(at.state)
