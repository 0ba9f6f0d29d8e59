"""The flares of Void."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Script,
    TokensToWarp,
    Use,
    asks,
    cancels,
    erasable,
    erased,
    flared,
    instead_of,
    losers,
)


class WildVoid(Flare):
    """Cancels an edict that another player plays."""

    name = "Wild Void"

    @cancels("edict")
    def swallow(self, at: CosmicAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))


class SuperVoid(Flare):
    """As an ally of the side that wins, too, you erase what the losers lose."""

    name = "Super Void"

    @asks(
        "settle flares",
        where=lambda at: at.my_ally is not None and at.my_ally.side == at.challenge.winner,
        upon=lambda at, wish: losers(at, at.opposed, spare=at.modern("Void")),
    )
    def follow(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: (
            at.uses("Super Void") and not at.mine(lost.seat) and erasable(at, lost, spare=at.modern("Void")) > 0
        ),
        inherent=True,
    )
    def eradicate(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield from erased(at, lost, spare=at.modern("Void"))
