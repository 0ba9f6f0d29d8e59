"""Crusher."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    Power,
    Script,
    TokensToWarp,
    after,
    asks,
    given_up,
    kept_of,
    stackable,
    stackable_in_warp,
    stacked,
    stacked_in_warp,
)
from adjudicator.games.cosmic.powers.crusher.words import Crush, CrushWarp, Uncrush


class Crusher(Power):
    """As a main player you may crush the other side before cards are laid: each player's tokens there become one.

    So you may crush another player's tokens in the Warp whenever you lose tokens to it. By mail: one token is left and
    does what tokens do; the others are captive under it, never more than ten of a player. They come to Limbo when you
    give them back in phase 2, for whatever you have agreed on, and when you lose your power.
    """

    # At the table a stack stays one figure wherever it goes, and is not crushed again. Tokens are not told apart here,
    # so nobody knows under which of them the others lie; in stacks of four no fewer than ten tokens would be left free.
    name = "Crusher"
    origin = "Eons"
    fit = ADAPTED
    choices = (CrushWarp, Crush, Uncrush)
    spares_captives = True

    @asks(
        "before lay",
        where=lambda at: at.is_main() and bool(stackable(at, "Crusher")),
        upon=lambda at, wish: stackable(at, "Crusher"),
    )
    def crush(self, at: CosmicAt) -> Script:
        yield from stacked(self, at, Crush())

    @after(
        TokensToWarp,
        where=lambda at, lost: at.mine(lost.seat) and bool(stackable_in_warp(at, "Crusher")),
        optional=True,
    )
    def crush_in_the_warp(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield from stacked_in_warp(self, at, CrushWarp, lost.tokens if at.uses("Super Crusher") else 1)

    @asks("opening", where=lambda at: at.state.phase == 2 and bool(kept_of(at, "Crusher")))
    def give_back(self, at: CosmicAt) -> Script:
        yield from given_up(self, at, Uncrush)
