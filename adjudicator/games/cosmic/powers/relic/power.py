"""Relic."""

from collections.abc import Mapping

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    FoundIn,
    Founding,
    Power,
    Script,
    Seat,
    asks,
    founded_in_each,
)


class Unearth(FoundIn, frozen=True):
    """Founds a base in the system of a player who was dealt a new hand (Relic)."""

    word = "UNEARTH"
    about = "relic"
    of_challenge = False
    carries = True
    grammar = '("on" | "to" | ) PLACE force'
    example = "UNEARTH on Blue 3 with 1 from home 1"


def _digs(at: CosmicAt) -> Mapping[Seat, Founding]:
    """The systems of others who were dealt a new hand in this turn, or may still be, and what can be founded there."""
    state = at.state
    others = [seat for seat in state.seats_in() if seat != at.me and (state.challenges or seat in state.renewed)]
    return {seat: Founding(at, Unearth, tuple(state.home(seat))) for seat in others}


class Relic(Power):
    """When another player is dealt a new hand, you found a base in their system, with one to four of your tokens.

    By mail: when destiny has been drawn for the next turn, in the system of each player who has got new cards in this
    one (rule 13), on a planet on which you have no base.
    """

    # The facts name neither the place nor the tokens, and call it mandatory: without an order there is neither.
    name = "Relic"
    origin = "FFG"
    fit = ADAPTED
    choices = (Unearth,)

    @asks("destiny", where=lambda at: bool(_digs(at)), inherent=True)
    def unearth(self, at: CosmicAt) -> Script:
        yield from founded_in_each(self, at, _digs(at))
