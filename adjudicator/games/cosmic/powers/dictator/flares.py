"""The flares of Dictator."""

from adjudicator.games.cosmic.kit import (
    AttackTurned,
    CosmicAt,
    Flare,
    FlareOn,
    Made,
    OneOf,
    Script,
    asks,
    destined,
    drawn_anew,
    partial,
)


class Decree(FlareOn, frozen=True):
    """Plays the flare of Dictator: Wild, it says for whom destiny is drawn again; Super, whom you must attack."""

    word = "FLARE Dictator"
    grammar = '("against" | ) SEAT'
    example = "FLARE Dictator against Blue"


class WildDictator(Flare):
    """When destiny has been drawn for the next turn, another disc is drawn for the player you name.

    By mail: ordered with the last phase of a turn; the order may depend on whom destiny, or Dictator, makes anybody
    attack.
    """

    name = "Wild Dictator"
    choices = (Decree,)

    @asks("destiny flares")
    def draw_again(self, at: CosmicAt) -> Script:
        decree = yield at.wish(self, OneOf([Decree(seat) for seat in destined(at.state)]))
        yield Made(partial(drawn_anew, seat=decree.seat))


class SuperDictator(Flare):
    """You say whom you must attack yourself, too, when destiny has been drawn for the next turn.

    By mail: ordered with the last phase of a turn, and apart from what you order as Dictator.
    """

    name = "Super Dictator"
    choices = (Decree,)

    @asks("destiny flares")
    def rule_oneself(self, at: CosmicAt) -> Script:
        # Whatever Chronos's flare does to my disc meanwhile does not affect this one.
        if at.me in destined(at.state):
            decree = yield at.wish(self, OneOf([Decree(seat) for seat in at.state.seats_in() if seat != at.me]))
            yield AttackTurned(at.me, decree.seat)
