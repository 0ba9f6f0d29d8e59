"""The flares of Emperor."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareFor,
    Judged,
    OneOf,
    Script,
    WordCalled,
    asks,
    at_home,
    may,
    reason,
    shown_to,
)


class Audience(FlareFor, frozen=True):
    """Plays the flare of Emperor: Wild, it names the card that you show; Super, the card that you demand."""

    word = "FLARE Emperor"
    example = "FLARE Emperor for Attack 40"


class WildEmperor(Flare):
    """You show both main players a card of your hand, and may join either side without an invitation."""

    name = "Wild Emperor"
    choices = (Audience,)

    @asks("alliance flares", where=lambda at: not at.is_main() and bool(at.state.held(at.me)))
    def show(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Audience((card,)) for card in dict.fromkeys(at.state.held(at.me))]))
        yield from shown_to(at, at.mains, wish.cards[0])

    @may("join uninvited")
    def received(self, at: CosmicAt) -> bool:
        return at.uses("Wild Emperor")


class SuperEmperor(Flare):
    """You name the card that you demand as tribute in this challenge: whoever holds it shows it, and you keep it.

    It is played with phase 2. Whoever does not hold it shows a card at random.
    """

    name = "Super Emperor"
    choices = (Audience,)

    @asks("alliance flares", where=at_home)
    def demand(self, at: CosmicAt) -> Script:
        samples = (Audience(("Attack 40",)), Audience(("Cosmic Zap",)))
        wish = yield at.wish(self, Judged(lambda wish: wish if len(wish.cards) == 1 else reason("one-card"), samples))
        yield WordCalled(at.me, self.name, at.where, wish.cards[0])
