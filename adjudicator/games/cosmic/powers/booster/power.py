"""Booster."""

from adjudicator.games.cosmic.kit import CosmicAt, Joined, Launched, Power, Script, after, draw, shed_by_lot

MANY = 3


class Booster(Power):
    """You want to see a lot of fuel burnt: with three or four tokens sent into a challenge you draw a card.

    With one or two you discard one at random. That is so when you attack, and when you join an offence as an ally.
    """

    name = "Booster"
    origin = "Odyssey"

    # The facts say "few" and "many" without a number; half of a full cone is few.
    @after(Launched, where=lambda at, flight: at.mine(flight.seat))
    def start(self, at: CosmicAt, flight: Launched) -> Script:
        yield from self.fuelled(at, sum(tokens for _, tokens in flight.sources), flight.number)

    @after(Joined, where=lambda at, flight: at.mine(flight.seat) and not flight.side)
    def follow(self, at: CosmicAt, flight: Joined) -> Script:
        yield from self.fuelled(at, sum(tokens for _, tokens in flight.sources), flight.number)

    def fuelled(self, at: CosmicAt, tokens: int, number: int) -> Script:
        """A card comes or goes for so many tokens."""
        label = f"{self.name}/turn {at.state.turn}/{number}/{at.me}"
        if tokens >= MANY:
            yield from draw(at, at.me, 1, label)
        else:
            yield shed_by_lot(at, at.me, 1, label)
