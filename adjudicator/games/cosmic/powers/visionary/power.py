"""Visionary."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Choice,
    CosmicAt,
    Judged,
    Power,
    Script,
    Spoken,
    WordCalled,
    asks,
    is_challenge_card,
    may_not,
    reason,
    unpromised,
)


class Foretell(Choice, frozen=True):
    """Names the card that your opponent must play in this challenge, if they have it (Visionary)."""

    word = "FORETELL"
    about = "visionary"
    grammar = "CARD"
    example = "FORETELL Compromise"

    card: str


class Visionary(Power):
    """As a main player you may name a challenge card, before cards are laid, that your opponent must play if they can.

    By mail: what they have ordered instead is not done then. A card that they have promised to another challenge is not
    there for this one.
    """

    name = "Visionary"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Foretell,)

    @asks("before lay", where=lambda at: at.is_main())
    def foretell(self, at: CosmicAt) -> Script:
        samples = (Foretell("Compromise"), Foretell("Attack 4"))
        judged = Judged(
            lambda wish: wish if is_challenge_card(wish.card) else reason("no-challenge-card"),
            samples,
        )
        wish = yield at.wish(self, judged)
        yield WordCalled(at.me, self.name, at.where, wish.card)

    @may_not("prefer to lay")
    def nothing_else(self, at: CosmicAt, seat: int, card: str) -> Spoken | None:
        if not at.is_main() or seat != at.opponent or not at.uses("Visionary"):
            return None
        named = at.called(self.name)
        return reason("foretold") if card != named and named in unpromised(at, seat) else None
