"""Destiny Flux."""

from adjudicator.games.blutooth.kit import Ask, MatchAt, Script, Seat, Tech, Upon, asks, redrawn
from adjudicator.games.blutooth.kit_of_techs import tech_spent


class Reshuffle(Upon, frozen=True):
    """Uses up the charge that the invader named has drawn, and lets another be drawn (Destiny Flux)."""

    word = "DESTINY FLUX"
    also = ("flux", "use destiny flux on")
    about = "destiny flux"
    example = "DESTINY FLUX Red IF Red must invade me"

    seat: Seat

    def addresses(self, ask: Ask) -> bool:
        return ask.detail == str(self.seat)


class DestinyFlux(Tech):
    """Costs 3. Developed, it drafts a tech; then it lies there until you scramble a charge of destiny with it.

    The charge that an invader has drawn is used up, and another one is drawn.
    """

    name = "Destiny Flux"
    cost = 3
    lies = True
    drafts = True
    choices = (Reshuffle,)
    entries = ("tech.destiny_flux", "term.scramble")

    @asks("paradox 1")
    def scramble(self, at: MatchAt) -> Script:
        invader = at.invasion.invader
        wish = yield at.wish(self, Reshuffle(invader), detail=str(invader))
        if isinstance(wish, Reshuffle):
            yield from tech_spent(at, self)
            yield from redrawn(at)
