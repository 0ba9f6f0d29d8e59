"""The flares of Moocher."""

from adjudicator.games.cosmic.kit import (
    AttackForgone,
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
    partial,
)


class Squat(FlareWord, Found, frozen=True):
    """Plays the flare of Moocher: Wild, it says on which empty planet you found a base; Super, nothing."""

    word = "FLARE Moocher"
    example = "FLARE Moocher on Blue 3 with 2"


def _empty(at: CosmicAt) -> tuple[Place, ...]:
    """The planets on which nobody is, in the system that I must attack; none in my own."""
    target = at.state.targets[at.me]
    there = at.state.home(target[0]) if target is not None and target[0] != at.me else ()
    return tuple([place for place in there if not any(at.state.planets[place])])


class WildMoocher(Flare):
    """Instead of attacking you found a base on an empty planet of the system that you must attack.

    It is played with phase 1. You send one to four tokens, and attack nobody in that turn.
    """

    name = "Wild Moocher"
    choices = (Squat,)

    @asks("launch flares", where=lambda at: bool(_empty(at)) and bool(at.state.bases(at.me)))
    def squat(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Founding(at, Squat, _empty(at)))
        yield AttackForgone(at.me)
        yield Made(partial(founded, seat=at.me, choice=wish))


class SuperMoocher(Flare):
    """You may call for a seat on either side in this challenge, and take two cards where you get none.

    It is played as phase 2 begins.
    """

    name = "Super Moocher"
    choices = (Squat,)

    @asks("alliance flares", where=lambda at: not at.is_main())
    def insist(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
