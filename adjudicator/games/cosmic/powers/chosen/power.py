"""Chosen."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CardCountsAs,
    CardsDiscarded,
    Choice,
    CosmicAt,
    Power,
    Script,
    asks,
    attack_value,
    draw,
    is_challenge_card,
)


class Pray(Choice, frozen=True):
    """Draws three cards when the challenge cards are shown, and uses the highest Attack among them (Chosen)."""

    word = "PRAY"
    about = "chosen"
    example = "PRAY IF their card >= 20"


class Chosen(Power):
    """As a main player you may pray when the cards are shown: you draw three cards for this challenge.

    The highest Attack among them is added to your Attack, or takes the place of your card if that is none. The three
    cards are discarded, whatever they are. In a replay you may pray again.
    """

    name = "Chosen"
    origin = "Mayfair"
    fit = ADAPTED
    choices = (Pray,)

    # At the table the cards are seen before one is chosen. By mail the choice is made beforehand: it is the best one.
    @asks("shown", where=lambda at: at.is_main() and at.my_card is not None)
    def pray(self, at: CosmicAt) -> Script:
        yield at.wish(self, Pray())
        label = f"{self.name}/{at.place}{'/again' * at.challenge.replayed}"
        drawn = yield from draw(at, at.me, 3, label)
        gone = tuple(filter(is_challenge_card, drawn)) if at.uses("Super Chosen") else drawn
        if gone:
            yield CardsDiscarded(at.me, gone)
        best = max([attack_value(card) or 0 for card in drawn], default=0)
        if best:
            yield CardCountsAs(at.where, at.side, f"Attack {best + (at.attack_shown(at.side) or 0)}")
