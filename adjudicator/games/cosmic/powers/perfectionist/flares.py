"""The flares of Perfectionist."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, FlareSwap, OneOf, Script, TokensToLimbo, asks, draw, thrown


class Redo(FlareSwap, frozen=True):
    """Plays the flare of Perfectionist: Wild, it names the card that you draw anew; Super, the ally you send home."""

    word = "FLARE Perfectionist"
    link = "without"
    grammar = '["for" CARD | "without" SEAT]'
    example = "FLARE Perfectionist for Attack 4"


class WildPerfectionist(Flare):
    """As a phase begins you discard a card that you name, and draw another."""

    name = "Wild Perfectionist"
    choices = (Redo,)

    @asks("opening flares", where=lambda at: len(at.state.held(at.me)) > 1)
    def redo(self, at: CosmicAt) -> Script:
        mine = [card for card in dict.fromkeys(at.state.held(at.me)) if card != self.card]
        wish = yield at.wish(self, OneOf([Redo(card) for card in mine]))
        gone = thrown(at, (wish.card,))
        yield gone
        if gone.happened is not None:
            yield from draw(at, at.me, 1, f"{self.name}/{at.place}/{at.me}")


class SuperPerfectionist(Flare):
    """As a main player you send allies of yours home when the cards are laid: all, or the one that you name."""

    name = "Super Perfectionist"
    choices = (Redo,)

    @asks("laid flares", where=lambda at: at.is_main() and bool(at.my_allies), upon=lambda at, wish: ())
    def dismiss(self, at: CosmicAt) -> Script:
        seats = [ally.seat for ally in at.my_allies]
        wish = yield at.wish(self, OneOf([Redo(), *[Redo(None, seat) for seat in seats]]))
        for ally in at.my_allies:
            if wish.seat in (None, ally.seat) and not at.challenge.over:
                yield TokensToLimbo(ally.seat, ally.tokens, at.where)
