"""The order words of Crusher."""

from adjudicator.games.cosmic.kit import Choice, GiveUp, StackInWarp


class CrushWarp(StackInWarp, frozen=True):
    """Crushes another player's tokens in the Warp when you lose tokens; without a name, those of whoever has most.

    One token stays in the Warp (Crusher).
    """

    word = "CRUSH WARP"
    about = "crusher warp"
    example = "CRUSH WARP of Green IF I lose"


class Crush(Choice, frozen=True):
    """Crushes your opponent's side before cards are laid: of each player's tokens there one is left (Crusher)."""

    word = "CRUSH"
    about = "crusher"
    example = "CRUSH IF defence allies >= 2"


class Uncrush(GiveUp, frozen=True):
    """Gives a player back, in phase 2, all tokens that you have crushed; write a line for each player (Crusher)."""

    word = "UNCRUSH"
    about = "uncrush"
    example = 'UNCRUSH Green IF agreed "two cards"'
