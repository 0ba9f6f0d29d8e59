"""The flares of Kamikaze."""

from adjudicator.games.cosmic.kit import (
    HIDDEN,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Flare,
    FlareSacrifice,
    Sacrificing,
    Script,
    Surfacing,
    after,
    asks,
    can_release,
    loose,
    sacrificed,
)


class DiveByFlare(FlareSacrifice, frozen=True):
    """Plays the Kamikaze Flare; with its Wild section you name the tokens that you send to the Warp."""

    word = "FLARE Kamikaze"
    example = "FLARE Kamikaze 2 from home 1"


def _shown(at: CosmicAt) -> bool:
    """Whether its player shows an Attack."""
    return at.is_main() and at.attack_shown(at.side) is not None


def _armed(at: CosmicAt) -> bool:
    """Whether its player shows an Attack, or may show one as far as known, and has tokens to give up.

    When it acts, these tokens are promised: to this flare itself.
    """
    return (_shown(at) or (at.is_main() and at.my_card == HIDDEN)) and bool(loose(at.state, at.me))


def _raised(at: CosmicAt, more: int, paid: int = 0) -> CardCountsAs:
    return CardCountsAs(at.where, at.side, f"Attack {(at.attack_shown(at.side) or 0) + more}", paid)


class WildKamikaze(Flare):
    """As a main player you send one to four tokens to the Warp; your Attack counts three more for each.

    They come from bases that are not under attack. It is played when the cards are turned up, and holds for a replay.
    """

    name = "Wild Kamikaze"
    choices = (DiveByFlare,)

    @asks("shown flares", where=_armed)
    def dive(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, Sacrificing(at, DiveByFlare))
        if isinstance(answer, DiveByFlare):
            tokens = yield from sacrificed(at, answer)
            yield _raised(at, 3 * tokens, 3 * tokens)

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Kamikaze") and _shown(at), inherent=True)
    def still_raised(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield _raised(at, at.challenge.raised[at.side])


class SuperKamikaze(Surfacing):
    """When your turn begins, two more of your tokens leave the Warp than the one that leaves it for everybody."""

    name = "Super Kamikaze"
    choices = (DiveByFlare,)

    @asks("opening flares", where=can_release)
    def surface(self, at: CosmicAt) -> Script:
        return self.surfaced(at, 2)
