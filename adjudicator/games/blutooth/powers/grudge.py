"""Grudge."""

from adjudicator.games.blutooth.kit import (
    CONTROL,
    DESTROY,
    SUPPORT,
    MatchAt,
    Negotiated,
    Power,
    Script,
    Settled,
    after,
    given_up,
)
from adjudicator.games.blutooth.kit_of_powers import GRUDGE, absent


def _bears(at: MatchAt, won: tuple[bool, bool] | None) -> bool:
    """Whether an invasion that I lead has been won or lost, and somebody did not come whom I asked."""
    return at.is_leader() and won is not None and bool(absent(at))


class Grudge(Power):
    """As a leader you bear a grudge against those whom you commissioned and who did not come to your fleet.

    Each of them loses a ship of its choice if your fleet wins, or if there is a deal, and four if it loses. Without an
    order they are of the fullest bases.
    """

    name = "Grudge"
    origin = "Eon Expansions"
    alert = "red"
    types = (CONTROL, SUPPORT, DESTROY)
    entries = ("alien.grudge", "bl.grudge")

    @after(Settled, where=lambda at, end: end.number == at.where and _bears(at, end.won))
    def remember(self, at: MatchAt, end: Settled | Negotiated) -> Script:
        assert end.won is not None
        owed = 1 if end.won[at.side] else 4
        for seat in absent(at):
            lost = yield from given_up(at, seat, owed, GRUDGE)
            if lost is not None:
                yield lost

    @after(Negotiated, where=lambda at, end: end.number == at.where and _bears(at, end.won))
    def remember_talks(self, at: MatchAt, end: Negotiated) -> Script:
        yield from self.remember(at, end)
