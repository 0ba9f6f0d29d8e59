"""Will."""

from adjudicator.games.blutooth.kit import CONTROL, INVASION, DefenderNamed, MatchAt, OneOf, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import WILD, NameDefender, nameable


def _bound(at: MatchAt) -> bool:
    """Whether destiny has named whom I invade."""
    return at.is_invader() and at.invasion.charge != WILD and bool(_elsewhere(at))


def _elsewhere(at: MatchAt) -> list[NameDefender]:
    """Everybody else whom I could invade."""
    return [NameDefender(seat) for seat in nameable(at.state, at.me) if seat != at.invasion.defender]


class Will(Power):
    """As the invader you choose whom you invade, whatever destiny says: any other alien still in the match.

    `DEFENDER Green` names them; without it you go where destiny sends you.
    """

    name = "Will"
    origin = "Eon Expansions"
    types = (CONTROL, INVASION)
    entries = ("alien.will",)

    @asks("destined", where=_bound)
    def choose(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf(_elsewhere(at)), about=NameDefender.about)
        if isinstance(wish, NameDefender):
            yield DefenderNamed(at.where, wish.seat)
