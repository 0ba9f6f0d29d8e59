"""How somebody becomes a member, and how they leave."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Script,
    TokensToLimbo,
    captured,
    exacted,
    returned,
    shed_by_lot,
    untouched,
)
from adjudicator.games.cosmic.powers.cult.asking import PRICE, entering, leaving
from adjudicator.games.cosmic.powers.cult.members import CULT, brethren, members
from adjudicator.games.cosmic.powers.cult.orders import Believe, Renounce


def enlisted(at: CosmicAt) -> Script:
    """My opponent may become a member, with one of their tokens; then whoever is allied here goes home."""
    there = untouched(at.state, at.opponent)
    answer = (yield entering(at.of(at.opponent))) if there else None
    # Both may be main players in another challenge, too, where the same is asked at this moment.
    if isinstance(answer, Believe):
        if at.opponent not in members(at):
            place = max(there, key=lambda one: there[one]) if answer.place is None else answer.place
            yield captured(at, CULT, at.opponent, place)
        for ally in at.challenge.allies:
            yield TokensToLimbo(ally.seat, ally.tokens, at.where)


def left(at: CosmicAt) -> Script:
    """Members who are main players here may leave: their token is free, for others and for cards."""
    for seat in brethren(at):
        answer = yield leaving(at.of(seat))
        if isinstance(answer, Renounce) and seat in brethren(at) and not at.uses("Super Cult"):
            yield from exacted(at, seat, PRICE)
            yield shed_by_lot(at, seat, PRICE, f"{CULT}/{at.place}/{seat}")
            yield returned(CULT, seat)
