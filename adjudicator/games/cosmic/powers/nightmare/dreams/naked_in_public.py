"""Naked in Public."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    GameEnded,
    Script,
    Wake,
    asleep_before,
    instead_of,
    sleeping,
    woken,
)


class NakedInPublic(Essence):
    """Woken when you would win together with others: they win without you."""

    name = "Naked in Public"
    choices = (Wake,)
    remains = True

    @instead_of(
        GameEnded,
        where=sleeping("Naked in Public", lambda at, seat, end: seat in end.winners and len(end.winners) > 1),
        optional=True,
        inherent=True,
    )
    def expose(self, at: CosmicAt, end: GameEnded) -> Script:
        (seat,) = asleep_before(at, self.name)
        left = (yield from woken(self, at)) is None
        yield end if left else GameEnded(tuple([one for one in end.winners if one != seat]))
