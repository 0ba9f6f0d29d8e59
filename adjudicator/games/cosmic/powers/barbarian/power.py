"""Barbarian."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    OFFENCE,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Self,
    asks,
    plundered,
)


class Plunder(Choice, frozen=True):
    """Takes cards of the loser's hand when your attack succeeds, first those that you name (Barbarian)."""

    word = "PLUNDER"
    about = "barbarian"
    grammar = '["for" cards]'
    example = "PLUNDER for Attack 40, Cosmic Zap"

    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, cards: tuple[str, ...] | None) -> Self:
        return cls(cards or ())


def _successful(at: CosmicAt) -> bool:
    """Whether my attack has succeeded, and the loser has cards."""
    return at.i_won and at.side == OFFENCE and at.my_tokens > 0 and bool(at.state.held(at.opponent))


class Barbarian(Power):
    """You plunder: when your attack succeeds you take a card of the loser's hand for each of your tokens in it.

    The rest of that hand is discarded. It is done before consolation is paid. By mail: you name the cards that you
    would have, best first; others come at random in the place of those that are not there.
    """

    name = "Barbarian"
    origin = "FFG"
    fit = ADAPTED
    choices = (Plunder,)

    @asks("settled", where=_successful)
    def plunder(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Plunder(("Attack 40",)), Plunder())))
        yield from plundered(at, at.opponent, at.me, wish.cards, at.my_tokens, f"{self.name}/{at.place}")
