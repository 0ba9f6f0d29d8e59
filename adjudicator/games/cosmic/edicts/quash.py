"""Quash."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, DealQuashed, Edict, Script, asks


class PlayQuash(Choice, frozen=True):
    """Plays Quash on the deal of a challenge."""

    word = "PLAY Quash"
    about = "quash"
    example = "PLAY Quash IF Red bases >= 4"


class Quash(Edict):
    """A deal that two players have agreed on fails: nothing passes, and each loses what a failed deal costs.

    Only in phase 4. By mail it is played when both letters have terms in common, before anything passes; other terms
    that they have in common are not tried.
    """

    name = "Quash"
    choices = (PlayQuash,)

    @asks(
        "quash",
        where=lambda at: at.challenge.deal and not at.challenge.quashed,
        upon=lambda at, wish: at.mains,
    )
    def kill(self, at: CosmicAt) -> Script:
        yield at.wish(self, PlayQuash())
        yield DealQuashed(at.where)
