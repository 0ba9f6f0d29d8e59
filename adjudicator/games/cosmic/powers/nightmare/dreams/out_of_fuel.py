"""Out of Fuel."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Launched,
    Script,
    SecondMissed,
    TokensToLimbo,
    Wake,
    after,
    asks,
    asleep_before,
    sleeping,
    woken,
)


def _most(sent: Launched) -> int:
    """The most tokens that an attack has from one place."""
    return max(tokens for _, tokens in sent.sources)


class OutOfFuel(Essence):
    """Woken as a turn begins, if you may attack twice: you may not any more.

    Otherwise when you attack with two tokens or more: one of them turns back, into Limbo.
    """

    name = "Out of Fuel"
    choices = (Wake,)
    remains = True

    # Without the rule on second challenges the card would do nothing: then the attack itself runs short.
    @asks("start", where=sleeping("Out of Fuel", lambda at, seat: seat in at.state.earned), inherent=True)
    def strand(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        if (yield from woken(self, at)):
            yield SecondMissed(seat)

    @after(
        Launched,
        where=sleeping("Out of Fuel", lambda at, seat, sent: sent.seat == seat and len(sent.sources) + _most(sent) > 2),
        optional=True,
        inherent=True,
    )
    def fall_short(self, at: CosmicAt, sent: Launched) -> Script:
        if (yield from woken(self, at)):
            yield TokensToLimbo(sent.seat, 1, sent.number)
