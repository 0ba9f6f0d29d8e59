"""Healer."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CosmicAt,
    Judged,
    Power,
    Script,
    TokensRemoved,
    TokensToLimbo,
    TokensToWarp,
    Whose,
    draw,
    instead_of,
    turned,
)


class Heal(Whose, frozen=True):
    """Gives back what a player loses, or what anybody loses; you draw a card (Healer)."""

    word = "HEAL"
    about = "healer"
    example = "HEAL Red IF I win"

    def addresses(self, ask: Ask) -> bool:
        return self.seat is None or ask.detail.split(" ")[0] == str(self.seat)

    def part(self) -> str:
        return "" if self.seat is None else str(self.seat)


class Healer(Power):
    """When another player loses tokens to the Warp or out of the game you may heal them, and draw a card for it.

    Their tokens go to Limbo and from there to their bases. Healing takes no consolation from them.
    """

    name = "Healer"
    origin = "Eon Expansions"
    choices = (Heal,)

    @instead_of(TokensToWarp, where=lambda at, lost: not at.mine(lost.seat), optional=True)
    def heal(self, at: CosmicAt, lost: TokensToWarp | TokensRemoved) -> Script:
        yield at.wish(self, Judged(lambda wish: Heal(lost.seat), (Heal(lost.seat),)), detail=str(lost.seat))
        yield turned(lost, TokensToLimbo)
        # A second loss in a challenge has more in Limbo: under one name the same kinds of cards would come again.
        label = f"{self.name}/{at.place}/{lost.seat}/{at.state.limbo[lost.seat]}"
        yield from draw(at, at.me, lost.tokens if at.uses("Super Healer") else 1, label)

    @instead_of(TokensRemoved, where=lambda at, lost: not at.mine(lost.seat), optional=True)
    def bring_back(self, at: CosmicAt, lost: TokensRemoved) -> Script:
        yield from self.heal(at, lost)
