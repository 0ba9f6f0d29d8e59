"""Running but Getting Nowhere."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Joined,
    Script,
    Wake,
    instead_of,
    sleeping,
    woken,
)


class RunningButGettingNowhere(Essence):
    """Woken when you join a challenge: you have refused instead, and your tokens stay where they are."""

    name = "Running but Getting Nowhere"
    choices = (Wake,)
    remains = True

    @instead_of(
        Joined,
        where=sleeping("Running but Getting Nowhere", lambda at, seat, joined: joined.seat == seat),
        optional=True,
        inherent=True,
    )
    def hold_back(self, at: CosmicAt, joined: Joined) -> Script:
        if not (yield from woken(self, at)):
            yield joined
