"""The flares of Pack Rat."""

from adjudicator.games.cosmic.kit import (
    Any,
    CosmicAt,
    Flare,
    FlareWord,
    Judged,
    OneOf,
    Place,
    Script,
    Seat,
    Self,
    WordCalled,
    asks,
    exacted,
    reason,
    untouched,
)


class Rummage(FlareWord, frozen=True):
    """Plays the flare of Pack Rat: Wild, it names players who lose a token; Super, the planet of the marking token."""

    word = "FLARE Pack Rat"
    grammar = '["on" PLACE] ["from" seats]'
    example = "FLARE Pack Rat from Blue, Green"

    place: Place | None = None
    seats: tuple[Seat, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, seats = values
        return cls(place, seats or ())


class WildPackRat(Flare):
    """As a turn begins you send a token of each player whom you name to the Warp, from their fullest base.

    At the table it may be moved to another of their bases instead.
    """

    name = "Wild Pack Rat"
    choices = (Rummage,)

    @asks("opened flares", where=lambda at: at.state.phase == 1, upon=lambda at, wish: wish.seats)
    def scatter(self, at: CosmicAt) -> Script:
        samples = [Rummage(None, (seat,)) for seat in at.state.seats_in() if seat != at.me]
        options = Judged(lambda wish: wish if wish.seats else reason("whose-tokens"), samples)
        for seat in (yield at.wish(self, options)).seats:
            yield from exacted(at, seat, 1)


class SuperPackRat(Flare):
    """You say from which base the token comes that marks what you collect in this challenge.

    It is played with phase 2.
    """

    name = "Super Pack Rat"
    choices = (Rummage,)

    @asks("alliance flares", where=CosmicAt.is_main)
    def choose(self, at: CosmicAt) -> Script:
        bases = [Rummage(place) for place in untouched(at.state, at.opponent)]
        if bases:
            wish = yield at.wish(self, OneOf(bases))
            yield WordCalled(at.me, self.name, at.where, f"{wish.place}")
