"""The order words of Pack Rat."""

from adjudicator.games.cosmic.kit import Collect, GiveUp


class CollectCard(Collect, frozen=True):
    """Takes a card at random out of your opponent's hand into your collection, with phase 2 (Pack Rat)."""

    word = "COLLECT CARD"
    about = "pack rat"
    example = "COLLECT CARD IF Blue bases >= 4"
    card = True


class CollectToken(Collect, frozen=True):
    """Takes one of your opponent's tokens out of the Warp into your collection, with phase 2 (Pack Rat)."""

    word = "COLLECT TOKEN"
    about = "pack rat"
    example = "COLLECT TOKEN UNLESS Blue bases >= 4"


class Restore(GiveUp, frozen=True):
    """Gives a player back, in phase 2, all that you have collected of theirs; a line for each player (Pack Rat)."""

    word = "RESTORE"
    about = "restore"
    example = 'RESTORE Green IF agreed "a base"'
