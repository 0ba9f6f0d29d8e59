"""Accidents: tokens that fall off planets beside others."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import TokensToWarp
from adjudicator.games.cosmic.forfeits.exactions import untouched
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.state import PLANETS, Cosmic


def beside(state: Cosmic, place: Place) -> list[tuple[Place, Seat, int]]:
    """The tokens on the planets next to one in its system: where, whose, how many. Nobody fights there in this turn."""
    near = [one for one in (place - 1, place + 1) if one // PLANETS == place // PLANETS]
    found = [(one, seat, untouched(state, seat).get(one, 0)) for seat in state.seats_in() for one in near]
    return [tokens for tokens in found if tokens[2]]


def toppled(at: CosmicAt, place: Place, label: str) -> Script:
    """A token on a planet next to this one falls into the Warp; which one, is drawn by lot."""
    tokens = [f"{one} {seat}" for one, seat, number in beside(at.state, place) for _ in range(number)]
    for drawn in at.chance.choose(label, tokens, 1):
        one, seat = map(int, drawn.split())
        yield from at.propose(TokensToWarp(seat, 1, 0, ((one, 1),)))
