"""The flares of Fire Dancer."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Judged,
    OneOf,
    Script,
    Spoken,
    asks,
    cards_of,
    on_table,
    reason,
    redirected,
    redirections,
)
from adjudicator.games.cosmic.powers.fire_dancer.fires import FIRE, attacks
from adjudicator.games.cosmic.powers.fire_dancer.gate import Fan


class WildFireDancer(Flare):
    """When all attacks are launched you turn one to another planet of the same system where the defence has a base.

    It is played with phase 1: you name who attacks, and the planet.
    """

    name = "Wild Fire Dancer"
    choices = (Fan,)

    @asks("further flares", where=lambda at: not at.state.challenges or bool(redirections(at.state)))
    def turn(self, at: CosmicAt) -> Script:
        def judged(wish: Fan) -> Fan | Spoken:
            return wish if (wish.seat, wish.place) in redirections(at.state) else reason("gate-not-there")

        wish = yield at.wish(self, Judged(judged, [Fan(*one) for one in redirections(at.state)] or [Fan()]))
        yield redirected(wish.seat, wish.place)


class SuperFireDancer(Flare):
    """As a turn begins you put an Attack of your hand under one of your fires."""

    name = "Super Fire Dancer"
    choices = (Fan,)

    @asks("opening flares", where=lambda at: at.state.phase == 1 and bool(_fires(at)) and bool(attacks(at)))
    def feed(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Fan(seat, None, card) for seat in _fires(at) for card in attacks(at)]))
        yield on_table.put_under(FIRE, wish.seat, wish.card, at.me)


def _fires(at: CosmicAt) -> list[int]:
    """The players in whose systems a fire of mine burns."""
    return [seat for seat in range(len(at.state.seats)) if cards_of(at.state, FIRE, seat)]
