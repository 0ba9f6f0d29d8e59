"""What binds the members of the cult."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    SIDES,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    GameEnded,
    Script,
    Seat,
    Spoken,
    TokensToWarp,
    after,
    does,
    instead_of,
    may_not,
    worth,
)
from adjudicator.games.cosmic.powers.cult.members import faithful, flock, forbidden_to_join, members


def _fallen(at: CosmicAt) -> bool:
    """Whether a member has lost here to somebody who is none, and tokens stood by them."""
    winner = at.challenge.winner
    return winner is not None and faithful(at) == 1 - winner and bool(flock(at))


class Fellowship:
    """The rules for members: they keep peace with each other, stand by each other, and win together."""

    @may_not("join")
    def keep_out(self, at: CosmicAt, seat: Seat, side: int) -> Spoken | None:
        return forbidden_to_join(at, seat, side)

    @after(CardsShown, where=lambda at, shown: {*at.mains} <= members(at))
    def make_peace(self, at: CosmicAt, shown: CardsShown) -> Script:
        for side in range(len(SIDES)):
            if at.challenge.shows(side) != COMPROMISE:
                yield CardCountsAs(at.where, side, COMPROMISE)

    @worth("total", where=lambda at, total, side, *of: faithful(at) == side and bool(flock(at)))
    def stand_by(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + sum(tokens for places in flock(at).values() for _, tokens in places)

    @does("settled", where=_fallen)
    def fall_with(self, at: CosmicAt) -> Script:
        for seat, places in flock(at).items():
            yield TokensToWarp(seat, sum(tokens for _, tokens in places), 0, places)

    @instead_of(GameEnded, where=lambda at, end: 0 < len(members(at) & {*end.winners}) < len(members(at)))
    def triumph(self, at: CosmicAt, end: GameEnded) -> Script:
        yield GameEnded(tuple(sorted({*end.winners} | members(at))))
