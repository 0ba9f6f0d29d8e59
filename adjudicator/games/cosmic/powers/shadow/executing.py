"""Whom Shadow executes, and where."""

from collections.abc import Mapping

from adjudicator.games.cosmic.kit import Choice, CosmicAt, Place, Script, Seat, TokensToWarp, exacted, untouched


class Execute(Choice, frozen=True):
    """Says from which base a player loses their token when a disc of their colour is drawn (Shadow)."""

    word = "EXECUTE"
    about = "shadow"
    of_challenge = False
    grammar = 'SEAT ("on" | "from") PLACE'
    example = "EXECUTE Blue on Blue 3"
    carries = True
    part_field = "seat"

    seat: Seat
    place: Place


def condemned(at: CosmicAt) -> Mapping[Seat, int]:
    """The other players whose colour has been drawn for the next turn, and for how many.

    As long as challenges are fought nobody knows who that will be: then it is everybody else.
    """
    state = at.state
    drawn = [target[0] for target in state.targets if target is not None]
    seats = [seat for seat in state.seats_in() if seat != at.me and untouched(state, seat)]
    return {seat: drawn.count(seat) for seat in seats if state.challenges or seat in drawn}


def executed(at: CosmicAt, seat: Seat, tokens: int, wish: Choice) -> Script:
    """A player loses tokens on the base that is named, and what it has not, or if none is, on their fullest bases."""
    there = untouched(at.state, seat).get(wish.place, 0) if isinstance(wish, Execute) else 0
    here = min(there, tokens)
    if here and isinstance(wish, Execute):
        yield TokensToWarp(seat, here, 0, ((wish.place, here),))
    if tokens > here:
        yield from exacted(at, seat, tokens - here)
