"""Angler."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    COMPROMISE,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    asks,
    draw,
    handed,
)


class Angle(Choice, frozen=True):
    """Asks your opponent for a card: they give it to you, or you draw one if they have none of that name (Angler)."""

    word = "ANGLE"
    about = "angler"
    grammar = '("for" | ) CARD'
    example = "ANGLE for Attack 20"

    card: str


class Angler(Power):
    """As a main player you may ask your opponent for a card that you name: they give it to you, if they hold it.

    If they do not, you draw a card. Everybody learns which of the two has happened, and nobody else for which card you
    have asked. By mail: ordered with phase 2, the card is there when you write your orders for the cards.
    """

    name = "Angler"
    origin = "FFG"
    fit = ADAPTED
    choices = (Angle,)

    # The facts leave open which cards can be asked for, and who hears it: a letter is read by the game master alone.
    @asks("before cards", where=lambda at: at.is_main() and not at.uses("Angler"))
    def angle(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Angle("Attack 20"), Angle(COMPROMISE))))
        label = f"{self.name}/{at.place}/{at.me}"
        if wish.card in at.state.held(at.opponent):
            yield handed(at, at.opponent, at.me, wish.card, label)
        else:
            yield from draw(at, at.me, 1, label)
