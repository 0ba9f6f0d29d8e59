"""The flares of Empath."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    HIDDEN,
    MORPH,
    CardExchanged,
    CosmicAt,
    Flare,
    FlareFor,
    Script,
    asks,
    attacks_held,
    draw,
)


class Sway(FlareFor, frozen=True):
    """Plays the flare of Empath: Super, it names the Attack of your hand that takes the Compromise's place."""

    word = "FLARE Empath"
    example = "FLARE Empath for Attack 4"


class WildEmpath(Flare):
    """When you have made a deal, you and the other dealer draw three cards each (modern edition).

    The classic section punishes impolite speech.
    """

    name = "Wild Empath"
    choices = (Sway,)

    @asks("dealt flares", where=lambda at: at.is_main() and at.challenge.deal)
    def reward(self, at: CosmicAt) -> Script:
        yield at.wish(self, Sway())
        for seat in (at.challenge.offence, at.challenge.defence):
            yield from draw(at, seat, 3, f"empath/{at.place}/{at.state.seats[seat]}")


def _softened(at: CosmicAt) -> bool:
    """Whether the other side has a Compromise, or a Morph that was turned up as one, as far as known.

    A card that a piece makes count, or not count, as a Compromise is still the card that it was.
    """
    side = at.my_side
    if side is None:
        return False
    own, other = at.challenge.laid[side], at.challenge.laid[1 - side]
    return other in (COMPROMISE, HIDDEN) or (other == MORPH and own == COMPROMISE)


class SuperEmpath(Flare):
    """As a main player or an ally, you put an Attack of your hand in the place of a Compromise of the other side.

    It counts there as if it had been played, and you take the Compromise, or the Morph that has become one.
    """

    name = "Super Empath"
    choices = (Sway,)

    @asks("shown flares", where=_softened, upon=lambda at, wish: at.opposed[:1])
    def sway(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, attacks_held(at, at.me, lambda card: Sway((card,))))
        yield CardExchanged(at.me, at.where, 0 if at.fights_for(1) else 1, wish.cards[0])
