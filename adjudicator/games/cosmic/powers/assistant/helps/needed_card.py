"""Needed Card."""

from adjudicator.games.cosmic.kit import CosmicAt, Judged, Script, asks, fetched
from adjudicator.games.cosmic.powers.assistant.help_card import Cash, HelpCard


class CashNeededCard(Cash, frozen=True):
    """Cashes the help Needed Card: says which card you get out of the deck."""

    word = "CASH Needed Card"
    grammar = '"for" CARD'
    example = "CASH Needed Card for Attack 40"
    of_challenge = False

    card: str


class NeededCard(HelpCard):
    """As a phase opens you may cash it: you get the card that you name out of the deck, or any if it is not there."""

    # What the card says is not known: the source prints the text of another by mistake. So its name is read.
    name = "Needed Card"
    choices = (CashNeededCard,)

    @asks("opening", where=lambda at: bool(at.state.deck), inherent=True)
    def cash(self, at: CosmicAt) -> Script:
        wish = yield from self.offered(at, Judged(lambda wish: wish, [CashNeededCard("Compromise")]))
        yield from fetched(at, at.me, (wish.card,), 1, f"{self.name}/{at.place}/{at.me}")
