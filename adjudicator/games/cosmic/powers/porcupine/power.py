"""Porcupine."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    CardsDiscarded,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    asks,
    reason,
    reinforced,
    thrown,
)


class Bristle(Choice, frozen=True):
    """Discards cards of your hand for a total of yours that would lose; each adds two to it (Porcupine)."""

    word = "BRISTLE"
    about = "porcupine"
    grammar = '["with"] cards'
    example = "BRISTLE with Attack 4, Compromise"

    cards: tuple[str, ...]


def _losing(at: CosmicAt) -> bool:
    """Whether the total of my side loses, or may lose as far as known."""
    side, totals = at.my_side, at.challenge.totals
    if side is None or not at.state.held(at.me):
        return False
    return totals is None or at.lead < 0 or (at.lead == 0 and side == OFFENCE)


class Porcupine(Power):
    """As a main player or an ally whose side's total is the losing one you may discard cards: each adds two to it.

    That is done once in a challenge of two Attacks, when both sides have been counted. Of the cards that you name,
    those are discarded that you hold then.
    """

    name = "Porcupine"
    origin = "Storm"
    choices = (Bristle,)

    # The facts do not say by how much a card changes the total, nor how many may be discarded.
    @asks("reinforce", where=_losing)
    def bristle(self, at: CosmicAt) -> Script:
        held, side = at.state.held(at.me), at.my_side
        if at.uses(self.name):
            return
        judged = Judged(
            lambda wish: wish if any(card in held for card in wish.cards) else reason("cards-not-held"),
            [Bristle((card,)) for card in dict.fromkeys(held)],
        )
        wish = yield at.wish(self, judged)
        gone = thrown(at, wish.cards)
        yield gone
        if isinstance(gone.happened, CardsDiscarded) and side is not None:
            yield reinforced(at, side, 2 * len(gone.happened.cards))
