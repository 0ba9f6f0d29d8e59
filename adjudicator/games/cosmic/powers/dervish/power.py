"""Dervish."""

from collections.abc import Sequence

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Choice,
    CosmicAt,
    Made,
    OneOf,
    Power,
    Script,
    Seat,
    Vocabulary,
    asks,
    partial,
    passed_on,
)


class Whirl(Choice, frozen=True):
    """Passes the hands of everybody in the challenge on to their left or right neighbour in it (Dervish)."""

    word = "WHIRL"
    about = "dervish"
    grammar = "whirl_left | whirl_right"
    rules = {'whirl_left: "left"': lambda: "left", 'whirl_right: "right"': lambda: "right"}  # noqa: RUF012 - as in the base
    example = "WHIRL left IF defence allies >= 2"

    turn: str

    def text(self, names: Vocabulary) -> str:
        return self.turn


def _dancers(at: CosmicAt) -> Sequence[Seat]:
    """The main players and their allies, clockwise."""
    return sorted({*at.mains, *(ally.seat for ally in at.challenge.allies)})


class Dervish(Power):
    """As a main player you may have all hands of a challenge go round: everybody in it passes theirs to a neighbour.

    The main players and all allies sit as the players do, and those who have no part in the challenge are passed over;
    left is clockwise. By mail: ordered with phase 2 it is done when allies have joined, before the orders for cards are
    written. Whoever is left without a challenge card is dealt new ones (rule 13).
    """

    name = "Dervish"
    origin = "FFG"
    fit = ADAPTED
    choices = (Whirl,)

    @asks("before cards", where=lambda at: at.is_main() and not at.uses("Dervish"), upon=lambda at, wish: _dancers(at))
    def whirl(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Whirl("left"), Whirl("right")]))
        yield Made(partial(passed_on, seats=_dancers(at)[:: 1 if wish.turn == "left" else -1]))
