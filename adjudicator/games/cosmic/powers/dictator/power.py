"""Dictator."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    AttackTurned,
    Choice,
    CosmicAt,
    OneOf,
    Power,
    Script,
    Seat,
    asks,
    destined,
)


class Dictate(Choice, frozen=True):
    """Names whom another player must attack in the next turn, whatever destiny says; write a line for each (Dictator).

    It may depend on whom destiny makes anybody attack.
    """

    word = "DICTATE"
    about = "dictator"
    of_challenge = False
    carries = True
    grammar = 'SEAT ["must" | "to" | "shall"] ("attacks" | "attack") SEAT'
    example = "DICTATE Green attacks Blue IF Green must attack Red"

    seat: Seat
    system: Seat

    def part(self) -> str:
        return str(self.seat)


class Dictator(Power):
    """You say whom the others must attack: when destiny has been drawn, you name another player for each of them.

    By mail: ordered with the last phase of a turn, for the next one. Players whom you do not name go by destiny, and so
    do you. A player whose own colour was drawn must attack whom you name, too, unless they have settled a planet again
    instead of attacking. All that you name in a turn is one use, against the first of them.
    """

    name = "Dictator"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Dictate,)

    @asks("destiny")
    def dictate(self, at: CosmicAt) -> Script:
        seats = at.state.seats_in()
        others = [seat for seat in destined(at.state) if seat != at.me]
        for number in range(len(others)):
            pairs = [Dictate(seat, system) for seat in others for system in seats if seat != system]
            wish = yield at.wish(self, OneOf(pairs), detail=str(number))
            if not isinstance(wish, Dictate):
                return
            others.remove(wish.seat)
            yield AttackTurned(wish.seat, wish.system)
