"""The flares of Architect."""

from adjudicator.games.cosmic.kit import (
    CardsDiscarded,
    CosmicAt,
    Flare,
    FlareFor,
    Script,
    WordCalled,
    asks,
    attack_value,
    attacks_held,
    thrown,
    worth,
)


class Blueprint(FlareFor, frozen=True):
    """Plays the flare of Architect: Wild, it names the Attack that you discard; Super, nothing."""

    word = "FLARE Architect"
    example = "FLARE Architect for Attack 4"


class WildArchitect(Flare):
    """As a main player you discard an Attack of your hand, and add one to your total for each card among the discards.

    It is played when the cards are turned up; the Attack itself does not count.
    """

    name = "Wild Architect"
    choices = (Blueprint,)

    @asks("shown flares", where=lambda at: at.is_main() and bool(_attacks(at)))
    def plan(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, attacks_held(at, at.me, lambda card: Blueprint((card,))))
        below, gone = len(at.state.discard), thrown(at, wish.cards)
        yield gone
        if isinstance(gone.happened, CardsDiscarded):
            yield WordCalled(at.me, self.name, at.where, f"{below}")

    @worth("total", where=lambda at, total, side, *of: at.uses("Wild Architect") and at.is_main(), inherent=True)
    def add(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + int(at.called(self.name) or 0) * (side == at.side)


def _attacks(at: CosmicAt) -> list[str]:
    """The Attacks of my hand, each once."""
    return [card for card in dict.fromkeys(at.state.held(at.me)) if attack_value(card) is not None]


class SuperArchitect(Flare):
    """If you build after this challenge, you may build in your own system instead.

    It is played when the cards are settled.
    """

    name = "Super Architect"
    choices = (Blueprint,)

    @asks("settle flares", where=lambda at: at.i_won)
    def stay_at_home(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
