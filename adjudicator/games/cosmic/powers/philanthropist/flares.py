"""The flares of Philanthropist."""

from adjudicator.games.cosmic.kit import (
    CardGiven,
    CardLaid,
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    PowerLent,
    Script,
    after,
    asks,
    can_lay,
    can_pay,
    paid,
)


class Lend(FlareOn, frozen=True):
    """Plays the Philanthropist Flare; with its Wild section you name the player to whom you lend your power."""

    word = "FLARE Philanthropist"
    grammar = '[("to" | "against" | "with" | ) SEAT]'
    example = "FLARE Philanthropist to Blue"


class WildPhilanthropist(Flare):
    """You lend your power to another player for one challenge; they cannot refuse, and you have none in it meanwhile.

    By mail: it is played with phase 2, before allies are invited, and the player has the power when allies have joined.
    Where the modern edition of Philanthropist is played, it costs a token: one of your fullest base goes to the Warp.
    """

    name = "Wild Philanthropist"
    choices = (Lend,)

    @asks("alliance flares", where=lambda at: not at.state.powerless[at.me] and can_pay(at, "Philanthropist"))
    def lend(self, at: CosmicAt) -> Script:
        wish = yield from paid(self, at, OneOf([Lend(seat) for seat in at.state.seats_in() if seat != at.me]))
        yield PowerLent(at.where, at.me, wish.seat, at.state.powers[at.me])


class SuperPhilanthropist(Flare):
    """A challenge card that you give to a main player in this challenge must be played in it, if possible.

    By mail: it is played with phase 2, before the gift, which is laid face down as soon as it is given.
    """

    name = "Super Philanthropist"
    choices = (Lend,)

    @asks("alliance flares")
    def bind(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @after(
        CardGiven,
        where=lambda at, gift: at.mine(gift.giver) and at.uses("Super Philanthropist") and at.uses("Philanthropist"),
        inherent=True,
    )
    def press(self, at: CosmicAt, gift: CardGiven) -> Script:
        if can_lay(at, gift.taker, gift.card):
            yield CardLaid(gift.taker, at.where, gift.card)
