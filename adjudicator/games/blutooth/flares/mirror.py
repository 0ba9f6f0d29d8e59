"""The flare of Mirror."""

from adjudicator.games.blutooth.kit import (
    BRIGADE,
    DEFENDERS,
    INVADERS,
    DriverTurned,
    Flare,
    FlareWord,
    MatchAt,
    NaturesKnown,
    Numbers,
    OneOf,
    Script,
    WordCalled,
    asks,
    backwards,
    changed_number,
    driver_number,
    worth,
)


class MirrorOne(FlareWord, frozen=True):
    """Plays the flare of Mirror; its super part names the fleet whose attack alone is read backwards."""

    word = "FLARE Mirror"
    grammar = '["for" SIDE]'
    example = "FLARE Mirror for defender"

    side: int | None = None


class WildMirror(Flare):
    """As a leader your driver becomes a copy of the other one when both are open."""

    name = "Wild Mirror"
    choices = (MirrorOne,)

    @asks("natures", where=lambda at: at.is_leader() and None not in at.invasion.drivers)
    def copy(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        nature = (at.invasion.natures or ("", ""))[1 - at.side]
        number = driver_number(at.state, at.invasion, 1 - at.side)
        if nature == BRIGADE and number is not None:
            yield DriverTurned(at.where, at.side, number)
        else:
            yield NaturesKnown(at.where, (nature, nature))


class SuperMirror(Flare):
    """When you have the digits read backwards, you name one fleet for whose attack alone that is so."""

    name = "Super Mirror"
    choices = (MirrorOne,)

    @asks("natures", where=lambda at: at.is_leader() and at.uses("Mirror"))
    def single_out(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([MirrorOne(side) for side in (INVADERS, DEFENDERS)]))
        yield WordCalled(at.where, at.me, self.name, str(wish.side))

    @worth("drivers", where=lambda at, both: at.uses("Super Mirror"), inherent=True)
    def spare(self, at: MatchAt, both: Numbers) -> Numbers:
        spared = 1 - int(at.called(self.name))
        number = backwards(both[spared]) if at.brigades[spared] else None
        return both if number is None else changed_number(both, spared, number)
