"""Messy Hand."""

from adjudicator.games.cosmic.kit import CosmicAt, Judged, Script, asks, reason, thrown
from adjudicator.games.cosmic.powers.assistant.help_card import Cash, HelpCard


class CashMessyHand(Cash, frozen=True):
    """Cashes the help Messy Hand: says which cards are discarded."""

    word = "CASH Messy Hand"
    grammar = '"without" cards'
    example = "CASH Messy Hand without Attack 4, Plague"
    of_challenge = False

    cards: tuple[str, ...]


class MessyHand(HelpCard):
    """As a phase opens you may cash it: you discard what you like of a hand that you have drawn in this turn."""

    name = "Messy Hand"
    choices = (CashMessyHand,)

    @asks("opening", where=lambda at: at.me in at.state.renewed and bool(at.state.held(at.me)), inherent=True)
    def cash(self, at: CosmicAt) -> Script:
        held = at.state.held(at.me)
        judged = Judged(
            lambda wish: wish if set(wish.cards) <= set(held) else reason("card-not-held"),
            [CashMessyHand((card,)) for card in dict.fromkeys(held)],
        )
        wish = yield from self.offered(at, judged)
        yield thrown(at, wish.cards)
