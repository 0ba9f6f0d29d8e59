"""Sorcerer."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, LaidSwapped, Power, Script, asks


class SwapCards(Choice, frozen=True):
    """Makes the two cards that were laid change places (Sorcerer)."""

    word = "SWAP"
    about = "sorcerer"
    grammar = '("cards" | )'
    example = "SWAP cards"


def _both_laid(at: CosmicAt) -> bool:
    return at.is_main() and at.challenge.both_laid


class Sorcerer(Power):
    """As a main player you may make the two cards change places before they are turned up.

    From then on each card belongs to the player before whom it lies, who takes back, keeps or sets aside that one.
    """

    name = "Sorcerer"
    origin = "Eon Expansions"
    choices = (SwapCards,)

    @asks("laid", where=_both_laid)
    def conjure(self, at: CosmicAt) -> Script:
        yield at.wish(self, SwapCards())
        yield LaidSwapped(at.where)
