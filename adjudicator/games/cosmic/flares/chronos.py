"""The flares of Chronos."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    DestinyDiscarded,
    Flare,
    FlareOn,
    OneOf,
    Script,
    Seat,
    asks,
    may_not,
)


class Rewind(FlareOn, frozen=True):
    """Plays the flare of Chronos: Wild, it says for whom destiny is drawn again; Super, it names nobody."""

    word = "FLARE Chronos"
    grammar = '["against" SEAT]'
    example = "FLARE Chronos against Red IF Red must attack Blue"


class WildChronos(Flare):
    """When destiny has been drawn for the next turn, another disc is drawn for the player you name (classic edition).

    By mail: ordered with the last phase of a turn; the order may depend on whom destiny makes anybody attack.
    """

    name = "Wild Chronos"
    choices = (Rewind,)

    @asks("destiny flares")
    def draw_again(self, at: CosmicAt) -> Script:
        drawn = [Rewind(seat) for seat in at.state.seats_in() if at.state.targets[seat] is not None]
        wish = yield at.wish(self, OneOf(drawn))
        yield DestinyDiscarded(wish.seat)


class SuperChronos(Flare):
    """When you have a challenge fought again, your opponent must play the same card again.

    The classic section is one more challenge when another player has just won; here everybody attacks in every turn,
    and all reach the end of the game in the same one, so this is the modern section.
    """

    name = "Super Chronos"
    choices = (Rewind,)

    @asks("replay flares", where=lambda at: at.is_main() and not (at.challenge.replayed or at.challenge.called_off))
    def repeat(self, at: CosmicAt) -> Script:
        yield at.wish(self, Rewind())

    @may_not("lay")
    def nothing_else(self, at: CosmicAt, seat: Seat, card: str) -> str | None:
        forced = at.is_main() and at.challenge.replayed and at.uses("Super Chronos") and seat == at.opponent
        return "Chronos makes it play the same card" if forced and (seat, card) not in at.challenge.back else None
