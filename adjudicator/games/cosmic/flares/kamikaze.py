"""The flares of Kamikaze."""

from adjudicator.games.cosmic.kit import (
    HIDDEN,
    CardCountsAs,
    CosmicAt,
    Flare,
    FlareSacrifice,
    Made,
    Sacrificing,
    Script,
    asks,
    free,
    partial,
    released_some,
    sacrificed,
)


class DiveByFlare(FlareSacrifice, frozen=True):
    """Plays the Kamikaze Flare; with its Wild section you name the tokens that you send to the Warp."""

    word = "FLARE Kamikaze"
    example = "FLARE Kamikaze 2 from home 1"


def _armed(at: CosmicAt) -> bool:
    """Whether its player shows an Attack, or may do so for all that is known, and has tokens to give up."""
    may = at.is_main() and (at.my_card == HIDDEN or at.attack_shown(at.side) is not None)
    return may and bool(free(at, at.me))


class WildKamikaze(Flare):
    """As a main player you send one to four tokens to the Warp; your Attack counts three more for each.

    They come from bases that are not under attack. It is played when the cards are turned up.
    """

    name = "Wild Kamikaze"
    choices = (DiveByFlare,)

    @asks("shown flares", where=_armed)
    def dive(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Sacrificing(at, DiveByFlare))
        if isinstance(answer, DiveByFlare):
            tokens = yield from sacrificed(at, answer)
            yield CardCountsAs(at.where, at.side, f"Attack {(at.attack_shown(at.side) or 0) + 3 * tokens}")

    @asks("shown flares again", where=_armed)
    def dive_again(self, at: CosmicAt) -> Script:
        return self.dive(at)


class SuperKamikaze(Flare):
    """When your turn begins, two more of your tokens leave the Warp than the one that leaves it for everybody."""

    name = "Super Kamikaze"
    choices = (DiveByFlare,)

    @asks("opening flares", where=lambda at: at.state.phase == 1 and at.state.warp[at.me] > 1)
    def surface(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield Made(partial(released_some, seat=at.me, tokens=2, by=at.me))
