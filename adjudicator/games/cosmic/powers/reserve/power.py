"""Reserve."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CardsDiscarded,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    asks,
    attack_value,
    reason,
    reinforced,
    thrown,
)


class Deploy(Choice, frozen=True):
    """Adds low Attacks of your hand to the total of your side, as reinforcements (Reserve)."""

    word = "DEPLOY"
    about = "reserve"
    grammar = '["with"] cards'
    example = "DEPLOY with Attack 4, Attack 6 IF I lose"

    cards: tuple[str, ...]


def _low(at: CosmicAt) -> list[str]:
    """The Attacks of my hand that can be deployed."""
    highest = 9 if at.uses("Super Reserve") else 6
    return [card for card in at.state.held(at.me) if 0 <= (attack_value(card) or -1) <= highest]


class Reserve(Power):
    """You have something in reserve: as a main player or an ally you add Attacks of 6 or less to your side's total.

    They are discarded, and each counts its number. That is done once in a challenge of two Attacks, when both sides
    have been counted. Of the cards that you name, those are added that you hold then and that are low enough.
    """

    # The facts have a Compromise stop another's reinforcement, too: by mail that would be asked at every one of them.
    name = "Reserve"
    origin = "Mayfair"
    fit = ADAPTED
    choices = (Deploy,)

    @asks("reinforce", where=lambda at: at.my_side is not None)
    def deploy(self, at: CosmicAt) -> Script:
        low, side = _low(at), at.my_side
        if at.uses(self.name) or side is None:
            return
        judged = Judged(
            lambda wish: wish if any(card in low for card in wish.cards) else reason("no-low-attack"),
            [Deploy((card,)) for card in dict.fromkeys(low or ("Attack 6",))],
        )
        gone = thrown(at, [card for card in (yield at.wish(self, judged)).cards if card in low])
        yield gone
        if isinstance(gone.happened, CardsDiscarded):
            yield reinforced(at, side, sum(attack_value(card) or 0 for card in gone.happened.cards))
