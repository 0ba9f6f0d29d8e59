"""The flares of Parasite."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareWord,
    Found,
    Founding,
    Made,
    Place,
    Script,
    asks,
    founded,
    may,
    partial,
)


class Infest(FlareWord, Found, frozen=True):
    """Plays the flare of Parasite: Wild, it says where you found a base and with what; Super, it says no more."""

    word = "FLARE Parasite"
    example = "FLARE Parasite on Blue 3 with 2 from home 1"


def _planets(at: CosmicAt) -> tuple[Place, ...]:
    """The systems of players who have just lost their powers; before that, of all who may lose them."""
    before, now, quiet = at.opening.powerless, at.state.powerless, at.state is at.opening
    fallen = [s for s in at.state.seats_in() if s != at.me and not before[s] and (now[s] or quiet)]
    return tuple([place for seat in fallen for place in at.state.home(seat)])


class WildParasite(Flare):
    """When another player has just lost their power, you found a base in their system, with one to four of your tokens.

    That is done at the end of a phase, on a planet that is not under attack and on which you have no base.
    """

    name = "Wild Parasite"
    choices = (Infest,)

    @asks("lost flares", where=lambda at: bool(_planets(at)))
    def infest(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Founding(at, Infest, _planets(at)))
        yield Made(partial(founded, seat=at.me, choice=wish))


class SuperParasite(Flare):
    """As an ally you may send any number of tokens; played in phase 2, for one challenge.

    Without a number your order sends up to four.
    """

    name = "Super Parasite"
    choices = (Infest,)

    @asks("alliance flares", where=lambda at: not at.is_main())
    def swarm(self, at: CosmicAt) -> Script:
        yield at.wish(self, Infest())

    @may("send any number")
    def flood(self, at: CosmicAt) -> bool:
        return at.uses("Super Parasite")
