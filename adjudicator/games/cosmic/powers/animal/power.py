"""Animal."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Script, Seat, does, draw, exacted


def _rude(at: CosmicAt) -> tuple[Seat, ...]:
    """The main players who have not invited me, if I am none."""
    if at.is_main():
        return ()
    return tuple([main for main, asked in zip(at.mains, at.challenge.invited, strict=True) if at.me not in asked])


class Animal(Power):
    """You want to be at every party: a main player who does not invite you loses a token to the Warp.

    It is one of their fullest base on which nobody fights in this turn, and is lost when the cards are settled. When
    the side wins on which you are, as a main player or an ally, you draw a card, and so does everybody else on it.
    """

    name = "Animal"
    origin = "FFG"

    # The facts do not say how it punishes. It is done when a challenge is decided: until then tokens may be promised.
    @does("settled", where=lambda at: bool(_rude(at)), inherent=True)
    def pout(self, at: CosmicAt) -> Script:
        seats = _rude(at)
        if (yield from at.use(at.me, self, seats)):
            for seat in seats:
                yield from exacted(at, seat, 1)

    @does("settled", where=lambda at: at.my_side is not None and at.my_side == at.challenge.winner)
    def celebrate(self, at: CosmicAt) -> Script:
        allies = [ally.seat for ally in at.challenge.allies if ally.side == at.my_side]
        for seat in (at.challenge.main(at.challenge.winner or 0), *allies):
            yield from draw(at, seat, 1, f"{self.name}/{at.place}/{seat}")
