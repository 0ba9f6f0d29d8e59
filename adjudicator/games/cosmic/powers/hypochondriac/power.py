"""Hypochondriac."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Ask,
    CosmicAt,
    Iterable,
    Landed,
    Power,
    Script,
    Seat,
    Stock,
    TokensToLimbo,
    asks,
    does,
    gift_asked,
    half_to_the_loser,
    instead_of,
    own_cards,
    wins_by,
    with_most,
)
from adjudicator.games.cosmic.powers.hypochondriac.complaints import complained
from adjudicator.games.cosmic.powers.hypochondriac.orders import ANXIETY, Anxious, Soothe

TOKENS = 8


def _can_complain(at: CosmicAt) -> bool:
    """Whether I am in a challenge whose sides are known, and have tokens left."""
    return at.state.phase == 2 and at.my_side is not None and bool(own_cards(at, Hypochondriac.name))


class Hypochondriac(Power):
    """As a main player or an ally you name somebody in the challenge who makes you anxious: they get an anxiety token.

    Unless you are soothed: anybody may give you a card for it, and the first that will do is yours. By mail: you name
    them with phase 2, and perhaps the cards that would do; others write with phase 2, too, what they would give. You
    begin with eight tokens.

    When a challenge is over, its winner gives half of their tokens to the loser, rounded up, but only one to you.
    Whoever has the most tokens, even you, does not land where that base would win the game: their tokens wait in Limbo.
    """

    # At the table there are two tokens for each other player, and remedies are whatever can be given in a deal; by mail
    # a remedy is a card. The winner may keep tokens there, which nobody wants.
    name = "Hypochondriac"
    origin = "Eons"
    fit = ADAPTED
    stock = Stock(cards=(ANXIETY,) * TOKENS, held=TOKENS, refilled=False)
    choices = (Anxious, Soothe)

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        return (gift_asked(at, Soothe),) if at.state.phase == 2 and at.state.held(at.me) else ()

    @asks("before cards", where=_can_complain)
    def complain(self, at: CosmicAt) -> Script:
        yield from complained(self, at, 2 if at.uses("Super Hypochondriac") else 1)

    @does("after all", where=lambda at: at.challenge.winner is not None, inherent=True)
    def pass_on(self, at: CosmicAt) -> Script:
        yield from half_to_the_loser(at, self.name, ANXIETY)

    @instead_of(Landed, where=lambda at, it: it.seat in with_most(at, "Hypochondriac"), inherent=True)
    def hold_back(self, at: CosmicAt, it: Landed) -> Script:
        if (yield from wins_by(at, it)) and (yield from at.use(at.me, self, () if it.seat == at.me else (it.seat,))):
            yield TokensToLimbo(it.seat, it.tokens, at.where)
        else:
            yield it
