"""The flares of Sheriff."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareOn,
    OneOf,
    Script,
    Spoken,
    WordCalled,
    asks,
    may_not,
    reason,
)


class Tag(FlareOn, frozen=True):
    """Plays the flare of Sheriff: Wild, it says whom you tag; Super, it names nobody."""

    word = "FLARE Sheriff"
    example = "FLARE Sheriff against Blue"


class WildSheriff(Flare):
    """You tag a player: they may join this challenge with one token at most.

    At the table the tagged player asks leave for each token more. By mail you tag nobody whom you would allow them.
    """

    name = "Wild Sheriff"
    choices = (Tag,)

    @asks("alliance flares", where=lambda at: len(at.state.seats_in()) > 2)
    def tag(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat not in (at.me, *at.mains)]
        wish = yield at.wish(self, OneOf([Tag(seat) for seat in others]))
        yield WordCalled(at.me, self.name, at.where, at.state.seats[wish.seat])

    @may_not("send")
    def one_only(self, at: CosmicAt, seat: int, tokens: int) -> Spoken | None:
        tagged = tokens > 1 and at.uses(self.name) and at.called(self.name) == at.state.seats[seat]
        return reason("tagged") if tagged else None


class SuperSheriff(Flare):
    """In this challenge you may give two tickets."""

    name = "Super Sheriff"
    choices = (Tag,)

    @asks("settle flares")
    def prepare(self, at: CosmicAt) -> Script:
        yield at.wish(self, Tag())
