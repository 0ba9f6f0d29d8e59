"""Scavenger."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    Choice,
    CosmicAt,
    DiscardsTaken,
    Judged,
    Made,
    Power,
    Script,
    asks,
    is_challenge_card,
    reason,
)


class Scavenge(Choice, frozen=True):
    """Takes a challenge card out of the discards when you have lost a base (Scavenger)."""

    word = "SCAVENGE"
    about = "scavenger"
    grammar = '("for" | ) CARD'
    example = "SCAVENGE for Attack 20"
    carries = True

    card: str


def _driven_off(at: CosmicAt) -> bool:
    """Whether I have lost the base that I have defended here."""
    return at.is_main() and at.side == DEFENCE and at.i_lost


class Scavenger(Power):
    """When you lose a base as the defence you may search the discards: you take a challenge card that you name.

    Everybody sees which. That is done when the turn ends, before the cards of its challenges are discarded; if there is
    no such card among the discards, you take none.
    """

    # The facts do not say how many cards it finds. Edicts and flares that are discarded are others' to pick up.
    name = "Scavenger"
    origin = "FFG"
    choices = (Scavenge,)

    @asks("after all", where=_driven_off)
    def scavenge(self, at: CosmicAt) -> Script:
        judged = Judged(
            lambda wish: wish if is_challenge_card(wish.card) else reason("no-challenge-card"),
            (Scavenge("Attack 20"), Scavenge("Compromise")),
        )
        card = (yield at.wish(self, judged)).card
        yield Made(lambda now: DiscardsTaken(at.me, (card,)) if card in now.discard else None)
