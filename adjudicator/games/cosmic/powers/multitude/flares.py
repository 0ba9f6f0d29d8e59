"""The flares of Multitude."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, asks, worth


class WildMultitude(Flare):
    """As an ally each of your tokens counts as often as you hold cards.

    It is played when the cards are turned up, and the flare itself is one of them.
    """

    name = "Wild Multitude"

    @asks("shown flares", where=lambda at: at.my_ally is not None)
    def swarm(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("token", where=lambda at, value, seat: at.mine(seat) and at.uses("Wild Multitude"), inherent=True)
    def count(self, at: CosmicAt, value: int, seat: int) -> int:
        return value * len(at.state.held(at.me))


class SuperMultitude(Flare):
    """As a main player you have the tokens of your allies count twice. It is played when the cards are turned up."""

    name = "Super Multitude"

    @asks("shown flares", where=lambda at: at.is_main() and bool(at.my_allies), upon=lambda at, wish: ())
    def join_in(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("token", where=lambda at, value, seat: _mine(at, seat) and at.uses("Super Multitude"), inherent=True)
    def double(self, at: CosmicAt, value: int, seat: int) -> int:
        return 2 * value


def _mine(at: CosmicAt, seat: int) -> bool:
    """Whether that is an ally of mine."""
    return at.is_main() and seat in [ally.seat for ally in at.my_allies]
