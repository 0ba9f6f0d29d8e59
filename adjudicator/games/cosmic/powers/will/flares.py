"""The flares of Will."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareWord,
    Made,
    OneOf,
    Script,
    Seat,
    TargetChosen,
    anywhere,
    asks,
    partial,
    seen,
)


class AimFlare(FlareWord, frozen=True):
    """Plays Will's flare: Wild for attacking in the system of the player named, Super for looking at their hand."""

    word = "FLARE Will"
    grammar = "SEAT"
    example = "FLARE Will Green"

    seat: Seat


class WildWill(Flare):
    """You attack the player whom destiny drew for you in another system than their own, where they have a base."""

    name = "Wild Will"
    choices = (AimFlare,)

    @asks("launch flares", where=lambda at: at.state.targets[at.me] is not None)
    def stray(self, at: CosmicAt) -> Script:
        home, drawn = at.state.targets[at.me] or (at.me, at.me)
        systems = [system for seat, system in anywhere(at.state, at.me) if seat == drawn and system != home]
        if home != at.me and systems:
            flare = yield at.wish(self, OneOf([AimFlare(system) for system in systems]))
            yield TargetChosen(at.me, drawn, flare.seat)


class SuperWill(Flare):
    """You look at a player's hand before you choose whom you attack."""

    name = "Super Will"
    choices = (AimFlare,)

    @asks("launch flares", where=lambda at: at.state.targets[at.me] is not None)
    def look(self, at: CosmicAt) -> Script:
        others = [seat for seat in at.state.seats_in() if seat != at.me]
        flare = yield at.wish(self, OneOf([AimFlare(seat) for seat in others]))
        yield Made(partial(seen, viewer=at.me, seat=flare.seat))
