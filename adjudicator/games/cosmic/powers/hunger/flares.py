"""The flares of Hunger."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, FlareFor, Judged, Script, asks, draw, thrown


class Taste(FlareFor, frozen=True):
    """Plays the flare of Hunger: Wild, it can name cards, and keeps no other; Super, nothing."""

    word = "FLARE Hunger"
    example = "FLARE Hunger for Attack 40, Attack 30"


class WildHunger(Flare):
    """As a turn begins you draw a card, and keep it or discard it.

    By mail: you name the cards that you would keep, and anything else is discarded; without a name you keep it
    whatever it is. What you keep nobody else sees.
    """

    name = "Wild Hunger"
    choices = (Taste,)

    @asks("opening flares", where=lambda at: at.state.phase == 1)
    def taste(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Taste(), Taste(("Attack 40",)))))
        drawn = yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")
        yield thrown(at, [card for card in drawn if wish.cards and card not in wish.cards])


class SuperHunger(Flare):
    """You take two cards from everybody as a turn begins, instead of one."""

    name = "Super Hunger"
    choices = (Taste,)

    @asks("opening flares", where=lambda at: at.state.phase == 1)
    def gorge(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
