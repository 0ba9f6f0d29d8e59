"""The flares of Nightmare."""

from adjudicator.games.cosmic.kit import (
    OFFENCE,
    CosmicAt,
    Flare,
    FlareWord,
    Landed,
    OneOf,
    Place,
    Script,
    WordCalled,
    asks,
    instead_of,
    named_place,
    place_named,
)


class Divert(FlareWord, frozen=True):
    """Plays the flare of Nightmare: Wild, it says on which planet tokens land; Super, nothing."""

    word = "FLARE Nightmare"
    grammar = '[("to" | "on" | ) PLACE]'
    example = "FLARE Nightmare to Blue 4"

    place: Place | None = None


def _others(at: CosmicAt) -> list[Place]:
    """The other planets of the system, if nobody is attacked there."""
    attacked = at.state.attacked()
    return [place for place in at.system if place != at.challenge.planet and place not in attacked]


class WildNightmare(Flare):
    """When the offence of any challenge has won, its tokens land on another planet of the same system, which you name.

    Its allies' tokens land there, too. It cannot be a planet that is under attack.
    """

    name = "Wild Nightmare"
    choices = (Divert,)

    @asks("settle flares", where=lambda at: at.challenge.winner == OFFENCE and bool(_others(at)))
    def divert(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Divert(place) for place in _others(at)]))
        yield WordCalled(at.me, self.name, at.where, named_place(at.state, wish.place))

    @instead_of(
        Landed, where=lambda at, landed: at.uses("Wild Nightmare") and bool(at.called("Wild Nightmare")), inherent=True
    )
    def land_elsewhere(self, at: CosmicAt, landed: Landed) -> Script:
        yield Landed(landed.number, landed.seat, landed.tokens, place_named(at.state, at.called(self.name)))


class SuperNightmare(Flare):
    """In this challenge you may give a bad dream to a player who has one already.

    By mail: play it with phase 2 for those who do not invite you, or with phase 3 for those who beat you.
    """

    name = "Super Nightmare"
    choices = (Divert,)

    @asks("alliance flares", where=lambda at: not at.is_main())
    def insist(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @asks("settle flares", where=lambda at: at.i_lost)
    def brood_on(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
