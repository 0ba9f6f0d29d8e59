"""Filch."""

from adjudicator.games.cosmic.kit import CardFilched, Choice, CosmicAt, Power, Script, asks


class Snatch(Choice, frozen=True):
    """Takes your opponent's played challenge card into your hand at the end of the turn (Filch)."""

    word = "FILCH"
    about = "filch"
    carries = True
    grammar = '("their" | ) ("card" | )'
    example = "FILCH their card IF their card >= 20"


class Filch(Power):
    """As a main player you may take your opponent's challenge card into your hand instead of its being discarded.

    That is done when the challenge is settled and consolation paid.
    """

    name = "Filch"
    origin = "Eon Expansions"
    choices = (Snatch,)

    @asks("after all", where=lambda at: at.is_main() and at.their_card is not None)
    def filch(self, at: CosmicAt) -> Script:
        yield at.wish(self, Snatch())
        if at.their_card is not None:
            yield CardFilched(at.me, at.where, 1 - at.side, at.their_card)
