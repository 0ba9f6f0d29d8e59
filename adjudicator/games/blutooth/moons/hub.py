"""Hub moons: they act while their owner negotiates, and take any number of its ships."""

from adjudicator.games.blutooth.kit import HubMoon, MatchAt, Seat, my_moon, worth


class Prestige(HubMoon):
    """In your negotiations you have 1 more influence for each of your ships on it."""

    name = "Hub moon PRESTIGE"
    entries = ("moon.hub.prestige",)

    @worth("influence", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def impress(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + my_moon(at, self.name).ships
