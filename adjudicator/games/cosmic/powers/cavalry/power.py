"""Cavalry."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CardsDiscarded,
    Choice,
    CosmicAt,
    Power,
    Script,
    WordCalled,
    asks,
    attack_value,
    attacks_held,
    worth,
)


class Ride(Choice, frozen=True):
    """As an ally you add an Attack of your hand to the total of your side (Cavalry)."""

    word = "RIDE"
    about = "cavalry"
    grammar = '("with" | ) CARD'
    example = "RIDE with Attack 8 IF offence allies >= 3"

    card: str


class Cavalry(Power):
    """As an ally you may add an Attack of your hand to the total of your side; it is discarded.

    That is said when the main players have laid their cards, before these are turned up. It adds to the total after
    whatever is made of their Attacks; where a Compromise decides, it has been spent for nothing. It holds for a replay.
    """

    name = "Cavalry"
    origin = "Mayfair"
    fit = ADAPTED
    choices = (Ride,)

    # At the table it lies face down with the others. By mail it is turned up as it is played: nobody can lay another
    # card for that any more.
    @asks("laid", where=lambda at: at.my_ally is not None and not at.uses("Cavalry"))
    def ride(self, at: CosmicAt) -> Script:
        held = attacks_held(at, at.me, Ride)
        if not any(held.every()):
            return
        wish = yield at.wish(self, held)
        if isinstance(wish, Ride):
            yield CardsDiscarded(at.me, (wish.card,))
            yield WordCalled(at.me, self.name, at.where, wish.card)

    @worth("total", where=lambda at, *of: at.uses("Cavalry") and at.fights_for(of[1]), inherent=True)
    def charge(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + (attack_value(at.called(self.name)) or 0)
