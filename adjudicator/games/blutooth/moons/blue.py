"""Blue moons: their owner may reveal one, for one use; a new owner may use it again."""

from adjudicator.games.blutooth.kit import BlueMoon, MatchAt, Script, asks, my_moons, occupied_moons, worth


class Blue(BlueMoon):
    """As a leader you may reveal it after contact: your fleet has 3 more might for each moon that others occupy."""

    name = "Blue moon BLUE"
    entries = ("moon.blue.blue",)

    @asks("contact", where=MatchAt.is_leader, inherent=True)
    def count(self, at: MatchAt) -> Script:
        yield from self.wished(at)

    @worth(
        "might", where=lambda at, total, side, *parts: at.uses("Blue moon BLUE") and at.fights_for(side), inherent=True
    )
    def shine(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + 3 * (occupied_moons(at.state) - len(my_moons(at)))
